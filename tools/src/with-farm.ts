/**
 * The farm of the scripts that hand out work: the one that LILYPAD_FARM names. One that cannot be used ends the script with exit code 2, an
 * answer that is not believed with 1.
 */
import { Doubt, Farm, FarmError, programVersion } from '@lilypad/farm';
import { fail, refuse } from './arguments.ts';

/** For what the farm has to say while a script waits. */
export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Does some work by the farm; `undone` says what is left undone by an answer that is not believed. */
export async function withFarm<T>(work: (farm: Farm) => Promise<T>, undone: string): Promise<T> {
  try {
    const farm = await Farm.open(process.env.LILYPAD_FARM ?? '', { version: programVersion(), onTrouble: say });
    const done = await work(farm);
    await farm.close();
    return done;
  } catch (error) {
    if (error instanceof Doubt && error.kind !== 'unreadable') return fail(`${undone}: ${error.message}.`);
    if (!(error instanceof FarmError) && !(error instanceof Doubt)) throw error;
    return refuse(`The farm cannot be used: ${error.message}.`);
  }
}

/** The farm of the scripts that hand out work: the one that LILYPAD_FARM names. One that cannot be used ends the script with exit code 2. */
import { Farm, FarmError, programVersion } from '@lilypad/farm';
import { refuse } from './arguments.ts';

/** For what the farm has to say while a script waits. */
export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

export async function withFarm<T>(work: (farm: Farm) => Promise<T>): Promise<T> {
  try {
    const farm = await Farm.open(process.env.LILYPAD_FARM ?? '', { version: programVersion(), onTrouble: say });
    const done = await work(farm);
    await farm.close();
    return done;
  } catch (error) {
    if (!(error instanceof FarmError) && (error as Error).name !== 'UnreadableData') throw error;
    return refuse(`The farm cannot be used: ${(error as Error).message}.`);
  }
}

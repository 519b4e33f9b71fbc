/** The farm that a command hands its work to. Loaded only when there is one: the client of the database is large. */
import { Farm, programVersion } from '@lilypad/farm';
import { messages } from '../output/messages.ts';

/** What every command tells a farm about itself. */
export const farmOptions = () => ({ version: programVersion(), onTrouble: tellSentence });

/** Opens a farm, lets `work` use it, and closes it. */
export async function withFarm<T>(address: string, work: (farm: Farm) => Promise<T>): Promise<T> {
  const farm = await Farm.open(address, farmOptions());
  try {
    return await work(farm);
  } finally {
    await farm.close();
  }
}

/** Prints a message that is a sentence without its full stop. */
export function tellSentence(text: string): void {
  messages.tell(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}

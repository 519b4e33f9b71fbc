/** The farm that a command hands its work to. Loaded only when there is one: the client of the database is large. */
import { Farm, programVersion } from '@lilypad/farm';
import { tellSentence } from './tell-sentence.ts';

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

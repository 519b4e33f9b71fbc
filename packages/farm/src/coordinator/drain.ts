/** Stopping a farm in an orderly way. */
import { FarmError } from '../database/farm-error.ts';
import type { Farm } from '../queue/farm.ts';
import { Watch } from '../queue/watch.ts';

const LOOK_MS = 200;

/**
 * Hands out no more jobs, and waits until all workers have finished theirs and gone; those that are lost are not waited for.
 *
 * @param onProgress - told how many workers are left
 * @throws FarmError - if there is an alarm, or somebody opens the farm meanwhile
 * @example
 * ```ts
 * const stop = (farm: Farm): Promise<void> => drain(farm, (left) => console.log(`${left} workers are left`));
 * stop.length; // => 1
 * ```
 */
export async function drain(farm: Farm, onProgress: (left: number) => void): Promise<void> {
  const { connection } = farm;
  const watch = new Watch(farm);
  await connection.executeSql("UPDATE lilypad.farm SET state = 'draining' WHERE state = 'open'");
  for (let looked = Number.NEGATIVE_INFINITY; ; ) {
    const { rows } = await connection.persist(() => connection.executeSql('SELECT id FROM lilypad.worker'));
    const state = await connection.persist(() => farm.refuseAlarm());
    if (state === 'open') throw new FarmError('stopped', 'somebody has opened the farm again; it is not stopped');
    if (rows.length === 0) return;
    onProgress(rows.length);
    if (performance.now() - looked >= watch.everyMs) {
      looked = performance.now();
      await connection.persist(() => watch.look());
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

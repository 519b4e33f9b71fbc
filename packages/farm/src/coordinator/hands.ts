/** Whether there are workers for the jobs of a command. */
import { MEMORY_STEPS, memoryTaken } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';

/** How many workers of our version there are, and in a sentence what is missing for some jobs; null if nothing is. */
export interface Hands {
  readonly workers: number;
  readonly lack: string | null;
}

/** Looks for workers that can do some jobs. */
export async function handsFor(farm: Farm, ids: readonly string[]): Promise<Hands> {
  const { rows } = await farm.connection.executeSql(
    'SELECT count(*)::int AS workers, max(memory)::int AS memory FROM lilypad.worker WHERE version = $1',
    [farm.version],
  );
  const workers = Number(rows[0]?.workers);
  if (workers === 0) {
    return { workers, lack: 'no worker of this version is at work; start one with lilypad farm work' };
  }
  const memory = Number(rows[0]?.memory);
  const least = await farm.queue.leastMemory(
    MEMORY_STEPS.filter((step) => memoryTaken(step) > memory),
    ids,
  );
  const lack =
    least === null ? null : `no worker has the ${memoryTaken(least)} MB that some jobs need; see lilypad farm status`;
  return { workers, lack };
}

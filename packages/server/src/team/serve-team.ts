/** The loop of a thread of a team: takes part in what it is called for, and ends when it has not been called for a while. */
import { parentPort } from 'node:worker_threads';
import { type AnyTask, takePart } from '@lilypad/toads';
import type { TeamCall } from './open-team.ts';

const IDLE_MS = 500;

/**
 * Serves the team that started this thread. Tasks are loaded when the first job comes: other work needs none, and its threads
 * should be there soon.
 *
 * @example
 * ```ts
 * serveTeam(async () => []); // => undefined
 * ```
 */
export function serveTeam(openTasks: () => Promise<readonly AnyTask[]>): void {
  const end = (): void => process.exit();
  const wait = (): NodeJS.Timeout => setTimeout(end, IDLE_MS).unref();
  let idle: NodeJS.Timeout | undefined;
  parentPort?.on('message', async ({ work, thread }: TeamCall) => {
    clearTimeout(idle);
    takePart(work, thread, work.kind === 'map' ? await openTasks() : []);
    idle = wait();
  });
}

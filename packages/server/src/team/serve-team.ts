/** The loop of a thread of a team: takes part in what it is called for, and ends when it has not been called for a while. */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type AnyTask, takePart } from '@lilypad/toads';
import type { TeamCall } from './open-team.ts';

/** A thread ends when it has not been called for so long: the tables of a sweep are large, and should be freed soon. */
const IDLE_MS = 500;
/** After jobs it waits longer: its tasks are loaded and its code is compiled, and more jobs often follow. */
const IDLE_AFTER_JOBS_MS = 15_000;

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
  let idle: NodeJS.Timeout | undefined;
  const file = openSync(devNull, 'r');
  parentPort?.on('message', async ({ work, thread, files }: TeamCall) => {
    Atomics.store(files, thread, file + 1);
    clearTimeout(idle);
    const isJobs = work.kind === 'map';
    takePart(work, thread, isJobs ? await openTasks() : []);
    clearTimeout(idle);
    idle = setTimeout(end, isJobs ? IDLE_AFTER_JOBS_MS : IDLE_MS).unref();
  });
}

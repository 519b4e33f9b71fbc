/** The loop of a thread of a team: takes part in what it is called for, and ends when it has not been called for a while. */
import { parentPort } from 'node:worker_threads';
import { type AnyTask, takePart } from '@lilypad/toads';
import { openLifeLine, showLifeLine } from './life-line.ts';
import type { TeamCall } from './open-team.ts';

/** A thread ends when it has not been called for so long: the tables of a sweep are large, and should be freed soon. */
const IDLE_MS = 500;
/** After jobs it waits longer: its tasks are loaded and its code is compiled, and more jobs often follow. */
const IDLE_AFTER_JOBS_MS = 60_000;

/**
 * Serves the team that started this thread. Tasks are loaded when the first job comes: other work needs none, and its threads
 * should be there soon. They are the same ones from then on, because they keep what later jobs need.
 *
 * @example
 * ```ts
 * serveTeam(async () => []); // => undefined
 * ```
 */
export function serveTeam(openTasks: () => Promise<readonly AnyTask[]>): void {
  const end = (): void => process.exit();
  let idle: NodeJS.Timeout | undefined;
  let tasks: Promise<readonly AnyTask[]> | undefined;
  const file = openLifeLine();
  parentPort?.on('message', async ({ work, thread, lines }: TeamCall) => {
    showLifeLine(lines, thread, file);
    clearTimeout(idle);
    const isJobs = work.kind === 'map';
    if (isJobs) tasks ??= openTasks();
    takePart(work, thread, isJobs ? await tasks : []);
    clearTimeout(idle);
    idle = setTimeout(end, isJobs ? IDLE_AFTER_JOBS_MS : IDLE_MS).unref();
  });
}

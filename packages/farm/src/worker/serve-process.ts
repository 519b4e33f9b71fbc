/**
 * The program of a process that does one job (job-process.ts). The job has a thread, so that this one is free to hear that the
 * worker has ended, even if that was killed: then the process ends, too.
 */
import { writeFileSync } from 'node:fs';
import { JobThread } from './job-thread.ts';
import type { ProcessJob, ThreadMessage } from './messages.ts';

const send = (message: ThreadMessage): void => void process.send?.(message);

/** At once, whatever the thread does. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
process.on('message', async ({ threadUrl, job, limitMs }: ProcessJob) =>
  send(await new JobThread(new URL(threadUrl)).run(job, limitMs, send)),
);
// A terminal, or Slurm, tells all processes to end. What becomes of the job is for the worker to say.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
try {
  // Where memory is short, Linux ends this process rather than the worker, as if it had half of all memory more than it has.
  writeFileSync('/proc/self/oom_score_adj', '500');
} catch {
  // Other systems decide without that.
}
if (!process.connected) end();

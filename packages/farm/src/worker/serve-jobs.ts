/** The loop of a thread of a worker: does one job at a time, and tells how far it is. */
import { parentPort } from 'node:worker_threads';
import type { Plain } from '../jobs/job.ts';
import { checkpointOf } from '../jobs/kind.ts';
import { kindNamed } from '../jobs/kinds.ts';
import type { Failed, ThreadJob, ThreadMessage } from './messages.ts';

const PROGRESS_MS = 500;

const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** Does the jobs that the thread is sent. */
export function serveJobs(): void {
  parentPort?.on('message', async (job: ThreadJob) => {
    try {
      send(await outcomeOf(job));
    } catch (error) {
      send({ type: 'failed', message: (error as Error).message, lack: lackOf(error as Error) });
    }
  });
}

function lackOf(error: Error): Failed['lack'] {
  return error.name === 'GameLimitError' || error instanceof RangeError ? 'memory' : null;
}

async function outcomeOf({ kind: name, question: data, ...job }: ThreadJob): Promise<ThreadMessage> {
  const kind = kindNamed(name);
  const question = kind.readQuestion(data);
  let told = performance.now();
  const { answer, details } = await kind.run(question, {
    ...job,
    checkpoint: checkpointOf(kind, job.checkpoint, question),
    save: (state) => send({ type: 'checkpoint', state }),
    onProgress: (share) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      send({ type: 'progress', share });
    },
  });
  return { type: 'done', answer: answer as Plain, details };
}

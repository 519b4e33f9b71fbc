/** The thread that has jobs of the prover done by a farm, and rings a bell when there is something to tell. */
import { parentPort, workerData } from 'node:worker_threads';
import { Farm, gather, wordJobs } from '@lilypad/farm';
import { openLifeLine, showLifeLine } from '@lilypad/server/team';
import { farmOptions } from '../../farm/open-farm.ts';
import { describeError, LimitError } from '../../output/errors.ts';
import type { JobsQuestion, JobsReply, JobsThread } from './farm-jobs.ts';

const { address, bell, lines, port } = workerData as JobsThread;
let farm: Farm | undefined;

function send(reply: JobsReply): void {
  port.postMessage(reply);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

/** What this thread writes to standard error is not seen before the main thread has time, which waits. */
const tell = (sentence: string): void => send({ kind: 'told', sentence });

async function answer({ task, jobs, seconds }: JobsQuestion): Promise<JobsReply> {
  farm ??= await Farm.open(address, { ...farmOptions(), onTrouble: tell });
  const results: unknown[] = [];
  let isParked = false;
  const open = await gather(farm, wordJobs(task, jobs), {
    seconds,
    onIdle: tell,
    onProgress: ({ done }) => send({ kind: 'progress', done }),
    onOutcome: (outcome) => {
      if (outcome.ok) results[outcome.index] = outcome.answer;
      else isParked = true;
    },
  });
  if (isParked) throw new LimitError(`the farm cannot do all of the work (${task}); see lilypad farm status`);
  return open.length > 0 ? { kind: 'late' } : { kind: 'results', results };
}

port.on('message', async (question: JobsQuestion) => {
  send(await answer(question).catch((error): JobsReply => ({ kind: 'failed', report: describeError(error) })));
});

showLifeLine(lines, 0, openLifeLine());
parentPort?.postMessage('ready');

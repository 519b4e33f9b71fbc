/** The thread that has jobs of the prover done by a farm, and rings a bell when there is something to tell. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { Farm, gatherAll, wordJobs } from '@lilypad/farm';
import { farmOptions, tellSentence } from '../../farm/open-farm.ts';
import { describeError, LimitError } from '../../output/errors.ts';
import type { JobsQuestion, JobsReply } from './farm-jobs.ts';

const { address, bell, port } = workerData as {
  readonly address: string;
  readonly bell: Int32Array;
  readonly port: MessagePort;
};
let farm: Farm | undefined;

function send(reply: JobsReply): void {
  port.postMessage(reply);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

async function answer({ task, jobs }: JobsQuestion): Promise<JobsReply> {
  farm ??= await Farm.open(address, farmOptions());
  const results = await gatherAll(farm, wordJobs(task, jobs), {
    onIdle: tellSentence,
    onProgress: ({ done }) => send({ kind: 'progress', done }),
  });
  if (results.includes(null)) {
    throw new LimitError(`the farm cannot do all of the work (${task}); see lilypad farm status`);
  }
  return { kind: 'results', results };
}

port.on('message', async (question: JobsQuestion) => {
  send(await answer(question).catch((error): JobsReply => ({ kind: 'failed', report: describeError(error) })));
});

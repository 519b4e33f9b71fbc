/** The thread that has obligations done by a farm, and rings a bell when they are. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { Farm, gatherAll, type WordAnswer, wordJobs } from '@lilypad/farm';
import { farmOptions, tellSentence } from '../../farm/open-farm.ts';
import { describeError, LimitError } from '../../output/errors.ts';
import type { ObligationQuestion, ObligationReply } from './farm-obligations.ts';

const { address, bell, port } = workerData as {
  readonly address: string;
  readonly bell: Int32Array;
  readonly port: MessagePort;
};
let farm: Farm | undefined;

async function answer({ conjecture, words }: ObligationQuestion): Promise<ObligationReply> {
  farm ??= await Farm.open(address, farmOptions());
  const results = (await gatherAll(farm, wordJobs(conjecture, words), {
    onIdle: tellSentence,
  })) as (WordAnswer | null)[];
  const missing = results.indexOf(null);
  if (missing >= 0)
    throw new LimitError(`the farm cannot do the obligations of ${words[missing]}; see lilypad farm status`);
  return { ok: true, results: results as WordAnswer[] };
}

port.on('message', async (question: ObligationQuestion) => {
  const reply = await answer(question).catch((error): ObligationReply => ({ ok: false, report: describeError(error) }));
  port.postMessage(reply);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
});

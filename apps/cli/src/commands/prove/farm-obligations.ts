/**
 * The obligations of conjectures, done by a farm. The prover is one synchronous function, so it waits while a thread
 * (obligations-worker.ts) talks to the farm.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ObligationChecker } from '@lilypad/prover';
import { type ErrorReport, ReportedError } from '../../output/errors.ts';

type WordResults = ReturnType<ObligationChecker>;

export interface ObligationQuestion {
  readonly conjecture: string;
  readonly words: readonly string[];
}

export type ObligationReply =
  | { readonly ok: true; readonly results: WordResults }
  | { readonly ok: false; readonly report: ErrorReport };

/** Lets `work` use a farm for its obligations. */
export async function withObligations<T>(address: string, work: (check: ObligationChecker) => T): Promise<T> {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./obligations-worker.js', import.meta.url), {
    workerData: { address, bell, port: port2 },
    transferList: [port2],
    execArgv: [],
  });
  const check: ObligationChecker = (conjecture, words) => {
    const rung = Atomics.load(bell, 0);
    port1.postMessage({ conjecture, words } satisfies ObligationQuestion);
    Atomics.wait(bell, 0, rung);
    const reply = receiveMessageOnPort(port1)?.message as ObligationReply;
    if (reply.ok) return reply.results;
    throw new ReportedError(reply.report);
  };
  try {
    return work(check);
  } finally {
    port1.close();
    await worker.terminate();
  }
}

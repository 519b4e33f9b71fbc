/**
 * The prover's jobs, done by a farm. The prover is one synchronous function, so it waits while a thread
 * (farm-jobs-worker.ts) talks to the farm.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MapJobs } from '@lilypad/prover';
import { type ErrorReport, ReportedError } from '../../output/errors.ts';

export interface JobsQuestion {
  /** The name of the task. */
  readonly task: string;
  readonly jobs: readonly unknown[];
}

export type JobsReply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'results'; readonly results: readonly unknown[] }
  | { readonly kind: 'failed'; readonly report: ErrorReport };

/** How often to look whether the thread is still there, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** Lets `work` use a farm for its jobs. */
export async function withFarmJobs<T>(address: string, work: (mapJobs: MapJobs) => T): Promise<T> {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./farm-jobs-worker.js', import.meta.url), {
    workerData: { address, bell, port: port2 },
    transferList: [port2],
    execArgv: [],
  });
  const mapJobs: MapJobs = <Job, Result>(
    { name }: { readonly name: string },
    jobs: readonly Job[],
    onProgress: (done: number) => void,
  ) => {
    let rung = Atomics.load(bell, 0);
    port1.postMessage({ task: name, jobs } satisfies JobsQuestion);
    for (;;) {
      Atomics.wait(bell, 0, rung, LOOK_EVERY_MS);
      rung = Atomics.load(bell, 0);
      for (let reply = nextReply(port1); reply !== undefined; reply = nextReply(port1)) {
        if (reply.kind === 'results') return reply.results as readonly Result[];
        if (reply.kind === 'failed') throw new ReportedError(reply.report);
        onProgress(reply.done);
      }
    }
  };
  try {
    return work(mapJobs);
  } finally {
    port1.close();
    await worker.terminate();
  }
}

const nextReply = (port: Parameters<typeof receiveMessageOnPort>[0]): JobsReply | undefined =>
  receiveMessageOnPort(port)?.message as JobsReply | undefined;

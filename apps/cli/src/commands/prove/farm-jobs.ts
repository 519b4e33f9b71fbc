/**
 * The prover's jobs, done by a farm. The prover is one synchronous function, so it waits while a thread
 * (farm-jobs-worker.ts) talks to the farm.
 */
import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type MapJobs, TimeUp } from '@lilypad/prover';
import { hasEnded, lifeLines } from '@lilypad/server/team';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { type ErrorReport, LimitError, ReportedError } from '../../output/errors.ts';

export interface JobsQuestion {
  /** The name of the task. */
  readonly task: string;
  readonly jobs: readonly unknown[];
  /** How long to wait for their results. */
  readonly seconds: number;
}

export type JobsReply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'told'; readonly sentence: string }
  | { readonly kind: 'results'; readonly results: readonly unknown[] }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly report: ErrorReport };

/** How often to look whether the thread is still there, in milliseconds. */
const LOOK_EVERY_MS = 1000;
/** A thread whose database says nothing is waited for so long after the time is over. */
const LATE_MS = 10_000;

export interface JobsThread {
  readonly address: string;
  /** Rung when there is something to tell. */
  readonly bell: Int32Array;
  /** By which it is seen whether the thread is still there. */
  readonly lines: Int32Array;
  readonly port: MessagePort;
}

const SCRIPT = new URL('./farm-jobs-worker.js', import.meta.url);

/**
 * Lets `work` use a farm for its jobs, for so many seconds that pass; then they end with TimeUp. The seconds begin when the thread has
 * told that it is there.
 */
export async function withFarmJobs<T>(
  address: string,
  seconds: number,
  work: (mapJobs: MapJobs) => T,
  { script = SCRIPT, lookEveryMs = LOOK_EVERY_MS, lateMs = LATE_MS } = {},
): Promise<T> {
  let deadline = 0;
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const lines = lifeLines(1);
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(script, {
    workerData: { address, bell, lines, port: port2 } satisfies JobsThread,
    transferList: [port2],
    execArgv: [],
  });
  // That it has ended is seen by its line; an error that nobody hears, as of a full heap, would end the process.
  worker.on('error', () => {});
  const mapJobs: MapJobs = <Job, Result>(
    { name }: { readonly name: string },
    jobs: readonly Job[],
    onProgress: (done: number) => void,
  ) => {
    const left = deadline - performance.now();
    if (left <= 0) throw new TimeUp();
    let rung = Atomics.load(bell, 0);
    // As JSON has them: a message would take objects apart that JSON writes as texts.
    const plain = JSON.parse(JSON.stringify(jobs)) as readonly unknown[];
    port1.postMessage({ task: name, jobs: plain, seconds: left / 1000 } satisfies JobsQuestion);
    for (;;) {
      const isQuiet = Atomics.wait(bell, 0, rung, lookEveryMs) === 'timed-out';
      if (isQuiet && hasEnded(lines, 0)) throw new LimitError('the thread that asks the farm has ended');
      if (isQuiet && performance.now() > deadline + lateMs) throw new TimeUp();
      rung = Atomics.load(bell, 0);
      for (let reply = nextReply(port1); reply !== undefined; reply = nextReply(port1)) {
        if (reply.kind === 'results') return reply.results as readonly Result[];
        if (reply.kind === 'late') throw new TimeUp();
        if (reply.kind === 'failed') throw new ReportedError(reply.report);
        if (reply.kind === 'told') tellSentence(reply.sentence);
        else onProgress(reply.done);
      }
    }
  };
  try {
    await once(worker, 'message');
    deadline = performance.now() + 1000 * seconds;
    return work(mapJobs);
  } finally {
    port1.close();
    await worker.terminate();
  }
}

const nextReply = (port: MessagePort): JobsReply | undefined =>
  receiveMessageOnPort(port)?.message as JobsReply | undefined;

/** A thread that does jobs, one after the other, as the worker sees it. */
import { Worker } from 'node:worker_threads';
import type { HeldJob } from '../queue/ledger.ts';
import type { ThreadJob, ThreadMessage } from './messages.ts';

type Ended = Extract<ThreadMessage, { type: 'done' | 'failed' }>;
type Underway = Exclude<ThreadMessage, Ended>;

/** From this step of memory on a thread is replaced after a job, since its memory would not be freed otherwise. */
const LARGE_MEGABYTES = 1024;

export class JobThread {
  private readonly url: URL;
  private worker: Worker | undefined;

  constructor(url: URL) {
    this.url = url;
  }

  /** Does a job; it fails if it takes longer than `limitMs`. */
  async run(job: HeldJob, limitMs: number, hear: (message: Underway) => void): Promise<Ended> {
    const ended = await this.converse(job, limitMs, hear);
    if (ended.type === 'failed' || job.memory >= LARGE_MEGABYTES) await this.end();
    return ended;
  }

  private converse(job: HeldJob, limitMs: number, hear: (message: Underway) => void): Promise<Ended> {
    this.worker ??= new Worker(this.url, { execArgv: [] });
    const { worker } = this;
    return new Promise((resolve) => {
      const finish = (ended: Ended): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
        resolve(ended);
      };
      const failed = (message: string, isLimit = false): void => finish({ type: 'failed', message, isLimit });
      const timer = setTimeout(() => failed(`there is no result after ${limitMs / 1000} seconds`), limitMs);
      worker.on('message', (message: ThreadMessage) => {
        if (message.type === 'done' || message.type === 'failed') finish(message);
        else hear(message);
      });
      worker.on('error', (error: NodeJS.ErrnoException) =>
        failed(error.message, error.code === 'ERR_WORKER_OUT_OF_MEMORY'),
      );
      worker.on('exit', () => failed('the thread ended'));
      const { kind, question, hint, checkpoint, memory } = job;
      worker.postMessage({ kind, question, hint, checkpoint, maxBytes: memory * 2 ** 20 } satisfies ThreadJob);
    });
  }

  /** Ends the thread; a job that it does fails. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

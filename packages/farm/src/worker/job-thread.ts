/** A thread that does jobs, one after the other, as the worker sees it. */
import { Worker } from 'node:worker_threads';
import { heapOf } from '../jobs/job.ts';
import type { Ended, ProcessJob, ThreadJob, ThreadMessage, Underway } from './messages.ts';

type Job = ProcessJob['job'];

/** From this step of memory on a thread is replaced after a job, since its memory would not be freed otherwise. */
const LARGE_MEGABYTES = 1024;

export class JobThread {
  private readonly url: URL;
  private worker: Worker | undefined;
  /** The memory that the thread was started with, in megabytes. */
  private memory = 0;
  /** Who listens: the job under way. */
  private hear: (message: ThreadMessage) => void = () => {};

  constructor(url: URL) {
    this.url = url;
  }

  /** Does a job; it fails if it takes longer than `limitMs`. */
  async run(job: Job, limitMs: number, hear: (message: Underway) => void): Promise<Ended> {
    if (job.memory !== this.memory) this.discard();
    const ended = await this.converse(job, limitMs, hear);
    if (ended.type === 'failed' || job.memory >= LARGE_MEGABYTES) await this.end();
    return ended;
  }

  private converse(job: Job, limitMs: number, hear: (message: Underway) => void): Promise<Ended> {
    this.worker ??= this.start(job.memory);
    const { worker } = this;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.hear({ type: 'failed', message: `there is no result after ${limitMs / 1000} seconds`, lack: null }),
        limitMs,
      );
      this.hear = (message) => {
        if (message.type !== 'done' && message.type !== 'failed') return hear(message);
        clearTimeout(timer);
        this.hear = () => {};
        resolve(message);
      };
      const { kind, question, hint, checkpoint, memory } = job;
      worker.postMessage({ kind, question, hint, checkpoint, maxBytes: memory * 2 ** 20 } satisfies ThreadJob);
    });
  }

  /** What a job keeps elsewhere than in the heap it counts itself, up to its `maxBytes`: the worker has room for both. */
  private start(memory: number): Worker {
    this.memory = memory;
    const worker = new Worker(this.url, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapOf(memory) } });
    const hear = (message: ThreadMessage): void => {
      if (worker === this.worker) this.hear(message);
    };
    worker.on('message', hear);
    worker.on('error', ({ message, code }: NodeJS.ErrnoException) =>
      hear({ type: 'failed', message, lack: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : null }),
    );
    worker.on('exit', () => {
      hear({ type: 'failed', message: 'the thread ended', lack: null });
      // It may have ended while it had no job: the next one would wait for it for ever.
      if (this.worker === worker) this.worker = undefined;
    });
    return worker;
  }

  /** Lets go of a thread that has no job. */
  discard(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  /** Ends the thread; a job that it does fails. */
  async end(): Promise<void> {
    const { worker } = this;
    await worker?.terminate();
    // The next job may have another by now.
    if (this.worker === worker) this.worker = undefined;
  }
}

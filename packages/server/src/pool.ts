/**
 * Worker threads that solve positions, so that the server goes on answering. Each worker does one thing at a time;
 * others wait in a queue of limited length for a limited time, and a worker that takes too long is ended and replaced.
 */
import { Worker } from 'node:worker_threads';
import { HttpError } from './answer.ts';

export type WorkerAnswer =
  | { readonly kind: 'document'; readonly text: string }
  /** The position is beyond a limit of the solver. */
  | { readonly kind: 'limit'; readonly message: string };

export interface PoolOptions {
  readonly workerUrl: URL;
  readonly workers: number;
  /** How long a position may wait, and how long it may then take. */
  readonly timeLimitMs: number;
  readonly maxQueue: number;
}

interface Job {
  readonly position: string;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const RETRY = { 'retry-after': '5' };

export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private readonly queue: Job[] = [];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Solves a position; rejects with HttpError 503 when it takes too long or too many are waiting. */
  solve(position: string): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new HttpError(503, 'The server is shutting down.', RETRY));
      if (this.queue.length >= this.options.maxQueue) return reject(busyError());
      const job: Job = { position, resolve, reject, timer: this.after(() => this.giveUp(job)) };
      this.queue.push(job);
      this.next();
    });
  }

  /** Ends all workers; requests that are waiting get an error. */
  async close(): Promise<void> {
    this.closed = true;
    const error = new HttpError(503, 'The server is shutting down.', RETRY);
    for (const job of [...this.queue.splice(0), ...this.busy.values()]) {
      clearTimeout(job.timer);
      job.reject(error);
    }
    const workers = [...this.idle.splice(0), ...this.busy.keys()];
    this.busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private after(action: () => void): NodeJS.Timeout {
    return setTimeout(action, this.options.timeLimitMs).unref();
  }

  private giveUp(job: Job): void {
    const at = this.queue.indexOf(job);
    if (at >= 0) this.queue.splice(at, 1);
    job.reject(busyError());
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.options.workers ? this.start() : undefined);
    if (worker === undefined) return;
    const job = this.queue.shift() as Job;
    clearTimeout(job.timer);
    job.timer = this.after(() => this.end(worker, tooLongError(this.options.timeLimitMs)));
    this.busy.set(worker, job);
    worker.postMessage(job.position);
  }

  private start(): Worker {
    // A worker needs none of the flags of the main thread, and must not keep the process alive.
    const worker = new Worker(this.options.workerUrl, { execArgv: [] });
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.done(worker, answer));
    worker.on('error', (error) => this.end(worker, error));
    return worker;
  }

  private done(worker: Worker, answer: WorkerAnswer): void {
    const job = this.busy.get(worker);
    if (job === undefined) return;
    clearTimeout(job.timer);
    this.busy.delete(worker);
    this.idle.push(worker);
    job.resolve(answer);
    this.next();
  }

  /** Ends a worker and drops its position; the next position gets a new one. */
  private end(worker: Worker, error: Error): void {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    void worker.terminate();
    if (job !== undefined) {
      clearTimeout(job.timer);
      job.reject(error);
    }
    this.next();
  }
}

const busyError = (): HttpError => new HttpError(503, 'Too many positions are waiting to be solved.', RETRY);

const tooLongError = (ms: number): HttpError =>
  new HttpError(503, `Solving this position takes longer than ${ms / 1000} s, which is the limit here.`);

/**
 * Worker threads that solve positions and variants, so that the server goes on answering. Each worker does one thing at
 * a time; other tasks wait in a queue of limited length for a limited time, and a worker that takes too long is ended
 * and replaced.
 */
import { Worker } from 'node:worker_threads';
import { type HttpError, unavailable } from './answer.ts';
import type { Task, TaskAnswer } from './tasks.ts';

export interface PoolOptions {
  readonly workerUrl: URL;
  /** What all workers of the pool are told when they start. */
  readonly workerData?: unknown;
  readonly workers: number;
  /** How long a task may wait, and how long it may then take. */
  readonly timeLimitMs: number;
  readonly maxQueue: number;
}

interface Job {
  readonly task: Task;
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private readonly queue: Job[] = [];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Tasks that wait for a worker. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Has a task done; rejects with HttpError 503 when it takes too long or too many are waiting. */
  run(task: Task): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(shuttingDown());
      if (this.queue.length >= this.options.maxQueue) return reject(tooMany());
      const job: Job = { task, resolve, reject, timer: this.after(() => this.giveUp(job)) };
      this.queue.push(job);
      this.next();
    });
  }

  /** Ends all workers; requests that are waiting get an error. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of [...this.queue.splice(0), ...this.busy.values()]) {
      clearTimeout(job.timer);
      job.reject(shuttingDown());
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
    job.reject(tooMany());
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.options.workers ? this.start() : undefined);
    if (worker === undefined) return;
    const job = this.queue.shift() as Job;
    clearTimeout(job.timer);
    job.timer = this.after(() => this.end(worker, takesTooLong(this.options.timeLimitMs)));
    this.busy.set(worker, job);
    worker.postMessage(job.task);
  }

  private start(): Worker {
    // A worker needs none of the flags of the main thread, and must not keep the process alive.
    const worker = new Worker(this.options.workerUrl, { execArgv: [], workerData: this.options.workerData });
    worker.unref();
    worker.on('message', (answer: TaskAnswer) => this.done(worker, answer));
    worker.on('error', (error) => this.end(worker, error));
    return worker;
  }

  private done(worker: Worker, answer: TaskAnswer): void {
    const job = this.busy.get(worker);
    if (job === undefined) return;
    clearTimeout(job.timer);
    this.busy.delete(worker);
    this.idle.push(worker);
    job.resolve(answer);
    this.next();
  }

  /** Ends a worker and drops its task; the next task gets a new one. */
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

export const shuttingDown = (): HttpError => unavailable('The server is shutting down.');

export const tooMany = (): HttpError => unavailable('Too many positions are waiting to be solved.');

const takesTooLong = (ms: number): HttpError =>
  unavailable(`Solving this position takes longer than ${ms / 1000} s, which is the limit here.`);

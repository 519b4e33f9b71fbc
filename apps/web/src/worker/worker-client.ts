/**
 * The page's end of a worker: questions go in, promises come out. A worker answers one question at a time, and most of
 * its work cannot be interrupted from within, so a question that is no longer wanted is cancelled by ending the worker;
 * the next question starts a new one. The worker is told first, and given a moment to stop or to finish, since a worker
 * that stays alive remembers what it has computed. The other workers that help with a question end with it.
 */
import { Helpers } from './helpers.ts';
import type { Input, Output, Progress, Reply, TaskName } from './protocol.ts';

/** The part of Worker that is used here, so that tests can do without one. */
export interface Port {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Called when there is work that several threads would do, if this page might share memory with them. */
  readonly onAlone?: () => void;
}

/** The worker could not answer; the message is one sentence for the user. */
export class TaskError extends Error {
  /** Where in the text the mistake is, counted from 1, if it is one of the text. */
  readonly column: number | null;

  constructor(message: string, column: number | null) {
    super(message);
    this.column = column;
  }
}

interface Job {
  readonly id: number;
  readonly task: TaskName;
  readonly input: unknown;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly onAlone: (() => void) | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** How long a cancelled question may go on before its worker is ended. */
const GRACE_MS = 120;

export class WorkerClient {
  private port: Port | null = null;
  private nextId = 1;
  private running: Job | null = null;
  private queue: Job[] = [];

  constructor(
    private readonly start: () => Port,
    private readonly helpers: Helpers = new Helpers(),
  ) {}

  /** Asks a question; rejects with TaskError, or with an AbortError when the signal aborts. */
  run<N extends TaskName>(task: N, input: Input<N>, options: RunOptions = {}): Promise<Output<N>> {
    const { signal, onProgress, onAlone } = options;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const job: Job = { id: this.nextId++, task, input, onProgress, onAlone, resolve, reject };
      signal?.addEventListener('abort', () => this.cancel(job), { once: true });
      this.queue.push(job);
      this.next();
    });
  }

  private next(): void {
    if (this.running !== null) return;
    const job = this.queue.shift();
    if (job === undefined) return;
    this.running = job;
    this.port ??= this.open();
    this.port.postMessage({ id: job.id, task: job.task, input: job.input });
  }

  private open(): Port {
    const port = this.start();
    port.onmessage = ({ data }) => this.receive(data);
    port.onerror = (event) => {
      event.preventDefault();
      const job = this.running;
      this.close();
      job?.reject(new TaskError('The worker stopped unexpectedly, perhaps for want of memory.', null));
      this.next();
    };
    return port;
  }

  private receive(reply: Reply): void {
    const job = this.running;
    if (job === null || reply.id !== job.id) return;
    if (reply.kind === 'progress') job.onProgress?.(reply.progress);
    else if (reply.kind === 'alone') job.onAlone?.();
    else if (reply.kind === 'call') this.helpers.call(reply);
    else {
      this.running = null;
      this.helpers.end();
      if (reply.kind === 'done') job.resolve(reply.output as never);
      else job.reject(new TaskError(reply.message, reply.column));
      this.next();
    }
  }

  private cancel(job: Job): void {
    job.reject(aborted());
    this.queue = this.queue.filter((other) => other !== job);
    if (this.running !== job) return;
    this.port?.postMessage({ id: job.id, withdrawn: true });
    setTimeout(() => {
      if (this.running !== job) return;
      this.close();
      this.next();
    }, GRACE_MS);
  }

  private close(): void {
    this.helpers.end();
    this.port?.terminate();
    this.port = null;
    this.running = null;
  }
}

const aborted = (): DOMException => new DOMException('The question was withdrawn.', 'AbortError');

/**
 * Computes the cells that are not known yet, the cheapest first, on several threads, and stores each as soon as it is
 * found. Cells that another process works on are left to it; when nothing else is left, this one waits for its results.
 *
 * Cells that are computed side by side share the memory. Those for which a share is not enough are computed again
 * afterwards, one at a time, with all of it: so what is found does not depend on the number of threads.
 */
import { Worker } from 'node:worker_threads';
import type { Result } from '@lilypad/tables';
import { inSeconds } from '../../output/progress.ts';
import type { ResultStore } from '../store.ts';
import type { CellMeans, CellMessage, CellQuestion } from './cell-worker.ts';
import { type Failure, inTaskOrder } from './failure.ts';
import { smallerStart } from './guess.ts';

export interface Task {
  readonly position: string;
  /** Arrangements of a sweep: an estimate of the work. */
  readonly cost: number;
}

/** The progress of the work. */
export interface TableProgress {
  readonly cells: number;
  readonly cellsDone: number;
  readonly cost: number;
  readonly costDone: number;
  readonly inHand: readonly { readonly position: string; readonly share: number }[];
}

export interface ComputeOptions {
  readonly threads: number;
  /** For all threads together. */
  readonly maxBytes: number;
  readonly version: string;
  /** The value of a position that is known without the store. */
  readonly known: (position: string) => string | undefined;
  /** Work that is not done after this time is given up. */
  readonly seconds: number | undefined;
  readonly onProgress: (progress: TableProgress) => void;
}

/** How long to wait before looking again for what other processes have found. */
const POLL_MS = 500;
/** A thread that has done so large a cell is replaced: otherwise its memory would not be freed. */
const LARGE = 2_000_000;

/** Computes and stores all tasks; returns those that failed for lack of memory or another stated limit, in the order of the tasks. */
export async function computeCells(
  tasks: readonly Task[],
  store: ResultStore,
  options: ComputeOptions,
): Promise<readonly Failure[]> {
  const lanes = Math.min(options.threads, tasks.length);
  const computer = new Computer(tasks, store, options, lanes);
  await Promise.all(Array.from({ length: lanes }, () => computer.work()));
  await computer.workAgain();
  return inTaskOrder([...computer.failures, ...computer.givenUp()], tasks);
}

class Computer {
  readonly failures: Failure[] = [];
  private readonly store: ResultStore;
  private readonly options: ComputeOptions;
  private readonly cost: number;
  private readonly cells: number;
  /** Not begun by this process. */
  private readonly waiting: Task[];
  /** For which the share of a lane was not enough. */
  private readonly tooLarge: Task[] = [];
  private readonly inHand = new Map<string, { readonly task: Task; share: number }>();
  private readonly deadline: number;
  private costDone = 0;
  private cellsDone = 0;

  /** Cells are computed in so many lanes, side by side. */
  constructor(
    tasks: readonly Task[],
    store: ResultStore,
    options: ComputeOptions,
    private readonly lanes: number,
  ) {
    this.store = store;
    this.options = options;
    this.deadline = performance.now() + 1000 * (options.seconds ?? Number.POSITIVE_INFINITY);
    this.waiting = tasks.toSorted((a, b) => a.cost - b.cost);
    this.cells = tasks.length;
    this.cost = tasks.reduce((sum, task) => sum + task.cost, 0);
  }

  /** The tasks for which there was no time. */
  givenUp(): Failure[] {
    return [...this.waiting, ...this.tooLarge].map(({ position }) => ({ position, message: this.outOfTime }));
  }

  private get outOfTime(): string {
    return `There is no value after ${inSeconds(this.options.seconds ?? 0)}.`;
  }

  private get isLate(): boolean {
    return performance.now() >= this.deadline;
  }

  /** The loop of one lane: takes cells until there are none. */
  async work(): Promise<void> {
    let worker: Worker | undefined;
    while (!this.isLate) {
      const task = this.take();
      if (task === undefined) {
        if (this.waiting.length === 0) break;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        this.report();
        continue;
      }
      worker ??= start();
      const means = this.share();
      const message = await this.value(worker, task, means);
      if (this.options.threads > 1 && this.isTooLarge(message)) this.putOff(task);
      else this.finish(task, message);
      if (task.cost >= LARGE || message.kind === 'failed') {
        await worker.terminate();
        worker = undefined;
      }
    }
    await worker?.terminate();
  }

  /** What a lane gives its cell. The last cell is the largest, and others end before it: it may use their cores. */
  private share(): CellMeans {
    const { lanes, options, waiting } = this;
    return {
      maxBytes: Math.floor(options.maxBytes / lanes),
      threads: waiting.length === 0 ? options.threads : Math.floor(options.threads / lanes),
    };
  }

  private isTooLarge(message: CellMessage): boolean {
    return message.kind === 'failed' && message.limit && !this.isLate;
  }

  private putOff(task: Task): void {
    this.inHand.delete(task.position);
    this.tooLarge.push(task);
  }

  /** Computes what was too large with all memory: by all threads, and by one, which takes least, if that is not enough. */
  async workAgain(): Promise<void> {
    const { maxBytes, threads } = this.options;
    this.tooLarge.sort((a, b) => a.cost - b.cost);
    while (this.tooLarge.length > 0 && !this.isLate) {
      const task = this.tooLarge.shift() as Task;
      // A single lane has tried the first already.
      const together = this.lanes === 1 ? null : await this.alone(task, { maxBytes, threads });
      const isDone = together !== null && !this.isTooLarge(together);
      this.finish(task, isDone ? together : await this.alone(task, { maxBytes, threads: 1 }));
    }
  }

  /** Computes a cell in a thread of its own. */
  private async alone(task: Task, means: CellMeans): Promise<CellMessage> {
    const worker = start();
    this.inHand.set(task.position, { task, share: 0 });
    const message = await this.value(worker, task, means);
    await worker.terminate();
    return message;
  }

  /** The next cell for this process; what others have finished meanwhile is taken off the list. */
  private take(): Task | undefined {
    this.store.refresh();
    for (let i = 0; i < this.waiting.length; ) {
      const task = this.waiting[i] as Task;
      if (this.store.get(task.position) !== undefined) {
        this.waiting.splice(i, 1);
        this.done(task);
      } else if (this.store.reserve(task.position)) {
        this.waiting.splice(i, 1);
        this.inHand.set(task.position, { task, share: 0 });
        return task;
      } else i++;
    }
    return undefined;
  }

  private value(worker: Worker, task: Task, means: CellMeans): Promise<CellMessage> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        worker.off('message', hear);
        worker.off('error', fail);
      };
      const hear = (message: CellMessage): void => {
        if (message.kind !== 'progress') {
          stop();
          resolve(message);
          return;
        }
        const hand = this.inHand.get(task.position);
        if (hand !== undefined) hand.share = message.total ? message.done / message.total : 0;
        this.report();
      };
      const fail = (error: Error): void => {
        stop();
        if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
          resolve({ kind: 'failed', message: 'It needs more memory than is allowed.', limit: true });
        } else reject(error);
      };
      const left = this.deadline - performance.now();
      const giveUp = (): void => {
        stop();
        resolve({ kind: 'failed', message: this.outOfTime, limit: true });
      };
      const timer = Number.isFinite(left) ? setTimeout(giveUp, left) : undefined;
      worker.on('message', hear);
      worker.on('error', fail);
      const question: CellQuestion = { position: task.position, guess: this.guess(task.position), ...means };
      worker.postMessage(question);
    });
  }

  private guess(position: string): string | null {
    const smaller = smallerStart(position);
    return smaller === null ? null : (this.store.get(smaller)?.value ?? this.options.known(smaller) ?? null);
  }

  private finish(task: Task, message: CellMessage): void {
    this.inHand.delete(task.position);
    if (message.kind === 'value') {
      const { value, method, nodes, seconds } = message;
      const date = new Date().toISOString();
      const { version } = this.options;
      const result: Result = { type: 'result', position: task.position, value, method, nodes, seconds, version, date };
      this.store.add(result);
    } else if (message.kind === 'failed') {
      if (!message.limit) throw new Error(`${task.position}: ${message.message}`);
      this.failures.push({ position: task.position, message: message.message });
    }
    this.done(task);
  }

  private done(task: Task): void {
    this.cellsDone++;
    this.costDone += task.cost;
    this.report();
  }

  private report(): void {
    const hands = [...this.inHand.values()];
    this.options.onProgress({
      cells: this.cells,
      cellsDone: this.cellsDone,
      cost: this.cost,
      costDone: this.costDone + hands.reduce((sum, { task, share }) => sum + share * task.cost, 0),
      inHand: hands.map(({ task, share }) => ({ position: task.position, share })),
    });
  }
}

const start = (): Worker => new Worker(new URL('./cell-worker.js', import.meta.url), { execArgv: [] });

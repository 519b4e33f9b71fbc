/**
 * A team of worker threads (packages/toads/src/team): started when they are first called, and again after they have ended.
 * Nothing waits for them. A thread that has nothing to do ends itself, because memory that it has seen is not freed before.
 */
import type { Worker } from 'node:worker_threads';
import { ALONE, type Team, type TeamWork } from '@lilypad/toads';
import { dropLifeLine, hasEnded, lifeLines } from './life-line.ts';

/** The call to a thread. */
export interface TeamCall {
  readonly work: TeamWork;
  readonly thread: number;
  /** By which it is seen whether threads are still there. */
  readonly lines: Int32Array;
}

/** How a team is set up. */
export interface TeamOptions {
  /**
   * The most memory of a thread for objects that were just made, in megabytes (default 24). Node takes 48, which is much where each
   * thread has its own; work that makes few objects needs no more than 3.
   */
  readonly youngMegabytes?: number;
  /**
   * How much a heap may grow before V8 collects garbage, in percent of what is in use (default 100). V8 lets a heap grow fourfold, which is too
   * much where each thread has one.
   */
  readonly heapGrowth?: number;
}

const YOUNG_MB = 24;
const HEAP_GROWTH = 100;

/**
 * So many threads, with the one that asks. The others run a script that calls `serveTeam`.
 *
 * @param threads - how many, at least 1
 * @example
 * ```ts
 * openTeam(1, new URL('file:///worker.js')).threads; // => 1
 * ```
 */
export const openTeam = (
  threads: number,
  script: URL,
  { youngMegabytes = YOUNG_MB, heapGrowth = HEAP_GROWTH }: TeamOptions = {},
): Team => (threads === 1 ? ALONE : new ThreadTeam(threads, script, youngMegabytes, heapGrowth));

class ThreadTeam implements Team {
  private readonly workers = new Map<number, Worker>();
  private readonly lines: Int32Array;
  private isThrifty = false;

  constructor(
    readonly threads: number,
    private readonly script: URL,
    private readonly youngMegabytes: number,
    private readonly heapGrowth: number,
  ) {
    this.lines = lifeLines(threads);
  }

  call(work: TeamWork): void {
    // Other work has its tables in shared memory.
    if (work.kind === 'map') this.beThrifty();
    for (let thread = 1; thread < this.threads; thread++) {
      const call: TeamCall = { work, thread, lines: this.lines };
      this.worker(thread).postMessage(call);
    }
  }

  isLost(thread: number): boolean {
    return hasEnded(this.lines, thread);
  }

  /** Makes the heaps of all threads grow slowly, and has each thread collect its own garbage: the others have work of their own. */
  private beThrifty(): void {
    if (this.isThrifty) return;
    this.isThrifty = true;
    const v8 = process.getBuiltinModule('node:v8');
    v8.setFlagsFromString(`--heap-growing-percent=${this.heapGrowth}`);
    v8.setFlagsFromString('--no-parallel-scavenge');
  }

  private worker(thread: number): Worker {
    const known = this.workers.get(thread);
    if (known !== undefined && !this.isLost(thread)) return known;
    dropLifeLine(this.lines, thread);
    // Loaded only when there is work for other threads: that takes as long as to value a small board.
    const threads = process.getBuiltinModule('node:worker_threads');
    const worker = new threads.Worker(this.script, {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: this.youngMegabytes },
    });
    this.workers.set(thread, worker);
    // A thread that fails leaves its work to the others; the work itself reports errors.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.workers.get(thread) === worker) this.workers.delete(thread);
    });
    worker.unref();
    return worker;
  }
}

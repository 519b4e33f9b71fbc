/**
 * A team of worker threads (packages/toads/src/team): started when they are first called, and again after they have ended.
 * Nothing waits for them. A thread that has nothing to do ends itself, because memory that it has seen is not freed before.
 *
 * Whoever has the work to do does not return to its event loop before the end, so it is not told that a thread has ended. But
 * each thread opens a file, and Node closes the files of a thread that ends, however it ends: that can be seen at once.
 */
import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { ALONE, type Team, type TeamWork } from '@lilypad/toads';

/** The call to a thread. */
export interface TeamCall {
  readonly work: TeamWork;
  readonly thread: number;
  /** By thread: the number of the file that it has opened, plus 1. */
  readonly files: Int32Array;
}

/**
 * So many threads, with the one that asks. The others run a script that calls `serveTeam`.
 *
 * @param threads - how many, at least 1
 * @example
 * ```ts
 * openTeam(1, new URL('file:///worker.js')).threads; // => 1
 * ```
 */
export const openTeam = (threads: number, script: URL): Team =>
  threads === 1 ? ALONE : new ThreadTeam(threads, script);

class ThreadTeam implements Team {
  private readonly workers = new Map<number, Worker>();
  private readonly files: Int32Array;

  constructor(
    readonly threads: number,
    private readonly script: URL,
  ) {
    this.files = new Int32Array(new SharedArrayBuffer(4 * threads));
  }

  call(work: TeamWork): void {
    for (let thread = 1; thread < this.threads; thread++) {
      const call: TeamCall = { work, thread, files: this.files };
      this.worker(thread).postMessage(call);
    }
  }

  isLost(thread: number): boolean {
    const file = Atomics.load(this.files, thread) - 1;
    return file >= 0 && !isOpen(file);
  }

  private worker(thread: number): Worker {
    const known = this.workers.get(thread);
    if (known !== undefined && !this.isLost(thread)) return known;
    Atomics.store(this.files, thread, 0);
    // Loaded only when there is work for other threads: that takes as long as to value a small board.
    const threads = process.getBuiltinModule('node:worker_threads');
    const worker = new threads.Worker(this.script, { execArgv: [] });
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

/** Whether a file with this number is open, and the one that threads open. */
function isOpen(file: number): boolean {
  const expected = statSync(devNull);
  try {
    const { dev, ino } = fstatSync(file);
    return dev === expected.dev && ino === expected.ino;
  } catch {
    return false;
  }
}

/**
 * A team of worker threads (packages/toads/src/team): started when they are first called, and again after they have ended.
 * Nothing waits for them. A thread that has nothing to do ends itself, because memory that it has seen is not freed before.
 */
import { Worker } from 'node:worker_threads';
import { ALONE, type Team, type TeamWork } from '@lilypad/toads';

/** The call to a thread. */
export interface TeamCall {
  readonly work: TeamWork;
  readonly thread: number;
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

  constructor(
    readonly threads: number,
    private readonly script: URL,
  ) {}

  call(work: TeamWork): void {
    for (let thread = 1; thread < this.threads; thread++) {
      const call: TeamCall = { work, thread };
      this.worker(thread).postMessage(call);
    }
  }

  private worker(thread: number): Worker {
    const known = this.workers.get(thread);
    if (known !== undefined) return known;
    const worker = new Worker(this.script, { execArgv: [] });
    this.workers.set(thread, worker);
    // A thread that fails leaves its work to the others; the work itself reports errors.
    worker.on('error', () => {});
    worker.on('exit', () => this.workers.delete(thread));
    worker.unref();
    return worker;
  }
}

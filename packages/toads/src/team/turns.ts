/**
 * Who takes which job. Threads keep some of what they find from one job to the next, so jobs that need the same have the same place, and
 * each thread takes those of its own places first, then what others have left. Where jobs have no places, all take them in their order; if the
 * first one is kept for the thread that asks, the others take it last.
 *
 * A thread that has a turn (a unit of stages.ts) marks a job as taken by it. There are as many turns as jobs, so each turn finds one.
 */

/** What threads share: the place of each job, or null; and for each job the turn that has taken it, plus 1. */
export interface SharedTurns {
  readonly places: readonly number[] | null;
  readonly keepsFirst: boolean;
  readonly takers: ArrayBufferLike;
}

/** For so many threads, with the places of jobs if they have some. `keepsFirst` says whether the first job is kept for the thread that asks. */
export function sharedTurns(
  count: number,
  places: readonly number[] | null,
  threads: number,
  keepsFirst = false,
): SharedTurns {
  const bytes = places === null && !keepsFirst ? 0 : 4 * count;
  return { places, keepsFirst, takers: threads > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes) };
}

export class Turns {
  private readonly takers: Int32Array;
  /** All jobs, in the order in which this thread would have them; null if that is their own. */
  private readonly order: readonly number[] | null;
  /** What lies before is taken. */
  private next = 0;

  /** The turns of one thread, by its number of so many. */
  constructor({ places, keepsFirst, takers }: SharedTurns, thread: number, threads: number) {
    this.takers = new Int32Array(takers);
    if (places !== null) this.order = ownFirst(places, thread, threads);
    else this.order = keepsFirst ? firstFor(thread, this.takers.length) : null;
  }

  /** The job that a turn of this thread takes. */
  take(turn: number): number {
    const { order, takers } = this;
    if (order === null) return turn;
    for (; this.next < order.length; this.next++) {
      const job = order[this.next];
      if (Atomics.compareExchange(takers, job, 0, turn + 1) === 0) return job;
    }
    throw new Error('there are more turns than jobs');
  }

  /** The job of a turn whose thread is gone. */
  takeOver(turn: number): number {
    const job = this.order === null ? turn : this.takers.indexOf(turn + 1);
    return job >= 0 ? job : this.take(turn);
  }
}

/** All jobs in their order, for threads other than the one that asks with the first at the end. */
function firstFor(thread: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => (thread === 0 ? i : (i + 1) % count));
}

/** The jobs of a thread, in their order, and then those of the others. */
function ownFirst(places: readonly number[], thread: number, threads: number): readonly number[] {
  const isOwn = (job: number): boolean => places[job] % threads === thread;
  const all = [...places.keys()];
  return [...all.filter(isOwn), ...all.filter((job) => !isOwn(job))];
}

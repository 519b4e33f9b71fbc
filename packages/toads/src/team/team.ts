/**
 * Threads that do one piece of work together, on shared memory. The thread that has the work to do calls the others and does
 * its part of it, without waiting for them to come: what they do not take, it does itself. So the work stays one synchronous
 * function, and with no other threads it is the same function.
 *
 * A package cannot start threads: Node and the browser have different ones. Whoever uses it brings a team; its threads
 * answer each call with `takePart` (../threads/take-part.ts).
 */

/** Work that a team does: plain data and shared memory, which can be sent to other threads. */
export interface TeamWork {
  /** What is to be done. */
  readonly kind: string;
}

/** Threads that can be called to help. */
export interface Team {
  /** How many threads there are, with the one that calls. */
  readonly threads: number;
  /** Whether it is called for little work too, which is done before others have come: for tests. */
  readonly eager?: boolean;
  /**
   * Asks the other threads to take part in some work; each learns its number, from 1. Returns at once. A team of one is asked
   * for sweeps and passes, too: it may tell somebody that others would help.
   */
  call(work: TeamWork): void;
  /** Whether a thread that had come has ended, as one does that is killed; a team that cannot know leaves it out. */
  isLost?(thread: number): boolean;
}

/**
 * This thread alone.
 *
 * @example
 * ```ts
 * ALONE.threads; // => 1
 * ```
 */
export const ALONE: Team = { threads: 1, call: () => {} };

/** The team, if there is at least so much work; else this thread alone. */
export const teamFor = (team: Team | undefined, work: number, least: number): Team =>
  team !== undefined && (work >= least || team.eager === true) ? team : ALONE;

/** The clock for limits of time, and what is thrown when the time is up. */

/** Seconds since any fixed moment. */
export type Clock = () => number;

/** The time that passes. A command can give its processor time instead, which a busy machine does not change. */
export const wallClock: Clock = () => Date.now() / 1000;

/**
 * Thrown by who does jobs for a proof (`MapJobs`) when there is no time left to wait for them. What they lacked is not known, so the
 * proof ends without it.
 *
 * @example
 * ```ts
 * new TimeUp().message; // => 'the time is up'
 * ```
 */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';

  constructor() {
    super('the time is up');
  }
}

/** What some work gives; null if it throws TimeUp. */
export function inTime<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TimeUp) return null;
    throw error;
  }
}

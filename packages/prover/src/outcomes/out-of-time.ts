/** What is said of outcomes for which the time was not enough, by whoever looked for them. */
import { plural } from '../support/plural.ts';

/**
 * A sentence without its full stop.
 *
 * @param seconds - the time that was given
 * @example
 * ```ts
 * outOfTime(1500); // => 'There was no proof after 1,500 seconds'
 * ```
 */
export const outOfTime = (seconds: number): string => `There was no proof after ${plural(seconds, 'second')}`;

/** What other threads can do for the prover. */
import type { AnyTask } from '@lilypad/toads';
import { CHECK_CHAPTERS } from './theorem/check-by-team.ts';

/**
 * The tasks of the prover, for `takePart`.
 *
 * @example
 * ```ts
 * PROVER_TASKS.map(({ name }) => name).includes('check chapters'); // => true
 * ```
 */
export const PROVER_TASKS: readonly AnyTask[] = [CHECK_CHAPTERS];

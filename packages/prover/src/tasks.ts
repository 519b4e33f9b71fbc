/** What other threads can do for the prover. */
import type { AnyTask } from '@lilypad/toads';
import { SETTLE_SLICE } from './invariants/settle-task.ts';
import { CHOOSE_TEST, GROW_TREE } from './learn/grow-by-team.ts';
import { ANSWER_QUESTIONS } from './strategies/oracle/by-team.ts';
import { CHECK_CHAPTERS } from './theorem/check-by-team.ts';
import { WORD_TASKS } from './values/word-tasks.ts';

/**
 * The tasks of the prover, for `takePart`.
 *
 * @example
 * ```ts
 * PROVER_TASKS.map(({ name }) => name).includes('check chapters'); // => true
 * ```
 */
export const PROVER_TASKS: readonly AnyTask[] = [
  ANSWER_QUESTIONS,
  CHECK_CHAPTERS,
  CHOOSE_TEST,
  GROW_TREE,
  ...WORD_TASKS,
  SETTLE_SLICE,
];

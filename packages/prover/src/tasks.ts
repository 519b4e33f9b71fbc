/** What other threads can do for the prover. */
import type { AnyTask } from '@lilypad/toads';
import { SETTLE_SLICE } from './invariants/settle-task.ts';
import { FIT_OR_JUDGE } from './learn/fit-by-team.ts';
import { CHOOSE_TEST, GROW_TREE } from './learn/grow-by-team.ts';
import { CHECK_STANDINGS } from './outcomes/check-by-team.ts';
import { FIND_EDGES } from './outcomes/edges.ts';
import { LEARN_PLAINLY } from './outcomes/lesson.ts';
import { ANSWER_QUESTIONS } from './strategies/oracle/by-team.ts';
import { checkChaptersTask } from './theorem/check-by-team.ts';
import { KeptValues } from './values/kept-values.ts';
import { roundTask } from './values/round.ts';
import { WARM_UP } from './values/warm-up.ts';
import { WORD_TASKS, type WordTask, wordTasks } from './values/word-tasks.ts';

/**
 * The tasks that other machines can do, too: their jobs and results are read where they come from outside.
 *
 * @example
 * ```ts
 * OUTSIDE_TASKS.map(({ name }) => name)[0]; // => 'start word'
 * ```
 */
export const OUTSIDE_TASKS = [...WORD_TASKS, SETTLE_SLICE] as unknown as readonly WordTask<unknown, unknown>[];

/**
 * The tasks of the prover for one thread, for `takePart`. They keep values of positions from job to job, so a thread should use
 * the same ones as long as it lives.
 *
 * @example
 * ```ts
 * proverTasks().map(({ name }) => name).includes('check chapters'); // => true
 * ```
 */
export function proverTasks(): readonly AnyTask[] {
  const kept = new KeptValues();
  return [
    ANSWER_QUESTIONS,
    checkChaptersTask(),
    CHECK_STANDINGS,
    CHOOSE_TEST,
    FIND_EDGES,
    FIT_OR_JUDGE,
    GROW_TREE,
    LEARN_PLAINLY,
    ...wordTasks(kept),
    roundTask(kept),
    SETTLE_SLICE,
    WARM_UP,
  ];
}

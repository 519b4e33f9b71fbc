/**
 * The work on one word of a class, as jobs that any thread of any machine can do: to take its first samples, to learn a
 * formula, to check the recurrence. A job is plain data with all that its result depends on. Each is done in a workroom of
 * its own, so that the result does not depend on what was done there before.
 */
import type { Task } from '@lilypad/toads';
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { formulaFrom, type PlainFormula, plainFormula } from '../formula/plain.ts';
import { type CellListener, checkRecurrence, type WordResult } from './recurrence.ts';
import { type LearnControl, type SavedWord, WordLearner } from './word-learner.ts';
import { Workroom } from './workroom.ts';

/**
 * Does jobs of a task, here or elsewhere; results in the order of the jobs. What is done here is done by the task itself,
 * elsewhere by the one of the same name. Tells now and then how many jobs are done.
 */
export type MapJobs = <Job, Result>(
  task: Task<Job, Result>,
  jobs: readonly Job[],
  onProgress: (done: number) => void,
) => readonly Result[];

export interface StartJob {
  readonly positions: PositionClass;
  readonly word: string;
  readonly largestSum: number;
  readonly poolSize: number;
}

export interface LearnJob {
  readonly positions: PositionClass;
  readonly saved: SavedWord;
  /** Points to take into account, where something went wrong. */
  readonly refine: readonly (readonly number[])[];
  readonly lookahead: number;
}

export interface LearnedWord {
  readonly saved: SavedWord;
  /** Null if no formula fits all known values. */
  readonly formula: PlainFormula | null;
}

export interface RecurrenceJob {
  readonly positions: PositionClass;
  readonly word: string;
  /** The formulas of the word and of those that its moves lead to. */
  readonly formulas: Readonly<Record<string, PlainFormula>>;
}

/** What is known of a word has at most so many letters as JSON; that of A33 has 500,000. */
const LETTERS = 1 << 22;

/** A job is to take the first samples of a word, and to find labels for them. */
export const START_WORD: Task<StartJob, SavedWord> = {
  name: 'start word',
  letters: LETTERS,
  run: ({ positions, word, largestSum, poolSize }) =>
    WordLearner.start(new Workroom(positions), word, largestSum, poolSize).save(),
};

/** A job is to learn a formula for a word. */
export const LEARN_WORD: Task<LearnJob, LearnedWord> = {
  name: 'learn word',
  letters: LETTERS,
  run: (job) => learnWord(job),
};

/** A job is to check the recurrence of a word. */
export const CHECK_WORD: Task<RecurrenceJob, WordResult> = {
  name: 'check word',
  run: (job) => checkWord(job),
};

export function learnWord({ positions, saved, refine, lookahead }: LearnJob, control?: LearnControl): LearnedWord {
  const room = new Workroom(positions);
  const learner = WordLearner.from(room, saved);
  for (const point of refine) learner.refine(point);
  const formula = learner.learn(lookahead, control);
  return { saved: learner.save(), formula: formula && plainFormula(room.instances.forest, formula) };
}

export function checkWord({ positions, word, formulas }: RecurrenceJob, onCell?: CellListener): WordResult {
  const forest = forestOf(positions);
  const needed = Object.entries(formulas).map(([name, plain]) => [name, formulaFrom(forest, plain)] as const);
  return checkRecurrence({ positions, space: forest.space, forest, formulas: new Map(needed) }, word, onCell);
}

/** The job that checks the recurrence of a word. */
export function recurrenceJob(
  positions: PositionClass,
  word: string,
  formulaOf: (word: string) => PlainFormula,
): RecurrenceJob {
  const words = new Set([word, ...movesOf(positions, word).map((move) => move.word)]);
  return { positions, word, formulas: Object.fromEntries([...words].map((one) => [one, formulaOf(one)])) };
}

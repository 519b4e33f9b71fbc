/**
 * The work on one word of a class, as jobs that any thread of any machine can do: to take its first samples, to learn a
 * formula, to check the recurrence. A job is plain data with all that its result depends on. Each is done in a workroom of
 * its own, so that the result does not depend on what was done before; the values of positions are kept, to be found sooner.
 */
import type { AnyTask, Others, Task } from '@lilypad/toads';
import { movesOf } from '../classes/moves.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { formulaFrom, type PlainFormula, plainFormula, treeFrom } from '../formula/plain.ts';
import type { KeptValues } from './kept-values.ts';
import { GameWriter } from './labels/plain-games.ts';
import { nearerFailures } from './nearer-failures.ts';
import {
  readFoundValues,
  readInspected,
  readInspectJob,
  readLearned,
  readLearnJob,
  readRecurrenceJob,
  readSaved,
  readStartJob,
  readValueJob,
  readWordResult,
} from './read-word.ts';
import { type CellListener, checkRecurrence, type WordResult } from './recurrence.ts';
import type { SharedValues } from './shared-values.ts';
import type {
  FoundValues,
  Inspected,
  InspectJob,
  LearnedWord,
  LearnJob,
  RecurrenceJob,
  StartJob,
  Suspect,
  ValueJob,
  WordPoint,
} from './word-jobs.ts';
import { type LearnControl, type SavedWord, WordLearner } from './word-learner.ts';
import { WordState } from './word-state.ts';
import { Workroom } from './workroom.ts';

/**
 * Does jobs of a task, here or elsewhere; results in the order of the jobs. What is done here is done by the task itself,
 * elsewhere by the one of the same name. Tells now and then how many jobs are done. Throws TimeUp if there is no time to wait for all
 * results.
 */
export type MapJobs = <Job, Result>(
  task: Task<Job, Result>,
  jobs: readonly Job[],
  onProgress: (done: number) => void,
) => readonly Result[];

/** What is known of a word has at most so many letters as JSON, on average; that of A33 has 500,000. */
export const LETTERS = 1 << 22;

/** A task about words, whose jobs may come from outside. */
export interface WordTask<Job, Result> extends Task<Job, Result> {
  /** Does a job, with the help of others if there are any, and with the values that the thread has kept. */
  run(job: Job, others?: Others, kept?: KeptValues): Result;
  /** The word that a job is about. */
  wordOf(job: Job): string;
  /** Throws TypeError if the data is no job. */
  readJob(data: unknown): Job;
  /** Throws TypeError if the data is no result of the job. */
  readResult(data: unknown, job: Job): Result;
}

/** A job is to take the first samples of a word, and to find labels for them. */
export const START_WORD: WordTask<StartJob, SavedWord> = {
  name: 'start word',
  letters: LETTERS,
  run: ({ name, word, largestSum, poolSize }, _others, kept) =>
    WordLearner.start(new Workroom(classOf(name), kept), word, largestSum, poolSize).save(),
  wordOf: ({ word }) => word,
  readJob: readStartJob,
  readResult: readSaved,
};

/** A job is to learn a formula for a word. */
export const LEARN_WORD: WordTask<LearnJob, LearnedWord> = {
  name: 'learn word',
  letters: LETTERS,
  largeJobs: true,
  run: (job, others, kept) => learnWord(job, kept, { helpers: others?.helpers }),
  wordOf: ({ word }) => word,
  readJob: readLearnJob,
  readResult: readLearned,
};

/** A job is to check the recurrence of a word. */
export const CHECK_WORD: WordTask<RecurrenceJob, WordResult> = {
  name: 'check word',
  largeJobs: true,
  run: (job) => checkWord(job),
  wordOf: ({ word }) => word,
  readJob: readRecurrenceJob,
  readResult: readWordResult,
};

/**
 * A job is to find the points of failures at which formulas do not have the right value. Who has the value at a point has those after
 * its moves, so the first point of a failure decides whether the boards are enough for all.
 */
export const INSPECT_POINTS: WordTask<InspectJob, Inspected> = {
  name: 'inspect points',
  largeJobs: true,
  placeOf: ({ failures }) => sumOf(failures[0][0]),
  run({ name, failures, mostBoards }, _others, kept) {
    const room = new Workroom(classOf(name), kept);
    const { instances } = room;
    const isWrong = ([word, point, claimed]: Suspect): boolean =>
      instances.at(treeFrom(instances.forest, claimed), point) !== room.value(word, point);
    const wrong: WordPoint[] = [];
    const passedOver: number[] = [];
    for (const [place, failure] of failures.entries()) {
      const [[word, point]] = failure;
      if (room.valueWithin(word, point, mostBoards) === null) passedOver.push(place);
      else for (const one of failure) if (isWrong(one)) wrong.push([one[0], one[1]]);
    }
    return { wrong, passedOver };
  },
  wordOf: ({ failures }) => failures[0][0][0],
  readJob: readInspectJob,
  readResult: readInspected,
};

/** A job is to find the values at points. */
export const VALUE_POINTS: WordTask<ValueJob, FoundValues> = {
  name: 'value points',
  largeJobs: true,
  placeOf: ({ points }) => sumOf(points[0]),
  run({ name, points }, _others, kept) {
    const room = new Workroom(classOf(name), kept);
    const writer = new GameWriter(room.arena);
    const values = points.map(([word, point]) => writer.place(room.value(word, point)));
    return { values, games: writer.games };
  },
  wordOf: ({ points }) => points[0][0],
  readJob: readValueJob,
  readResult: readFoundValues,
};

/** Positions with one sum of gaps have their followers in common, which the thread that has valued some of them keeps. */
const sumOf = ([, point]: WordPoint | Suspect): number => point.reduce((sum, gap) => sum + gap, 0);

export function learnWord(
  { name, word, saved, refine, known, lookahead }: LearnJob,
  kept?: KeptValues,
  control?: LearnControl,
): LearnedWord {
  const room = new Workroom(classOf(name), kept);
  room.learn(word, known);
  const learner = WordLearner.from(room, WordState.from(saved).read());
  const before = learner.pool.points.length;
  for (const point of refine) learner.refine(point);
  const formula = learner.learn(lookahead, control);
  const plain = formula && plainFormula(room.instances.forest, formula);
  return { word, saved: WordState.of(learner.save()), facts: learner.facts(before), formula: plain };
}

export function checkWord({ name, word, formulas }: RecurrenceJob, onCell?: CellListener): WordResult {
  const positions = classOf(name);
  const forest = forestOf(positions);
  const needed = formulas.map(([one, plain]) => [one, formulaFrom(forest, plain)] as const);
  const claim = { positions, space: forest.space, forest, formulas: new Map(needed) };
  const result = checkRecurrence(claim, word, onCell);
  return { ...result, failures: nearerFailures(claim, word, result.failures) };
}

export function classOf(name: string): PositionClass {
  const positions = classNamed(name);
  if (positions === null) throw new TypeError(`there is no class ${name}`);
  return positions;
}

/** The job that checks the recurrence of a word. */
export function recurrenceJob(
  positions: PositionClass,
  word: string,
  formulaOf: (word: string) => PlainFormula,
): RecurrenceJob {
  return { name: positions.name, word, formulas: wordsIn(positions, word).map((one) => [one, formulaOf(one)]) };
}

/** The words in the recurrence of a word: itself, and those that its moves lead to. */
export const wordsIn = (positions: PositionClass, word: string): readonly string[] => [
  ...new Set([word, ...movesOf(positions, word).map((move) => move.word)]),
];

/**
 * The tasks about words, which other machines can do too.
 *
 * @example
 * ```ts
 * WORD_TASKS.map(({ name }) => name)[0]; // => 'start word'
 * ```
 */
export const WORD_TASKS = [START_WORD, LEARN_WORD, CHECK_WORD, INSPECT_POINTS, VALUE_POINTS] as const;

/** The same for one thread, with the values of positions that it keeps from job to job. */
export function wordTasks(kept: KeptValues): readonly AnyTask[] {
  const tasks = WORD_TASKS as unknown as readonly WordTask<unknown, unknown>[];
  return tasks.map((task) => ({
    ...task,
    run(job: unknown, others?: Others) {
      joinShared(kept, others);
      return task.run(job, undefined, kept);
    },
  }));
}

/** Jobs of a proof have the search for values in common that its threads share. */
export function joinShared(kept: KeptValues, others: Others | undefined): void {
  if (others?.common !== undefined) kept.join(others.common as SharedValues);
}

/**
 * What a proof of outcomes has done so far, as plain data, and how it is read where it comes from outside: for its form only, since
 * nothing that is learned is believed before it is proved.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { binomial } from '../region/points.ts';
import { check, count, counts, fields, integer, list } from '../support/read-plain.ts';
import type { Relation, Rival } from './claim.ts';
import type { Edges } from './edges.ts';
import type { LearnersState } from './learners.ts';
import { RELATIONS, RIVALS } from './outcomes.ts';
import type { OutcomeFailure, OutcomeResult } from './recurrence.ts';

/** What a proof of outcomes has done so far. */
export interface OutcomeState {
  /** The points from which learning begins: for each question, in parts. */
  readonly edges: readonly (readonly Edges[])[];
  /** How many rounds of learning were begun. */
  readonly round: number;
  /** The questions that are to be learned in this round, by number; then it is proved. */
  readonly stale: readonly number[];
  /** What the round before could not prove. */
  readonly results: readonly OutcomeResult[];
  readonly learners: LearnersState;
}

const WHAT = 'what a proof has done';
/** No class has more questions than this for each word. */
const MOST_PER_WORD = 4;
/** No wall and no sum of gaps is farther than that. */
const FARTHEST = 1000;

/**
 * Reads what a proof of the outcomes of a class has done.
 *
 * @throws TypeError - if the data is nothing of that kind
 * @example
 * ```ts
 * readOutcomeState({ edges: [] }, classNamed('B11')!); // => throws TypeError: what a proof has done cannot be read
 * ```
 */
export function readOutcomeState(data: unknown, positions: PositionClass): OutcomeState {
  const { edges, round, stale, results, learners } = fields(data, WHAT);
  const gaps = positions.parameters.length;
  const questions = list(edges, WHAT).length;
  check(questions <= MOST_PER_WORD * positions.words.length, WHAT);
  for (const parts of list(edges, WHAT)) {
    check(list(parts, WHAT).length > 0, WHAT);
    for (const part of list(parts, WHAT)) checkEdges(part, gaps);
  }
  check(count(round, WHAT) > 0, WHAT);
  counts(stale, WHAT, questions);
  for (const result of list(results, WHAT)) checkResult(result, positions);
  checkLearners(learners, gaps, questions);
  // What is not learned yet is learned first.
  for (const [i, { predicate }] of (data as OutcomeState).learners.questions.entries()) {
    check(predicate !== null || (stale as number[]).includes(i), WHAT);
  }
  return data as OutcomeState;
}

function checkResult(data: unknown, positions: PositionClass): void {
  const { word, regions, obligations, cells, failures } = fields(data, WHAT);
  check(positions.words.includes(word as string), WHAT);
  counts([regions, obligations, cells], WHAT);
  readOutcomeFailures(failures, positions);
}

/**
 * Reads where recurrences of a class fail.
 *
 * @throws TypeError - if the data is nothing of that kind
 * @example
 * ```ts
 * readOutcomeFailures([{ question: null, word: 'TF', point: [1] }], classNamed('B11')!); // => throws TypeError: what a proof has done …
 * ```
 */
export function readOutcomeFailures(data: unknown, { words, parameters }: PositionClass): readonly OutcomeFailure[] {
  for (const failure of list(data, WHAT)) {
    const { question, word, point } = fields(failure, WHAT);
    check(words.includes(word as string) && counts(point, WHAT).length === parameters.length, WHAT);
    if (question === null) continue;
    const { word: asked, rival, relation } = fields(question, WHAT);
    const isQuestion = RIVALS.includes(rival as Rival) && RELATIONS.includes(relation as Relation);
    check(isQuestion && asked === word, WHAT);
  }
  return data as readonly OutcomeFailure[];
}

function checkEdges(data: unknown, gaps: number): void {
  const { from, to, letters } = fields(data, WHAT);
  const [first, last] = [count(from, WHAT, FARTHEST), count(to, WHAT, FARTHEST)];
  const points = binomial(last + gaps, gaps) - (first === 0 ? 0 : binomial(first - 1 + gaps, gaps));
  check(typeof letters === 'string' && letters.length === points && /^[01]*$/.test(letters), WHAT);
}

function checkLearners(data: unknown, gaps: number, questions: number): void {
  const { random, palette, questions: known } = fields(data, WHAT);
  count(random, WHAT, 2 ** 32);
  for (const direction of list(palette, WHAT)) {
    const { coefficients, modulus, worth, isCentral = false } = fields(direction, WHAT);
    check(list(coefficients, WHAT).length === gaps && typeof worth === 'number', WHAT);
    for (const x of list(coefficients, WHAT)) integer(x, WHAT);
    count(modulus, WHAT);
    check(typeof isCentral === 'boolean', WHAT);
  }
  check(list(known, WHAT).length === questions, WHAT);
  for (const question of list(known, WHAT)) {
    const { samples, last, predicate } = fields(question, WHAT);
    for (const point of list(samples, WHAT)) check(counts(point, WHAT).length === gaps, WHAT);
    const { ends, samples: seen } = fields(last, WHAT);
    for (const n of [ends, seen]) count(n, WHAT);
    if (predicate !== null) checkPredicate(predicate, gaps);
  }
}

function checkPredicate(data: unknown, gaps: number): void {
  const { holds, form, modulus, yes, no } = fields(data, WHAT);
  if (holds !== undefined) {
    check(typeof holds === 'boolean', WHAT);
    return;
  }
  const numbers = list(form, WHAT);
  for (const x of numbers) integer(x, WHAT);
  // Predicates have no fractions.
  check(numbers.length === gaps + 2 && numbers[gaps + 1] === 0, WHAT);
  count(modulus, WHAT);
  checkPredicate(yes, gaps);
  checkPredicate(no, gaps);
}

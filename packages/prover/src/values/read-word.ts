/**
 * Reads jobs about words and their results where they come from outside, as from the database of a farm. They are checked for
 * their form only: nothing that is learned is believed before it is proved.
 */
import { classNamed } from '../classes/position-class.ts';
import { check, count, counts, fields, integer, list } from '../support/read-plain.ts';
import type { WordResult } from './recurrence.ts';
import {
  type FoundValues,
  type Inspected,
  type InspectJob,
  type LearnedWord,
  type LearnJob,
  pointKey,
  type RecurrenceJob,
  type StartJob,
  type ValueJob,
  type WordPoint,
} from './word-jobs.ts';
import type { SavedWord } from './word-learner.ts';

/** The number of gaps of a class, after its name and a word of it were read. */
function gapsOf(name: unknown, word: unknown): number {
  const positions = typeof name === 'string' ? classNamed(name) : null;
  check(positions?.name === name && typeof word === 'string' && positions?.words.includes(word) === true, 'a word');
  return (word as string).length + 1;
}

function checkTree(data: unknown, gaps: number): void {
  const parts = list(data, 'a game');
  if (typeof parts[0] === 'number') {
    for (const x of parts) integer(x, 'a form');
    check(parts.length === gaps + 2 && (parts[gaps + 1] as number) >= 0, 'a form');
    return;
  }
  check(parts.length === 2, 'a game');
  for (const options of parts) for (const option of list(options, 'a game')) checkTree(option, gaps);
}

function checkFormula(data: unknown, gaps: number): void {
  const { game, form, modulus, yes, no } = fields(data, 'a formula');
  checkTree(game ?? form, gaps);
  if (game !== undefined) return;
  count(modulus, 'a formula');
  checkFormula(yes, gaps);
  checkFormula(no, gaps);
}

/** Values as places in a list of games; returns how many. */
function checkValues(values: unknown, games: unknown): number {
  const known = list(games, 'games');
  known.forEach((game, i) => {
    const [x, y] = list(game, 'a game');
    if (typeof x === 'string') check(/^-?\d{1,400}$/.test(x) && count(y, 'a number', 400) >= 0, 'a number');
    else for (const options of [x, y]) counts(options, 'a game', i);
  });
  return counts(values, 'values', known.length).length;
}

function checkPool(data: unknown, gaps: number): { readonly points: number } {
  const { relevant, gaps: flat, values, games } = fields(data, 'a pool');
  counts(relevant, 'a pool', gaps);
  const points = checkValues(values, games);
  check(counts(flat, 'a pool').length === points * gaps, 'a pool');
  return { points };
}

function checkSaved(data: unknown, name: unknown): { readonly gaps: number } {
  const { pool, labels, parts, slanted, level, patience, random, tests } = fields(data, 'a word');
  const gaps = gapsOf(name, fields(pool, 'a pool').word);
  const { points } = checkPool(pool, gaps);
  const { samples, labels: kept } = fields(labels, 'labels');
  const sampled = counts(samples, 'labels', points).length;
  for (const label of list(kept, 'labels')) {
    const [tree, fits] = list(label, 'labels');
    checkTree(tree, gaps);
    counts(fits, 'labels', sampled);
  }
  for (const part of list(parts, 'linear parts')) {
    const [key, times] = list(part, 'linear parts');
    check(typeof key === 'string', 'linear parts');
    count(times, 'linear parts');
  }
  if (slanted !== null) checkSlanted(slanted, gaps);
  count(level, 'a word');
  count(random, 'a word');
  check(typeof patience === 'number', 'a word');
  for (const level of list(tests, 'tests')) for (const test of list(level, 'tests')) checkTest(test);
  return { gaps };
}

function checkTest(data: unknown): void {
  const [key, order, bound, ...more] = list(data, 'tests');
  check(typeof key === 'string' && more.length === 0, 'tests');
  count(order, 'tests');
  integer(bound, 'tests');
}

function checkSlanted(data: unknown, gaps: number): void {
  const { palette, search, labelledPoints } = fields(data, 'directions');
  for (const direction of list(palette, 'directions')) {
    const { coefficients, modulus, worth } = fields(direction, 'directions');
    check(list(coefficients, 'directions').length === gaps && typeof worth === 'number', 'directions');
    for (const x of list(coefficients, 'directions')) integer(x, 'directions');
    count(modulus, 'directions');
  }
  const { ends, samples } = fields(search, 'directions');
  for (const n of [ends, samples, labelledPoints]) count(n, 'directions');
}

const pointsIn = (data: unknown, gaps: number): number[][] =>
  list(data, 'points').map((point) => {
    const found = counts(point, 'a point');
    check(found.length === gaps, 'a point');
    return found;
  });

export function readStartJob(data: unknown): StartJob {
  const { name, word, largestSum, poolSize } = fields(data, 'a job');
  gapsOf(name, word);
  count(largestSum, 'a job');
  count(poolSize, 'a job');
  return data as StartJob;
}

export function readLearnJob(data: unknown): LearnJob {
  const { name, word, saved: text, refine, known, lookahead } = fields(data, 'a job');
  const gaps = checkState(text, name, word);
  pointsIn(refine, gaps);
  const { points, values, games } = fields(known, 'values');
  check(pointsIn(points, gaps).length === checkValues(values, games), 'values');
  count(lookahead, 'a job');
  return data as LearnJob;
}

export function readRecurrenceJob(data: unknown): RecurrenceJob {
  const { name, word, formulas } = fields(data, 'a job');
  gapsOf(name, word);
  checkFormulas(formulas, name);
  return data as RecurrenceJob;
}

export function readInspectJob(data: unknown): InspectJob {
  const { name, failures, mostBoards } = fields(data, 'a job');
  count(mostBoards, 'boards');
  check(list(failures, 'failures').length > 0, 'failures');
  for (const failure of list(failures, 'failures')) {
    checkWordPoints(failure, name);
    for (const suspect of list(failure, 'failures')) {
      const [word, , claimed] = list(suspect, 'failures');
      checkTree(claimed, gapsOf(name, word));
    }
  }
  return data as InspectJob;
}

export function readValueJob(data: unknown): ValueJob {
  const { name, points } = fields(data, 'a job');
  checkWordPoints(points, name);
  return data as ValueJob;
}

export function readFoundValues(data: unknown, { points }: ValueJob): FoundValues {
  const { values, games } = fields(data, 'values');
  check(checkValues(values, games) === points.length, 'values');
  return data as FoundValues;
}

/** At least one point. */
function checkWordPoints(data: unknown, name: unknown): void {
  check(list(data, 'points').length > 0, 'points');
  for (const entry of list(data, 'points')) {
    const [word, point] = list(entry, 'points');
    pointsIn([point], gapsOf(name, word));
  }
}

export function readInspected(data: unknown, { name, failures }: InspectJob): Inspected {
  const { wrong, passedOver } = fields(data, 'what was inspected');
  if (list(wrong, 'points').length > 0) checkWordPoints(wrong, name);
  const asked = new Set(failures.flat().map(pointKey));
  check(
    (wrong as readonly WordPoint[]).every((one) => asked.has(pointKey(one))),
    'points',
  );
  counts(passedOver, 'places', failures.length);
  return data as Inspected;
}

function checkFormulas(data: unknown, name: unknown): void {
  for (const entry of list(data, 'formulas')) {
    const [word, formula] = list(entry, 'formulas');
    checkFormula(formula, gapsOf(name, word));
  }
}

export function readSaved(data: unknown, { name, word }: StartJob): SavedWord {
  checkSaved(data, name);
  check((data as SavedWord).pool.word === word, 'a word');
  return data as SavedWord;
}

export function readLearned(data: unknown, { name, word }: LearnJob): LearnedWord {
  const { word: found, saved: text, facts, formula } = fields(data, 'a formula');
  check(found === word, 'a word');
  const gaps = checkState(text, name, word);
  const { work, relevant, gaps: added } = fields(facts, 'a word');
  count(work, 'a word');
  counts(relevant, 'a word', gaps);
  check(counts(added, 'a word').length % gaps === 0, 'a word');
  if (formula !== null) checkFormula(formula, gaps);
  return data as LearnedWord;
}

/** What is known of a word, as a text; returns the number of gaps. */
function checkState(text: unknown, name: unknown, word: unknown): number {
  check(typeof text === 'string', 'a word');
  const saved = parsed(text as string);
  const { gaps } = checkSaved(saved, name);
  check((saved as SavedWord).pool.word === word, 'a word');
  return gaps;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError('a word is no JSON');
  }
}

export function readWordResult(data: unknown, { name, word }: RecurrenceJob): WordResult {
  const { word: found, regions, obligations, cells, failures } = fields(data, 'a proof');
  check(found === word, 'a proof');
  for (const n of [regions, obligations, cells]) count(n, 'a proof');
  pointsIn(failures, gapsOf(name, word));
  return data as WordResult;
}

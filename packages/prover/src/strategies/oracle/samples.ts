/**
 * Instances of a pattern to try a claim on: all small points, then random ones. They must go beyond the places where
 * two runs of the pattern are equally long: claims that were wrong only there have ruined whole searches.
 */
import { generator, type Random } from '../../support/random.ts';
import { valueAt } from '../pattern/form.ts';
import { type Goal, variablesOf } from '../pattern/goal.ts';
import { arePairs, isReservoir, isRun, type Wild, type Word } from '../pattern/word.ts';
import { fillingsOf, mirrorText, toadReservoir } from './fillings.ts';

export interface Instance {
  /** The value of each variable, by its number. */
  readonly point: readonly number[];
  /** The boards between the walls. */
  readonly boards: readonly string[];
  /** The words for wildcards with names. */
  readonly fillings: ReadonlyMap<string, string>;
}

export interface SampleLimits {
  /** Squares on all boards, and how many more than the smallest instance has. */
  readonly longest: number;
  readonly beyond: number;
  /** More squares than this make values slow to compute: only two more than the smallest instance are tried then. */
  readonly slow: number;
  readonly systematic: number;
  readonly random: number;
}

export const LIMITS: SampleLimits = { longest: 13, beyond: 5, slow: 15, systematic: 200, random: 100 };

/** Instances of a goal, the same ones every time. */
export function* samples(goal: Goal, limits: SampleLimits = LIMITS): Generator<Instance> {
  const random = generator();
  const variables = variablesOf(goal);
  const size = Math.max(-1, ...variables) + 1;
  const origin = new Array<number>(size).fill(0);
  const least = lengthOf(boardsAt(goal.word, origin, 'least', random));
  const longest = Math.max(limits.longest, Math.min(least + limits.beyond, limits.slow), least + 2);
  let count = 0;
  const hasMore = goal.word.some((item) => item.kind === '?' || isReservoir(item));
  for (let sum = 0; sum <= longest && count < limits.systematic; sum++) {
    let grew = false;
    for (const point of pointsOf(variables, size, sum)) {
      for (const way of hasMore ? (['least', 'some'] as const) : (['least'] as const)) {
        const found = boardsAt(goal.word, point, way, random);
        if (found === null || lengthOf(found) > longest) continue;
        grew = true;
        yield { point, ...found };
        if (++count >= limits.systematic) break;
      }
    }
    if (!grew) break;
  }
  if (variables.length === 0 && !hasMore) return;
  for (let i = 0; i < limits.random; i++) {
    const point = origin.map(() => random(random(2) === 0 ? 4 : 7));
    const found = boardsAt(goal.word, point, 'some', random);
    if (found !== null && lengthOf(found) <= longest) yield { point, ...found };
  }
}

const lengthOf = (found: Omit<Instance, 'point'> | null): number =>
  found === null ? 0 : found.boards.reduce((sum, board) => sum + board.length, 0);

/** All points whose values have a sum. */
function* pointsOf(variables: readonly number[], size: number, sum: number): Generator<number[]> {
  const point = new Array<number>(size).fill(0);
  function* fill(i: number, left: number): Generator<number[]> {
    if (i >= variables.length - 1) {
      if (variables.length > 0) point[variables[i]] = left;
      if (variables.length > 0 || left === 0) yield [...point];
      return;
    }
    for (let value = 0; value <= left; value++) {
      point[variables[i]] = value;
      yield* fill(i + 1, left - value);
    }
  }
  yield* fill(0, sum);
}

function boardsAt(word: Word, point: readonly number[], way: Way, random: Random): Omit<Instance, 'point'> | null {
  const boards = [''];
  const fillings = new Map<string, string>();
  for (const item of word) {
    if (item.kind === '#') boards.push('');
    else {
      const text = fixedText(item, point) ?? filling(item, point, way, random);
      if (text === null) return null;
      boards[boards.length - 1] += text;
      if (item.kind === '?' && item.name !== null) fillings.set(item.name, text);
    }
  }
  return { boards, fillings };
}

/** The boards of a word without reservoirs whose wildcards have names, with these words for them. */
export function boardsWith(word: Word, point: readonly number[], fillings: ReadonlyMap<string, string>): string[] {
  const text = word.map((item) => {
    if (item.kind === '#') return '#';
    return fixedText(item, point) ?? fillings.get((item as Wild).name ?? '') ?? '';
  });
  return text.join('').split('#');
}

type Way = 'least' | 'some';

/** What a run or pairs are at a point; null for other items. */
function fixedText(item: Word[number], point: readonly number[]): string | null {
  return isRun(item) || arePairs(item) ? item.kind.repeat(valueAt(item.power, point)) : null;
}

function filling(
  item: Exclude<Word[number], { kind: '#' }>,
  point: readonly number[],
  way: Way,
  random: Random,
): string | null {
  if (isReservoir(item)) {
    const text = toadReservoir(valueAt(item.pieces, point), valueAt(item.extra, point), random);
    return text === null || item.kind === 'U' ? text : mirrorText(text);
  }
  const words = fillingsOf(item as Wild);
  return words[way === 'least' ? 0 : random(words.length)];
}

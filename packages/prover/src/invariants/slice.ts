/**
 * Slices of a class B: the positions of one word with one tempo, and the rival that they are compared with.
 *
 * Of the tempo (classes/tempo.ts) a slide
 * costs the player one of it, a jump two. If play began with tempo 0 and it is Right's turn, both have made equally many moves; so after
 * some jumps the tempo is the jumps of Right minus those of Left, one of -jumps, -jumps+2, ..., jumps. A slide of
 * each player changes neither word nor tempo, and no jump is ever undone; so slices can be settled one by one, those with
 * most jumps made first. If * was added and is gone, one of the players has made one more move on the board: the tempo is then one more or less.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { tempoOf } from '../classes/tempo.ts';
import type { Rival } from '../outcomes/claim.ts';
import { binomial, randomPoint } from '../region/points.ts';
import { type Random, shuffled } from '../support/random.ts';
import type { Place } from './claim.ts';

export interface Slice extends Place {
  readonly tempo: number;
}

/** How many jumps lead to a word from the one with all toads on the left: its pairs of a frog and a toad behind it. */
export function jumpsMade(word: string): number {
  let frogs = 0;
  let jumps = 0;
  for (const key of word) {
    if (key === 'F') frogs += 1;
    else jumps += frogs;
  }
  return jumps;
}

/** The slices that play from tempo 0 can reach at Right's turn, those with most jumps made first; if * was added, also those with it. */
export function slicesOf({ words }: PositionClass, withStar = false): Slice[] {
  const ordered = [...words].sort((x, y) => jumpsMade(y) - jumpsMade(x));
  return ordered.flatMap((word) => {
    const jumps = jumpsMade(word);
    const slices = (rival: Rival, most: number, step: number): Slice[] =>
      Array.from({ length: (2 * most) / step + 1 }, (_, k) => ({ word, rival, tempo: most - step * k }));
    return withStar ? [...slices('0', jumps + 1, 1), ...slices('*', jumps, 2)] : slices('0', jumps, 2);
  });
}

/** All points of a sum are listed if there are no more than so many of that sum with any tempo; otherwise, or if few are wanted, points are drawn. */
const MOST_LISTED = 12_000_000;
const FEW_LISTED = 60_000;
const FEW_WANTED = 500;
const MOST_DRAWS = 400_000;

/** Points of a slice whose gaps have a sum, in random order: all of them, or so many of them where there are more. */
export function pointsIn(slice: Slice, sum: number, most: number, random: Random): number[][] {
  const gaps = slice.word.length + 1;
  const listed = most <= FEW_WANTED ? FEW_LISTED : MOST_LISTED;
  if (binomial(sum + gaps - 1, gaps - 1) <= listed) return shuffled(allPointsIn(slice, sum), random).slice(0, most);
  const weights = tempoOf(slice.word);
  const found = new Map<string, number[]>();
  const all = Array.from({ length: gaps }, (_, gap) => gap);
  for (let draw = 0; draw < MOST_DRAWS && found.size < most; draw++) {
    const completed = complete(weights, slice.tempo, sum, randomPoint(all, gaps, sum, random));
    if (completed !== null) found.set(completed.join(), completed);
  }
  return [...found.values()];
}

/** All points of a slice whose gaps have a sum, with no more than so many gaps that are not 0. */
export function allPointsIn({ word, tempo }: Slice, sum: number, mostOpen = Number.POSITIVE_INFINITY): number[][] {
  const weights = tempoOf(word);
  const last = weights.length - 1;
  const found: number[][] = [];
  const point = weights.map(() => 0);
  // `left` squares and the tempo `rest` are still to be dealt out to the gaps from this one on, of which so many may be open.
  const deal = (gap: number, left: number, rest: number, open: number): void => {
    if (gap === last) {
      point[gap] = left;
      if (weights[gap] * left === rest && (left === 0 || open > 0)) found.push([...point]);
      return;
    }
    if (rest < weights[gap] * left || rest > weights[last] * left) return;
    for (let x = 0; x <= (open > 0 ? left : 0); x++) {
      point[gap] = x;
      deal(gap + 1, left - x, rest - weights[gap] * x, x === 0 ? open : open - 1);
    }
  };
  deal(0, sum, tempo, mostOpen);
  return found;
}

/** The nearest points of the same slice and sum: a square each goes from one gap to both sides, or comes from there. */
export function neighboursOf(point: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let gap = 1; gap < point.length - 1; gap++) {
    for (const step of [1, -1]) {
      const next = [...point];
      next[gap - 1] += step;
      next[gap] -= 2 * step;
      next[gap + 1] += step;
      if (next.every((x) => x >= 0)) found.push(next);
    }
  }
  return found;
}

/** The point of a slice with these first gaps; the last two follow from sum and tempo. Null if there is none. */
function complete(weights: readonly number[], tempo: number, sum: number, point: readonly number[]): number[] | null {
  const last = weights.length - 1;
  let left = sum;
  let rest = tempo;
  for (let gap = 0; gap < last - 1; gap++) {
    left -= point[gap];
    rest -= weights[gap] * point[gap];
  }
  // x·(w-1) + (left-x)·w = rest, where w is the weight of the last gap
  const x = weights[last] * left - rest;
  return x < 0 || x > left ? null : [...point.slice(0, -2), x, left - x];
}

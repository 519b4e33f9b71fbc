/**
 * What a solved variant is like as a whole: how many boards each player wins who is to move, and the longest game. It is
 * counted board by board or block by block, in any order, and is plain data that can be kept.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import type { RemotenessTable } from './pass.ts';

/** For one player to move. */
export interface SideTally {
  /** How many boards the player wins. */
  readonly wins: number;
  /** The greatest remoteness, in moves; -1 as long as nothing is counted. */
  readonly remoteness: number;
  /** The least number of a board that has it. */
  readonly rank: number;
}

/** For toads and for frogs to move. */
export type Tally = readonly [SideTally, SideTally];

const NOTHING: SideTally = { wins: 0, remoteness: -1, rank: 0 };

/** Before anything is counted. */
export const EMPTY_TALLY: Tally = [NOTHING, NOTHING];

/** Counts boards with the numbers from `start` on: the first `size` places of a table. */
export function countSide(table: RemotenessTable, start: number, size: number): SideTally {
  let wins = 0;
  let [remoteness, place] = [-1, 0];
  for (let i = 0; i < size; i++) {
    wins += table[i] & 1;
    if (table[i] > remoteness) [remoteness, place] = [table[i], i];
  }
  return { wins, remoteness, rank: start + place };
}

/**
 * Two tallies of different boards as one.
 *
 * @example
 * ```ts
 * const [a, b] = ['T.F', 'TF.'].map((text) => solveVariant(countsOf(boardOf(text))).tally());
 * joinTallies(a, b)[0].wins; // => 4
 * ```
 */
export const joinTallies = (a: Tally, b: Tally): Tally => [joinSides(a[LEFT], b[LEFT]), joinSides(a[RIGHT], b[RIGHT])];

function joinSides(a: SideTally, b: SideTally): SideTally {
  const aFirst = a.remoteness > b.remoteness || (a.remoteness === b.remoteness && a.rank <= b.rank);
  return { ...(aFirst ? a : b), wins: a.wins + b.wins };
}

/** Of all positions of the greatest remoteness the first in the numbering, toads before frogs. */
export function longestOf([toads, frogs]: Tally): { readonly turn: Side; readonly rank: number } {
  return toads.remoteness >= frogs.remoteness ? { turn: LEFT, rank: toads.rank } : { turn: RIGHT, rank: frogs.rank };
}

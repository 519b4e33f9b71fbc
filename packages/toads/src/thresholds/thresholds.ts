/**
 * Thresholds of a game G: for s = 0 and 1, the least integer k with which Left wins G + s* + k when she moves first, and
 * when she moves second. They tell how G compares with every integer n and every n*. Proofs are in docs/compare.md.
 */
import type { Relation } from '@lilypad/games';

/** Whether a star is added to the game. */
export type Star = 0 | 1;

export interface Thresholds {
  /** By star: the least k with which Left wins moving first. */
  readonly first: readonly [number, number];
  /** By star: the least k with which Left wins moving second. */
  readonly second: readonly [number, number];
}

/** The thresholds of G + n. */
export function shiftThresholds({ first, second }: Thresholds, n: number): Thresholds {
  return { first: [first[0] - n, first[1] - n], second: [second[0] - n, second[1] - n] };
}

/** The thresholds of -G: where Left now wins G, Right won before. */
export function negateThresholds({ first, second }: Thresholds): Thresholds {
  return { first: [1 - second[0], 1 - second[1]], second: [1 - first[0], 1 - first[1]] };
}

/** How G compares with n + s*: that is how G + s* - n compares with 0. */
export function relationTo({ first, second }: Thresholds, n: number, star: Star): Relation {
  const leftWinsFirst = -n >= first[star];
  const leftWinsSecond = -n >= second[star];
  if (leftWinsSecond) return leftWinsFirst ? '>' : '=';
  return leftWinsFirst ? '||' : '<';
}

/**
 * Thresholds of a game G: for s = 0 and 1, the least integer k with which Left wins G + s* + k when she moves first, and
 * when she moves second. They tell how G compares with every integer n and every n*. Proofs are in docs/compare.md.
 */
import { type Arena, type GameId, LEFT, type Relation, RIGHT, type Side } from '@lilypad/games';

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

/** The thresholds of G + *: each star is the other's. */
export function starThresholds({ first, second }: Thresholds): Thresholds {
  return { first: [first[1], first[0]], second: [second[1], second[0]] };
}

/** The thresholds of a game whose value is known. */
export function valueThresholds(arena: Arena, game: GameId): Thresholds {
  const starred = arena.add(game, arena.star);
  // Beyond the stops an integer decides alone, so the least k lies near the negative of a stop.
  const least = (g: GameId, side: Side, wins: (h: GameId) => boolean): number => {
    let k = -Number(arena.stop(g, side).ceil()) - 1;
    while (!wins(arena.shift(g, k))) k++;
    return k;
  };
  const first = (g: GameId) => least(g, LEFT, (h) => !arena.le(h, arena.zero));
  const second = (g: GameId) => least(g, RIGHT, (h) => arena.le(arena.zero, h));
  return { first: [first(game), first(starred)], second: [second(game), second(starred)] };
}

/** How G compares with n + s*: that is how G + s* - n compares with 0. */
export function relationTo({ first, second }: Thresholds, n: number, star: Star): Relation {
  const leftWinsFirst = -n >= first[star];
  const leftWinsSecond = -n >= second[star];
  if (leftWinsSecond) return leftWinsFirst ? '>' : '=';
  return leftWinsFirst ? '||' : '<';
}

/** The value of G if that is n or n*, which thresholds prove; else null. */
export function valueFromThresholds(arena: Arena, { first, second }: Thresholds): GameId | null {
  for (const star of [0, 1] as const) {
    if (second[star] < first[star]) return arena.shift(star === 1 ? arena.star : arena.zero, -second[star]);
  }
  return null;
}

/** Integers from `from` to `to`, both included; null where there is no bound. */
export interface RelationRange {
  readonly relation: Relation;
  readonly from: number | null;
  readonly to: number | null;
}

/** How G compares with n + s* for every integer n, from the least n to the greatest. */
export function relationsToAll({ first, second }: Thresholds, star: Star): RelationRange[] {
  const greater = -Math.max(first[star], second[star]);
  const less = 1 - Math.min(first[star], second[star]);
  const ranges: RelationRange[] = [{ relation: '>', from: null, to: greater }];
  if (less > greater + 1) {
    ranges.push({ relation: first[star] < second[star] ? '||' : '=', from: greater + 1, to: less - 1 });
  }
  return [...ranges, { relation: '<', from: less, to: null }];
}

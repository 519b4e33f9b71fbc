/**
 * Thresholds of a game G: for s = 0 and 1, the least integer k with which Left wins G + s* + k when she moves first,
 * and when she moves second. They determine how G compares with every integer n and every n*. Proofs are in
 * docs/compare.md.
 *
 * The integers in a game have no bound, so thresholds are bigints; only the tables of a sweep hold them in fixed
 * widths.
 */
import { type Arena, Dyadic, type GameId, LEFT, type Relation, RIGHT, type Side } from '@lilypad/games';

/** Whether a star is added to the game. */
export type Star = 0 | 1;

/** The thresholds of a game: the least integers that, added to it, let Left win. */
export interface Thresholds {
  /** By star: the least k with which Left wins moving first. */
  readonly first: readonly [bigint, bigint];
  /** By star: the least k with which Left wins moving second. */
  readonly second: readonly [bigint, bigint];
}

/** The thresholds of 0. */
export const ZERO_THRESHOLDS: Thresholds = { first: [1n, 0n], second: [0n, 1n] };

/** The thresholds of G + n. */
export function shiftThresholds({ first, second }: Thresholds, n: bigint): Thresholds {
  return { first: [first[0] - n, first[1] - n], second: [second[0] - n, second[1] - n] };
}

/** The thresholds of -G: where Left now wins G, Right won before. */
export function negateThresholds({ first, second }: Thresholds): Thresholds {
  return { first: [1n - second[0], 1n - second[1]], second: [1n - first[0], 1n - first[1]] };
}

/** The thresholds of G + *: each star is the other's. */
export function starThresholds({ first, second }: Thresholds): Thresholds {
  return { first: [first[1], first[0]], second: [second[1], second[0]] };
}

/**
 * The thresholds of a game whose value is known.
 *
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const arena = new Arena();
 * valueThresholds(arena, arena.star); // => { first: [ 0n, 1n ], second: [ 1n, 0n ] }
 * ```
 */
export function valueThresholds(arena: Arena, game: GameId): Thresholds {
  const starred = arena.add(game, arena.star);
  // Beyond the stops an integer decides alone, so the least k lies near the negative of a stop.
  const least = (g: GameId, side: Side, wins: (h: GameId) => boolean): bigint => {
    let k = -arena.stop(g, side).ceil() - 1n;
    while (!wins(arena.add(g, arena.integer(k)))) k++;
    return k;
  };
  const first = (g: GameId) => least(g, LEFT, (h) => !arena.le(h, arena.zero));
  const second = (g: GameId) => least(g, RIGHT, (h) => arena.le(arena.zero, h));
  return { first: [first(game), first(starred)], second: [second(game), second(starred)] };
}

/** How G compares with n + s*: that is how G + s* - n compares with 0. */
export function relationTo({ first, second }: Thresholds, n: bigint, star: Star): Relation {
  const leftWinsFirst = -n >= first[star];
  const leftWinsSecond = -n >= second[star];
  if (leftWinsSecond) return leftWinsFirst ? '>' : '=';
  return leftWinsFirst ? '||' : '<';
}

/** The value of G if that is n or n*, which thresholds prove; else null. */
export function valueFromThresholds(arena: Arena, { first, second }: Thresholds): GameId | null {
  for (const star of [0, 1] as const) {
    if (second[star] < first[star]) return arena.nus(Dyadic.of(-second[star]), 0, star);
  }
  return null;
}

/** Integers from `from` to `to`, both included; null where there is no bound. */
export interface RelationRange {
  /** How the game compares with all of them. */
  readonly relation: Relation;
  /** The least, or null. */
  readonly from: bigint | null;
  /** The greatest, or null. */
  readonly to: bigint | null;
}

/**
 * How a game with these thresholds compares with n + s* for every integer n, from the least n to the greatest.
 *
 * @param star - the s: 0 to compare with the integers, 1 to compare with n*
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const arena = new Arena();
 * const [least, middle, greatest] = relationsToAll(valueThresholds(arena, arena.star), 0);
 * least; // => { relation: '>', from: null, to: -1n }
 * middle; // => { relation: '||', from: 0n, to: 0n }
 * greatest; // => { relation: '<', from: 1n, to: null }
 * ```
 */
export function relationsToAll({ first, second }: Thresholds, star: Star): RelationRange[] {
  const [lesser, larger] = first[star] < second[star] ? [first[star], second[star]] : [second[star], first[star]];
  const greater = -larger;
  const less = 1n - lesser;
  const ranges: RelationRange[] = [{ relation: '>', from: null, to: greater }];
  if (less > greater + 1n) {
    ranges.push({ relation: first[star] < second[star] ? '||' : '=', from: greater + 1n, to: less - 1n });
  }
  return [...ranges, { relation: '<', from: less, to: null }];
}

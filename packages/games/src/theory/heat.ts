/**
 * Heating, overheating and cooling.
 *
 *     heat      ∫^t G   = G for a number G,              else { ∫^t G^L + t | ∫^t G^R - t }
 *     overheat  ∫_s^t G = n copies of s for an integer G = n, else { ∫_s^t G^L + t | ∫_s^t G^R - t }
 *     cool      G_t     = the mean of G if t is above the temperature of G, else { (G^L)_t - t | (G^R)_t + t }
 *
 * all on canonical forms. The amounts s and t of heating may be any games. Cooling takes a number t above -1. For t ≥ 0
 * it respects sums and order, and it undoes heating by t; heating in general respects neither sums nor order.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { gainsOf, withMoveBonus } from './move-bonus.ts';
import { thermographs } from './thermograph.ts';
import { COLDEST } from './trajectory.ts';

const HEATED = new MemoKind<GameId>();
const OVERHEATED = new MemoKind<GameId>();
const COOLED = new MemoKind<GameId>();

/**
 * g heated by t, any game.
 *
 * @throws GameLimitError - if the result goes beyond a limit of the arena
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, heat(arena, arena.star, arena.integer(1))); // => '+-1'
 * ```
 */
export function heat(arena: Arena, g: GameId, t: GameId): GameId {
  return withMoveBonus(arena, g, {
    isLeaf: (h) => arena.isNumber(h),
    leafValue: (h) => h,
    gains: gainsOf(arena, [t]),
    known: arena.memo(HEATED, t),
  });
}

/**
 * g overheated from s to t, any games: integers turn into copies of s, and a move gains t.
 *
 * @throws GameLimitError - if the result goes beyond a limit of the arena
 * @example
 * ```ts
 * const arena = new Arena();
 * formatGame(arena, overheat(arena, arena.number(Dyadic.of(1, 1)), arena.star, arena.integer(1))); // => '{1|-1*}'
 * ```
 */
export function overheat(arena: Arena, g: GameId, s: GameId, t: GameId): GameId {
  return withMoveBonus(arena, g, {
    isLeaf: (h) => arena.isInteger(h),
    leafValue: (h) => arena.multiple(s, (arena.asNumber(h) as Dyadic).numerator),
    gains: gainsOf(arena, [t]),
    known: arena.memo(OVERHEATED, `${s},${t}`),
  });
}

/**
 * g cooled by t: every move costs t, until the game is a number.
 *
 * @throws RangeError - unless t is above -1
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * formatGame(arena, cool(arena, hot, Dyadic.of(1, 1))); // => '{5/2|3/2}'
 * formatGame(arena, cool(arena, hot, Dyadic.of(2))); // => '2'
 * cool(arena, hot, Dyadic.of(-1)); // => throws RangeError: A game can only be cooled by a number above -1, not by -1.
 * ```
 */
export function cool(arena: Arena, g: GameId, t: Dyadic): GameId {
  if (t.compare(COLDEST) <= 0) throw new RangeError(`A game can only be cooled by a number above -1, not by ${t}.`);
  const thermographOf = thermographs(arena);
  return withMoveBonus(arena, g, {
    isLeaf: (h) => thermographOf(h).temperature.compare(t) < 0,
    leafValue: (h) => arena.number(thermographOf(h).mean),
    gains: gainsOf(arena, [arena.number(t.negate())]),
    known: arena.memo(COOLED, t.toString()),
  });
}

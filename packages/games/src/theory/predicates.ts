/** Kinds of games: zero, number, integer, ordinal, nimber, infinitesimal, all-small, number plus infinitesimal. */
import type { Arena } from '../core/arena.ts';
import { foldShapes } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { LEFT, RIGHT, SIDES } from '../core/side.ts';

/**
 * Whether g is a number.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.number(Dyadic.of(1, 1)), arena.star].map((g) => isNumber(arena, g)); // => [ true, false ]
 * ```
 */
export const isNumber = (arena: Arena, g: GameId): boolean => arena.isNumber(g);

/**
 * Whether g is an integer.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.integer(-7), arena.number(Dyadic.of(1, 1))].map((g) => isInteger(arena, g)); // => [ true, false ]
 * ```
 */
export const isInteger = (arena: Arena, g: GameId): boolean => arena.isInteger(g);

/**
 * Whether g is 0.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * isZero(arena, arena.add(arena.star, arena.star)); // => true
 * ```
 */
export const isZero = (arena: Arena, g: GameId): boolean => g === arena.zero;

/**
 * Whether g is an ordinal: a short one is an integer that is not negative.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.integer(7), arena.integer(-7)].map((g) => isOrdinal(arena, g)); // => [ true, false ]
 * ```
 */
export const isOrdinal = (arena: Arena, g: GameId): boolean => arena.isInteger(g) && arena.le(arena.zero, g);

/**
 * Whether g is *k for some k ≥ 0; 0 counts.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.star, arena.up].map((g) => isNimber(arena, g)); // => [ true, false ]
 * ```
 */
export function isNimber(arena: Arena, g: GameId): boolean {
  const nus = arena.asNus(g);
  return nus !== null && nus.ups === 0 && nus.number.sign() === 0;
}

/**
 * Whether g lies between -x and x for every positive number x: both stops are 0.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.up, arena.integer(1)].map((g) => isInfinitesimal(arena, g)); // => [ true, false ]
 * ```
 */
export function isInfinitesimal(arena: Arena, g: GameId): boolean {
  // The right stop of a shape lies in [0, 1).
  return arena.offset(g) === 0 && arena.stopGame(g, RIGHT) === arena.zero && arena.stopGame(g, LEFT) === arena.zero;
}

/**
 * Whether g is a number plus an infinitesimal: both stops are the same.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * [arena.shift(arena.up, 5), hot].map((g) => isNumberish(arena, g)); // => [ true, false ]
 * ```
 */
export function isNumberish(arena: Arena, g: GameId): boolean {
  return arena.stopGame(g, LEFT) === arena.stopGame(g, RIGHT);
}

const ALL_SMALL = new MemoKind<boolean>();

/**
 * Whether, in every follower of g, both players can move or neither can: 0 is its only number.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const tiny = arena.game([arena.zero], [arena.game([arena.zero], [arena.integer(-2)])]);
 * [arena.up, tiny].map((g) => isAllSmall(arena, g)); // => [ true, false ]
 * ```
 */
export function isAllSmall(arena: Arena, g: GameId): boolean {
  // An all-small game is infinitesimal, so it is its own shape. Other followers need not be looked into.
  const isDecided = (h: GameId): boolean => arena.isNus(h) || !isInfinitesimal(arena, h);
  if (isDecided(g)) return isInfinitesimal(arena, g);
  return foldShapes<boolean>(
    arena,
    g,
    isDecided,
    (h, get) =>
      isInfinitesimal(arena, h) &&
      (arena.isNus(h) ||
        SIDES.every((side) => arena.options(h, side).every((o) => isInfinitesimal(arena, o) && get(o)))),
    arena.memo(ALL_SMALL),
  );
}

/**
 * Numbers and tinies: whether a game is a number, or has the form {x || x | H} with a number x and a game H of mean
 * less than x, as x + Tiny(y) has for positive y; or the mirror image {H | x || x} with H of mean greater than x. Every
 * option is the only one of its side.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, opposite, SIDES, type Side } from '../core/side.ts';
import { mean } from './temperature.ts';

/**
 * Whether g is a number, or a number plus a tiny or miny.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const tiny = arena.game([arena.zero], [arena.game([arena.zero], [arena.integer(-2)])]);
 * [tiny, arena.star].map((g) => isNumberTiny(arena, g)); // => [ true, false ]
 * ```
 */
export function isNumberTiny(arena: Arena, g: GameId): boolean {
  return arena.isNumber(g) || SIDES.some((side) => hasThreat(arena, g, side));
}

/** Whether `side` can move to a number x, and the opponent to a threat that `side` answers by moving to x. */
function hasThreat(arena: Arena, g: GameId, side: Side): boolean {
  const x = only(arena, g, side);
  const threat = only(arena, g, opposite(side));
  if (x === null || threat === null || !arena.isNumber(x) || only(arena, threat, side) !== x) return false;
  const threatened = only(arena, threat, opposite(side));
  if (threatened === null) return false;
  const loss = mean(arena, threatened).compare(mean(arena, x));
  return side === LEFT ? loss < 0 : loss > 0;
}

/** The option of a side, if it is the only one. */
function only(arena: Arena, g: GameId, side: Side): GameId | null {
  const options = arena.options(g, side);
  return options.length === 1 ? (options[0] as GameId) : null;
}

/**
 * Mean and temperature of a game.
 *
 * Both are read off the thermograph: the mean is the place of the mast, the temperature its foot: the lowest
 * temperature at which the cooled game is a number plus an infinitesimal. A number plus a nonzero infinitesimal has
 * temperature 0; a number with denominator 2^e has temperature -1/2^e, so integers have -1.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { RIGHT } from '../core/side.ts';
import { thermograph } from './thermograph.ts';

/**
 * The mean of g: what n copies of g are worth, per copy, for large n.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * mean(arena, hot).toString(); // => '2'
 * ```
 */
export function mean(arena: Arena, g: GameId): Dyadic {
  if (arena.isNus(g)) return arena.stop(g, RIGHT);
  return thermograph(arena, g).mean;
}

/**
 * The temperature of g, at least -1: how much a move is worth.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * temperature(arena, hot).toString(); // => '1'
 * temperature(arena, arena.integer(5)).toString(); // => '-1'
 * ```
 */
export function temperature(arena: Arena, g: GameId): Dyadic {
  if (arena.isNumber(g)) return Dyadic.of(-1, arena.stop(g, RIGHT).exponent);
  return arena.isNus(g) ? Dyadic.ZERO : thermograph(arena, g).temperature;
}

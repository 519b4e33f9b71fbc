/**
 * Mean and temperature of a game.
 *
 * Both are read off the thermograph: the mean is the place of the mast, the temperature its foot, which is the lowest
 * temperature at which the cooled game is a number but for an infinitesimal. A number plus a nonzero infinitesimal has
 * temperature 0; a number with denominator 2^e has temperature -1/2^e, so integers have -1.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { thermograph } from './thermograph.ts';

export function mean(arena: Arena, g: GameId): Dyadic {
  return arena.asNus(g)?.number ?? thermograph(arena, g).mean;
}

export function temperature(arena: Arena, g: GameId): Dyadic {
  const nus = arena.asNus(g);
  if (nus === null) return thermograph(arena, g).temperature;
  return nus.ups === 0 && nus.nimber === 0 ? Dyadic.of(-1, nus.number.exponent) : Dyadic.ZERO;
}

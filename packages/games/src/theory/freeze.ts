/**
 * Freezing: a game cooled by its own temperature t, where it is its mean plus an infinitesimal. A game of temperature 0
 * or less, which is a number or a number plus an infinitesimal, is frozen already and stays as it is.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { cool } from './heat.ts';
import { temperature } from './temperature.ts';

/**
 * g cooled by its temperature.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * formatGame(arena, freeze(arena, hot)); // => '2*'
 * ```
 */
export function freeze(arena: Arena, g: GameId): GameId {
  const t = temperature(arena, g);
  return t.sign() <= 0 ? g : cool(arena, g, t);
}

/** What kind of value a cell has: tables are coloured by it. */
import { type Arena, type GameId, isInfinitesimal, isNumberish } from '@lilypad/games';

/** A kind of values, from the simplest on. */
export type ValueKind = 'zero' | 'infinitesimal' | 'number' | 'numberish' | 'hot';

/** The kinds in words. */
export const KIND_LABELS: Readonly<Record<ValueKind, string>> = {
  zero: 'zero',
  infinitesimal: 'infinitesimal',
  number: 'number',
  numberish: 'number plus infinitesimal',
  hot: 'hot',
};

/**
 * The kind of a value. A number plus an infinitesimal is numberish; anything with two different stops is hot.
 *
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const arena = new Arena();
 * [arena.zero, arena.star, arena.integer(2)].map((g) => kindOf(arena, g)); // => [ 'zero', 'infinitesimal', 'number' ]
 * ```
 */
export function kindOf(arena: Arena, game: GameId): ValueKind {
  if (game === arena.zero) return 'zero';
  if (arena.isNumber(game)) return 'number';
  if (isInfinitesimal(arena, game)) return 'infinitesimal';
  return isNumberish(arena, game) ? 'numberish' : 'hot';
}

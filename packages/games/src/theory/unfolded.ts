/**
 * Nimbers that have to be unfolded into their options. *n has n options on each side, so that an operation that walks through
 * them, as heating does, takes work that grows with a power of n, and *60000 does not fit into memory.
 */
import type { Arena } from '../core/arena.ts';
import { type GameId, shapeOf } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';

/** The largest nimber whose followers are all made into other games: the work grows with its fourth power. */
export const MAX_WALKED = 100;
/** The largest nimber whose options are compared with one another. */
export const MAX_COMPARED = 1000;

/** Throws a `GameLimitError` if a game is a number, ups and a larger nimber. */
export function checkUnfolded(arena: Arena, g: GameId, most: number): void {
  if (arena.rows.nimber[shapeOf(g)] > most) {
    throw new GameLimitError(`For this operation, a nimber can be at most *${most}.`);
  }
}

/**
 * The outcome class of a game: who wins if both play well. 'L' is Left and 'R' is Right, moving first or second; 'N' is
 * the next player to move, 'P' the previous one.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import type { Relation } from '../core/order.ts';

/** Who wins: Left, Right, the next player to move, or the previous one. */
export type Outcome = 'L' | 'R' | 'N' | 'P';

const OUTCOMES: Record<Relation, Outcome> = { '>': 'L', '<': 'R', '||': 'N', '=': 'P' };

/**
 * The outcome class of g under normal play: the player who cannot move loses.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * [arena.zero, arena.star, arena.up].map((g) => outcome(arena, g)); // => [ 'P', 'N', 'L' ]
 * ```
 */
export function outcome(arena: Arena, g: GameId): Outcome {
  return OUTCOMES[arena.compare(g, arena.zero)];
}

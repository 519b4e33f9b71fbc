/**
 * The one recursion behind heating, cooling, overheating and the Norton product: leaves are replaced, and at every other
 * follower each move is made worth something extra to the player who makes it,
 *
 *     f(G) = { f(G^L) + b | f(G^R) - b },
 *
 * where b ranges over the given bonuses (one of which the mover may choose).
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';

export function withMoveBonus(
  arena: Arena,
  g: GameId,
  isLeaf: (h: GameId) => boolean,
  leafValue: (h: GameId) => GameId,
  bonuses: readonly GameId[],
): GameId {
  const gains = [bonuses, bonuses.map((bonus) => arena.negate(bonus))] as const;
  return fold<GameId>(arena, g, isLeaf, (h, get) => {
    if (isLeaf(h)) return leafValue(h);
    const moves = (side: Side): GameId[] =>
      arena.options(h, side).flatMap((option) => gains[side].map((gain) => arena.add(get(option), gain)));
    return arena.game(moves(LEFT), moves(RIGHT));
  });
}

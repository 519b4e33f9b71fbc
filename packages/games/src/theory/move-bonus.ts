/**
 * The one recursion behind heating, cooling, overheating and the Norton product: leaves are replaced, and at every
 * other follower each move is made worth something extra to the player who makes it,
 *
 *     f(G) = { f(G^L) + b | f(G^R) - b },
 *
 * where b ranges over the given bonuses (one of which the mover may choose).
 */
import type { Arena } from '../core/arena.ts';
import { fold, foldShapes } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import type { Memo } from '../core/memo.ts';
import { SIDES, type Side } from '../core/side.ts';

export interface MoveBonus {
  readonly isLeaf: (h: GameId) => boolean;
  readonly leafValue: (h: GameId) => GameId;
  readonly bonuses: readonly GameId[];
  /** What the same recursion gave to games before. */
  readonly known: Memo<GameId>;
  /** Whether f(G + n) = f(G) + n for all integers n. */
  readonly translates: boolean;
}

export function withMoveBonus(arena: Arena, g: GameId, rule: MoveBonus): GameId {
  const { isLeaf, leafValue, bonuses, known, translates } = rule;
  const gains = [bonuses, bonuses.map((bonus) => arena.negate(bonus))] as const;
  const combine = (h: GameId, value: (option: GameId) => GameId): GameId => {
    if (isLeaf(h)) return leafValue(h);
    const moves = (side: Side): GameId[] => {
      const list: GameId[] = [];
      for (const option of arena.options(h, side)) {
        for (const gain of gains[side]) list.push(arena.add(value(option), gain));
      }
      return list;
    };
    const [lefts, rights] = SIDES.map(moves) as [GameId[], GameId[]];
    return arena.game(lefts, rights);
  };
  if (!translates) return fold<GameId>(arena, g, isLeaf, combine, known);
  const shifted = (value: GameId, h: GameId): GameId => arena.shift(value, arena.offset(h));
  return shifted(
    foldShapes<GameId>(arena, g, isLeaf, (h, get) => combine(h, (option) => shifted(get(option), option)), known),
    g,
  );
}

/**
 * The one recursion behind heating, cooling, overheating and the Norton product: leaves are replaced, and at every
 * other follower each move is made worth something extra to the player who makes it,
 *
 *     f(G) = { f(G^L) + b | f(G^R) - b },
 *
 * where b ranges over the given bonuses (one of which the mover may choose).
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import type { Memo } from '../core/memo.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { checkUnfolded, MAX_WALKED } from './unfolded.ts';

export interface MoveBonus {
  readonly isLeaf: (h: GameId) => boolean;
  readonly leafValue: (h: GameId) => GameId;
  /** What a move gains, for Left and, with the other sign, for Right. */
  readonly gains: Gains;
  /** What the same recursion gave to games before. */
  readonly known: Memo<GameId>;
}

export type Gains = readonly [readonly GameId[], readonly GameId[]];

export function withMoveBonus(arena: Arena, g: GameId, rule: MoveBonus): GameId {
  const { known } = rule;
  const isLeaf = (h: GameId): boolean => {
    const leaf = rule.isLeaf(h);
    if (!leaf) checkUnfolded(arena, h, MAX_WALKED);
    return leaf;
  };
  return known.get(g) ?? fold<GameId>(arena, g, isLeaf, (h, get) => valueByMoves(arena, rule, h, get), known);
}

function valueByMoves(arena: Arena, rule: MoveBonus, h: GameId, get: (option: GameId) => GameId): GameId {
  if (rule.isLeaf(h)) return rule.leafValue(h);
  const lefts = moves(arena, rule, h, get, LEFT);
  const rights = moves(arena, rule, h, get, RIGHT);
  return arena.game(lefts, rights);
}

function moves(arena: Arena, rule: MoveBonus, h: GameId, get: (option: GameId) => GameId, side: Side): GameId[] {
  const gains = rule.gains[side];
  const list: GameId[] = [];
  const count = arena.optionCount(h, side);
  for (let i = 0; i < count; i++) {
    const value = get(arena.optionAt(h, side, i));
    for (let j = 0; j < gains.length; j++) list.push(arena.add(value, gains[j]));
  }
  return list;
}

/** A bonus as gains of both sides. */
export const gainsOf = (arena: Arena, bonuses: readonly GameId[]): Gains => [
  bonuses,
  bonuses.map((bonus) => arena.negate(bonus)),
];

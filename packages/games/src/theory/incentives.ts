/**
 * Incentives: what a move gains. A left incentive of G is G^L - G, a right incentive G - G^R; both are measured from
 * the point of view of the mover. Only the best are kept: no incentive in the list is at most another.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, SIDES, type Side } from '../core/side.ts';
import { checkUnfolded, MAX_COMPARED } from './unfolded.ts';

/**
 * The incentives of one side: what a move gains, for every option that no other beats.
 *
 * @throws GameLimitError - for a nimber beyond *1000
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * incentives(arena, hot, LEFT).map((g) => formatGame(arena, g)); // => [ '{2|0}' ]
 * ```
 */
export function incentives(arena: Arena, g: GameId, side: Side): readonly GameId[] {
  return maximal(arena, incentivesOf(arena, g, side));
}

/**
 * The incentives of both sides together, without those that another beats.
 *
 * @throws GameLimitError - for a nimber beyond *1000
 * @example
 * ```ts
 * const arena = new Arena();
 * allIncentives(arena, arena.up).map((g) => formatGame(arena, g)); // => [ '^*' ]
 * ```
 */
export function allIncentives(arena: Arena, g: GameId): readonly GameId[] {
  return maximal(
    arena,
    SIDES.flatMap((side) => incentivesOf(arena, g, side)),
  );
}

function incentivesOf(arena: Arena, g: GameId, side: Side): GameId[] {
  checkUnfolded(arena, g, MAX_COMPARED);
  return arena
    .options(g, side)
    .map((option) => (side === LEFT ? arena.subtract(option, g) : arena.subtract(g, option)));
}

function maximal(arena: Arena, games: readonly GameId[]): readonly GameId[] {
  const distinct = [...new Set(games)];
  return distinct.filter((g) => !distinct.some((h) => h !== g && arena.le(g, h)));
}

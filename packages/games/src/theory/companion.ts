/**
 * The companion of a game: at every follower a player for whom moving to 0 does no harm is also allowed to do so,
 *
 *     c(G) = { c(G^L), and 0 if G ≥ 0 | c(G^R), and 0 if G ≤ 0 },
 *
 * on canonical forms. So c(0) = * and c(*) = 0. For ups plus a nimber of 0 or 1, the nimber
 * changes from 0 to 1 or back; with a greater nimber, or with a nonzero number added, nothing changes.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';

const COMPANION = new MemoKind<GameId>();

/**
 * The companion of g.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * companion(arena, arena.zero) === arena.star; // => true
 * ```
 */
export function companion(arena: Arena, g: GameId): GameId {
  return fold<GameId>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => {
      const nus = arena.asNus(h);
      if (nus !== null) {
        const stays = nus.nimber > 1 || nus.number.sign() !== 0;
        return stays ? h : arena.nus(Dyadic.ZERO, nus.ups, 1 - nus.nimber);
      }
      const moves = (side: Side): GameId[] => {
        const harmless = side === LEFT ? arena.le(arena.zero, h) : arena.le(h, arena.zero);
        return [...arena.options(h, side).map(get), ...(harmless ? [arena.zero] : [])];
      };
      return arena.game(moves(LEFT), moves(RIGHT));
    },
    arena.memo(COMPANION),
  );
}

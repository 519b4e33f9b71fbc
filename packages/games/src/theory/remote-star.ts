/**
 * The remote star of a game: the least nimber *N, N ≥ 1, beyond every nimber *k that is a follower of the game. Any
 * greater nimber compares with an all-small game in the same way, which is what atomic weights are about.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { SIDES } from '../core/side.ts';

const GREATEST_FOLLOWER = new MemoKind<number>();

/**
 * The remote star of g.
 *
 * @throws GameLimitError - if it is beyond the greatest nimber
 * @example
 * ```ts
 * // * is a follower of up, so the next nimber is *2.
 * const arena = new Arena();
 * formatGame(arena, remoteStar(arena, arena.up)); // => '*2'
 * ```
 */
export function remoteStar(arena: Arena, g: GameId): GameId {
  const greatest = fold<number>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => {
      const nus = arena.asNus(h);
      if (nus !== null) return greatestOfNus(nus);
      return Math.max(...SIDES.flatMap((side) => arena.options(h, side).map(get)));
    },
    arena.memo(GREATEST_FOLLOWER),
  );
  return arena.nus(Dyadic.ZERO, 0, greatest + 1);
}

/** The followers of n ups + *k end in *m where k and m differ by the parity of n, or in {0, * | 0}. */
function greatestOfNus({ number, ups, nimber }: Nus): number {
  if (number.sign() !== 0) return 0;
  const m = nimber ^ (Math.abs(ups) & 1);
  return m === 0 && ups !== 0 ? 1 : m;
}

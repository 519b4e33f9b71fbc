/**
 * The number of followers of a game: all games that are reached by moves of either player from its canonical form, the
 * game itself included, each counted once.
 *
 * The followers of an integer n are the integers from 0 to n, so the integers among the followers are all those from a
 * least to a greatest one; the followers of x + *k are x, x*, .., x + *k and those of x. Both are counted without being
 * listed. In a number plus ups plus a nimber no two plays of the same length end differently, except at the end, and
 * its count is one more than its birthday.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, SIDES } from '../core/side.ts';
import { birthday } from './birthday.ts';

/**
 * How many followers g has, g included.
 *
 * @returns the number of games, at least 1
 * @example
 * ```ts
 * const arena = new Arena();
 * followerCount(arena, arena.up); // => 3n
 * ```
 */
export function followerCount(arena: Arena, g: GameId): bigint {
  if (arena.isNus(g)) return birthday(arena, g) + 1n;
  const others = new Set<GameId>();
  /** For each number x the greatest k for which x + *k is a follower. */
  const nimbers = new Map<GameId, number>();
  let [least, greatest] = [0n, 0n];
  const pending: GameId[] = [g];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const nus = arena.asNus(top);
    if (nus !== null && nus.ups === 0 && nus.nimber > 0) {
      const x = arena.stopGame(top, LEFT);
      nimbers.set(x, Math.max(nus.nimber, nimbers.get(x) ?? 0));
      pending.push(x);
    } else if (arena.isInteger(top)) {
      const n = arena.stop(top, LEFT).numerator;
      if (n < least) least = n;
      if (n > greatest) greatest = n;
    } else if (!others.has(top)) {
      others.add(top);
      for (const side of SIDES) pending.push(...arena.options(top, side));
    }
  }
  const withNimber = [...nimbers.values()].reduce((sum, k) => sum + k, 0);
  return BigInt(others.size + withNimber) + greatest - least + 1n;
}

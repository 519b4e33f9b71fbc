/**
 * Multiples of a game. Doubling adds two games with as many followers as the multiple has, which takes time that grows
 * with the square of their number. Often much less is enough: if there are few rests (rests.ts), the multiples with all
 * rests are made from those of one copy less, and the time grows with n, as the followers of n copies of G do.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { restsOf } from './rests.ts';

/** Doubling is quick for fewer copies. */
const FEW_COPIES = 32n;
/** More copies take longer than anybody waits, unless copies cancel each other. */
const MOST_COPIES = 10_000n;

/**
 * n copies of g, or of its negative for n < 0; the same as `arena.multiple`, sooner where n is large.
 *
 * @param n - how many copies; any integer
 * @throws GameLimitError - if the sum has too many ups or takes too many sums of followers; and for more than 10,000 copies,
 * unless copies cancel each other
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * formatGame(arena, multiple(arena, hot, 1001n)); // => '{2003|2001}'
 * ```
 */
export function multiple(arena: Arena, g: GameId, n: bigint): GameId {
  if (n < 0n) return multiple(arena, arena.negate(g), -n);
  // Where copies cancel each other, a few of them are a number, perhaps with ups and a nimber.
  if (n < FEW_COPIES || arena.isNus(arena.multiple(g, FEW_COPIES / 2n))) return arena.multiple(g, n);
  if (n > MOST_COPIES) {
    const limit = MOST_COPIES.toLocaleString('en-US');
    throw new GameLimitError(`At most ${limit} copies are made of a game whose multiples keep growing.`);
  }
  return multipleByRests(arena, g, Number(n)) ?? arena.multiple(g, n);
}

/** n >= 1 copies of g, by their rests; null if there are too many of these. For tests; `multiple` chooses. */
export function multipleByRests(arena: Arena, g: GameId, n: number): GameId | null {
  const rests = restsOf(arena, g, arena.zero);
  if (rests === null) return null;
  const moves = rests.moves.map((sides) =>
    sides.map((side) => side.map(({ number, ...move }) => ({ ...move, number: arena.number(number) }))),
  );
  let fewer = rests.games;
  for (let k = 1; k <= n; k++) {
    const same: GameId[] = [];
    for (const sides of moves) {
      const [lefts, rights] = sides.map((side) =>
        side.map(({ isCopy, rest, number }) => arena.add((isCopy ? fewer : same)[rest] as GameId, number)),
      );
      same.push(arena.game(lefts as GameId[], rights as GameId[]));
    }
    fewer = same;
  }
  return fewer[rests.first] as GameId;
}

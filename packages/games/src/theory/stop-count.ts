/**
 * The number of stops of a game: how many ways play can run, players moving in any order, until a number is reached.
 * A number has one stop, any other game as many as all options of its canonical form together.
 */
import type { Arena } from '../core/arena.ts';
import { foldShapes } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { SIDES } from '../core/side.ts';

const STOP_COUNT = new MemoKind<bigint>();

/**
 * The number of stops of g. Adding an integer to a game does not change it.
 *
 * @returns the number of plays that end in a number, at least 1
 * @example
 * ```ts
 * const arena = new Arena();
 * stopCount(arena, arena.star); // => 2n
 * ```
 */
export function stopCount(arena: Arena, g: GameId): bigint {
  return foldShapes<bigint>(
    arena,
    g,
    (h) => arena.isNus(h),
    (h, get) => {
      const nus = arena.asNus(h);
      if (nus !== null) return stopsOfNus(nus);
      let count = 0n;
      for (const side of SIDES) for (const option of arena.options(h, side)) count += get(option);
      return count;
    },
    arena.memo(STOP_COUNT),
  );
}

/**
 * *k has the stops of 0, .., *(k-1) twice: 2 · 3^(k-1). With n ups there is one stop more for each move that takes an
 * up away, until *m is left, or up + * = {0, * | 0} with four stops.
 */
function stopsOfNus({ ups, nimber }: Nus): bigint {
  const n = Math.abs(ups);
  const m = nimber ^ (n & 1);
  if (m === 0) return n === 0 ? 1n : BigInt(n) + 3n;
  return BigInt(n) + 2n * 3n ** BigInt(m - 1);
}

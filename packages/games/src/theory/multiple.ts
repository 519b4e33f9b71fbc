/**
 * Multiples of a game. Doubling adds two games with as many followers as the multiple has, which takes time that grows
 * with the square of their number. Often much less is enough: players of n copies of G leave k copies untouched, and the
 * moves in the others add up to one game, the *rest*. If there are few rests, up to numbers, the multiples with all
 * rests are made from those of one copy less, and the time grows with n, as the followers of n copies of G do.
 *
 * For G = {3|1||0|-7} there are four rests: 0, {3|1}, {0|-7} and their sum; two copies of {3|1} are a number.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { RIGHT, SIDES, type Side } from '../core/side.ts';

/** Doubling is quick for fewer copies. */
const FEW_COPIES = 32n;
/** More copies take longer than anybody waits, unless copies cancel each other. */
const MOST_COPIES = 10_000n;
/** With more rests than this, doubling is used. */
const MOST_RESTS = 48;

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
  const rests = new Rests(arena, g);
  if (!rests.findAll()) return null;
  const moves = rests.moves();
  let fewer = rests.games;
  for (let k = 1; k <= n; k++) {
    const same: GameId[] = [];
    for (const options of moves) same.push(madeOf(arena, options, fewer, same));
    fewer = same;
  }
  return fewer[0] as GameId;
}

/** An option of k copies with a rest: k or k - 1 copies with a rest, and a number. */
interface Move {
  readonly isCopy: boolean;
  readonly rest: number;
  readonly number: GameId;
}

type Moves = readonly [readonly Move[], readonly Move[]];

function madeOf(arena: Arena, moves: Moves, fewer: readonly GameId[], same: readonly GameId[]): GameId {
  const options = (side: Side): GameId[] =>
    moves[side].map(({ isCopy, rest, number }) => arena.add((isCopy ? fewer : same)[rest] as GameId, number));
  return arena.game(options(0), options(1));
}

/** What the copies that were moved in can add up to. Rests that differ by a number count once. */
class Rests {
  /** With right stop 0, 0 first, and each after its options. */
  games: GameId[] = [];
  private readonly arena: Arena;
  private readonly copy: GameId;

  constructor(arena: Arena, copy: GameId) {
    this.arena = arena;
    this.copy = copy;
  }

  /** Finds all rests; returns whether there are few. */
  findAll(): boolean {
    const { arena } = this;
    const found = new Set([arena.zero]);
    for (const rest of found) {
      for (const side of SIDES) {
        for (const { game } of this.after(rest, side)) found.add(this.split(game).game);
      }
      if (found.size > MOST_RESTS) return false;
    }
    const heights = new Map([...found].map((rest) => [rest, this.height(rest)]));
    this.games = [...found].sort((a, b) => (heights.get(a) as number) - (heights.get(b) as number));
    return true;
  }

  moves(): Moves[] {
    const indices = new Map(this.games.map((game, i) => [game, i]));
    const movesOf = (rest: GameId, side: Side): Move[] =>
      this.after(rest, side).map(({ isCopy, game }) => {
        const { game: without, number } = this.split(game);
        return { isCopy, rest: indices.get(without) as number, number };
      });
    return this.games.map((rest) => [movesOf(rest, 0), movesOf(rest, 1)]);
  }

  /** The rests after a move of a side in a copy, and after one in the rest. */
  private after(rest: GameId, side: Side): { readonly isCopy: boolean; readonly game: GameId }[] {
    const { arena, copy } = this;
    return [
      ...arena.options(copy, side).map((option) => ({ isCopy: true, game: arena.add(rest, option) })),
      ...arena.options(rest, side).map((game) => ({ isCopy: false, game })),
    ];
  }

  private split(game: GameId): { readonly game: GameId; readonly number: GameId } {
    const { arena } = this;
    const stop: Dyadic = arena.stop(game, RIGHT);
    const number = arena.number(stop);
    return { game: arena.subtract(game, number), number };
  }

  /** The length of the longest play that does not reach a number: that of an option is less, whatever number is added. */
  private height(game: GameId): number {
    const { arena } = this;
    return fold<number>(
      arena,
      game,
      (h) => arena.isNumber(h),
      (h, get) => {
        if (arena.isNumber(h)) return 0;
        return 1 + Math.max(...SIDES.flatMap((side) => arena.options(h, side).map(get)));
      },
    );
  }
}

/**
 * What is left of many copies of a game in play: players leave some copies untouched, and their moves in the others, and in
 * a game beside them, add up to one game, the *rest*. Rests that differ by a number count once. Often there are few: for
 * {3|1||0|-7} they are 0, {3|1}, {0|-7} and their sum, since two copies of {3|1} are a number.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT, SIDES, type Side } from '../core/side.ts';

/** More rests than this are too many. */
const MOST_RESTS = 48;

/** An option of k copies with a rest: k or k - 1 copies with a rest, and a number. */
export interface RestMove {
  /** Whether it is a move in a copy. */
  readonly isCopy: boolean;
  readonly rest: number;
  readonly number: Dyadic;
}

/** The rests of a game: what they are, and the moves of both sides from each. */
export interface Rests {
  /** With right stop 0, and each after its options. */
  readonly games: readonly GameId[];
  /** For each rest, the moves of Left and of Right if there is a copy left. */
  readonly moves: readonly (readonly [readonly RestMove[], readonly RestMove[]])[];
  /** Which rest the play begins with, and the number that is added to it. */
  readonly first: number;
  readonly number: Dyadic;
}

/** The rests of many copies of a game beside another; null if there are too many. */
export function restsOf(arena: Arena, copy: GameId, beside: GameId): Rests | null {
  const split = (game: GameId): { readonly game: GameId; readonly number: Dyadic } => {
    const number = arena.stop(game, RIGHT);
    return { game: arena.subtract(game, arena.number(number)), number };
  };
  /** The rests after a move of a side in a copy, and after one in the rest. */
  const after = (rest: GameId, side: Side): { readonly isCopy: boolean; readonly game: GameId }[] => [
    ...arena.options(copy, side).map((option) => ({ isCopy: true, game: arena.add(rest, option) })),
    ...arena.options(rest, side).map((game) => ({ isCopy: false, game })),
  ];
  const { game: start, number } = split(beside);
  const found = new Set([start]);
  for (const rest of found) {
    for (const side of SIDES) for (const { game } of after(rest, side)) found.add(split(game).game);
    if (found.size > MOST_RESTS) return null;
  }
  const games = sortedByHeight(arena, [...found]);
  const indices = new Map(games.map((game, i) => [game, i]));
  const movesOf = (rest: GameId, side: Side): RestMove[] =>
    after(rest, side).map(({ isCopy, game }) => {
      const { game: without, number: taken } = split(game);
      return { isCopy, rest: indices.get(without) as number, number: taken };
    });
  const moves = games.map((rest) => [movesOf(rest, LEFT), movesOf(rest, RIGHT)] as const);
  return { games, moves, first: indices.get(start) as number, number };
}

/** By the length of the longest play that does not reach a number: that of an option is less, whatever number is added. */
function sortedByHeight(arena: Arena, games: readonly GameId[]): GameId[] {
  const heightOf = (game: GameId): number =>
    fold<number>(
      arena,
      game,
      (h) => arena.isNumber(h),
      (h, get) => {
        if (arena.isNumber(h)) return 0;
        return 1 + Math.max(...SIDES.flatMap((side) => arena.options(h, side).map(get)));
      },
    );
  return games
    .map((game) => ({ game, height: heightOf(game) }))
    .sort((a, b) => a.height - b.height)
    .map(({ game }) => game);
}

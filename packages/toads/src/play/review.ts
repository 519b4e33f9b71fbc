/** What went wrong in a game: the moves that gave a win away, and what would have kept it. */
import type { Rate } from './rater.ts';
import { afterSumMove, type SumMove, type SumPosition } from './sum-position.ts';

/** A move that gave a win away. */
export interface Mistake {
  /** The number of the move in the game, counted from 0. */
  readonly at: number;
  /** The move that was made. */
  readonly move: SumMove;
  /** The best of the moves that would have won. */
  readonly better: SumMove;
}

/**
 * The mistakes of both players, in order; null if a position of the game is too large to be rated.
 *
 * @example
 * ```ts
 * import { RIGHT } from '@lilypad/games';
 * const rate = rater({ solver: new Solver(), session: new Session({ maxBytes: 2 ** 28 }) });
 * const start = { boards: [boardOf('T.TF.F')], turn: RIGHT };
 * const mistakes = mistakesIn(start, [sumMoves(start)[0]], rate) ?? [];
 * mistakes.map(({ at, move, better }) => `${at}: ${printMove(move)}, not ${printMove(better)}`); // => [ '0: 6-5, not 4-2' ]
 * ```
 */
export function mistakesIn(start: SumPosition, moves: readonly SumMove[], rate: Rate): Mistake[] | null {
  const found: Mistake[] = [];
  let position = start;
  for (const [at, move] of moves.entries()) {
    const rating = rate(position);
    if (rating === null) return null;
    const made = rating.moves.find((rated) => rated.move.board === move.board && rated.move.from === move.from);
    if (rating.value === 'win' && made?.value === 'lose') found.push({ at, move, better: rating.moves[0].move });
    position = afterSumMove(position, move);
  }
  return found;
}

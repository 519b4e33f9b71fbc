/** A hint: a best move, and why it is best. */
import type { Rate, SumRating } from './rater.ts';
import { afterSumMove, type SumMove, type SumPosition } from './sum-position.ts';

/** A best move with its reason. */
export interface Hint {
  /** The move. */
  readonly move: SumMove;
  /**
   * There is no other move; no other move wins; it wins in the fewest moves; it wins, as others do; it loses in the most
   * moves; it loses, as all do.
   */
  readonly reason: 'forced' | 'only' | 'quickest' | 'wins' | 'slowest' | 'lost';
  /** The number of moves from there to the end; null where only the winner is known. */
  readonly remoteness: number | null;
  /** A move that loses instead, and the reply that punishes it; null if all moves are as good. */
  readonly trap: { readonly move: SumMove; readonly reply: SumMove } | null;
}

/**
 * The hint for a position that has a move; null if it is too large to be rated.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const rate = rater({ solver: new Solver(), session: new Session({ maxBytes: 2 ** 28 }) });
 * const hint = hintFor({ boards: [boardOf('T.TF.F')], turn: LEFT }, rate);
 * if (hint !== null) {
 *   `${printMove(hint.move)}: ${hint.reason}`; // => '3-5: only'
 * }
 * ```
 */
export function hintFor(position: SumPosition, rate: Rate): Hint | null {
  const rating = rate(position);
  if (rating === null || rating.moves.length === 0) return null;
  const [{ move, remoteness }] = rating.moves;
  return { move, reason: reasonOf(rating), remoteness, trap: trapIn(position, rating, rate) };
}

function reasonOf({ value, moves }: SumRating): Hint['reason'] {
  const [best, ...others] = moves;
  if (others.length === 0) return 'forced';
  const equal = others.filter((other) => other.value === value);
  if (value === 'win' && equal.length === 0) return 'only';
  const ahead = equal.length > 0 && equal.every(({ remoteness }) => remoteness !== best.remoteness);
  if (value === 'win') return ahead ? 'quickest' : 'wins';
  return ahead ? 'slowest' : 'lost';
}

/** Of the moves that give the win away the one that loses quickest, which is the easiest to follow. */
function trapIn(position: SumPosition, { value, moves }: SumRating, rate: Rate): Hint['trap'] {
  const wrong = moves.findLast((other) => other.value !== value);
  if (value === 'lose' || wrong === undefined) return null;
  const reply = rate(afterSumMove(position, wrong.move))?.moves[0];
  return reply === undefined ? null : { move: wrong.move, reply: reply.move };
}

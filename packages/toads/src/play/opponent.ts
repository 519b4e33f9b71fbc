/**
 * The computer as an opponent, at five levels. A perfect player knows what every move is worth. The others look some
 * moves ahead, estimate, and misjudge a little, so that they lose as people do: by plausible moves.
 */

import { LOST, lookAhead } from './look-ahead.ts';
import type { RatedSumMove, SumRating } from './rater.ts';
import { type SumMove, type SumPosition, sumMoves } from './sum-position.ts';

/** The levels, from the weakest to the one that makes no mistakes. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'perfect'] as const;

/** How well the computer plays. */
export type Level = (typeof LEVELS)[number];

/** A random number from 0 up to but not including 1. */
export type Random = () => number;

/** How many moves a level looks ahead, and how far its estimates are off, in squares. */
const SIGHT: Readonly<Record<Level, { readonly depth: number; readonly error: number }>> = {
  beginner: { depth: 1, error: 4 },
  casual: { depth: 2, error: 2 },
  skilled: { depth: 4, error: 1.2 },
  expert: { depth: 7, error: 0.5 },
  // Where the worth of moves is not known, even the perfect player can only look ahead.
  perfect: { depth: 8, error: 0 },
};

/**
 * How many moves a level looks ahead where nothing else tells it what moves are worth.
 *
 * @returns the number of moves
 * @example
 * ```ts
 * LEVELS.map(sightOf); // => [ 1, 2, 4, 7, 8 ]
 * ```
 */
export const sightOf = (level: Level): number => SIGHT[level].depth;

/**
 * The move of the computer in a position that has a move. `rating` says what moves are worth, and is null where that
 * is not known; only the perfect player looks at it.
 *
 * @throws RangeError - if the position has no move
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const position = { boards: [boardOf('T.TF.F')], turn: LEFT };
 * const rate = rater({ solver: new Solver(), session: new Session({ maxBytes: 2 ** 28 }) });
 * printMove(chooseMove(position, 'perfect', rate(position), seededRandom(1))); // => '3-5'
 * ```
 */
export function chooseMove(position: SumPosition, level: Level, rating: SumRating | null, random: Random): SumMove {
  const moves = sumMoves(position);
  if (moves.length === 0) throw new RangeError('There is no move to choose.');
  if (moves.length === 1) return moves[0];
  const candidates = level === 'perfect' && rating !== null ? bestOf(rating.moves) : moves;
  const { depth, error } = SIGHT[level];
  const judged = lookAhead(position, depth)
    .filter(({ move }) => candidates.some((one) => one.board === move.board && one.from === move.from))
    .map(({ move, estimate }) => ({ move, seems: estimate + (isCertain(estimate) ? 0 : error * bell(random)) }));
  const most = Math.max(...judged.map(({ seems }) => seems));
  const equal = judged.filter(({ seems }) => seems === most);
  return equal[Math.floor(random() * equal.length)].move;
}

/** The quickest wins, or the slowest losses, as far as that is known. */
function bestOf(rated: readonly RatedSumMove[]): SumMove[] {
  const [best] = rated;
  return rated
    .filter(({ value, remoteness }) => value === best.value && remoteness === best.remoteness)
    .map(({ move }) => move);
}

/** Whether the end of the game is in sight: nobody misjudges that. */
const isCertain = (estimate: number): boolean => Math.abs(estimate) > -LOST / 2;

/** A random number about 0, most often between -1 and 1. */
const bell = (random: Random): number => 2 * (random() + random() + random() - 1.5);

/**
 * Random numbers that are the same for the same seed (mulberry32).
 *
 * @param seed - an integer; its lowest 32 bits count
 * @example
 * ```ts
 * seededRandom(7)() === seededRandom(7)(); // => true
 * ```
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

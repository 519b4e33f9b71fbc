/**
 * The computer's choice of a move. With skill s it makes a best move with probability s, and any legal move otherwise;
 * skill 1 never errs. Among equally good moves it chooses at random.
 */
import type { Move } from '../board/board.ts';
import type { RatedMove } from './document.ts';

/** A move with what it is worth; the remoteness is null where only the winner is known. */
type Rated = Pick<RatedMove, 'move' | 'value'> & { readonly remoteness: number | null };

/** A random number from 0 up to but not including 1. */
export type Random = () => number;

/**
 * The move to make; `rated` is best first, or null where the position was too large to be solved.
 *
 * @param skill - the probability of a best move, from 0 to 1
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const position = { board: boardOf('T.TF.F'), turn: LEFT };
 * const rated = rateMoves(new Solver(), position);
 * printMove(chooseMove(generateMoves(position), rated, 1, seededRandom(1))); // => '3-5'
 * ```
 */
export function chooseMove(
  moves: readonly Move[],
  rated: readonly Rated[] | null,
  skill: number,
  random: Random,
): Move {
  if (rated === null || random() >= skill) return pick(moves, random);
  const best = rated[0];
  const equal = rated.filter(({ value, remoteness }) => value === best.value && remoteness === best.remoteness);
  return pick(equal, random).move;
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)];
}

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

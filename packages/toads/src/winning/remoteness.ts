/**
 * Win, lose and remoteness in one number.
 *
 * The remoteness of a position is the number of moves to the end when the winner hurries and the loser delays: no move
 * is lose in 0, a win is 1 + the least remoteness of the losing followers, a loss 1 + the greatest of the winning ones
 * (all followers then win). So a loss has even remoteness and a win odd: the remoteness alone determines the value.
 */
import type { Position } from '../board/position.ts';

/** Whether the player to move wins or loses. */
export type WinLose = 'win' | 'lose';

/** Whatever knows the remoteness of positions: a solver, or a table. */
export interface RemotenessSource {
  /** The number of moves to the end. */
  remoteness(position: Position): number;
}

/**
 * The value of a position for the player to move there.
 *
 * @param remoteness - the number of moves to the end
 * @example
 * ```ts
 * [0, 1].map(winOrLose); // => [ 'lose', 'win' ]
 * ```
 */
export const winOrLose = (remoteness: number): WinLose => (remoteness % 2 === 1 ? 'win' : 'lose');

/** Lose in 0: what a position is worth before any of its moves has been examined. */
export const NO_MOVE = 0;

/** What a position is worth when it was worth `best` so far, and one more move leads to remoteness `follower`. */
export function better(best: number, follower: number): number {
  const move = follower + 1;
  if (move % 2 === 1) return best % 2 === 1 && best < move ? best : move;
  return best % 2 === 1 || best > move ? best : move;
}

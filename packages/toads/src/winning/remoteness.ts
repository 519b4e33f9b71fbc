/**
 * Win, lose and remoteness in one number.
 *
 * The remoteness of a position is the number of moves to the end when the winner hurries and the loser delays: no move
 * is lose in 0, a win is 1 + the least remoteness of the losing followers, a loss 1 + the greatest of the winning ones
 * (all followers then win). So a loss has even remoteness and a win odd: the remoteness alone determines the value.
 */
export type WinLose = 'win' | 'lose';

/** The value of a position for the player to move there. */
export const winOrLose = (remoteness: number): WinLose => (remoteness % 2 === 1 ? 'win' : 'lose');

/** Lose in 0: what a position is worth before any of its moves has been examined. */
export const NO_MOVE = 0;

/** What a position is worth when it was worth `best` so far, and one more move leads to remoteness `follower`. */
export function better(best: number, follower: number): number {
  const move = follower + 1;
  if (move % 2 === 1) return best % 2 === 1 && best < move ? best : move;
  return best % 2 === 1 || best > move ? best : move;
}

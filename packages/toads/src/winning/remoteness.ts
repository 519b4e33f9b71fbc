/** Whether the player to move wins or loses. */
export type WinLose = 'win' | 'lose';

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

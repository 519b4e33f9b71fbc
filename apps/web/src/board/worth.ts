/** What a move is worth, in words. */
import type { RatedMoveAnswer } from '../worker/game-questions.ts';

/** Whether a move wins, and the number of moves after it where that is known. */
export type Worth = Pick<RatedMoveAnswer, 'value' | 'remoteness'>;

export const moveCount = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

/** What a move is worth to the player who makes it: "wins at once", "wins in 6 more moves", "loses in 1 more move". */
export function worth({ value, remoteness }: Worth): string {
  const verb = value === 'win' ? 'wins' : 'loses';
  if (remoteness === null) return verb;
  if (value === 'win' && remoteness === 0) return 'wins at once';
  return `${verb} in ${remoteness} more ${remoteness === 1 ? 'move' : 'moves'}`;
}

/** What a move is worth, in words. */
import type { RatedMove } from '@lilypad/toads';

/** Whether a move wins, and the number of moves after it. */
export type Worth = Pick<RatedMove, 'value' | 'remoteness'>;

export const moveCount = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

/** What a move is worth to the player who makes it: "wins at once", "wins in 6 more moves", "loses in 1 more move". */
export function worth({ value, remoteness }: Worth): string {
  if (value === 'win' && remoteness === 0) return 'wins at once';
  return `${value === 'win' ? 'wins' : 'loses'} in ${remoteness} more ${remoteness === 1 ? 'move' : 'moves'}`;
}

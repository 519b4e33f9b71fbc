/** What a move is worth, in words. */
import type { RatedMove } from '@lilypad/toads';

/** Whether a move wins, and the number of moves after it. */
export type Worth = Pick<RatedMove, 'value' | 'remoteness'>;

export const moveCount = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

/** What a move is worth to the player who makes it: "wins in 6", "wins now", "loses in 3". */
export function worth({ value, remoteness }: Worth): string {
  if (value === 'win') return remoteness === 0 ? 'wins at once' : `wins in ${moveCount(remoteness)} more`;
  return `loses in ${moveCount(remoteness)} more`;
}

/** What a move is worth, in words. */
export const moveCount = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

/** What a move is worth to who makes it: "wins in 6", "wins now", "loses in 3". */
export function worth(wins: boolean, remoteness: number): string {
  if (wins) return remoteness === 0 ? 'wins at once' : `wins in ${moveCount(remoteness)} more`;
  return `loses in ${moveCount(remoteness)} more`;
}

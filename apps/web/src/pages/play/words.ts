/** What is said of a position in play. */
import { opposite, type Side } from '@lilypad/games';
import { ANIMALS, PLAYERS } from '../../board/describe.ts';

const who = (side: Side): string => `${PLAYERS[side]} (${ANIMALS[side]})`;

/** Who wins, given who is to move and the remoteness. */
export const winnerOf = (turn: Side, remoteness: number): Side => (remoteness % 2 === 1 ? turn : opposite(turn));

export const moveCount = (n: number): string => `${n} ${n === 1 ? 'move' : 'moves'}`;

/** "Left (toads) should win in 7 moves.", or who has won. */
export function prospect(turn: Side, remoteness: number): string {
  if (remoteness === 0) return `${who(turn)} cannot move: ${who(opposite(turn))} wins.`;
  return `${who(winnerOf(turn, remoteness))} should win in ${moveCount(remoteness)}.`;
}

export const toMove = (turn: Side): string => `${who(turn)} to move.`;

/** What a move is worth to who makes it: "wins in 6", "wins now", "loses in 3". */
export function worth(wins: boolean, remoteness: number): string {
  if (wins) return remoteness === 0 ? 'wins at once' : `wins in ${moveCount(remoteness)} more`;
  return `loses in ${moveCount(remoteness)} more`;
}

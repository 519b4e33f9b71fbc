/** Phrases about a position in play. */
import { opposite, type Side } from '@lilypad/games';
import { ANIMALS, PLAYERS } from '../../board/describe.ts';
import { moveCount } from '../../board/worth.ts';

const who = (side: Side): string => `${PLAYERS[side]} (${ANIMALS[side]})`;

/** Who wins, given who is to move and the remoteness. */
const winnerOf = (turn: Side, remoteness: number): Side => (remoteness % 2 === 1 ? turn : opposite(turn));

/** "Left (toads) should win in 7 moves.", or who has won. */
export function prospect(turn: Side, remoteness: number): string {
  if (remoteness === 0) return `${who(turn)} cannot move: ${who(opposite(turn))} wins.`;
  return `${who(winnerOf(turn, remoteness))} should win in ${moveCount(remoteness)}.`;
}

/** "Left (toads) should win.", where the number of moves is not known. */
export function winner(turn: Side, wins: boolean): string {
  return `${who(wins ? turn : opposite(turn))} should win.`;
}

export const toMove = (turn: Side): string => `${who(turn)} to move.`;

/** Phrases about positions and moves, for the players. */
import type { Side } from '@lilypad/games';
import type { WinLose } from '@lilypad/toads';
import { capital, player } from '../../output/players.ts';

export const inMoves = (n: number): string => (n === 1 ? '1 move' : `${n} moves`);

/** "Toads should win in 15 moves.": odd remoteness is a win for the player to move. */
export function forecast(turn: Side, remoteness: number): string {
  const winner = (remoteness % 2 === 1 ? turn : 1 - turn) as Side;
  return `${capital(player(winner))} should win in ${inMoves(remoteness)}.`;
}

/** "wins in 5" or "loses in 2": a move with the number of moves to the end, itself included. */
export const worth = (value: WinLose, remoteness: number): string =>
  `${value === 'win' ? 'wins' : 'loses'} in ${remoteness}`;

/** What is said of positions and moves, to people. */
import type { Side } from '@lilypad/games';
import type { WinLose } from '@lilypad/toads';

const PLAYERS = ['toads', 'frogs'] as const;
const TRAVELLERS = ['right-moving toads', 'left-moving frogs'] as const;

export const player = (side: Side): string => PLAYERS[side];
export const traveller = (side: Side): string => TRAVELLERS[side];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const inMoves = (n: number): string => (n === 1 ? '1 move' : `${n} moves`);

/** "Toads should win in 15 moves.": odd remoteness is a win for the player to move. */
export function forecast(turn: Side, remoteness: number): string {
  const winner = (remoteness % 2 === 1 ? turn : 1 - turn) as Side;
  return `${capital(player(winner))} should win in ${inMoves(remoteness)}.`;
}

/** "wins in 5" or "loses in 2": a move with the number of moves to the end, itself included. */
export const verdict = (value: WinLose, remoteness: number): string =>
  `${value === 'win' ? 'wins' : 'loses'} in ${remoteness}`;

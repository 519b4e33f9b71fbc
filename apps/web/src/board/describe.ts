/** Boards, squares and moves in words, for screen readers. */
import type { Side } from '@lilypad/games';
import { type Board, EMPTY, printPowers, type Square, TOAD } from '@lilypad/toads';

export const nameOf = (square: Square): string => (square === EMPTY ? 'empty' : square === TOAD ? 'toad' : 'frog');

/** "Board of 5 squares: toad, toad, empty, frog, frog". */
export function describeBoard(board: Board): string {
  if (board.length > 24) return `Board ${printPowers(board)}`;
  const names = Array.from(board, nameOf);
  return `Board of ${board.length} squares: ${names.join(', ')}`;
}

/** The players, by side. */
export const PLAYERS = ['Left', 'Right'] as const;
export const ANIMALS = ['toads', 'frogs'] as const;

/** "Toad jumps from 2 to 4". */
export function describeMove(side: Side, from: number, to: number): string {
  const verb = Math.abs(from - to) === 1 ? 'slides' : 'jumps';
  return `${side === 0 ? 'Toad' : 'Frog'} ${verb} from ${from + 1} to ${to + 1}`;
}

/** Changes of a board square by square. */
import { type Board, boardOf, EMPTY, FROG, print, type Square, TOAD } from '@lilypad/toads';

const LETTERS = '.TF';

/** What follows a square when it is pressed: empty, toad, frog, empty. */
export const nextSquare = (square: Square): Square => (square === EMPTY ? TOAD : square === TOAD ? FROG : EMPTY);

export function withSquare(board: Board, at: number, square: Square): Board {
  const text = print(board);
  return boardOf(text.slice(0, at) + LETTERS[square] + text.slice(at + 1));
}

/** One more empty square before the square `at`, or at the end. */
export function withExtraSquare(board: Board, at: number): Board {
  const text = print(board);
  return boardOf(`${text.slice(0, at)}.${text.slice(at)}`);
}

/** Without the square `at`; a board keeps its last square. */
export function withoutSquare(board: Board, at: number): Board {
  const text = print(board);
  return text.length === 1 ? board : boardOf(text.slice(0, at) + text.slice(at + 1));
}

/** The square that a key stands for, in the letters of the notation, or null. */
export function squareOfKey(key: string): Square | null {
  if (/^[tr]$/i.test(key)) return TOAD;
  if (/^[fl]$/i.test(key)) return FROG;
  return /^[._\-□]$/.test(key) ? EMPTY : null;
}

/** Changes of a board square by square, and what keys do to it. */
import { type Board, boardOf, EMPTY, FROG, printSquares, type Square, TOAD } from '@lilypad/toads';

const LETTERS = '.TF';

/** What a square becomes when it is pressed: empty, toad, frog, empty. */
export const nextSquare = (square: Square): Square => (square === EMPTY ? TOAD : square === TOAD ? FROG : EMPTY);

export function withSquare(board: Board, at: number, square: Square): Board {
  const text = printSquares(board);
  return boardOf(text.slice(0, at) + LETTERS[square] + text.slice(at + 1));
}

/** One more empty square before the square `at`, or at the end. */
export function withExtraSquare(board: Board, at: number): Board {
  const text = printSquares(board);
  return boardOf(`${text.slice(0, at)}.${text.slice(at)}`);
}

/** Without the square `at`; a board keeps its last square. */
export function withoutSquare(board: Board, at: number): Board {
  const text = printSquares(board);
  return text.length === 1 ? board : boardOf(text.slice(0, at) + text.slice(at + 1));
}

/** The square that a key stands for, in the letters of the notation, or null. */
function squareOfKey(key: string): Square | null {
  if (/^[tr]$/i.test(key)) return TOAD;
  if (/^[fl]$/i.test(key)) return FROG;
  return /^[._\-□]$/.test(key) ? EMPTY : null;
}

/** A board, and the square on it that keys change. */
export interface Editing {
  readonly board: Board;
  readonly at: number;
}

/** The board and the current square after a key; null for a key that does nothing here. */
export function press({ board, at }: Editing, key: string): Editing | null {
  const typed = squareOfKey(key);
  if (typed !== null) return within(withSquare(board, at, typed), at + 1);
  switch (key) {
    case 'ArrowLeft':
      return within(board, at - 1);
    case 'ArrowRight':
      return within(board, at + 1);
    case 'Home':
      return within(board, 0);
    case 'End':
      return within(board, board.length - 1);
    case 'Insert':
    case '+':
      return within(withExtraSquare(board, at + 1), at + 1);
    case 'Delete':
      return within(withoutSquare(board, at), at);
    case 'Backspace':
      return within(withoutSquare(board, at), at - 1);
    default:
      return null;
  }
}

/** The current square is on the board. */
const within = (board: Board, at: number): Editing => ({ board, at: Math.max(0, Math.min(at, board.length - 1)) });

/** Boards as they are printed, one letter a square. Programs read them by the million, so they have a reader of their own. */
import { type Board, FROG, newSquares, type Square } from './board.ts';

/** The letters of squares as they are printed. */
export const PLAIN = '.TF';

/** What the characters of plain boards stand for, by their codes; any other is 3. */
const PLAIN_CODES = new Uint8Array(128).fill(3);
for (const [square, letter] of [...PLAIN].entries()) PLAIN_CODES[letter.charCodeAt(0)] = square;

/** The board of a text of such letters; null for any other text. */
export function plainBoard(text: string): Board | null {
  const n = text.length;
  if (n === 0) return null;
  const squares = newSquares(n);
  for (let i = 0; i < n; i++) {
    const code = text.charCodeAt(i);
    const square = code < PLAIN_CODES.length ? PLAIN_CODES[code] : 3;
    if (square > FROG) return null;
    squares[i] = square as Square;
  }
  return squares;
}

/**
 * The game value of a board as text, for answers that have it besides win, lose and remoteness: given where it is
 * quick to find and short to write, and left out otherwise.
 */
import { formatGame } from '@lilypad/games';
import { type Board, countSquares, EMPTY } from '../board/board.ts';
import { Session } from '../session.ts';
import { withinLimits } from '../value/within-limits.ts';
import { boardCount, countsOf } from './board-numbers.ts';

/**
 * Boards of larger variants than this are not valued, except those with one empty square. It allows all boards of 15
 * squares.
 */
const MAX_BOARDS = 1_000_000;
const MAX_BYTES = 256 * 2 ** 20;
const MAX_LENGTH = 10_000;

/**
 * Whether the value of a board is given: not where it may take long.
 *
 * @example
 * ```ts
 * ['TT..FF', 'T^20.^20F^20'].map((text) => hasGameValue(boardOf(text))); // => [ true, false ]
 * ```
 */
export const hasGameValue = (board: Board): boolean =>
  countSquares(board, EMPTY) <= 1 || boardCount(countsOf(board)) <= MAX_BOARDS;

/**
 * Values of boards as text; results are kept for the next board.
 *
 * @example
 * ```ts
 * new GameValues().text(boardOf('TT..FF')); // => '*'
 * new GameValues().text(boardOf('T^20.^20F^20')); // => null
 * ```
 */
export class GameValues {
  private readonly session = new Session({ maxBytes: MAX_BYTES });

  /** The value in plain notation, or null if the board or its value is too large. */
  text(board: Board): string | null {
    if (!hasGameValue(board)) return null;
    const valuer = this.session.valuer();
    return withinLimits(() => formatGame(valuer.arena, valuer.value(board), { maxLength: MAX_LENGTH }));
  }
}

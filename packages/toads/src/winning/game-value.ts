/**
 * The game value of a board as text, for answers that carry it along with win, lose and remoteness: given where it is
 * quick to find and short to write, and left out otherwise.
 */
import { Arena, formatGame, GameLimitError } from '@lilypad/games';
import { type Board, countSquares, EMPTY } from '../board/board.ts';
import { Valuer } from '../value/valuer.ts';
import { boardCount, countsOf } from './board-numbers.ts';

/** Boards of larger variants than this are not valued, but for those with one empty square. Fifteen squares are within. */
const MAX_BOARDS = 1_000_000;
const MAX_BYTES = 256 * 2 ** 20;
const MAX_LENGTH = 10_000;

export class GameValues {
  private valuer = newValuer();

  /** The value in plain notation, or null if the board or its value is too large. */
  text(board: Board): string | null {
    if (countSquares(board, EMPTY) > 1 && boardCount(countsOf(board)) > MAX_BOARDS) return null;
    if (this.valuer.bytes > MAX_BYTES / 2) this.valuer = newValuer();
    try {
      return formatGame(this.valuer.arena, this.valuer.value(board), { maxLength: MAX_LENGTH });
    } catch (error) {
      if (error instanceof GameLimitError) return null;
      throw error;
    }
  }
}

const newValuer = (): Valuer => new Valuer(new Arena(), { maxBytes: MAX_BYTES });

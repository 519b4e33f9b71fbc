/**
 * How a game is shown. Two views: one with coloured squares and the key of each move under its piece, and
 * one in plain sentences, for screen readers and for logs. Neither shows anything by colour alone.
 */
import { type Board, EMPTY, FROG, type Move, printMove, printSquares, type RatedMove, TOAD } from '@lilypad/toads';
import { keyOf } from './keys.ts';
import { worth } from './phrases.ts';

export interface View {
  /** The board and what can be played; `chosen` is the index of the move that the arrow keys have selected. */
  board(board: Board, moves: readonly Move[], chosen: number | null): string[];
  /** The moves with what they are worth, best first. */
  hint(rated: readonly RatedMove[], moves: readonly Move[]): string[];
}

const NAMES = { [TOAD]: ['toad', 'toads'], [FROG]: ['frog', 'frogs'], [EMPTY]: ['empty', 'empty'] } as const;

/** Board TTT..FFF: 3 toads, 2 empty, 3 frogs. */
export const plainView: View = {
  board(board, moves) {
    const text = printSquares(board);
    const runs = [...text.matchAll(/(.)\1*/g)].map(
      ({ 0: run, index }) => `${run.length} ${NAMES[board[index]][run.length === 1 ? 0 : 1]}`,
    );
    return [`Board ${text}: ${runs.join(', ')}.`, ...moves.map((move, i) => `${sentence(move, i)}.`)];
  },
  hint(rated, moves) {
    return rated.map(({ move, value, remoteness }) => {
      const i = moves.findIndex((other) => other.from === move.from);
      return `${sentence(move, i)} ${worth(value, remoteness + 1)}.`;
    });
  },
};

/** 1: square 3 to 4 */
const sentence = (move: Move, i: number): string => `${keyOf(move, i)}: square ${move.from + 1} to ${move.to + 1}`;

const PAINT = { [TOAD]: '\u001b[30;43m', [FROG]: '\u001b[30;42m', [EMPTY]: '\u001b[90m' } as const;
const WIN = '\u001b[32m';
const LOSE = '\u001b[31m';
const BOLD = '\u001b[1m';
const RESET = '\u001b[0m';
const MARGIN = 2;

/** Squares three columns wide, or one on a long board, which may take several lines; colours only if asked for. */
export function pictureView(colour: boolean, columns = Number.POSITIVE_INFINITY): View {
  const paint = (text: string, code: string): string => (colour ? `${code}${text}${RESET}` : text);
  return {
    board(board, moves, chosen) {
      const narrow = MARGIN + 3 * board.length > columns;
      const wide = (sign: string): string => (narrow ? sign : ` ${sign} `);
      const squares = [...printSquares(board)].map((letter, i) => paint(wide(letter), PAINT[board[i]]));
      const marks = Array.from({ length: board.length }, () => wide(' '));
      for (const [i, move] of moves.entries()) {
        const key = keyOf(move, i);
        if (i === chosen) marks[move.from] = narrow ? '^' : `[${key.length === 1 ? key : '^'}]`;
        else if (key.length === 1) marks[move.from] = wide(key);
      }
      const lines: string[] = [];
      const each = narrow ? Math.max(1, columns - MARGIN) : board.length;
      for (let from = 0; from < board.length; from += each) {
        const part = (cells: readonly string[]): string =>
          cells
            .slice(from, from + each)
            .join('')
            .trimEnd();
        lines.push(`${' '.repeat(MARGIN)}${part(squares)}`);
        if (moves.length > 0) lines.push(`${' '.repeat(MARGIN)}${paint(part(marks), BOLD)}`);
      }
      return lines;
    },
    hint(rated, moves) {
      return rated.map(({ move, value, remoteness }) => {
        const i = moves.findIndex((other) => other.from === move.from);
        const text = `${value === 'win' ? '+' : '-'} ${worth(value, remoteness + 1)}`;
        return `  ${keyOf(move, i)}  ${printMove(move)}  ${paint(text, value === 'win' ? WIN : LOSE)}`;
      });
    },
  };
}

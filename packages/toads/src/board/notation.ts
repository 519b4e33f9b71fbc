/**
 * Positions as text, read and written.
 *
 *     board := item+        item := (square | '(' board ')') ['^' whole number]
 *
 * A toad is `T` and a frog `F`, in either case; `.`, `_`, `-` and `□` all stand for an empty square; blanks are
 * ignored. Boards of the GamesCrafters kind, with `R` for the pieces that move right and `L` for those that move left,
 * are read too, but the two alphabets cannot be mixed. Every printed board is read back as the same board.
 */

import { type Board, EMPTY, FROG, type Move, newSquares, type Square, TOAD } from './board.ts';
import { grouped } from './grouped.ts';
import { PLAIN, plainBoard } from './plain-board.ts';

/** The longest board that is read, in squares. */
export const MAX_SQUARES = 2_000_000;

/** Why a text is not a board. */
export interface NotationError {
  /** One sentence for the user. */
  readonly message: string;
  /** Where, counted in characters from 1; one past the end when something is missing there. */
  readonly column: number;
}

/** The result of `parseBoard`: a board, or the error with its column. */
export type ParsedBoard =
  | { readonly ok: true; readonly value: Board }
  | { readonly ok: false; readonly error: NotationError };

const LETTERS: Readonly<Record<string, Square>> = {
  T: TOAD,
  R: TOAD,
  F: FROG,
  L: FROG,
  '.': EMPTY,
  _: EMPTY,
  '-': EMPTY,
  '□': EMPTY,
};

const TOO_LONG = `The board has more than ${grouped(MAX_SQUARES)} squares.`;

class Failure extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * The board that a text describes, or the reason why it describes none.
 *
 * @example
 * ```ts
 * const parsed = parseBoard('T^2..FF');
 * if (parsed.ok) {
 *   parsed.value.length; // => 6
 * }
 * const wrong = parseBoard('TxF');
 * if (!wrong.ok) {
 *   wrong.error.column; // => 2
 * }
 * ```
 */
export function parseBoard(text: string): ParsedBoard {
  const plain = text.length <= MAX_SQUARES ? plainBoard(text) : null;
  if (plain !== null) return { ok: true, value: plain };
  try {
    return { ok: true, value: new Reader(text).board() };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { ok: false, error: { message: failure.message, column: failure.at + 1 } };
  }
}

/**
 * The board of a text that is known to be right, such as a constant of the program.
 *
 * @throws TypeError - if it is not
 * @example
 * ```ts
 * boardOf('T^2..FF').length; // => 6
 * ```
 */
export function boardOf(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new TypeError(`${parsed.error.message} (${text}, column ${parsed.error.column})`);
  return parsed.value;
}

class Reader {
  private readonly text: string;
  private at = 0;
  private squares = newSquares(64);
  private length = 0;
  /** The alphabet in use, by its toad: T or R. */
  private toad: 'T' | 'R' | undefined;
  /** Open brackets: the offset of each in the text, and where its squares begin. */
  private readonly open: { readonly at: number; readonly start: number }[] = [];

  constructor(text: string) {
    this.text = text;
  }

  board(): Board {
    while (this.skipBlanks()) this.item();
    const unclosed = this.open.pop();
    if (unclosed !== undefined) throw new Failure('This bracket is never closed.', unclosed.at);
    if (this.length === 0) throw new Failure('The board has no squares.', 0);
    return this.squares.slice(0, this.length) as unknown as Board;
  }

  /** Moves on to the next character that is not blank; false at the end. */
  private skipBlanks(): boolean {
    while (this.at < this.text.length && /\s/.test(this.text[this.at])) this.at++;
    return this.at < this.text.length;
  }

  private item(): void {
    const character = this.text[this.at];
    if (character === '(') {
      this.open.push({ at: this.at, start: this.length });
      this.at++;
      if (this.skipBlanks() && this.text[this.at] === ')') throw new Failure('This bracket is empty.', this.at);
    } else if (character === ')') {
      const bracket = this.open.pop();
      if (bracket === undefined) throw new Failure('This bracket was never opened.', this.at);
      this.at++;
      this.power(bracket.start);
    } else {
      const start = this.length;
      this.grow(1, this.at);
      this.squares[this.length++] = this.square();
      this.power(start);
    }
  }

  private square(): Square {
    const letter = String.fromCodePoint(this.text.codePointAt(this.at)!);
    const square = squareOf(letter);
    if (square === undefined) throw new Failure(unknownSquare(letter), this.at);
    if (square !== EMPTY) {
      const toad = /[tf]/i.test(letter) ? 'T' : 'R';
      this.toad ??= toad;
      if (toad !== this.toad) throw new Failure('A board is written with T and F or with R and L, not both.', this.at);
    }
    this.at++;
    return square;
  }

  /** Reads the power that may follow and repeats the squares from `start` so many times. */
  private power(start: number): void {
    if (!this.skipBlanks() || this.text[this.at] !== '^') return;
    this.at++;
    this.skipBlanks();
    const from = this.at;
    while (this.at < this.text.length && /[0-9]/.test(this.text[this.at])) this.at++;
    if (this.at === from) throw new Failure('A power must be a whole number, as in T^3.', from);
    const size = this.length - start;
    const times = Number(this.text.slice(from, this.at));
    if (times === 0) {
      this.length = start;
    } else if (size > 0) {
      this.grow((times - 1) * size, from);
      for (let k = 1; k < times; k++, this.length += size) {
        this.squares.copyWithin(this.length, start, start + size);
      }
    }
    if (this.skipBlanks() && this.text[this.at] === '^') throw new Failure('A power cannot have a power.', this.at);
  }

  /** Makes room for more squares, asked for by the character at `at`. */
  private grow(more: number, at: number): void {
    const needed = this.length + more;
    if (needed > MAX_SQUARES) throw new Failure(TOO_LONG, at);
    if (needed <= this.squares.length) return;
    const larger = newSquares(Math.max(needed, 2 * this.squares.length));
    larger.set(this.squares);
    this.squares = larger;
  }
}

/** The square that a letter stands for, in either case; undefined for other letters. */
export function squareOf(letter: string): Square | undefined {
  const upper = letter.toUpperCase();
  return Object.hasOwn(LETTERS, upper) ? LETTERS[upper] : undefined;
}

/** The sentence about a letter found where a square is expected. */
export function unknownSquare(letter: string): string {
  if (letter === '^') return 'A power needs something before it, as in T^3.';
  if (/[0-9]/.test(letter)) return 'A power is written with ^, as in T^3.';
  return `${JSON.stringify(letter)} is neither a toad (T), nor a frog (F), nor an empty square (. or _ or - or □).`;
}

/**
 * The board square by square, such as TT..FF.
 *
 * @example
 * ```ts
 * printSquares(boardOf('T^2.^2F^2')); // => 'TT..FF'
 * ```
 */
export function printSquares(board: Board): string {
  let text = '';
  for (let i = 0; i < board.length; i++) text += PLAIN[board[i]];
  return text;
}

/**
 * The board with powers, such as T^2.^2F^2.
 *
 * @example
 * ```ts
 * printPowers(boardOf('TT..F')); // => 'T^2.^2F'
 * ```
 */
export function printPowers(board: Board): string {
  let text = '';
  for (let i = 0; i < board.length; ) {
    let end = i + 1;
    while (end < board.length && board[end] === board[i]) end++;
    text += printPower(PLAIN[board[i]], end - i);
    i = end;
  }
  return text;
}

/**
 * A square, or squares in brackets, n times: nothing for 0, T for 1, T^3 or (TF)^3 for 3.
 *
 * @param n - how many times, at least 0
 * @example
 * ```ts
 * [0, 1, 3].map((n) => printPower('(TF)', n)); // => [ '', 'TF', '(TF)^3' ]
 * ```
 */
export function printPower(what: string, n: number): string {
  if (n === 0) return '';
  return n === 1 ? what.replace(/[()]/g, '') : `${what}^${n}`;
}

/**
 * The start with so many toads, empty squares and frogs, as `printPowers` prints it: T^3.^2F^3.
 *
 * @param toads - how many toads
 * @param empties - how many empty squares
 * @param frogs - how many frogs
 * @example
 * ```ts
 * printStart(3, 2, 1); // => 'T^3.^2F'
 * ```
 */
export function printStart(toads: number, empties: number, frogs: number): string {
  return printPower('T', toads) + printPower('.', empties) + printPower('F', frogs);
}

/** Boards longer than this are printed with powers. */
const PLAIN_SQUARES = 40;

/**
 * The board as people write it: square by square, such as TT..FF, or with powers if it is long.
 *
 * @example
 * ```ts
 * [boardOf('T^2.F'), boardOf('T^90.F')].map(printBoard); // => [ 'TT.F', 'T^90.F' ]
 * ```
 */
export function printBoard(board: Board): string {
  return board.length <= PLAIN_SQUARES ? printSquares(board) : printPowers(board);
}

/**
 * A move as the squares it leaves and reaches, counted from 1: 2-3.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * printMove({ side: LEFT, from: 1, to: 2 }); // => '2-3'
 * ```
 */
export function printMove({ from, to }: Move): string {
  return `${from + 1}-${to + 1}`;
}

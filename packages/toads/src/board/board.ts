/**
 * The game of Toads and Frogs.
 *
 * It is played on a strip of squares, each empty or holding one toad or one frog. Left owns the toads, which travel to
 * the right; Right owns the frogs, which travel to the left. The player to move takes one own piece and either
 *   - slides it one square in its direction, if that square is empty, or
 *   - jumps it over exactly one enemy piece next to it in its direction, if the square behind that piece is empty.
 * Nothing is ever captured. A player who cannot move loses. Every move brings a piece nearer to its far edge, so every
 * game ends.
 *
 * A board is an array of squares that does not change once it is made; Left and Right differ by a direction and a
 * piece.
 */
import { LEFT, type Side } from '@lilypad/games';

/** An empty square. */
export const EMPTY = 0;
/** A square with a toad. */
export const TOAD = 1;
/** A square with a frog. */
export const FROG = 2;
/** What is on a square: `EMPTY`, `TOAD` or `FROG`. */
export type Square = typeof EMPTY | typeof TOAD | typeof FROG;

/** Squares from left to right. Always a Uint8Array underneath; the type says that it is only read. */
export interface Board {
  /** How many squares. */
  readonly length: number;
  readonly [index: number]: Square;
}

/** The squares of a board that is being made. */
export type Squares = Uint8Array & { [index: number]: Square };

/** A move of a side: a piece goes from one square to another, both counted from 0. */
export interface Move {
  /** The player who moves. */
  readonly side: Side;
  /** The square that the piece leaves, counted from 0. */
  readonly from: number;
  /** The square that it reaches, counted from 0. */
  readonly to: number;
}

export const newSquares = (length: number): Squares => new Uint8Array(length) as Squares;

/** The piece that a side moves. */
export const pieceOf = (side: Side): Square => (side + 1) as Square;

/** +1 for Left, whose toads travel to the right, and -1 for Right. */
export const directionOf = (side: Side): 1 | -1 => (side === LEFT ? 1 : -1);

/** The square seen in the mirror: toads become frogs and frogs toads. */
export const mirrorSquare = (square: Square): Square => (square === EMPTY ? EMPTY : ((3 - square) as Square));

/**
 * Where the piece of `side` on square `from` would land, or -1 if it cannot move. Only squares from `start` up to
 * but not including `end` belong to the strip, so that part of a board can be played as a separate board.
 */
export function destination(board: Board, from: number, side: Side, start = 0, end = board.length): number {
  const step = directionOf(side);
  const next = from + step;
  if (next < start || next >= end) return -1;
  const neighbour = board[next];
  if (neighbour === EMPTY) return next;
  if (neighbour === board[from]) return -1;
  const behind = next + step;
  return behind >= start && behind < end && board[behind] === EMPTY ? behind : -1;
}

/**
 * The legal moves of a side, from left to right.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * legalMoves(boardOf('T.TF.'), LEFT); // => [ { side: 0, from: 0, to: 1 }, { side: 0, from: 2, to: 4 } ]
 * ```
 */
export function legalMoves(board: Board, side: Side): Move[] {
  const piece = pieceOf(side);
  const found: Move[] = [];
  for (let from = 0; from < board.length; from++) {
    if (board[from] !== piece) continue;
    const to = destination(board, from, side);
    if (to >= 0) found.push({ side, from, to });
  }
  return found;
}

/**
 * The board after a legal move.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * printSquares(afterMove(boardOf('TF.'), { side: LEFT, from: 0, to: 2 })); // => '.FT'
 * ```
 */
export function afterMove(board: Board, move: Move): Board {
  const after = copy(board);
  after[move.to] = after[move.from];
  after[move.from] = EMPTY;
  return after;
}

/**
 * The boards that a side can move to, in the order of `legalMoves`.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * followers(boardOf('T.TF.'), LEFT).map(printSquares); // => [ '.TTF.', 'T..FT' ]
 * ```
 */
export function followers(board: Board, side: Side): Board[] {
  return legalMoves(board, side).map((move) => afterMove(board, move));
}

/**
 * The strip turned round with toads and frogs exchanged: the same game with the players exchanged.
 *
 * @example
 * ```ts
 * printSquares(mirror(boardOf('TT.F'))); // => 'T.FF'
 * ```
 */
export function mirror(board: Board): Board {
  const n = board.length;
  const image = newSquares(n);
  for (let i = 0; i < n; i++) image[n - 1 - i] = mirrorSquare(board[i]);
  return image;
}

/**
 * How many squares of a board are of this kind.
 *
 * @returns the number of squares
 * @example
 * ```ts
 * countSquares(boardOf('TT..F'), TOAD); // => 2
 * ```
 */
export function countSquares(board: Board, square: Square): number {
  let n = 0;
  for (let i = 0; i < board.length; i++) if (board[i] === square) n++;
  return n;
}

/**
 * The board of some squares with gaps before, between and behind them, which are filled with squares of one kind.
 *
 * @param gaps - how many squares each gap has; one gap more than there are squares
 * @example
 * ```ts
 * printSquares(boardWithGaps(boardOf('.F'), TOAD, [3, 0, 1])); // => 'TTT.FT'
 * ```
 */
export function boardWithGaps(keys: Board, gap: Square, gaps: readonly number[]): Board {
  let length = keys.length;
  for (let i = 0; i <= keys.length; i++) length += gaps[i];
  const board = newSquares(length).fill(gap) as Squares;
  for (let i = 0, at = 0; i < keys.length; i++) {
    at += gaps[i];
    board[at++] = keys[i];
  }
  return board;
}

/** A copy of a part of a board, as a separate board. */
export function boardPart(board: Board, start: number, end: number): Board {
  const part = newSquares(end - start);
  for (let i = start; i < end; i++) part[i - start] = board[i];
  return part;
}

/** Whether two boards have the same squares. */
export function sameBoard(a: Board, b: Board): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A copy that may be changed. */
function copy(board: Board): Squares {
  const squares = newSquares(board.length);
  for (let i = 0; i < board.length; i++) squares[i] = board[i];
  return squares;
}

/**
 * All boards with given numbers of toads, empty squares and frogs, numbered in dictionary order with the
 * alphabet T < . < F.
 *
 * In that order every legal move leads to a later board (`T.` to `.T`, `TF.` to `.FT`, `.F` to `F.`, `.TF` to `FT.`),
 * by a difference that depends only on the kind of move and on how many toads, empties and frogs there are from there
 * to the end.
 */
import { GameLimitError } from '@lilypad/games';
import { type Board, countSquares, EMPTY, FROG, newSquares, type Square, TOAD } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { binomial } from '../sweep/binomial.ts';

/** The alphabet in order. */
const ALPHABET: readonly Square[] = [TOAD, EMPTY, FROG];

/** The most boards that are numbered: numbers and their differences are exact. */
const MAX_NUMBERED_BOARDS = 2 ** 53;
const MAX_COUNT = 10_000;

/** How many of each a board has: a variant of the game, written 3_2_3. */
export interface Counts {
  /** How many toads. */
  readonly toads: number;
  /** How many empty squares. */
  readonly empties: number;
  /** How many frogs. */
  readonly frogs: number;
}

/**
 * The variant that a board belongs to.
 *
 * @example
 * ```ts
 * countsOf(boardOf('TT...F')); // => { toads: 2, empties: 3, frogs: 1 }
 * ```
 */
export const countsOf = (board: Board): Counts => ({
  toads: countSquares(board, TOAD),
  empties: countSquares(board, EMPTY),
  frogs: countSquares(board, FROG),
});

/** The kinds of moves, as what they find and what they leave. */
export const KINDS = {
  toadSlide: [
    [TOAD, EMPTY],
    [EMPTY, TOAD],
  ],
  toadJump: [
    [TOAD, FROG, EMPTY],
    [EMPTY, FROG, TOAD],
  ],
  frogSlide: [
    [EMPTY, FROG],
    [FROG, EMPTY],
  ],
  frogJump: [
    [EMPTY, TOAD, FROG],
    [FROG, TOAD, EMPTY],
  ],
} as const satisfies Record<string, readonly [readonly Square[], readonly Square[]]>;

/** A kind of moves. */
export type MoveKind = keyof typeof KINDS;

/**
 * Numbers the boards of a variant.
 *
 * @example
 * ```ts
 * const numbers = new BoardNumbers({ toads: 2, empties: 1, frogs: 2 });
 * [numbers.size, numbers.rank(boardOf('TTFF.')), printSquares(numbers.board(29))]; // => [ 30, 2, 'FF.TT' ]
 * ```
 */
export class BoardNumbers {
  /** The variant. */
  readonly counts: Counts;
  /** How many squares a board has. */
  readonly squares: number;
  /** How many boards there are. */
  readonly size: number;
  /** What a slide of a toad adds to the number of a board, by the index of the counts from its first square to the end. */
  readonly toadSlide: Float64Array;
  /** The same for a jump of a toad. */
  readonly toadJump: Float64Array;
  /** The same for a slide of a frog. */
  readonly frogSlide: Float64Array;
  /** The same for a jump of a frog. */
  readonly frogJump: Float64Array;
  /** What each square takes away from the index of the counts. */
  readonly stride: Readonly<Record<Square, number>>;
  /** The index of all counts. */
  readonly top: number;
  /** Numbers of boards by the index of their counts. */
  private readonly boards: Float64Array;

  /** @throws RangeError, GameLimitError - for counts that are not natural numbers, and for more than 2^53 boards */
  constructor(counts: Counts) {
    const { toads, empties, frogs } = counts;
    for (const n of [toads, empties, frogs]) {
      if (!Number.isInteger(n) || n < 0) throw new RangeError(`${n} is no number of pieces`);
    }
    if (Math.max(toads, empties, frogs) > MAX_COUNT || boardCount(counts) > MAX_NUMBERED_BOARDS) {
      throw new GameLimitError(
        `The variant ${toads}_${empties}_${frogs} has more than ${grouped(MAX_NUMBERED_BOARDS)} boards.`,
      );
    }
    this.counts = counts;
    this.squares = toads + empties + frogs;
    this.stride = { [FROG]: 1, [EMPTY]: frogs + 1, [TOAD]: (frogs + 1) * (empties + 1) };
    this.top = this.index(toads, empties, frogs);
    this.boards = this.countBoards();
    this.size = this.boards[this.top];
    this.toadSlide = this.differences('toadSlide');
    this.toadJump = this.differences('toadJump');
    this.frogSlide = this.differences('frogSlide');
    this.frogJump = this.differences('frogJump');
  }

  /** Whether a board has these counts. */
  admits(board: Board): boolean {
    const { toads, empties, frogs } = countsOf(board);
    return toads === this.counts.toads && empties === this.counts.empties && frogs === this.counts.frogs;
  }

  /**
   * The number of a board with these counts.
   *
   * @returns a number from 0 up to but not including `size`
   */
  rank(board: Board): number {
    return this.rankOf(board, this.top);
  }

  /**
   * The board with this number.
   *
   * @param rank - a number from 0 up to but not including `size`
   */
  board(rank: number): Board {
    const board = newSquares(this.squares);
    let rest = rank;
    let index = this.top;
    for (let i = 0; i < board.length; i++) {
      for (const square of ALPHABET) {
        const here = this.boardsAfter(index, square);
        if (rest < here) {
          board[i] = square;
          break;
        }
        rest -= here;
      }
      index -= this.stride[board[i]];
    }
    return board;
  }

  private index(toads: number, empties: number, frogs: number): number {
    return toads * this.stride[TOAD] + empties * this.stride[EMPTY] + frogs * this.stride[FROG];
  }

  /** How many of a square the counts with this index have. */
  private has(index: number, square: Square): number {
    if (square === TOAD) return Math.floor(index / this.stride[TOAD]);
    if (square === EMPTY) return Math.floor((index % this.stride[TOAD]) / this.stride[EMPTY]);
    return index % this.stride[EMPTY];
  }

  private countBoards(): Float64Array {
    const boards = new Float64Array(this.top + 1);
    boards[0] = 1;
    for (let index = 1; index <= this.top; index++) {
      for (const square of ALPHABET) {
        if (this.has(index, square) > 0) boards[index] += boards[index - this.stride[square]];
      }
    }
    return boards;
  }

  /**
   * How many boards have these counts.
   *
   * @param index - of the counts
   * @returns the number of boards
   */
  boardsWith(index: number): number {
    return this.boards[index];
  }

  /**
   * How many boards with these counts begin with this square.
   *
   * @param index - of the counts
   * @returns the number of boards
   */
  boardsAfter(index: number, square: Square): number {
    return this.has(index, square) > 0 ? this.boards[index - this.stride[square]] : 0;
  }

  /**
   * How many boards with these counts come before all those that begin like this.
   *
   * @param from - the index of the counts
   * @returns the number of boards
   */
  rankOf(beginning: ArrayLike<Square>, from: number): number {
    let rank = 0;
    let index = from;
    for (let i = 0; i < beginning.length; i++) {
      for (const square of ALPHABET) {
        if (square === beginning[i]) break;
        rank += this.boardsAfter(index, square);
      }
      index -= this.stride[beginning[i]];
    }
    return rank;
  }

  private differences(kind: MoveKind): Float64Array {
    const [found, left] = KINDS[kind];
    const enough = (index: number): boolean =>
      ALPHABET.every((square) => this.has(index, square) >= found.filter((other) => other === square).length);
    return Float64Array.from({ length: this.top + 1 }, (_, index) =>
      enough(index) ? this.rankOf(left, index) - this.rankOf(found, index) : 0,
    );
  }
}

/**
 * How many boards have these counts.
 *
 * @returns the number of boards, rounded beyond 2^53
 * @example
 * ```ts
 * boardCount({ toads: 2, empties: 1, frogs: 2 }); // => 30
 * ```
 */
export function boardCount({ toads, empties, frogs }: Counts): number {
  return binomial(toads + empties + frogs, frogs) * binomial(toads + empties, toads);
}

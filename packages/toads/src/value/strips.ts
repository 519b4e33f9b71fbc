/**
 * The values of all strips of a length, in one table.
 *
 * A strip is a number to the base three, the first square the highest digit: frog 0, empty 1, toad 2. Then every move
 * makes the number smaller: a toad carries its higher digit to the right, and a frog its lower one to the left. So one
 * pass from 0 upwards finds the values of all options in the table, at fixed distances, and needs no memo of positions.
 * Strips that begin with a frog or end with a toad are shorter strips in disguise, since those pieces can never move or
 * be jumped, and of two mirror images one is the negative of the other: two strips in nine remain to be valued.
 */
import { type Arena, type GameId, LEFT, RIGHT } from '@lilypad/games';
import { type Board, EMPTY, FROG, newSquares, type Square, TOAD } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';

/** The limits of a table of strips. */
export interface StripOptions {
  /** The most memory for the table and the values, in bytes (default 1 GB). */
  readonly maxBytes?: number;
}

const DEFAULT_MAX_BYTES = 2 ** 30;
/** The most squares: beyond, a table would have more than four billion entries. */
const LONGEST = 20;
/** The strips between two pauses. */
const STRETCH = 4096;
/** The digit of each square, and the square of each digit. */
const SQUARES: readonly Square[] = [FROG, EMPTY, TOAD];
const [FROG_DIGIT, EMPTY_DIGIT, TOAD_DIGIT] = [0, 1, 2];

/**
 * All strips of a length with their values, numbered from 0 (all frogs) to 3^length - 1 (all toads).
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * const strips = allStrips(arena, 4);
 * const last = strips.count - 1;
 * [strips.count, printBoard(strips.board(last)), formatGame(arena, strips.value(last))]; // => [ 81, 'TTTT', '0' ]
 * ```
 */
export class Strips {
  /** The number of squares of each strip. */
  readonly length: number;
  private readonly values: Int32Array;

  /** @param length - in squares */
  constructor(length: number, values: Int32Array) {
    this.length = length;
    this.values = values;
  }

  /** How many strips there are. */
  get count(): number {
    return this.values.length;
  }

  /**
   * The value of a strip, a game of the arena.
   *
   * @param index - the number of the strip
   * @returns an id
   */
  value(index: number): GameId {
    return this.values[index] as GameId;
  }

  /**
   * The strip with a number.
   *
   * @param index - the number of the strip
   */
  board(index: number): Board {
    const board = newSquares(this.length);
    for (let square = this.length - 1, rest = index; square >= 0; square--) {
      board[square] = SQUARES[rest % 3] as Square;
      rest = Math.floor(rest / 3);
    }
    return board;
  }
}

/**
 * Values all strips of a length.
 *
 * @param length - in squares, at most 20
 * @throws GameLimitError - if the table would need more memory than is allowed
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * allStrips(new Arena(), 3).count; // => 27
 * ```
 */
export function allStrips(arena: Arena, length: number, options: StripOptions = {}): Strips {
  const steps = stripsInSteps(arena, length, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same in steps, so that others can run between them: each gives the number of strips that are done, those of
 * shorter lengths included.
 *
 * @param length - in squares, at most 20
 * @throws GameLimitError - if the table would need more memory than is allowed
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * [...stripsInSteps(new Arena(), 8)]; // => [ 7375, 9840 ]
 * ```
 */
export function* stripsInSteps(
  arena: Arena,
  length: number,
  { maxBytes = DEFAULT_MAX_BYTES }: StripOptions = {},
): Generator<number, Strips> {
  const bytes = 6 * 3 ** length;
  if (length > LONGEST || bytes > maxBytes) throw tooMany(length, maxBytes);
  let shorter: Int32Array = new Int32Array([arena.zero]);
  let done = 0;
  for (let n = 1; n <= length; n++) {
    const pass = new Pass(arena, n, shorter);
    while (!pass.isDone) {
      done += pass.work(STRETCH);
      if (bytes + arena.bytes > maxBytes) throw tooMany(length, maxBytes);
      if (done >= STRETCH) yield done;
    }
    shorter = pass.values;
  }
  return new Strips(length, shorter);
}

const tooMany = (length: number, maxBytes: number): MemoryLimitError =>
  new MemoryLimitError(
    `All strips of length ${grouped(length)} need more than the ${grouped(Math.floor(maxBytes / 2 ** 20))} MB of memory ` +
      'that are allowed.',
  );

/** The pass over the strips of one length. */
class Pass {
  readonly values: Int32Array;
  private readonly arena: Arena;
  private readonly length: number;
  private readonly shorter: Int32Array;
  /** The digits of the strip that is next, and the weight of each. */
  private readonly digits: Uint8Array;
  private readonly weights: readonly number[];
  private index = 0;
  /** The number of its mirror image. */
  private image: number;

  constructor(arena: Arena, length: number, shorter: Int32Array) {
    this.arena = arena;
    this.length = length;
    this.shorter = shorter;
    this.values = new Int32Array(3 ** length);
    this.digits = new Uint8Array(length);
    this.weights = Array.from({ length }, (_, k) => 3 ** (length - 1 - k));
    this.image = this.values.length - 1;
  }

  get isDone(): boolean {
    return this.index >= this.values.length;
  }

  /** Values so many strips more; returns how many there were. */
  work(most: number): number {
    const { arena, values, shorter, digits, length } = this;
    const from = this.index;
    const end = Math.min(from + most, values.length);
    for (; this.index < end; this.next()) {
      const { index, image } = this;
      // A frog at the left end, or a toad at the right end, never moves and is never jumped.
      if (digits[0] === FROG_DIGIT) values[index] = shorter[index] as number;
      else if (digits[length - 1] === TOAD_DIGIT) values[index] = shorter[(index - TOAD_DIGIT) / 3] as number;
      else if (image < index) values[index] = arena.negate(values[image] as GameId);
      else values[index] = this.value(index);
    }
    return end - from;
  }

  /** The value of the next strip by its options. */
  private value(index: number): GameId {
    const { arena, digits, values, weights, length } = this;
    arena.begin();
    for (let k = 0; k < length; k++) {
      const digit = digits[k];
      if (digit === EMPTY_DIGIT) continue;
      const isToad = digit === TOAD_DIGIT;
      const step = isToad ? 1 : -1;
      const near = digits[k + step];
      let to = -1;
      if (near === EMPTY_DIGIT) to = k + step;
      else if (near === 2 - (digit as number) && digits[k + 2 * step] === EMPTY_DIGIT) to = k + 2 * step;
      if (to < 0) continue;
      const [low, high] = isToad ? [k, to] : [to, k];
      const after = index - (weights[low] as number) + (weights[high] as number);
      arena.option(isToad ? LEFT : RIGHT, values[after] as GameId);
    }
    return arena.end();
  }

  /** Counts on by one, and the image back accordingly. */
  private next(): void {
    const { digits, weights, length } = this;
    this.index++;
    for (let k = length - 1; k >= 0; k--) {
      const weight = weights[length - 1 - k] as number;
      if (digits[k] !== TOAD_DIGIT) {
        (digits as Uint8Array & number[])[k]++;
        this.image -= weight;
        return;
      }
      digits[k] = FROG_DIGIT;
      this.image += 2 * weight;
    }
  }
}

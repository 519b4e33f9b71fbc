/**
 * The values of all strips of a length, in one table that is filled from its start.
 *
 * A strip is a number to the base three, the first square the highest digit: frog 0, empty 1, toad 2. Then every move
 * makes the number smaller: a toad carries its higher digit to the right, and a frog its lower one to the left. So one
 * pass from 0 upwards finds the values of all options in the table, at fixed distances, and needs no memo of positions.
 * A frog at the left end and a toad at the right end can never move or be jumped. So frogs on the left, which are
 * leading zeros, change nothing; a strip that ends with a toad has the value of the number without its last digit; and
 * of two mirror images one is the negative of the other. Two strips in nine remain to be valued.
 */
import { type Arena, type GameId, LEFT, RIGHT } from '@lilypad/games';
import { type Board, EMPTY, FROG, newSquares, type Square, TOAD } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';

/** All strips of a length with their values, numbered from 0 (all frogs) to 3^length - 1 (all toads), and valued in this order. */
export interface StripTable {
  /** The number of squares of each strip. */
  readonly length: number;
  /** How many strips there are. */
  readonly count: number;
  /** How many strips are valued, from number 0 on. */
  readonly known: number;
  /**
   * Values more strips.
   *
   * @param most - how many at a time, roughly
   * @throws GameLimitError - if the values need more memory than is allowed
   */
  work(most: number): void;
  /**
   * A number that stands for the value: strips with the same number have the same value.
   *
   * @param index - the number of the strip, below `known`
   */
  key(index: number): number;
  /**
   * The value of a strip, a game of the arena.
   *
   * @param index - the number of the strip, below `known`
   * @returns an id
   */
  value(index: number): GameId;
  /**
   * The strip with a number.
   *
   * @param index - the number of the strip
   */
  board(index: number): Board;
  /** Ends the work of other threads on the table, if it is not complete. */
  close(): void;
}

export const DEFAULT_MAX_BYTES = 2 ** 30;
/** The most squares: beyond, a table would have more than four billion entries. */
const LONGEST = 20;
export const BYTES_PER_STRIP = 4;
/** The digit of each square, and the square of each digit. */
const SQUARES: readonly Square[] = [FROG, EMPTY, TOAD];
const [FROG_DIGIT, EMPTY_DIGIT, TOAD_DIGIT] = [0, 1, 2];

/** A table that this thread fills. */
export class Strips implements StripTable {
  readonly length: number;
  readonly count: number;
  private readonly arena: Arena;
  private readonly maxBytes: number;
  private readonly values: Int32Array;
  /** The strip that is valued next, its digits, and the weight of each. */
  private next = 1;
  private readonly digits: Uint8Array;
  private readonly weights: readonly number[];
  /** Where its leading frogs end. */
  private top: number;
  /** The number of its mirror image, without the leading frogs of both. */
  private image = 1;

  constructor(arena: Arena, length: number, maxBytes: number = DEFAULT_MAX_BYTES) {
    this.arena = arena;
    this.length = length;
    this.maxBytes = maxBytes;
    this.count = 3 ** length;
    this.refuseIfTooLarge();
    this.values = new Int32Array(this.count);
    this.values[0] = arena.zero;
    this.digits = new Uint8Array(length);
    this.weights = Array.from({ length }, (_, k) => 3 ** (length - 1 - k));
    this.top = length - 1;
    this.digits[this.top] = EMPTY_DIGIT;
  }

  get known(): number {
    return this.next;
  }

  work(most: number): void {
    const { arena, values, digits, length } = this;
    const end = Math.min(this.next + most, this.count);
    for (; this.next < end; this.goOn()) {
      const { next, image } = this;
      if (digits[length - 1] === TOAD_DIGIT) values[next] = values[(next - TOAD_DIGIT) / 3] as number;
      else if (image < next) values[next] = arena.negate(values[image] as GameId);
      else values[next] = this.valueByOptions();
    }
    this.refuseIfTooLarge();
  }

  /** Below 0, unlike those of strips-engine.ts. */
  key(index: number): number {
    return -1 - (this.values[index] as GameId);
  }

  value(index: number): GameId {
    return this.values[index] as GameId;
  }

  board(index: number): Board {
    return stripAt(this.length, index);
  }

  close(): void {}

  /** The value of the next strip by its options. */
  private valueByOptions(): GameId {
    const { arena, digits, values, weights, length, next } = this;
    arena.begin();
    for (let k = this.top; k < length; k++) {
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
      const after = next - (weights[low] as number) + (weights[high] as number);
      arena.option(isToad ? LEFT : RIGHT, values[after] as GameId);
    }
    return arena.end();
  }

  /** Counts on by one, and the image accordingly. */
  private goOn(): void {
    const { digits, weights, length, top } = this;
    this.next++;
    for (let k = length - 1; k >= top; k--) {
      const weight = weights[length - 1 - k + top] as number;
      if (digits[k] !== TOAD_DIGIT) {
        (digits as Uint8Array & number[])[k]++;
        this.image -= weight;
        return;
      }
      digits[k] = FROG_DIGIT;
      this.image += 2 * weight;
    }
    // One more square counts now: the strip is empty there and has frogs behind, the image is toads with one empty square.
    this.top--;
    digits[this.top] = EMPTY_DIGIT;
    this.image = 3 ** (length - this.top) - 2;
  }

  private refuseIfTooLarge(): void {
    const { arena, length, count, maxBytes } = this;
    refuseStrips(length, BYTES_PER_STRIP * count + arena.bytes, maxBytes);
  }
}

/** The strip of a length with a number. */
export function stripAt(length: number, index: number): Board {
  const board = newSquares(length);
  for (let square = length - 1, rest = index; square >= 0; square--) {
    board[square] = SQUARES[rest % 3] as Square;
    rest = Math.floor(rest / 3);
  }
  return board;
}

/**
 * The number of a strip among those of its length, and of longer ones with frogs before it.
 *
 * @returns the number, from 0 for all frogs
 * @example
 * ```ts
 * stripNumber(boardOf('T.F')); // => 21
 * ```
 */
export function stripNumber(board: Board): number {
  let number = 0;
  for (let i = 0; i < board.length; i++) number = 3 * number + SQUARES.indexOf(board[i] as Square);
  return number;
}

/** Throws if so many bytes are more than may be, or the length is more than can be. */
export function refuseStrips(length: number, bytes: number, maxBytes: number): void {
  if (length <= LONGEST && bytes <= maxBytes) return;
  throw new MemoryLimitError(
    `All strips of length ${grouped(length)} need more than the ${grouped(Math.floor(maxBytes / 2 ** 20))} MB of memory ` +
      'that are allowed.',
  );
}

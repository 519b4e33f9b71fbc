/**
 * The values of positions, by exact keys: two positions never share one.
 *
 * A strip of up to 31 squares is two 32-bit words, the toads and the frogs as bits, with both bits set behind the last
 * square to mark the length. Such keys are kept with their values in one flat table with open addressing:
 *
 *     table[3i] = toads    table[3i + 1] = frogs    table[3i + 2] = value, or -1 if the entry is free
 *
 * A longer strip is a string of 9 squares a character, read as base 3 behind a leading 1, and is kept in a map.
 */
import type { GameId } from '@lilypad/games';
import { type Board, mirrorSquare } from '../board/board.ts';

/** The result of `find` for a position without a value. */
export const ABSENT = -1;

const PACKED_SQUARES = 31;
const FREE = -1;
/** A leading 1 and 9 digits in base 3 make less than 2 * 3^9 = 39,366, which fits in the 16 bits of a character. */
const SQUARES_PER_CHARACTER = 9;
/**
 * What an entry of the map takes, besides its characters: the engine's own bookkeeping, and what it has not yet tidied
 * up (measured with three million entries).
 */
const MAP_ENTRY_BYTES = 104;

export class PositionMemo {
  /** The key of the position that `find` was last asked for: two words, or a string if it is long. */
  toads = 0;
  frogs = 0;
  long: string | undefined;
  /** The number of positions remembered. */
  size = 0;

  private readonly grow: (bytes: number) => void;
  // Empty at first, for V8: see row-table.ts in packages/games.
  private table = freeTable(0);
  private packed = 0;
  private readonly longs = new Map<string, GameId>();
  private longBytes = 0;

  /** `grow` is called before the table takes more memory, with the bytes that it will then take; it may throw. */
  constructor(grow: (bytes: number) => void) {
    this.grow = grow;
    this.table = freeTable(1 << 12);
  }

  get bytes(): number {
    return this.table.byteLength + this.longBytes;
  }

  /** The value of the strip in `board` from `start` to `end`, or of its mirror image. */
  find(board: Board, start: number, end: number, mirrored: boolean): GameId | typeof ABSENT {
    if (end - start > PACKED_SQUARES) {
      this.long = longKey(board, start, end, mirrored);
      return this.longs.get(this.long) ?? ABSENT;
    }
    this.long = undefined;
    let toads = 1;
    let frogs = 1;
    if (mirrored) {
      for (let i = start; i < end; i++) {
        toads = (toads << 1) | (board[i] >> 1);
        frogs = (frogs << 1) | (board[i] & 1);
      }
    } else {
      for (let i = end - 1; i >= start; i--) {
        toads = (toads << 1) | (board[i] & 1);
        frogs = (frogs << 1) | (board[i] >> 1);
      }
    }
    this.toads = toads;
    this.frogs = frogs;
    return this.table[this.entry(toads, frogs) + 2] as GameId | typeof ABSENT;
  }

  /** Remembers the value of a position that had none. */
  set(toads: number, frogs: number, long: string | undefined, value: GameId): void {
    this.size++;
    if (long !== undefined) {
      this.longs.set(long, value);
      this.longBytes += MAP_ENTRY_BYTES + 2 * long.length;
      return;
    }
    if (5 * this.packed >= this.table.length) this.growTable();
    this.packed++;
    this.put(toads, frogs, value);
  }

  clear(): void {
    this.table = freeTable(1 << 12);
    this.packed = 0;
    this.longs.clear();
    this.longBytes = 0;
    this.size = 0;
  }

  private put(toads: number, frogs: number, value: number): void {
    const at = this.entry(toads, frogs);
    this.table[at] = toads;
    this.table[at + 1] = frogs;
    this.table[at + 2] = value;
  }

  /** Where the entry with this key is, or would be. */
  private entry(toads: number, frogs: number): number {
    const { table } = this;
    let hash = Math.imul(toads, 0x9e3779b1) ^ Math.imul(frogs, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const slots = table.length / 3;
    let slot = (hash ^ (hash >>> 13)) & (slots - 1);
    for (;;) {
      const at = 3 * slot;
      if (table[at + 2] === FREE || (table[at] === toads && table[at + 1] === frogs)) return at;
      slot = (slot + 1) & (slots - 1);
    }
  }

  private growTable(): void {
    this.grow(3 * this.table.byteLength + this.longBytes);
    const old = this.table;
    this.table = freeTable((2 * old.length) / 3);
    for (let at = 0; at < old.length; at += 3) {
      if (old[at + 2] !== FREE) this.put(old[at], old[at + 1], old[at + 2]);
    }
  }
}

function freeTable(slots: number): Int32Array {
  return new Int32Array(3 * slots).fill(FREE);
}

function longKey(board: Board, start: number, end: number, mirrored: boolean): string {
  const length = end - start;
  let key = '';
  for (let i = 0; i < length; ) {
    // The leading 1 distinguishes a short last group from a full one.
    let digits = 1;
    const stop = Math.min(length, i + SQUARES_PER_CHARACTER);
    for (; i < stop; i++) digits = 3 * digits + (mirrored ? mirrorSquare(board[end - 1 - i]) : board[start + i]);
    key += String.fromCharCode(digits);
  }
  return key;
}

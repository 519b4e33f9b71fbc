/**
 * The values of positions, by exact keys: two positions never share one.
 *
 * A strip is a number to the base three, 20 squares in a word of 32 bits; the last word has fewer, behind a leading 1 that marks
 * the length. There is one flat table for each number of words. (Strings as keys in a map took 120 bytes a position, where
 * a table takes 30 to 45.)
 */
import type { GameId } from '@lilypad/games';
import { type Board, mirrorSquare } from '../board/board.ts';
import { KeyTable } from './key-table.ts';

/** The result of `find` for a position without a value. */
export const ABSENT = -1;

/** 3^20 is less than 2^32. */
const SQUARES_PER_WORD = 20;

export class PositionMemo {
  /** The number of positions remembered. */
  size = 0;

  private readonly grow: (bytes: number) => void;
  /** By the number of words of their keys. */
  private readonly tables: KeyTable[] = [];
  /** The key of one position. */
  private key = new Int32Array(4);

  /** `grow` is called before a table takes more memory, with the bytes that all will then take; it may throw. */
  constructor(grow: (bytes: number) => void) {
    this.grow = grow;
  }

  get bytes(): number {
    let bytes = 0;
    for (const table of this.tables) bytes += table.bytes;
    return bytes;
  }

  /** The value of the strip in `board` from `start` to `end`, or of its mirror image. */
  find(board: Board, start: number, end: number, mirrored: boolean): GameId | typeof ABSENT {
    return this.table(board, start, end, mirrored).find(this.key) as GameId | typeof ABSENT;
  }

  /** Remembers the value of such a strip, which had none. */
  set(board: Board, start: number, end: number, mirrored: boolean, value: GameId): void {
    const table = this.table(board, start, end, mirrored);
    const more = table.bytesForNext - table.bytes;
    if (more > 0) this.grow(this.bytes + more);
    this.size++;
    table.add(this.key, value);
  }

  /** Forgets all positions, and keeps the room for others. */
  clear(): void {
    for (const table of this.tables) table.clear();
    this.size = 0;
  }

  /** Forgets all positions, and frees their memory. */
  free(): void {
    this.tables.length = 0;
    this.size = 0;
  }

  /** Makes the key of a strip, and returns the table that it belongs to. */
  private table(board: Board, start: number, end: number, mirrored: boolean): KeyTable {
    const words = Math.floor((end - start) / SQUARES_PER_WORD) + 1;
    if (words > this.key.length) this.key = new Int32Array(2 * words);
    for (let i = 0; i < words; i++) {
      const first = i * SQUARES_PER_WORD;
      const count = Math.min(SQUARES_PER_WORD, end - start - first);
      const digits = i === words - 1 ? 1 : 0;
      this.key[i] = mirrored
        ? wordBefore(board, end - first, count, digits)
        : wordFrom(board, start + first, count, digits);
    }
    while (this.tables.length < words) this.tables.push(new KeyTable(this.tables.length + 1));
    return this.tables[words - 1];
  }
}

/** So many squares, read from one on, behind the digits that are there. */
function wordFrom(board: Board, from: number, count: number, digits: number): number {
  let word = digits;
  for (let i = from; i < from + count; i++) word = (Math.imul(word, 3) + board[i]) | 0;
  return word;
}

/** The same of the mirror image: squares before one, read backwards. */
function wordBefore(board: Board, end: number, count: number, digits: number): number {
  let word = digits;
  for (let i = end - 1; i >= end - count; i--) word = (Math.imul(word, 3) + mirrorSquare(board[i])) | 0;
  return word;
}

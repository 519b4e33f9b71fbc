/**
 * Storage of interned games: flat typed arrays, equal values <=> equal ids.
 *
 * ## Ids
 * A value is split into a *shape* and an integer offset, packed into one non-negative 31-bit integer:
 *
 *     id = shape << 9 | (offset + 256)          offset in -256 .. 255, shape < 2^22
 *
 * so adding an integer to a game is one addition, and games that differ by an integer share one row of storage.
 * The shape of a game is the game translated by the integer that brings its right stop into [0, 1).
 * Where an offset does not fit, the shape is a *far* row: the same shape moved by a multiple of 512 (a bigint),
 * with its options shifted on demand. Nothing wraps, and no integer is too large.
 *
 * ## Rows (one per shape; keys, stops and count have two entries a row, at 2 * row + side; row 0 is the scratch game of the canonicaliser and never escapes)
 *     flags        what it is (NUMBER, NUS, FAR), whether its stops fit in a key (EXACT_KEYS), and two facts
 *                  about its stops: BELOW (G <= its left stop) and ABOVE (G >= its right stop)
 *     keys         left and right stop times 2^30, an integer of less than 53 bits (the arrays are Float64, used
 *                  as wide integers: no rounding ever happens, a stop that does not fit clears EXACT_KEYS)
 *     stops        the same stops as ids of numbers
 *     ups, nimber  for a NUS (number + ups + star): its up count and nimber; the number is its right stop
 *     first        where its options start in `pool`, Left's first; -1 while they have not been written out
 *     count        how many options each side has
 *     negative     id of the negative, or -1
 *     hash         of its key, for growing the intern table
 *
 * Number rows have no options in the pool: options of numbers are arithmetic. All other rows hold their canonical
 * options, sorted by id. Number rows and far rows also have exact bigint data in maps, read on slow paths only.
 */
import { StorageLimitError } from './limits.ts';

export const OFFSET_BITS = 9;
export const OFFSET_MASK = (1 << OFFSET_BITS) - 1;
export const OFFSET_ZERO = 1 << (OFFSET_BITS - 1);
const MAX_SHAPES = 1 << (31 - OFFSET_BITS);

export const FRACTION_BITS = 30;
export const KEY_ONE = 2 ** FRACTION_BITS;

export const NUMBER = 1;
export const NUS = 2;
export const BELOW = 4;
export const ABOVE = 8;
export const FAR = 16;
export const EXACT_KEYS = 32;

export class Rows {
  shapeCount = 0;
  flags = new Uint8Array(1024);
  keys = new Float64Array(2 * 1024);
  stops = new Int32Array(2 * 1024);
  ups = new Int32Array(1024);
  nimber = new Int32Array(1024);
  first = new Int32Array(1024);
  count = new Int32Array(2 * 1024);
  negative = new Int32Array(1024);
  protected hash = new Int32Array(1024);

  pool = new Int32Array(4096);
  protected poolLength = 0;

  protected table = new Int32Array(2048);

  get bytes(): number {
    let bytes = this.flags.byteLength + this.pool.byteLength + this.table.byteLength;
    for (const row of [this.ups, this.nimber, this.first, this.negative, this.hash]) bytes += row.byteLength;
    for (const pairs of [this.keys, this.stops, this.count]) bytes += pairs.byteLength;
    return bytes;
  }

  protected addInterned(flags: number, hash: number): number {
    if (2 * (this.shapeCount + 1) > this.table.length) this.growTable();
    const row = this.addRow(flags, hash);
    this.insert(row);
    return row;
  }

  private insert(row: number): void {
    const mask = this.table.length - 1;
    let slot = this.hash[row] & mask;
    while (this.table[slot] !== 0) slot = (slot + 1) & mask;
    this.table[slot] = row;
  }

  private growTable(): void {
    const old = this.table;
    this.table = new Int32Array(2 * old.length);
    for (const row of old) if (row !== 0) this.insert(row);
  }

  protected addRow(flags: number, hash: number): number {
    const row = this.shapeCount;
    if (row === this.flags.length) this.growRows();
    this.shapeCount = row + 1;
    this.flags[row] = flags;
    this.hash[row] = hash;
    this.first[row] = -1;
    this.negative[row] = -1;
    return row;
  }

  private growRows(): void {
    const size = Math.min(MAX_SHAPES, 2 * this.flags.length);
    if (size === this.flags.length) {
      throw new StorageLimitError(`The arena is full: it holds ${MAX_SHAPES} shapes of games, which is its limit.`);
    }
    this.flags = grown(this.flags, new Uint8Array(size));
    this.ups = grown(this.ups, new Int32Array(size));
    this.nimber = grown(this.nimber, new Int32Array(size));
    this.first = grown(this.first, new Int32Array(size));
    this.negative = grown(this.negative, new Int32Array(size));
    this.hash = grown(this.hash, new Int32Array(size));
    this.keys = grown(this.keys, new Float64Array(2 * size));
    this.stops = grown(this.stops, new Int32Array(2 * size));
    this.count = grown(this.count, new Int32Array(2 * size));
  }

  protected reservePool(size: number): void {
    let length = this.pool.length;
    while (this.poolLength + size > length) length *= 2;
    if (length > this.pool.length) this.pool = grown(this.pool, new Int32Array(length));
  }
}

function grown<A extends Uint8Array | Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/**
 * The rows of interned games: flat typed arrays, one entry per shape.
 *
 * Keys, stops and counts have two entries a row, at `2 * row + side`. Row 0 is the scratch game of the canonicaliser
 * and is used nowhere else.
 *     flags        see flags.ts
 *     keys         left and right stop times 2^30, an integer of less than 53 bits (the arrays are Float64, used
 *                  as wide integers: no rounding ever happens, a stop that does not fit clears EXACT_KEYS)
 *     stops        the same stops as ids of numbers
 *     bounds       which numbers x lie above and below the game: G <= x exactly if the first is at most 2x, and
 *                  G >= x exactly if the second is at least 2x. In units of keys, twice the stop, plus 1 at the left stop
 *                  unless G <= it, minus 1 at the right stop unless G >= it. NaN, which compares with nothing, where
 *                  the stops have no exact keys
 *     ups, nimber  for a NUS (number + ups + star): its up count and nimber; the number is its right stop
 *     first        where its options start in `pool`, Left's first; -1 while they have not been written out
 *     count        how many options each side has
 *     negative     id of the negative, or -1
 *
 * Number rows have no options in the pool: options of numbers are arithmetic. All other rows hold their canonical
 * options, sorted by id.
 *
 * The columns are public and read in place: the order search reads several of them for each of millions of comparisons.
 * A column is a new array after the table has grown, so code that may add rows must not keep one in a variable.
 *
 * Columns begin empty and get their first size in the constructor. V8 takes a field that was written only once for a
 * constant, compiles that into all code that reads it, and throws the code away when the table grows; a second write
 * before any code is compiled prevents that. (The other tables that grow do the same. The first plain sweep of
 * T^5.^5F^5 in a process takes 530 ms instead of 740.)
 */
import { ABOVE, BELOW, EXACT_KEYS, has, NUMBER, NUS } from './flags.ts';
import { MAX_SHAPES, offsetOf, shapeOf } from './game-id.ts';
import { StorageLimitError } from './limits.ts';
import { LEFT, RIGHT, type Side } from './side.ts';

/** Keys count units of 2^-30. */
export const FRACTION_BITS = 30;
/** The key of 1. */
export const KEY_ONE = 2 ** FRACTION_BITS;

const FIRST_ROWS = 1024;
const FIRST_POOL = 4096;

export class RowTable {
  size = 0;
  flags = new Uint8Array(0);
  keys = new Float64Array(0);
  stops = new Int32Array(0);
  bounds = new Float64Array(0);
  ups = new Int32Array(0);
  nimber = new Int32Array(0);
  first = new Int32Array(0);
  count = new Int32Array(0);
  negative = new Int32Array(0);

  pool = new Int32Array(0);
  private poolLength = 0;
  private readonly stopTests: boolean;

  /** Without `stopTests` only numbers have bounds, so that games are compared by their options: for cross-checking. */
  constructor(stopTests: boolean) {
    this.stopTests = stopTests;
    this.resize(FIRST_ROWS);
    this.pool = new Int32Array(FIRST_POOL);
  }

  get bytes(): number {
    let bytes = this.flags.byteLength + this.pool.byteLength;
    for (const column of [this.ups, this.nimber, this.first, this.negative]) bytes += column.byteLength;
    for (const pairs of [this.keys, this.stops, this.bounds, this.count]) bytes += pairs.byteLength;
    return bytes;
  }

  isNumber(row: number): boolean {
    return has(this.flags[row], NUMBER);
  }

  isNus(row: number): boolean {
    return has(this.flags[row], NUS);
  }

  /** A new row without options, stops or negative. */
  add(flags: number): number {
    const row = this.size;
    if (row === this.flags.length) this.grow();
    this.size = row + 1;
    this.flags[row] = flags;
    this.first[row] = -1;
    this.negative[row] = -1;
    return row;
  }

  /** Sets a stop, given as the id of a number, with its key. */
  setStop(row: number, side: Side, stop: number): void {
    this.stops[2 * row + side] = stop;
    this.keys[2 * row + side] = this.keys[2 * shapeOf(stop) + side] + offsetOf(stop) * KEY_ONE;
  }

  /** Fills in the bounds, from the flags and the keys of the stops. */
  setBounds(row: number): void {
    const flags = this.flags[row];
    const bounded = has(flags, EXACT_KEYS) && (this.stopTests || has(flags, NUMBER));
    this.bounds[2 * row + LEFT] = bounded ? 2 * this.keys[2 * row + LEFT] + (has(flags, BELOW) ? 0 : 1) : Number.NaN;
    this.bounds[2 * row + RIGHT] = bounded ? 2 * this.keys[2 * row + RIGHT] - (has(flags, ABOVE) ? 0 : 1) : Number.NaN;
  }

  /** Takes room in the pool and returns where it starts. */
  allocate(size: number): number {
    let length = this.pool.length;
    while (this.poolLength + size > length) length *= 2;
    if (length > this.pool.length) this.pool = grown(this.pool, new Int32Array(length));
    const first = this.poolLength;
    this.poolLength += size;
    return first;
  }

  private grow(): void {
    const size = Math.min(MAX_SHAPES, 2 * this.flags.length);
    if (size === this.flags.length) {
      throw new StorageLimitError(`The arena is full: it holds ${MAX_SHAPES} shapes of games, which is its limit.`);
    }
    this.resize(size);
  }

  private resize(size: number): void {
    this.flags = grown(this.flags, new Uint8Array(size));
    this.ups = grown(this.ups, new Int32Array(size));
    this.nimber = grown(this.nimber, new Int32Array(size));
    this.first = grown(this.first, new Int32Array(size));
    this.negative = grown(this.negative, new Int32Array(size));
    this.keys = grown(this.keys, new Float64Array(2 * size));
    this.stops = grown(this.stops, new Int32Array(2 * size));
    this.bounds = grown(this.bounds, new Float64Array(2 * size));
    this.count = grown(this.count, new Int32Array(2 * size));
  }
}

function grown<A extends Uint8Array | Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

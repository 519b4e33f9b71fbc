/**
 * The tests of a node that hold for different samples: of those that hold for the same, the first of most worth. There are thousands a node, so they
 * are rows of typed arrays, found by the keys of their samples in a table of open addresses; only those that are looked at again become objects.
 */
import type { Direction } from './direction.ts';
import type { Test } from './node.ts';

/** A test of a node. */
export interface Candidate extends Test {
  /** The number of its direction. */
  readonly order: number;
  /** A factor on what the test saves, at most 1. */
  readonly worth: number;
  /** The entropy that it saves for the parts of the node's cover. */
  readonly saved: number;
  /** How many samples are on a side that one label fits. */
  readonly settled: number;
}

const FIRST_ROWS = 1024;
const NEW = -1;
/** So many places of the table for each row. */
const PLACES_PER_ROW = 4;

export class Candidates {
  size = 0;
  private keys = new Float64Array(FIRST_ROWS);
  private worths = new Float64Array(FIRST_ROWS);
  private saved = new Float64Array(FIRST_ROWS);
  /** Orders, bounds and settled samples. */
  private rest = new Int32Array(3 * FIRST_ROWS);
  /** A row plus 1; or 0. */
  private table = new Int32Array(PLACES_PER_ROW * FIRST_ROWS);

  /** Forgets all tests. */
  begin(): void {
    if (this.size > 0) this.table.fill(0);
    this.size = 0;
  }

  /** The row of a test that holds for the samples with a key; a new one has a worth less than any. */
  row(key: number): number {
    const place = this.placeOf(key);
    const known = this.table[place] - 1;
    if (known >= 0) return known;
    if (this.size === this.keys.length) {
      this.grow();
      return this.row(key);
    }
    const row = this.size++;
    this.keys[row] = key;
    this.worths[row] = NEW;
    this.table[place] = row + 1;
    return row;
  }

  worth(row: number): number {
    return this.worths[row];
  }

  /** Whether the test of a row was not set yet. */
  isNew(row: number): boolean {
    return this.worths[row] === NEW;
  }

  /** What a test saves does not depend on which of the tests for the same samples it is. */
  setSaved(row: number, saved: number): void {
    this.saved[row] = saved;
  }

  set(row: number, order: number, bound: number, worth: number, settled: number): void {
    this.worths[row] = worth;
    this.rest[3 * row] = order;
    this.rest[3 * row + 1] = bound;
    this.rest[3 * row + 2] = settled;
  }

  /** What a test saves, times its worth. */
  gain(row: number): number {
    return this.saved[row] * this.worths[row];
  }

  /** Negative if the first of two tests comes first: those that gain more, then those found before. */
  compare(x: number, y: number): number {
    const { rest } = this;
    return this.gain(y) - this.gain(x) || rest[3 * x] - rest[3 * y] || rest[3 * x + 1] - rest[3 * y + 1];
  }

  /** The rows of the tests that gain most, the best first. */
  best(most: number): number[] {
    const found: number[] = [];
    for (let row = 0; row < this.size; row++) {
      if (found.length === most && this.compare(found[most - 1], row) < 0) continue;
      let place = Math.min(found.length, most - 1);
      for (; place > 0 && this.compare(row, found[place - 1]) < 0; place--) found[place] = found[place - 1];
      found[place] = row;
    }
    return found;
  }

  /** A test as an object. */
  at(row: number, directions: readonly Direction[]): Candidate {
    const { rest, worths, saved } = this;
    const [order, bound, settled] = [rest[3 * row], rest[3 * row + 1], rest[3 * row + 2]];
    return { direction: directions[order], bound, order, worth: worths[row], saved: saved[row], settled };
  }

  /** The tests of some rows as objects. */
  some(rows: readonly number[], directions: readonly Direction[]): Candidate[] {
    const found: Candidate[] = [];
    for (const row of rows) found.push(this.at(row, directions));
    return found;
  }

  /** All tests as objects, by their rows. */
  all(directions: readonly Direction[]): Candidate[] {
    const found: Candidate[] = [];
    for (let row = 0; row < this.size; row++) found.push(this.at(row, directions));
    return found;
  }

  /** The place of a key in the table, or the free one where it belongs. */
  private placeOf(key: number): number {
    const { table, keys } = this;
    const mask = table.length - 1;
    // Keys are random already; these are their last bits.
    let place = key & mask;
    while (table[place] !== 0 && keys[table[place] - 1] !== key) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const rows = 2 * this.keys.length;
    this.keys = larger(this.keys, new Float64Array(rows));
    this.worths = larger(this.worths, new Float64Array(rows));
    this.saved = larger(this.saved, new Float64Array(rows));
    this.rest = larger(this.rest, new Int32Array(3 * rows));
    this.table = new Int32Array(PLACES_PER_ROW * rows);
    for (let row = 0; row < this.size; row++) this.table[this.placeOf(this.keys[row])] = row + 1;
  }
}

function larger<List extends Float64Array | Int32Array>(list: List, copy: List): List {
  copy.set(list);
  return copy;
}

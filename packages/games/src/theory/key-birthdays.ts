/**
 * Birthdays in machine integers, for all games of an arena whose stops have exact keys (core/row-table.ts).
 *
 * For a game G and an integer n, the birthday of G + n is the greater of P(G) + n and N(G) - n: for an integer m these
 * are m and -m, for a fraction x with denominator 2^e they are floor(x) + 1 + e and floor(-x) + 1 + e, and otherwise
 * they are 1 more than the greatest of the options. So two integers a shape tell the birthdays of all its translates.
 * Options have lower rows than their games: one pass upwards fills in what the arena has gained since the last time.
 */
import { EXACT_KEYS, has, NUS } from '../core/flags.ts';
import { offsetOf, shapeOf } from '../core/game-id.ts';
import { KEY_ONE, type RowTable } from '../core/row-table.ts';
import { RIGHT } from '../core/side.ts';

export class KeyBirthdays {
  /** It takes a quarter of the memory of the rows, and is never too large. */
  readonly size = 0;
  /** P and N of each row; NaN where they are not known in machine integers. */
  // Empty at first: see core/row-table.ts.
  private days = new Float64Array(0);
  private filled = 1; // row 0 is no game

  constructor() {
    this.days = new Float64Array(2);
  }

  /** The birthday of g, or NaN. */
  of(rows: RowTable, g: number): number {
    const row = shapeOf(g);
    if (row >= this.filled) this.fill(rows);
    const offset = offsetOf(g);
    return Math.max(this.days[2 * row] + offset, this.days[2 * row + 1] - offset);
  }

  private fill(rows: RowTable): void {
    const { size, flags, first, count, pool } = rows;
    if (2 * size > this.days.length) {
      const wider = new Float64Array(4 * size);
      wider.set(this.days);
      this.days = wider;
    }
    const { days } = this;
    for (let row = this.filled; row < size; row++) {
      if (has(flags[row], NUS) || !has(flags[row], EXACT_KEYS)) {
        this.leaf(rows, row);
        continue;
      }
      let up = -Infinity;
      let down = -Infinity;
      const end = first[row] + count[2 * row] + count[2 * row + RIGHT];
      for (let i = first[row]; i < end; i++) {
        const option = 2 * shapeOf(pool[i]);
        const offset = offsetOf(pool[i]);
        up = Math.max(up, days[option] + offset);
        down = Math.max(down, days[option + 1] - offset);
      }
      days[2 * row] = up + 1;
      days[2 * row + 1] = down + 1;
    }
    this.filled = size;
  }

  /** Numbers plus ups plus a nimber, and games without keys. */
  private leaf(rows: RowTable, row: number): void {
    const key = has(rows.flags[row], EXACT_KEYS) ? rows.keys[2 * row + RIGHT] : Number.NaN;
    let exponent = 0;
    for (let unit = KEY_ONE; key % unit > 0; unit /= 2) exponent++;
    const moves = movesOfNus(rows.ups[row], rows.nimber[row]);
    // Rows hold numbers from 0 to 1; NaN stays NaN.
    this.days[2 * row] = moves + (exponent > 0 ? exponent + 1 : 0 * key);
    this.days[2 * row + 1] = moves + (exponent > 0 ? exponent : 0 * key);
  }
}

/** The longest play takes away n ups one by one, then the nimber that is left (or one more move, in {0, * | 0}). */
export function movesOfNus(ups: number, nimber: number): number {
  const n = Math.abs(ups);
  const m = nimber ^ (n & 1);
  return n + (m === 0 && n > 0 ? 1 : m);
}

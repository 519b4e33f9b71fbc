/**
 * Games plus integers.
 *
 * As long as the offset fits into an id, this is one addition. Beyond that the sum is a *far* row: another row moved by
 * a multiple of 512, given as a bigint. Far rows are made when they are needed; their options are those of the other
 * row, moved by the same amount.
 */
import { EXACT_KEYS, FAR } from './flags.ts';
import { idAt, idOf, OFFSET_BITS, offsetFits, offsetOf, shapeOf } from './game-id.ts';
import type { RowTable } from './row-table.ts';
import { SIDES } from './side.ts';

/** A far row is this row moved by so much. */
interface Origin {
  readonly base: number;
  readonly distance: bigint;
}

export class Translation {
  private readonly rows: RowTable;
  private readonly origins = new Map<number, Origin>();
  private readonly farRows = new Map<string, number>();

  constructor(rows: RowTable) {
    this.rows = rows;
  }

  /** What a far row was made from; undefined for other rows. */
  origin(row: number): Origin | undefined {
    return this.origins.size === 0 ? undefined : this.origins.get(row);
  }

  /** g + n for an integer n. (`| 0` tells V8 that the id is a small integer, even where n was computed as a double.) */
  shift(g: number, n: number): number {
    return offsetFits(g, n) ? (g + n) | 0 : this.shiftFar(g, BigInt(n));
  }

  /** g + n for an integer n of any size. */
  shiftFar(g: number, n: bigint): number {
    const shape = shapeOf(g);
    const origin = this.origin(shape);
    const total = n + BigInt(offsetOf(g)) + (origin?.distance ?? 0n);
    const offset = BigInt.asIntN(OFFSET_BITS, total);
    const distance = total - offset;
    const base = origin?.base ?? shape;
    return idAt(distance === 0n ? base : this.farRow(base, distance), Number(offset));
  }

  /** Whether a number, given by its id, lies in [0, 1). */
  hasFloorZero(number: number): boolean {
    return offsetOf(number) === 0 && this.origin(shapeOf(number)) === undefined;
  }

  /** g plus or minus the greatest integer below a number, given by its id. */
  addFloor(g: number, number: number, sign: 1 | -1): number {
    const offset = sign * offsetOf(number);
    const origin = this.origin(shapeOf(number));
    return origin === undefined
      ? this.shift(g, offset)
      : this.shiftFar(g, BigInt(offset) + BigInt(sign) * origin.distance);
  }

  private farRow(base: number, distance: bigint): number {
    const key = `${base}:${distance}`;
    const known = this.farRows.get(key);
    if (known !== undefined) return known;
    const { rows } = this;
    const row = rows.add((rows.flags[base] | FAR) & ~EXACT_KEYS);
    this.farRows.set(key, row);
    this.origins.set(row, { base, distance });
    rows.ups[row] = rows.ups[base];
    rows.nimber[row] = rows.nimber[base];
    for (const side of SIDES) {
      // In two steps: finding the stop may add rows, and then the columns are new arrays.
      const stop = rows.isNumber(base) ? idOf(row) : this.shiftFar(rows.stops[2 * base + side], distance);
      rows.stops[2 * row + side] = stop;
      rows.keys[2 * row + side] = Number.NaN;
    }
    rows.setBounds(row);
    return row;
  }
}

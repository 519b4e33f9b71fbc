/**
 * Interned numbers and NUS (number + ups + star).
 *
 * A number is stored by its fraction in [0, 1); a NUS by the row of that fraction, its ups and its nimber. Each number
 * row also has its exact value in a map, read on slow paths only; fractions finer than 2^-30 have no key, only this
 * value.
 */
import { Dyadic } from './dyadic.ts';
import { ABOVE, BELOW, EXACT_KEYS, has, NUMBER, NUS } from './flags.ts';
import { idOf, NONE, offsetOf, shapeOf } from './game-id.ts';
import { type InternTable, mix } from './intern-table.ts';
import { checkNimber, checkUps } from './limits.ts';
import { FRACTION_BITS, KEY_ONE, type RowTable } from './row-table.ts';
import { LEFT, RIGHT, SIDES, type Side } from './side.ts';
import type { Translation } from './translation.ts';

const NUMBER_FLAGS = NUMBER | NUS | BELOW | ABOVE;

export class NumberTable {
  /** The id of 0. */
  readonly zero: number;

  private readonly rows: RowTable;
  private readonly interned: InternTable;
  private readonly translation: Translation;
  private readonly keyFlag: number;
  private readonly exact = new Map<number, Dyadic>();
  private readonly wideNumbers = new Map<string, number>();
  /** The row of 0, hence of every integer that is not far. */
  private readonly zeroRow: number;

  /** With `integerKeys` off every test on stops takes the slow exact path: for cross-checking. */
  constructor(rows: RowTable, interned: InternTable, translation: Translation, integerKeys: boolean) {
    this.rows = rows;
    this.interned = interned;
    this.translation = translation;
    this.keyFlag = integerKeys ? EXACT_KEYS : 0;
    this.zeroRow = this.smallNumberRow(0);
    this.zero = idOf(this.zeroRow);
  }

  // ---- numbers ----

  /** The id of a number. */
  number(x: Dyadic): number {
    const floor = x.floor();
    const row = this.numberRow(x.subtract(Dyadic.of(floor)));
    return this.translation.shiftFar(idOf(row), floor);
  }

  /** The number with this key (an integer, in units of 2^-30). */
  numberOfKey(key: number): number {
    const floor = Math.floor(key / KEY_ONE);
    const fraction = key - floor * KEY_ONE;
    const row = fraction === 0 ? this.zeroRow : this.smallNumberRow(fraction);
    return this.translation.shift(idOf(row), floor);
  }

  /** The exact value of a number. */
  toDyadic(g: number): Dyadic {
    const row = shapeOf(g);
    const fraction = this.exact.get(row);
    if (fraction !== undefined) return offsetOf(g) === 0 ? fraction : fraction.add(Dyadic.of(offsetOf(g)));
    const origin = this.translation.origin(row);
    const base = origin === undefined ? undefined : this.exact.get(origin.base);
    if (origin === undefined || base === undefined) throw new TypeError('this game is not a number');
    return base.add(Dyadic.of(origin.distance + BigInt(offsetOf(g))));
  }

  /**
   * Negative, zero or positive as one number is less than, equal to or greater than another. Most differ in what a far row adds, or in
   * their offsets, which is less than the least that a far row adds; then no exact value is needed.
   */
  compare(g: number, h: number): number {
    const [rowG, rowH] = [shapeOf(g), shapeOf(h)];
    const originG = this.translation.origin(rowG);
    const originH = this.translation.origin(rowH);
    const [farG, farH] = [originG?.distance ?? 0n, originH?.distance ?? 0n];
    if (farG !== farH) return farG < farH ? -1 : 1;
    const [offsetG, offsetH] = [offsetOf(g), offsetOf(h)];
    if (offsetG !== offsetH) return offsetG - offsetH;
    const [baseG, baseH] = [originG?.base ?? rowG, originH?.base ?? rowH];
    return baseG === baseH ? 0 : this.toDyadic(idOf(baseG)).compare(this.toDyadic(idOf(baseH)));
  }

  isNumber(g: number): boolean {
    return this.rows.isNumber(shapeOf(g));
  }

  isInteger(g: number): boolean {
    const row = shapeOf(g);
    return row === this.zeroRow || this.translation.origin(row)?.base === this.zeroRow;
  }

  /** The option of a number for one side, or NONE. */
  option(g: number, side: Side): number {
    const row = shapeOf(g);
    if (!has(this.rows.flags[row], EXACT_KEYS)) {
      const x = this.toDyadic(g).option(side);
      return x === null ? NONE : this.number(x);
    }
    const fraction = this.rows.keys[2 * row];
    const sign = side === LEFT ? -1 : 1;
    if (fraction === 0) return sign * offsetOf(g) < 0 ? this.translation.shift(g, sign) : NONE;
    // The last binary digit that is not 0: x is the simplest number between its neighbours at that distance.
    const digit = fraction & -fraction;
    return this.numberOfKey(offsetOf(g) * KEY_ONE + fraction + sign * digit);
  }

  /** The row of a number in [0, 1). */
  private numberRow(fraction: Dyadic): number {
    if (fraction.exponent <= FRACTION_BITS) return this.smallNumberRow(Number(fraction.scale(FRACTION_BITS).numerator));
    const key = `${fraction.numerator.toString(32)}/${fraction.exponent}`;
    let row = this.wideNumbers.get(key);
    if (row === undefined) {
      row = this.rows.add(NUMBER_FLAGS);
      this.wideNumbers.set(key, row);
      this.fillNumberRow(row, Number.NaN, fraction);
    }
    return row;
  }

  private smallNumberRow(fraction: number): number {
    const { rows, interned } = this;
    const hash = mix(Math.imul(fraction, 0x2545f491) ^ 0x51ed270b);
    for (let slot = interned.start(hash); ; slot = interned.next(slot)) {
      const row = interned.row(slot);
      if (row === 0) break;
      if (rows.isNumber(row) && rows.keys[2 * row] === fraction) return row;
    }
    const row = rows.add(NUMBER_FLAGS | this.keyFlag);
    interned.add(row, hash);
    this.fillNumberRow(row, fraction, Dyadic.of(fraction, FRACTION_BITS));
    return row;
  }

  private fillNumberRow(row: number, key: number, value: Dyadic): void {
    this.exact.set(row, value);
    for (const side of SIDES) {
      this.rows.keys[2 * row + side] = key;
      this.rows.stops[2 * row + side] = idOf(row);
    }
    this.rows.setBounds(row);
  }

  // ---- numbers plus ups plus a nimber ----

  /** number + ups + *nimber, where `number` is the id of a number. */
  nus(number: number, ups: number, nimber: number): number {
    if (ups === 0 && nimber === 0) return number;
    checkUps(ups);
    checkNimber(nimber);
    const row = shapeOf(number);
    const base = this.translation.origin(row)?.base ?? row;
    return this.translation.addFloor(idOf(this.nusRow(base, ups, nimber)), number, 1);
  }

  private nusRow(numberRow: number, ups: number, nimber: number): number {
    const { rows, interned } = this;
    const hash = mix(Math.imul(numberRow, 0x9e3779b1) ^ Math.imul(ups, 0x85ebca6b) ^ Math.imul(nimber, 0xc2b2ae35));
    for (let slot = interned.start(hash); ; slot = interned.next(slot)) {
      const row = interned.row(slot);
      if (row === 0) break;
      if (
        rows.isNus(row) &&
        !rows.isNumber(row) &&
        rows.ups[row] === ups &&
        rows.nimber[row] === nimber &&
        rows.stops[2 * row + RIGHT] === idOf(numberRow)
      ) {
        return row;
      }
    }
    const below = infinitesimalAtLeastZero(-ups, nimber) ? BELOW : 0;
    const above = infinitesimalAtLeastZero(ups, nimber) ? ABOVE : 0;
    const keyFlag = has(rows.flags[numberRow], EXACT_KEYS) ? EXACT_KEYS : 0;
    const row = rows.add(NUS | below | above | keyFlag);
    interned.add(row, hash);
    rows.ups[row] = ups;
    rows.nimber[row] = nimber;
    for (const side of SIDES) rows.setStop(row, side, idOf(numberRow));
    rows.setBounds(row);
    return row;
  }
}

/** Whether ups + *nimber >= 0. */
export function infinitesimalAtLeastZero(ups: number, nimber: number): boolean {
  return ups > 1 || (ups === 1 && nimber !== 1) || (ups === 0 && nimber === 0);
}

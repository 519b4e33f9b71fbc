/**
 * Interned numbers and NUS (number + ups + star), and integer translates of all games, as rows of flat storage.
 *
 * A number is stored by its fraction in [0, 1); a NUS by the row of that fraction, its ups and its nimber. What does not
 * fit the columns of a row (fractions finer than 2^-30, translations beyond the offset) has exact data in maps.
 */
import { Dyadic } from './dyadic.ts';
import { GameLimitError, MAX_NIMBER, MAX_UPS } from './limits.ts';
import {
  ABOVE,
  BELOW,
  EXACT_KEYS,
  FAR,
  FRACTION_BITS,
  KEY_ONE,
  NUMBER,
  NUS,
  OFFSET_BITS,
  OFFSET_MASK,
  OFFSET_ZERO,
  Rows,
} from './rows.ts';
import { RIGHT, SIDES } from './side.ts';

/** The row of 0, hence of every integer that is not far. */
const ZERO_SHAPE = 1;

export class Numbers extends Rows {
  /** The id of 0. */
  readonly zero = idOf(ZERO_SHAPE);
  /** Where a far row comes from: a row moved by so many blocks of 512. */
  protected readonly farOrigin = new Map<number, { base: number; blocks: bigint }>();
  private readonly farRows = new Map<string, number>();
  private readonly exact = new Map<number, Dyadic>();
  private readonly wideNumbers = new Map<string, number>();
  private readonly keyFlag: number;

  /** With `integerKeys` off every test on stops takes the slow exact path: for cross-checking. */
  constructor(integerKeys: boolean) {
    super();
    this.keyFlag = integerKeys ? EXACT_KEYS : 0;
    this.addRow(0, 0); // the scratch game of store.ts
    this.numberRow(Dyadic.ZERO);
  }

  // ---- ids and integers ----

  /** g + n for an integer n. */
  shift(g: number, n: number): number {
    const offset = (g & OFFSET_MASK) + n;
    return offset >= 0 && offset <= OFFSET_MASK ? g + n : this.shiftFar(g, BigInt(n));
  }

  /** g + n for an integer n of any size. */
  shiftFar(g: number, n: bigint): number {
    const shape = g >> OFFSET_BITS;
    const origin = this.farOrigin.get(shape);
    const base = origin?.base ?? shape;
    const total = n + BigInt((g & OFFSET_MASK) - OFFSET_ZERO) + ((origin?.blocks ?? 0n) << BigInt(OFFSET_BITS));
    const blocks = (total + BigInt(OFFSET_ZERO)) >> BigInt(OFFSET_BITS);
    const offset = Number(total - (blocks << BigInt(OFFSET_BITS)));
    const row = blocks === 0n ? base : this.farRow(base, blocks);
    return (row << OFFSET_BITS) | (offset + OFFSET_ZERO);
  }

  /** g plus or minus the greatest integer below a number, given by its id. */
  addFloor(g: number, number: number, sign: 1 | -1): number {
    const offset = sign * ((number & OFFSET_MASK) - OFFSET_ZERO);
    const origin = this.farOrigin.size === 0 ? undefined : this.farOrigin.get(number >> OFFSET_BITS);
    if (origin === undefined) return this.shift(g, offset);
    return this.shiftFar(g, BigInt(offset) + BigInt(sign) * (origin.blocks << BigInt(OFFSET_BITS)));
  }

  private farRow(base: number, blocks: bigint): number {
    const key = `${base}:${blocks}`;
    const known = this.farRows.get(key);
    if (known !== undefined) return known;
    const distance = blocks << BigInt(OFFSET_BITS);
    const row = this.addRow((this.flags[base] | FAR) & ~EXACT_KEYS, 0);
    this.farRows.set(key, row);
    this.farOrigin.set(row, { base, blocks });
    this.ups[row] = this.ups[base];
    this.nimber[row] = this.nimber[base];
    const number = this.exact.get(base);
    if (number !== undefined) this.exact.set(row, number.add(Dyadic.of(distance)));
    for (const side of SIDES) {
      // In two steps: finding the stop may add rows, and then the arrays are new ones.
      const stop = number === undefined ? this.shiftFar(this.stops[2 * base + side], distance) : idOf(row);
      this.stops[2 * row + side] = stop;
      this.keys[2 * row + side] = Number.NaN;
    }
    return row;
  }

  // ---- numbers and NUS ----

  number(x: Dyadic): number {
    const floor = x.floor();
    const row = this.numberRow(x.subtract(Dyadic.of(floor)));
    return this.shiftFar(idOf(row), floor);
  }

  /** The number with this key (an integer, in units of 2^-30). */
  numberOfKey(key: number): number {
    const floor = Math.floor(key / KEY_ONE);
    const fraction = key - floor * KEY_ONE;
    const row = fraction === 0 ? ZERO_SHAPE : this.smallNumberRow(fraction);
    return this.shift(idOf(row), floor);
  }

  /** The row of a number in [0, 1). */
  private numberRow(fraction: Dyadic): number {
    if (fraction.exponent <= FRACTION_BITS) return this.smallNumberRow(Number(fraction.scale(FRACTION_BITS).numerator));
    const key = `${fraction.numerator.toString(32)}/${fraction.exponent}`;
    let row = this.wideNumbers.get(key);
    if (row === undefined) {
      row = this.addRow(NUMBER | NUS | BELOW | ABOVE, 0);
      this.wideNumbers.set(key, row);
      this.finishNumberRow(row, Number.NaN, fraction);
    }
    return row;
  }

  private smallNumberRow(fraction: number): number {
    const hash = mix(Math.imul(fraction, 0x2545f491) ^ 0x51ed270b);
    for (let slot = hash & (this.table.length - 1); ; slot = (slot + 1) & (this.table.length - 1)) {
      const row = this.table[slot];
      if (row === 0) break;
      if ((this.flags[row] & NUMBER) !== 0 && this.keys[2 * row] === fraction) return row;
    }
    const row = this.addInterned(NUMBER | NUS | BELOW | ABOVE | this.keyFlag, hash);
    this.finishNumberRow(row, fraction, Dyadic.of(fraction, FRACTION_BITS));
    return row;
  }

  private finishNumberRow(row: number, key: number, value: Dyadic): void {
    this.exact.set(row, value);
    for (const side of SIDES) {
      this.keys[2 * row + side] = key;
      this.stops[2 * row + side] = idOf(row);
    }
  }

  /** The exact value of a number. */
  toDyadic(g: number): Dyadic {
    const anchor = this.exact.get(g >> OFFSET_BITS);
    if (anchor === undefined) throw new TypeError('this game is not a number');
    return anchor.add(Dyadic.of((g & OFFSET_MASK) - OFFSET_ZERO));
  }

  /** number + ups + *nimber, where `number` is the id of a number. */
  nus(number: number, ups: number, nimber: number): number {
    if (ups === 0 && nimber === 0) return number;
    if (Math.abs(ups) > MAX_UPS) {
      throw new GameLimitError(`A game with ${Math.abs(ups)} ups or downs is beyond the limit of ${MAX_UPS}.`);
    }
    if (nimber > MAX_NIMBER) throw new GameLimitError(`The nimber *${nimber} is beyond the limit of *${MAX_NIMBER}.`);
    const shape = number >> OFFSET_BITS;
    const origin = this.farOrigin.get(shape);
    const base = origin?.base ?? shape;
    const row = this.nusRow(base, ups, nimber);
    const offset = (number & OFFSET_MASK) - OFFSET_ZERO;
    return origin === undefined
      ? idOf(row) + offset
      : this.shiftFar(idOf(row), BigInt(offset) + (origin.blocks << BigInt(OFFSET_BITS)));
  }

  private nusRow(numberShape: number, ups: number, nimber: number): number {
    const hash = mix(Math.imul(numberShape, 0x9e3779b1) ^ Math.imul(ups, 0x85ebca6b) ^ Math.imul(nimber, 0xc2b2ae35));
    for (let slot = hash & (this.table.length - 1); ; slot = (slot + 1) & (this.table.length - 1)) {
      const row = this.table[slot];
      if (row === 0) break;
      if (
        (this.flags[row] & (NUS | NUMBER)) === NUS &&
        this.ups[row] === ups &&
        this.nimber[row] === nimber &&
        this.stops[2 * row + RIGHT] >> OFFSET_BITS === numberShape
      ) {
        return row;
      }
    }
    const below = infinitesimalAtLeastZero(-ups, nimber) ? BELOW : 0;
    const above = infinitesimalAtLeastZero(ups, nimber) ? ABOVE : 0;
    const row = this.addInterned(NUS | below | above | (this.flags[numberShape] & EXACT_KEYS), hash);
    this.ups[row] = ups;
    this.nimber[row] = nimber;
    for (const side of SIDES) {
      this.keys[2 * row + side] = this.keys[2 * numberShape + side];
      this.stops[2 * row + side] = idOf(numberShape);
    }
    return row;
  }

  isNumber(g: number): boolean {
    return (this.flags[g >> OFFSET_BITS] & NUMBER) !== 0;
  }

  isInteger(g: number): boolean {
    const shape = g >> OFFSET_BITS;
    if (shape === ZERO_SHAPE) return true;
    return (this.flags[shape] & (NUMBER | FAR)) === (NUMBER | FAR) && this.farOrigin.get(shape)?.base === ZERO_SHAPE;
  }
}

export const idOf = (row: number): number => (row << OFFSET_BITS) | OFFSET_ZERO;

/** Whether ups + *nimber >= 0. */
export function infinitesimalAtLeastZero(ups: number, nimber: number): boolean {
  return ups > 1 || (ups === 1 && nimber !== 1) || (ups === 0 && nimber === 0);
}

export function mix(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  return Math.imul(h, 0x846ca68b) ^ (h >>> 16);
}

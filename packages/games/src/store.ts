/**
 * Interned games: numbers, NUS (number + ups + star) and general games as rows of flat storage (rows.ts), their
 * integer translates, their stops and their options.
 */
import { Dyadic } from './dyadic.ts';
import { GameLimitError, MAX_NIMBER, MAX_UPS } from './limits.ts';
import { OptionList } from './option-list.ts';
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
import { LEFT, RIGHT, SIDES, type Side } from './side.ts';

type OptionLists = readonly [OptionList, OptionList];

declare const game: unique symbol;
/** A value in one arena: equal values have equal ids. */
export type GameId = number & { readonly [game]: true };

/** Row 0, whose options the canonicaliser rewrites for each game that it works on. */
export const SCRATCH = OFFSET_ZERO;
/** The row of 0, hence of every integer that is not far. */
const ZERO_SHAPE = 1;

export class Store extends Rows {
  /** The id of 0. */
  readonly zero = idOf(ZERO_SHAPE);
  private scratchCapacity = 0;
  private readonly exact = new Map<number, Dyadic>();
  private readonly wideNumbers = new Map<string, number>();
  private readonly farRows = new Map<string, number>();
  private readonly farOrigin = new Map<number, { base: number; blocks: bigint }>();

  private readonly keyFlag: number;

  /** With `integerKeys` off every test on stops takes the slow exact path: for cross-checking. */
  constructor(integerKeys = true) {
    super();
    this.keyFlag = integerKeys ? EXACT_KEYS : 0;
    this.addRow(0, 0); // scratch
    this.first[0] = 0;
    this.reserveScratch(64);
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

  // ---- stops ----

  /** A stop of g, as the id of a number. */
  stop(g: number, side: Side): number {
    return this.shift(this.stops[2 * (g >> OFFSET_BITS) + side], (g & OFFSET_MASK) - OFFSET_ZERO);
  }

  /** The key of a stop; meaningful only for rows with EXACT_KEYS. */
  stopKey(g: number, side: Side): number {
    return this.keys[2 * (g >> OFFSET_BITS) + side] + ((g & OFFSET_MASK) - OFFSET_ZERO) * KEY_ONE;
  }

  /** Negative, zero or positive as one stop of g is less than, equal to or greater than one of h. */
  compareStops(g: number, side: Side, h: number, other: Side): number {
    const rowG = g >> OFFSET_BITS;
    const rowH = h >> OFFSET_BITS;
    if ((this.flags[rowG] & this.flags[rowH] & EXACT_KEYS) !== 0) {
      const offset = (g & OFFSET_MASK) - (h & OFFSET_MASK);
      return this.keys[2 * rowG + side] - this.keys[2 * rowH + other] + offset * KEY_ONE;
    }
    return this.toDyadic(this.stop(g, side)).compare(this.toDyadic(this.stop(h, other)));
  }

  isNumber(g: number): boolean {
    return (this.flags[g >> OFFSET_BITS] & NUMBER) !== 0;
  }

  isInteger(g: number): boolean {
    const shape = g >> OFFSET_BITS;
    return shape === ZERO_SHAPE || this.farOrigin.get(shape)?.base === ZERO_SHAPE;
  }

  // ---- options ----

  /** The options of the canonical form of g for one side. */
  options(g: number, side: Side): number[] {
    if (this.isNumber(g)) {
      const option = this.toDyadic(g).option(side);
      return option === null ? [] : [this.number(option)];
    }
    const shape = g >> OFFSET_BITS;
    const first = this.optionsOf(shape) + (side === LEFT ? 0 : this.count[2 * shape]);
    const offset = (g & OFFSET_MASK) - OFFSET_ZERO;
    const list: number[] = [];
    for (let i = 0; i < this.count[2 * shape + side]; i++) list.push(this.shift(this.pool[first + i], offset));
    return list;
  }

  /** Where the options of this row start in the pool; writes them there if they are not there yet. */
  optionsOf(row: number): number {
    const first = this.first[row];
    return first >= 0 ? first : this.writeOptions(row);
  }

  private writeOptions(row: number): number {
    const origin = this.farOrigin.get(row);
    const lists: OptionLists = [new OptionList(), new OptionList()];
    if (origin !== undefined) {
      const from = this.optionsOf(origin.base);
      const lefts = this.count[2 * origin.base];
      const all = lefts + this.count[2 * origin.base + RIGHT];
      const distance = origin.blocks << BigInt(OFFSET_BITS);
      for (let i = 0; i < all; i++) lists[i < lefts ? LEFT : RIGHT].add(this.shiftFar(this.pool[from + i], distance));
    } else {
      this.nusOptions(row, lists);
    }
    return this.storeOptions(row, lists);
  }

  /**
   * Options of x + n.up + *k that are not numbers, from their canonical forms (for n > 0, mirrored for n < 0):
   *     *k = {0, *, .., *(k-1) | the same}      up + * = {0, * | 0}
   *     n.up + *k = {0 | (n-1).up + *(k xor 1)}  otherwise
   */
  private nusOptions(row: number, lists: OptionLists): void {
    const x = this.stops[2 * row + RIGHT];
    const ups = this.ups[row];
    const nimber = this.nimber[row];
    if (ups === 0) {
      for (let k = 0; k < nimber; k++) for (const side of SIDES) lists[side].add(this.nus(x, 0, k));
      return;
    }
    const [near, away] = ups > 0 ? lists : [lists[RIGHT], lists[LEFT]];
    near.add(x);
    if (Math.abs(ups) === 1 && nimber === 1) {
      near.add(this.nus(x, 0, 1));
      away.add(x);
    } else {
      away.add(this.nus(x, ups - Math.sign(ups), nimber ^ 1));
    }
  }

  private storeOptions(row: number, lists: OptionLists): number {
    const size = lists[LEFT].size + lists[RIGHT].size;
    this.reservePool(size);
    const first = this.poolLength;
    this.poolLength += size;
    this.first[row] = first;
    this.writeLists(row, first, lists);
    return first;
  }

  private writeLists(row: number, first: number, lists: OptionLists): void {
    let at = first;
    for (const side of SIDES) {
      const { ids, size } = lists[side];
      for (let i = 0; i < size; i++) this.pool[at++] = ids[i];
      this.count[2 * row + side] = size;
    }
  }

  // ---- general games ----

  /**
   * Finds or adds the game with these canonical options (sorted by id), which is not a NUS and whose right stop
   * lies in [0, 1). Its stops and flags are those given.
   */
  intern(lists: OptionLists, flags: number, left: number, right: number): number {
    let hash = Math.imul(lists[LEFT].size + 1, 0x27d4eb2f);
    for (const side of SIDES) {
      const { ids, size } = lists[side];
      for (let i = 0; i < size; i++) hash = Math.imul(hash ^ ids[i], 0x01000193) + (hash >>> 15);
    }
    hash = mix(hash);
    const { table } = this;
    const mask = table.length - 1;
    for (let slot = hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
      const row = table[slot];
      if (this.hash[row] === hash && (this.flags[row] & NUS) === 0 && this.hasOptions(row, lists)) return idOf(row);
    }
    const exact = this.flags[left >> OFFSET_BITS] & this.flags[right >> OFFSET_BITS] & EXACT_KEYS;
    const row = this.addInterned(flags | exact, hash);
    this.setStop(row, LEFT, left);
    this.setStop(row, RIGHT, right);
    this.storeOptions(row, lists);
    return idOf(row);
  }

  private setStop(row: number, side: Side, stop: number): void {
    this.stops[2 * row + side] = stop;
    this.keys[2 * row + side] =
      this.keys[2 * (stop >> OFFSET_BITS) + side] + ((stop & OFFSET_MASK) - OFFSET_ZERO) * KEY_ONE;
  }

  private hasOptions(row: number, lists: OptionLists): boolean {
    let at = this.first[row];
    for (const side of SIDES) {
      const { ids, size } = lists[side];
      if (this.count[2 * row + side] !== size) return false;
      for (let i = 0; i < size; i++) if (this.pool[at++] !== ids[i]) return false;
    }
    return true;
  }

  // ---- the scratch game ----

  setScratchStops(flags: number, left: number, right: number): void {
    this.flags[0] = flags | (this.flags[left >> OFFSET_BITS] & this.flags[right >> OFFSET_BITS] & EXACT_KEYS);
    this.setStop(0, LEFT, left);
    this.setStop(0, RIGHT, right);
  }

  setScratchOptions(lists: OptionLists): void {
    this.reserveScratch(lists[LEFT].size + lists[RIGHT].size);
    this.writeLists(0, this.first[0], lists);
  }

  private reserveScratch(size: number): void {
    if (size <= this.scratchCapacity) return;
    this.reservePool(2 * size);
    this.first[0] = this.poolLength;
    this.scratchCapacity = 2 * size;
    this.poolLength += this.scratchCapacity;
  }
}

const idOf = (row: number): number => (row << OFFSET_BITS) | OFFSET_ZERO;

/** Whether ups + *nimber >= 0. */
export function infinitesimalAtLeastZero(ups: number, nimber: number): boolean {
  return ups > 1 || (ups === 1 && nimber !== 1) || (ups === 0 && nimber === 0);
}

function mix(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  return Math.imul(h, 0x846ca68b) ^ (h >>> 16);
}

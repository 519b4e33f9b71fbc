/**
 * All interned games: general games beside numbers and NUS, with their stops and their options. (The layout of the rows
 * is described in rows.ts.)
 */
import { idOf, mix, Numbers } from './numbers.ts';
import { OptionList } from './option-list.ts';
import { EXACT_KEYS, KEY_ONE, NUS, OFFSET_BITS, OFFSET_MASK, OFFSET_ZERO } from './rows.ts';
import { LEFT, RIGHT, SIDES, type Side } from './side.ts';

type OptionLists = readonly [OptionList, OptionList];

declare const game: unique symbol;
/** A value in one arena: equal values have equal ids. */
export type GameId = number & { readonly [game]: true };

/** Row 0, whose options the canonicaliser rewrites for each game that it works on. */
export const SCRATCH = OFFSET_ZERO;

export class Store extends Numbers {
  private scratchCapacity = 0;

  constructor(integerKeys = true) {
    super(integerKeys);
    this.first[0] = 0;
    this.reserveScratch(64);
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

/**
 * All interned games: a table of rows, a hash table to find them again, integer translates, numbers and NUS; and
 * general games, with their stops and their options.
 *
 * The parts are fields, so that callers can use one of them directly: the order search reads rows in place.
 */
import { EXACT_KEYS, has } from './flags.ts';
import { idOf, NONE, offsetDifference, offsetOf, shapeOf } from './game-id.ts';
import { InternTable, mix } from './intern-table.ts';
import { NumberTable } from './number-table.ts';
import type { Nus } from './nus.ts';
import { OptionList } from './option-list.ts';
import { KEY_ONE, RowTable } from './row-table.ts';
import { LEFT, RIGHT, SIDES, type Side } from './side.ts';
import { Translation } from './translation.ts';

type OptionLists = readonly [OptionList, OptionList];

/** Row 0, whose options the canonicaliser rewrites for each game that it works on. */
const SCRATCH_ROW = 0;
export const SCRATCH = idOf(SCRATCH_ROW);

export class Store {
  readonly rows: RowTable;
  readonly translation: Translation;
  readonly numbers: NumberTable;

  private readonly interned = new InternTable();
  private scratchCapacity = 0;

  /** `integerKeys`: see NumberTable; `stopTests`: see RowTable. */
  constructor(integerKeys: boolean, stopTests: boolean) {
    this.rows = new RowTable(stopTests);
    this.translation = new Translation(this.rows);
    this.rows.add(0); // SCRATCH_ROW
    this.reserveScratch(64);
    this.numbers = new NumberTable(this.rows, this.interned, this.translation, integerKeys);
  }

  get bytes(): number {
    return this.rows.bytes + this.interned.bytes;
  }

  // ---- stops ----

  /** A stop of g, as the id of a number. */
  stop(g: number, side: Side): number {
    return this.translation.shift(this.rows.stops[2 * shapeOf(g) + side], offsetOf(g));
  }

  /** The key of a stop; meaningful only for rows with exact keys. */
  stopKey(g: number, side: Side): number {
    return this.rows.keys[2 * shapeOf(g) + side] + offsetOf(g) * KEY_ONE;
  }

  /** Whether the stops of both games are exact as keys. */
  haveKeys(g: number, h: number): boolean {
    return has(this.rows.flags[shapeOf(g)] & this.rows.flags[shapeOf(h)], EXACT_KEYS);
  }

  /** Negative, zero or positive as one stop of g is less than, equal to or greater than one of h. */
  compareStops(g: number, side: Side, h: number, other: Side): number {
    if (this.haveKeys(g, h)) {
      const { keys } = this.rows;
      return keys[2 * shapeOf(g) + side] - keys[2 * shapeOf(h) + other] + offsetDifference(g, h) * KEY_ONE;
    }
    return this.numbers.compare(this.stop(g, side), this.stop(h, other));
  }

  /** The number, ups and nimber whose sum g is, or null. */
  asNus(g: number): Nus | null {
    const { rows, numbers } = this;
    const row = shapeOf(g);
    if (!rows.isNus(row)) return null;
    return { number: numbers.toDyadic(this.stop(g, RIGHT)), ups: rows.ups[row], nimber: rows.nimber[row] };
  }

  // ---- options ----

  /** The options of the canonical form of g for one side. */
  options(g: number, side: Side): number[] {
    const list: number[] = [];
    const count = this.optionCount(g, side);
    for (let i = 0; i < count; i++) list.push(this.option(g, side, i));
    return list;
  }

  /** How many options g has for one side. */
  optionCount(g: number, side: Side): number {
    const row = shapeOf(g);
    if (this.rows.isNumber(row)) return this.numbers.option(g, side) === NONE ? 0 : 1;
    this.optionsOf(row);
    return this.rows.count[2 * row + side];
  }

  /** One of these options, from 0. */
  option(g: number, side: Side, i: number): number {
    const { rows } = this;
    const row = shapeOf(g);
    if (rows.isNumber(row)) return this.numbers.option(g, side);
    const first = this.optionsOf(row) + (side === LEFT ? 0 : rows.count[2 * row]);
    return this.translation.shift(rows.pool[first + i], offsetOf(g));
  }

  /** Where the options of this row start in the pool; writes them there if they are not there yet. */
  optionsOf(row: number): number {
    const first = this.rows.first[row];
    return first >= 0 ? first : this.writeOptions(row);
  }

  private writeOptions(row: number): number {
    const { rows, translation } = this;
    const origin = translation.origin(row);
    const lists: OptionLists = [new OptionList(), new OptionList()];
    if (origin !== undefined) {
      const { base, distance } = origin;
      const from = this.optionsOf(base);
      const lefts = rows.count[2 * base];
      const all = lefts + rows.count[2 * base + RIGHT];
      for (let i = 0; i < all; i++) {
        lists[i < lefts ? LEFT : RIGHT].add(translation.shiftFar(rows.pool[from + i], distance));
      }
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
    const { rows, numbers } = this;
    const x = rows.stops[2 * row + RIGHT];
    const ups = rows.ups[row];
    const nimber = rows.nimber[row];
    if (ups === 0) {
      for (let k = 0; k < nimber; k++) for (const side of SIDES) lists[side].add(numbers.nus(x, 0, k));
      return;
    }
    const [near, away] = ups > 0 ? lists : [lists[RIGHT], lists[LEFT]];
    near.add(x);
    if (Math.abs(ups) === 1 && nimber === 1) {
      near.add(numbers.nus(x, 0, 1));
      away.add(x);
    } else {
      away.add(numbers.nus(x, ups - Math.sign(ups), nimber ^ 1));
    }
  }

  private storeOptions(row: number, lists: OptionLists): number {
    const first = this.rows.allocate(lists[LEFT].size + lists[RIGHT].size);
    this.rows.first[row] = first;
    this.writeLists(row, first, lists);
    return first;
  }

  private writeLists(row: number, first: number, lists: OptionLists): void {
    this.writeList(row, LEFT, first, lists[LEFT]);
    this.writeList(row, RIGHT, first + lists[LEFT].size, lists[RIGHT]);
  }

  private writeList(row: number, side: Side, first: number, { ids, size }: OptionList): void {
    const { pool, count } = this.rows;
    for (let i = 0; i < size; i++) pool[first + i] = ids[i];
    count[2 * row + side] = size;
  }

  // ---- general games ----

  /**
   * Finds or adds the game with these canonical options (sorted by id), which is not a NUS and whose right stop
   * lies in [0, 1). Its stops and flags are those given.
   */
  intern(lists: OptionLists, flags: number, left: number, right: number): number {
    const { rows, interned } = this;
    const hash = hashOfOptions(lists);
    for (let slot = interned.start(hash); ; slot = interned.next(slot)) {
      const row = interned.row(slot);
      if (row === 0) break;
      if (interned.hashOf(row) === hash && !rows.isNus(row) && this.hasOptions(row, lists)) return idOf(row);
    }
    const row = rows.add(flags | (this.haveKeys(left, right) ? EXACT_KEYS : 0));
    interned.add(row, hash);
    rows.setStop(row, LEFT, left);
    rows.setStop(row, RIGHT, right);
    rows.setBounds(row);
    this.storeOptions(row, lists);
    return idOf(row);
  }

  private hasOptions(row: number, lists: OptionLists): boolean {
    const first = this.rows.first[row];
    return (
      this.hasList(row, LEFT, first, lists[LEFT]) && this.hasList(row, RIGHT, first + lists[LEFT].size, lists[RIGHT])
    );
  }

  private hasList(row: number, side: Side, first: number, { ids, size }: OptionList): boolean {
    const { pool, count } = this.rows;
    if (count[2 * row + side] !== size) return false;
    for (let i = 0; i < size; i++) if (pool[first + i] !== ids[i]) return false;
    return true;
  }

  // ---- the scratch game ----

  setScratchStops(flags: number, left: number, right: number): void {
    this.rows.flags[SCRATCH_ROW] = flags | (this.haveKeys(left, right) ? EXACT_KEYS : 0);
    this.rows.setStop(SCRATCH_ROW, LEFT, left);
    this.rows.setStop(SCRATCH_ROW, RIGHT, right);
    this.rows.setBounds(SCRATCH_ROW);
  }

  setScratchOptions(lists: OptionLists): void {
    this.reserveScratch(lists[LEFT].size + lists[RIGHT].size);
    this.writeLists(SCRATCH_ROW, this.rows.first[SCRATCH_ROW], lists);
  }

  private reserveScratch(size: number): void {
    if (size <= this.scratchCapacity) return;
    this.scratchCapacity = 2 * size;
    this.rows.first[SCRATCH_ROW] = this.rows.allocate(this.scratchCapacity);
  }
}

function hashOfOptions(lists: OptionLists): number {
  const seed = Math.imul(lists[LEFT].size + 1, 0x27d4eb2f);
  return mix(hashOfList(hashOfList(seed, lists[LEFT]), lists[RIGHT]));
}

function hashOfList(seed: number, { ids, size }: OptionList): number {
  let hash = seed;
  for (let i = 0; i < size; i++) hash = Math.imul(hash ^ ids[i], 0x01000193) + (hash >>> 15);
  return hash;
}

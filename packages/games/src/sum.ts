/**
 * Negation, translation by a number, and sums of interned games.
 *
 * Each is defined by recursion on options; here it runs as a worklist (no call stack to overflow) with a table of
 * finished pairs for the call and a bounded memo between calls. What arithmetic can do is done by arithmetic:
 * integers move the offset, numbers + ups + stars add up, g + (-g) is 0, and adding a number x to a game that is
 * not a number adds x to every option (number translation), which keeps the form canonical.
 */
import type { Canonicalizer } from './canonical.ts';
import { MAX_SHAPES, NUS, OFFSET_BITS, OFFSET_MASK, OFFSET_ZERO } from './rows.ts';
import { opposite, RIGHT, SIDES, type Side } from './side.ts';
import type { Store } from './store.ts';

const NONE = -1;

export class Sums {
  /** Sums built from options so far, for measurements. */
  built = 0;

  private readonly store: Store;
  private readonly canonical: Canonicalizer;
  /** Memo entry i: two shapes and the sum of the games at offset 0. */
  private readonly memo: Int32Array | null;
  private readonly memoShift: number;

  constructor(store: Store, canonical: Canonicalizer, memoBits: number) {
    this.store = store;
    this.canonical = canonical;
    this.memoShift = 32 - memoBits;
    this.memo = memoBits === 0 ? null : new Int32Array(3 << memoBits);
  }

  get bytes(): number {
    return this.memo?.byteLength ?? 0;
  }

  // ---- negation ----

  negate(g: number): number {
    const shape = g >> OFFSET_BITS;
    if (this.store.negative[shape] === NONE) this.fillNegative(shape);
    return this.negateKnown(g);
  }

  private fillNegative(shape: number): void {
    const pending = [shape];
    while (pending.length > 0) {
      const top = pending[pending.length - 1] as number;
      if (this.store.negative[top] !== NONE || this.negateRow(top, pending)) pending.pop();
    }
  }

  /** Fills in the negative of a row, or pushes the options that must come first and returns false. */
  private negateRow(shape: number, pending: number[]): boolean {
    const { store } = this;
    const g = (shape << OFFSET_BITS) | OFFSET_ZERO;
    if ((store.flags[shape] & NUS) !== 0) {
      const x = store.number(store.toDyadic(store.stops[2 * shape + RIGHT]).negate());
      this.link(g, store.nus(x, -store.ups[shape], store.nimber[shape]));
      return true;
    }
    let ready = true;
    for (const side of SIDES) {
      for (const option of store.options(g, side)) {
        if (store.negative[option >> OFFSET_BITS] === NONE) {
          pending.push(option >> OFFSET_BITS);
          ready = false;
        }
      }
    }
    if (!ready) return false;
    this.canonical.begin();
    for (const side of SIDES) {
      for (const option of store.options(g, side)) this.canonical.push(opposite(side), this.negateKnown(option));
    }
    this.link(g, this.canonical.finish());
    return true;
  }

  private negateKnown(g: number): number {
    return this.store.shift(this.store.negative[g >> OFFSET_BITS], OFFSET_ZERO - (g & OFFSET_MASK));
  }

  private link(g: number, negative: number): void {
    const { store } = this;
    store.negative[g >> OFFSET_BITS] = negative;
    const offset = (negative & OFFSET_MASK) - OFFSET_ZERO;
    store.negative[negative >> OFFSET_BITS] = store.shift(g, offset);
  }

  // ---- sums ----

  add(g: number, h: number): number {
    const easy = this.easy(g, h);
    return easy === NONE ? this.search(g, h) : easy;
  }

  /** The sum where arithmetic or the memo gives it, else NONE. */
  private easy(g: number, h: number): number {
    const { store } = this;
    const flagsG = store.flags[g >> OFFSET_BITS];
    const flagsH = store.flags[h >> OFFSET_BITS];
    if ((flagsG & flagsH & NUS) !== 0) return this.addNus(g, h);
    if (store.isInteger(h)) return store.addFloor(g, h, 1);
    if (store.isInteger(g)) return store.addFloor(h, g, 1);
    if (store.negative[g >> OFFSET_BITS] !== NONE && this.negateKnown(g) === h) return store.zero;
    return this.recall(g, h);
  }

  private addNus(g: number, h: number): number {
    const { store } = this;
    const [rowG, rowH] = [g >> OFFSET_BITS, h >> OFFSET_BITS];
    const a = store.stop(g, RIGHT);
    const b = store.stop(h, RIGHT);
    const number = store.isInteger(b)
      ? store.addFloor(a, b, 1)
      : store.number(store.toDyadic(a).add(store.toDyadic(b)));
    return store.nus(number, store.ups[rowG] + store.ups[rowH], store.nimber[rowG] ^ store.nimber[rowH]);
  }

  private search(g0: number, h0: number): number {
    const done = new Map<number, number>();
    const stack: number[] = [g0, h0];
    let result = NONE;
    while (stack.length > 0) {
      const h = stack[stack.length - 1] as number;
      const g = stack[stack.length - 2] as number;
      const size = stack.length;
      const sum = this.fromOptions(g, h, done, stack);
      if (sum === NONE) continue;
      stack.length = size - 2;
      done.set(pairKey(g, h), this.unshifted(sum, g, h));
      this.remember(g, h, sum);
      result = sum;
    }
    return result;
  }

  /** The sum from the sums one move later, or NONE after pushing those that are still missing. */
  private fromOptions(g: number, h: number, done: Map<number, number>, stack: number[]): number {
    const { canonical, store } = this;
    const size = stack.length;
    const lists: [number[], number[]] = [[], []];
    const visit = (side: Side, a: number, b: number): void => {
      let sum = this.easy(a, b);
      if (sum === NONE) {
        const known = done.get(pairKey(a, b));
        if (known !== undefined) sum = this.shifted(known, a, b);
      }
      if (sum === NONE) stack.push(a, b);
      else lists[side].push(sum);
    };
    for (const side of SIDES) {
      // Nobody needs to move in a number (number avoidance), so a number has no options here.
      if (!store.isNumber(g)) for (const option of store.options(g, side)) visit(side, option, h);
      if (!store.isNumber(h)) for (const option of store.options(h, side)) visit(side, g, option);
    }
    if (stack.length > size) return NONE;
    this.built++;
    canonical.begin();
    for (const side of SIDES) for (const sum of lists[side]) canonical.push(side, sum);
    return canonical.finish();
  }

  private recall(g: number, h: number): number {
    if (this.memo === null) return NONE;
    const [a, b] = shapePair(g, h);
    const slot = this.slot(a, b);
    return this.memo[slot] === a && this.memo[slot + 1] === b ? this.shifted(this.memo[slot + 2], g, h) : NONE;
  }

  private remember(g: number, h: number, sum: number): void {
    if (this.memo === null) return;
    const [a, b] = shapePair(g, h);
    const slot = this.slot(a, b);
    this.memo[slot] = a;
    this.memo[slot + 1] = b;
    this.memo[slot + 2] = this.unshifted(sum, g, h);
  }

  private slot(a: number, b: number): number {
    const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    return 3 * (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> this.memoShift);
  }

  /** Sums are stored for the shapes of g and h at offset 0; these two add and remove the offsets. */
  private shifted(sum: number, g: number, h: number): number {
    return this.store.shift(sum, (g & OFFSET_MASK) + (h & OFFSET_MASK) - 2 * OFFSET_ZERO);
  }

  private unshifted(sum: number, g: number, h: number): number {
    return this.store.shift(sum, 2 * OFFSET_ZERO - (g & OFFSET_MASK) - (h & OFFSET_MASK));
  }
}

/** Both shapes, the smaller first: addition commutes. */
function shapePair(g: number, h: number): readonly [number, number] {
  const a = g >> OFFSET_BITS;
  const b = h >> OFFSET_BITS;
  return a < b ? [a, b] : [b, a];
}

function pairKey(g: number, h: number): number {
  const [a, b] = shapePair(g, h);
  return a * MAX_SHAPES + b;
}

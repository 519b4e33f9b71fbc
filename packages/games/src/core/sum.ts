/**
 * Negation, translation by a number, and sums of interned games.
 *
 * Each is defined by recursion on options; here it runs as a worklist (no call stack to overflow) with a table of
 * finished pairs for the call and a bounded memo between calls. Arithmetic is used where it suffices:
 * integers move the offset, numbers + ups + stars add up, g + (-g) is 0, and adding a number x to a game that is
 * not a number adds x to every option (number translation), which keeps the form canonical.
 *
 * Where both summands are their own negatives, followers come in pairs of negatives, and so do their sums: once a
 * search turns out to be long, the second sum of a pair is the negative of the first, with no comparison of options.
 */
import type { Canonicalizer } from './canonical.ts';
import { Dyadic } from './dyadic.ts';
import { has, NUS } from './flags.ts';
import { idOf, NONE, offsetOf, shapeOf } from './game-id.ts';
import { checkUps, StorageLimitError } from './limits.ts';
import { PairMemo } from './pair-memo.ts';
import { PairTable } from './pair-table.ts';
import { LEFT, opposite, RIGHT, SIDES, type Side } from './side.ts';
import type { Store } from './store.ts';

/**
 * So many ids may wait for each sum that may be made. Large nimbers put a sum on the stack for each pair of a follower and its option,
 * long before the first sum is made.
 */
const MOST_WAITING = 40;

export class Sums {
  /** Sums built from options so far, for measurements. */
  built = 0;

  private readonly store: Store;
  private readonly canonical: Canonicalizer;
  /** Sums of the games at offset 0, by both shapes. */
  private readonly memo: PairMemo | null;
  /** Sums within the present addition, which are not forgotten before it ends. Most additions need none. */
  private readonly done = new PairTable();
  private readonly mirrorAfter: number;
  private readonly maxSums: number;

  /** `mirrorAfter`: how many sums make a search a long one; `maxSums`: how many are too many. */
  constructor(store: Store, canonical: Canonicalizer, memoBits: number, mirrorAfter: number, maxSums: number) {
    this.store = store;
    this.canonical = canonical;
    this.mirrorAfter = mirrorAfter;
    this.maxSums = maxSums;
    this.memo = memoBits === 0 ? null : new PairMemo(memoBits);
  }

  get bytes(): number {
    return this.memo?.bytes ?? 0;
  }

  // ---- negation ----

  negate(g: number): number {
    const shape = shapeOf(g);
    if (this.store.rows.negative[shape] === NONE) this.fillNegative(shape);
    return this.negateKnown(g);
  }

  private fillNegative(shape: number): void {
    const pending = [shape];
    while (pending.length > 0) {
      const top = pending[pending.length - 1] as number;
      if (this.store.rows.negative[top] !== NONE || this.negateRow(top, pending)) pending.pop();
    }
  }

  /** Fills in the negative of a row, or pushes the options that must come first and returns false. */
  private negateRow(shape: number, pending: number[]): boolean {
    const { store } = this;
    const { rows, numbers } = store;
    const g = idOf(shape);
    if (rows.isNus(shape)) {
      const x = numbers.number(numbers.toDyadic(rows.stops[2 * shape + RIGHT]).negate());
      this.link(g, numbers.nus(x, -rows.ups[shape], rows.nimber[shape]));
      return true;
    }
    let ready = true;
    for (const side of SIDES) {
      for (const option of store.options(g, side)) {
        if (rows.negative[shapeOf(option)] === NONE) {
          pending.push(shapeOf(option));
          ready = false;
        }
      }
    }
    if (!ready) return false;
    this.canonical.begin();
    for (const side of SIDES) {
      for (const option of store.options(g, side)) this.canonical.push(opposite(side), this.negateKnown(option));
    }
    this.link(g, this.canonical.finish(true));
    return true;
  }

  private negateKnown(g: number): number {
    return this.store.translation.shift(this.store.rows.negative[shapeOf(g)], -offsetOf(g));
  }

  private link(g: number, negative: number): void {
    const { rows, translation } = this.store;
    rows.negative[shapeOf(g)] = negative;
    const back = translation.shift(g, offsetOf(negative)); // first, since it may add rows, and then the columns are new
    rows.negative[shapeOf(negative)] = back;
  }

  // ---- sums ----

  add(g: number, h: number): number {
    const easy = this.easy(g, h);
    return easy === NONE ? this.search(g, h) : easy;
  }

  /** The sum where arithmetic or the memo gives it, else NONE. */
  private easy(g: number, h: number): number {
    const { rows, numbers, translation } = this.store;
    if (has(rows.flags[shapeOf(g)] & rows.flags[shapeOf(h)], NUS)) return this.addNus(g, h);
    if (numbers.isInteger(h)) return translation.addFloor(g, h, 1);
    if (numbers.isInteger(g)) return translation.addFloor(h, g, 1);
    if (rows.negative[shapeOf(g)] !== NONE && this.negateKnown(g) === h) return numbers.zero;
    return this.recall(g, h);
  }

  private addNus(g: number, h: number): number {
    const { rows, numbers, translation } = this.store;
    const shapeG = shapeOf(g);
    const shapeH = shapeOf(h);
    const a = this.store.stop(g, RIGHT);
    const b = this.store.stop(h, RIGHT);
    const number = numbers.isInteger(b)
      ? translation.addFloor(a, b, 1)
      : numbers.number(numbers.toDyadic(a).add(numbers.toDyadic(b)));
    return numbers.nus(number, rows.ups[shapeG] + rows.ups[shapeH], rows.nimber[shapeG] ^ rows.nimber[shapeH]);
  }

  /** n copies of g, by doubling; arithmetic for numbers. */
  multiple(g: number, n: bigint): number {
    const { numbers, rows } = this.store;
    if (numbers.isNumber(g)) return numbers.number(numbers.toDyadic(g).multiply(Dyadic.of(n)));
    if (rows.isNus(shapeOf(g))) checkUps(BigInt(rows.ups[shapeOf(g)]) * n);
    let power = n < 0n ? this.negate(g) : g;
    let sum = numbers.zero;
    for (let count = n < 0n ? -n : n; count > 0n; count >>= 1n) {
      if ((count & 1n) === 1n) sum = this.add(sum, power);
      if (count > 1n) power = this.add(power, power);
    }
    return sum;
  }

  private search(g0: number, h0: number): number {
    const { done } = this;
    done.clear(); // an addition that was too long leaves some
    const stack: number[] = [g0, h0];
    const [longAt, mostSums] = [this.built + this.mirrorAfter, this.built + this.maxSums];
    const { work } = this.canonical;
    const mostWork = work.done + work.max;
    let mirrored = false;
    let result = NONE;
    while (stack.length > 0) {
      const h = stack[stack.length - 1] as number;
      const g = stack[stack.length - 2] as number;
      const size = stack.length;
      const mirror = mirrored ? this.mirrorSum(g, h) : NONE;
      if (mirror === NONE) {
        this.canonical.begin();
        this.pushSums(g, h, stack);
        this.pushSums(h, g, stack);
        if (stack.length > MOST_WAITING * this.maxSums) throw this.tooLong();
        if (stack.length > size) continue;
        result = this.canonical.finish();
        if (this.built > mostSums || work.done > mostWork) throw this.tooLong();
        if (this.built++ === longAt) mirrored = this.isOwnNegative(g0) && this.isOwnNegative(h0);
      } else {
        result = this.negate(mirror);
      }
      stack.length = size - 2;
      const atZero = this.unshifted(result, g, h);
      if (size > 2) done.set(lowShape(g, h), highShape(g, h), atZero);
      this.memo?.set(lowShape(g, h), highShape(g, h), atZero);
    }
    done.clear();
    return result;
  }

  private tooLong(): StorageLimitError {
    return new StorageLimitError(
      `A sum of games is too much work: it takes more than ${this.maxSums} sums of followers, or ${this.canonical.work.max} options in comparisons.`,
    );
  }

  /** Whether g is its own negative; then the negatives of all its followers are known. */
  private isOwnNegative(g: number): boolean {
    const { store } = this;
    const [left, right] = [LEFT, RIGHT].map((side) => store.numbers.toDyadic(store.stop(g, side)));
    return left.equals(right.negate()) && this.negate(g) === g;
  }

  /** The sum of the negatives of two followers, if it is known already, else NONE. */
  private mirrorSum(g: number, h: number): number {
    const a = this.negate(g);
    const b = this.negate(h);
    const known = this.done.get(lowShape(a, b), highShape(a, b));
    return known === NONE ? NONE : this.shifted(known, a, b);
  }

  /**
   * Gives the canonicaliser the sums after a move in g, and puts those that are still missing on the stack. Nobody
   * needs to move in a number (number avoidance), so a number has no moves here.
   */
  private pushSums(g: number, h: number, stack: number[]): void {
    const { canonical, store, done } = this;
    const { rows, translation } = store;
    const shape = shapeOf(g);
    if (rows.isNumber(shape)) return;
    const first = store.optionsOf(shape);
    const lefts = rows.count[2 * shape];
    const all = lefts + rows.count[2 * shape + RIGHT];
    const mayRest = rows.isNus(shape) && !rows.isNus(shapeOf(h)) && store.compareStops(h, LEFT, h, RIGHT) > 0;
    const begin = mayRest && this.isIdle(h, LEFT) ? lefts : 0;
    const end = mayRest && this.isIdle(h, RIGHT) ? lefts : all;
    canonical.work.countSums(end - begin);
    for (let i = begin; i < end; i++) {
      const option = translation.shift(rows.pool[first + i], offsetOf(g));
      let sum = this.easy(option, h);
      if (sum === NONE) {
        const known = done.get(lowShape(option, h), highShape(option, h));
        if (known !== NONE) sum = this.shifted(known, option, h);
      }
      if (sum === NONE) stack.push(option, h);
      else canonical.push(i < lefts ? LEFT : RIGHT, sum);
    }
  }

  /**
   * Whether `side` needs no move in g beside h, where g is a number plus ups plus a nimber and h is hot. For Left (Right
   * is the mirror image) h must have a right option hR such that
   *
   *   - the left stop of hR is less than that of h, and so is the left stop of every left option hRL of hR. Options of a
   *     number always do;
   *   - every other right option has a greater left stop or a greater right stop than hR.
   *
   * A move of Left to g' + h reverses through g' + hR, since Left, moving second, wins (g + h) - (g' + hR): she answers h
   * to hR by g to g'; after h to another hR' she wins moving first, since the left stop of hR' - hR is greater than 0; she
   * answers everything else by h to the hL whose right stop is the left stop of h, and what is left then has a right stop
   * greater than 0. The options that the move reverses to, g'' + hR and g' + hRL, have left stops less than the right
   * stop of g + hL, which dominates them.
   */
  private isIdle(h: number, side: Side): boolean {
    const { store } = this;
    const reply = this.bestReply(h, side);
    if (reply === NONE) return false;
    if (store.rows.isNumber(shapeOf(reply))) return true;
    const sign = side === LEFT ? -1 : 1;
    return store.options(reply, side).every((option) => sign * store.compareStops(option, side, h, side) > 0);
  }

  /**
   * The option of the other side with the least left stop, and of those the one with the least right stop, if `side` is
   * Left; the mirror image if it is Right. NONE if there are two of them.
   */
  private bestReply(h: number, side: Side): number {
    const { store } = this;
    const sign = side === LEFT ? 1 : -1;
    let best = NONE;
    let isAlone = true;
    for (const option of store.options(h, opposite(side))) {
      const order =
        best === NONE
          ? -1
          : sign * store.compareStops(option, side, best, side) ||
            sign * store.compareStops(option, opposite(side), best, opposite(side));
      if (order < 0) best = option;
      if (order <= 0) isAlone = order < 0;
    }
    return isAlone ? best : NONE;
  }

  private recall(g: number, h: number): number {
    if (this.memo === null) return NONE;
    const known = this.memo.get(lowShape(g, h), highShape(g, h));
    return known === NONE ? NONE : this.shifted(known, g, h);
  }

  /** Sums are stored for the shapes of g and h at offset 0; these two add and remove the offsets. */
  private shifted(sum: number, g: number, h: number): number {
    return this.store.translation.shift(sum, offsetOf(g) + offsetOf(h));
  }

  private unshifted(sum: number, g: number, h: number): number {
    return this.store.translation.shift(sum, -offsetOf(g) - offsetOf(h));
  }
}

// Addition commutes: tables of sums have the smaller shape first.
const lowShape = (g: number, h: number): number => Math.min(shapeOf(g), shapeOf(h));
const highShape = (g: number, h: number): number => Math.max(shapeOf(g), shapeOf(h));

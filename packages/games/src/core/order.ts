/**
 * The order of games: is g <= h?
 *
 * By definition g <= h unless some left option of g is >= h or some right option of h is <= g. Before that
 * recursion is tried, `quick` settles what it can without looking at options:
 *   - against a number x, stops decide: g <= x iff LS(g) < x, or LS(g) = x and g <= LS(g) (a stored flag);
 *   - LS(g) < RS(h) gives g < h; g <= h needs LS(g) <= LS(h) and RS(g) <= RS(h), and at equal stops the flags
 *     must not contradict it;
 *   - games of one shape compare by their offsets, NUS by arithmetic;
 *   - a lossy memo of fixed size, keyed by both shapes and the difference of offsets (order is invariant under
 *     translation).
 * The recursion runs on an explicit stack, so deep games cannot overflow the call stack. A frame first asks
 * `quick` for all its children, and only then descends into those that are still unknown.
 */
import { ABOVE, BELOW, EXACT_KEYS, has, NUMBER, NUS } from './flags.ts';
import { offsetDifference, offsetOf, packShapeAndDifference, shapeOf } from './game-id.ts';
import { infinitesimalAtLeastZero } from './number-table.ts';
import { hashPair } from './pair-table.ts';
import { KEY_ONE, type RowTable } from './row-table.ts';
import { LEFT, RIGHT } from './side.ts';
import type { Store } from './store.ts';

export const UNKNOWN = -1;
const NO = 0;
export const YES = 1;
type Answer = -1 | 0 | 1;

export interface OrderOptions {
  /** log2 of the number of memo entries; 0 switches the memo off. */
  readonly memoBits: number;
  /** Whether stops are used between two games that are not numbers. */
  readonly stopTests: boolean;
}

export class Order {
  /** Recursive comparisons made so far, for measurements. */
  searched = 0;

  private readonly store: Store;
  private readonly rows: RowTable;
  private readonly stopTests: boolean;
  private readonly memoShift: number;
  /** Memo entry i: memo[2i] = shape of g and offset difference, memo[2i+1] = shape of h and the answer. */
  private readonly memo: Int32Array | null;

  // Empty at first: see row-table.ts.
  private stack = new Int32Array(0);

  constructor(store: Store, options: OrderOptions) {
    this.store = store;
    this.rows = store.rows;
    this.stack = new Int32Array(3 * 256);
    this.stopTests = options.stopTests;
    this.memoShift = 32 - options.memoBits;
    this.memo = options.memoBits === 0 ? null : new Int32Array(2 << options.memoBits);
  }

  get bytes(): number {
    return this.stack.byteLength + (this.memo?.byteLength ?? 0);
  }

  le(g: number, h: number): boolean {
    const answer = this.quick(g, h);
    return answer === UNKNOWN ? this.search(g, h) : answer === YES;
  }

  /** The answer where it needs no options, else UNKNOWN. */
  quick(g: number, h: number): Answer {
    if (g === h) return YES;
    const { rows } = this;
    const shapeG = shapeOf(g);
    const shapeH = shapeOf(h);
    const flagsG = rows.flags[shapeG];
    const flagsH = rows.flags[shapeH];
    const bothExact = has(flagsG & flagsH, EXACT_KEYS);
    const answer = bothExact ? this.byKeys(g, flagsG, h, flagsH) : this.byStops(g, flagsG, h, flagsH);
    if (answer !== UNKNOWN) return answer;
    if (shapeG === shapeH) return g < h ? YES : NO;
    if (has(flagsG & flagsH, NUS) && rows.stops[2 * shapeG + RIGHT] === rows.stops[2 * shapeH + RIGHT]) {
      const difference = offsetDifference(g, h);
      if (difference !== 0) return difference < 0 ? YES : NO;
      const ups = rows.ups[shapeH] - rows.ups[shapeG];
      return infinitesimalAtLeastZero(ups, rows.nimber[shapeH] ^ rows.nimber[shapeG]) ? YES : NO;
    }
    return this.recall(g, h);
  }

  /** Whether stops alone show that g <= h: some number lies between. (Never, with stop tests switched off.) */
  below(g: number, h: number): boolean {
    if (!this.stopTests) return false;
    const { flags } = this.rows;
    const across = this.store.compareStops(g, LEFT, h, RIGHT);
    if (across !== 0) return across < 0;
    return has(flags[shapeOf(g)], BELOW) && has(flags[shapeOf(h)], ABOVE);
  }

  /** The answer from stops alone; never UNKNOWN if one of the games is a number. */
  private byStops(g: number, flagsG: number, h: number, flagsH: number): Answer {
    const { store } = this;
    const number = has(flagsG | flagsH, NUMBER);
    if (!number && !this.stopTests) return UNKNOWN;
    const across = store.compareStops(g, LEFT, h, RIGHT);
    const left = store.compareStops(g, LEFT, h, LEFT);
    const right = store.compareStops(g, RIGHT, h, RIGHT);
    return judge(across, left, right, flagsG, flagsH, number);
  }

  /** The same with the keys of the stops, the commonest case: each is read once. */
  private byKeys(g: number, flagsG: number, h: number, flagsH: number): Answer {
    const { keys } = this.rows;
    const number = has(flagsG | flagsH, NUMBER);
    if (!number && !this.stopTests) return UNKNOWN;
    const offset = offsetDifference(g, h) * KEY_ONE;
    const leftG = keys[2 * shapeOf(g)] + offset;
    const rightG = keys[2 * shapeOf(g) + RIGHT] + offset;
    const leftH = keys[2 * shapeOf(h)];
    const rightH = keys[2 * shapeOf(h) + RIGHT];
    return judge(leftG - rightH, leftG - leftH, rightG - rightH, flagsG, flagsH, number);
  }

  private recall(g: number, h: number): Answer {
    if (this.memo === null) return UNKNOWN;
    const key = packShapeAndDifference(g, h);
    const shapeH = shapeOf(h);
    const slot = this.slot(key, shapeH);
    const entry = this.memo[slot + 1];
    return this.memo[slot] === key && entry >> 1 === shapeH ? ((entry & 1) as Answer) : UNKNOWN;
  }

  private remember(g: number, h: number, answer: Answer): void {
    const shapeH = shapeOf(h);
    // The scratch game (shape 0) changes from one use to the next: it is never remembered.
    if (this.memo === null || shapeH === 0 || shapeOf(g) === 0) return;
    const key = packShapeAndDifference(g, h);
    const slot = this.slot(key, shapeH);
    this.memo[slot] = key;
    this.memo[slot + 1] = (shapeH << 1) | answer;
  }

  private slot(key: number, shapeH: number): number {
    return (hashPair(key, shapeH) >>> this.memoShift) << 1;
  }

  /** The definition, on an explicit stack of frames (g, h, next child). Neither game is a number. */
  search(g0: number, h0: number): boolean {
    const bottom = 0;
    let top = this.open(bottom, g0, h0);
    if (top < 0) return top === SETTLED_YES;
    for (;;) {
      const at = 3 * top;
      const g = this.stack[at];
      const h = this.stack[at + 1];
      const child = this.stack[at + 2]++;
      const children = this.childCount(g, h);
      let answer: Answer;
      if (child === children) {
        answer = YES;
      } else {
        const a = this.childLeft(g, h, child);
        const b = this.childRight(g, child);
        const known = this.quick(a, b);
        if (known === NO) continue;
        if (known === UNKNOWN) {
          const next = this.open(top + 1, a, b);
          if (next >= 0) {
            top = next;
            continue;
          }
          if (next === SETTLED_NO) continue;
        }
        answer = NO;
      }
      // This frame is settled; so is every parent that a YES refutes.
      this.remember(g, h, answer);
      let settled: Answer = answer;
      for (;;) {
        if (top === bottom) return settled === YES;
        top--;
        if (settled === NO) break;
        settled = NO;
        this.remember(this.stack[3 * top], this.stack[3 * top + 1], NO);
      }
    }
  }

  /** Puts a frame at this height, unless looking at its children settles it at once. */
  private open(height: number, g: number, h: number): number {
    this.searched++;
    const { rows, translation } = this.store;
    const startG = this.store.optionsOf(shapeOf(g));
    const startH = this.store.optionsOf(shapeOf(h)) + rows.count[2 * shapeOf(h)];
    const lefts = rows.count[2 * shapeOf(g)];
    const children = lefts + rows.count[2 * shapeOf(h) + RIGHT];
    let firstUnknown = children;
    for (let i = 0; i < children; i++) {
      const answer =
        i < lefts
          ? this.quick(h, translation.shift(rows.pool[startG + i], offsetOf(g)))
          : this.quick(translation.shift(rows.pool[startH + i - lefts], offsetOf(h)), g);
      if (answer === YES) {
        this.remember(g, h, NO);
        return SETTLED_NO;
      }
      if (answer === UNKNOWN && firstUnknown === children) firstUnknown = i;
    }
    if (firstUnknown === children) {
      this.remember(g, h, YES);
      return SETTLED_YES;
    }
    const at = 3 * height;
    if (at + 3 > this.stack.length) {
      const wider = new Int32Array(2 * this.stack.length);
      wider.set(this.stack);
      this.stack = wider;
    }
    this.stack[at] = g;
    this.stack[at + 1] = h;
    this.stack[at + 2] = firstUnknown;
    return height;
  }

  // The children of "g <= h" are "h <= gL" for the left options of g, then "hR <= g" for the right options of h.

  private childCount(g: number, h: number): number {
    const shapeG = shapeOf(g);
    const shapeH = shapeOf(h);
    this.store.optionsOf(shapeG);
    this.store.optionsOf(shapeH);
    return this.rows.count[2 * shapeG] + this.rows.count[2 * shapeH + RIGHT];
  }

  private childLeft(g: number, h: number, child: number): number {
    const lefts = this.rows.count[2 * shapeOf(g)];
    return child < lefts ? h : this.option(h, this.rows.count[2 * shapeOf(h)] + child - lefts);
  }

  private childRight(g: number, child: number): number {
    const lefts = this.rows.count[2 * shapeOf(g)];
    return child < lefts ? this.option(g, child) : g;
  }

  private option(g: number, index: number): number {
    const option = this.rows.pool[this.rows.first[shapeOf(g)] + index];
    return this.store.translation.shift(option, offsetOf(g));
  }
}

const SETTLED_NO = -1;
const SETTLED_YES = -2;

/**
 * Whether g <= h, from the differences of stops (left of g minus right of h, left minus left, right minus right) and
 * the flags. LS(g) < RS(h), or equality with both games on the right side of it, gives yes; with a number anything else
 * is no. Otherwise g <= h needs both stops of g to be at most those of h, and at equal stops flags that do not
 * contradict.
 */
function judge(across: number, left: number, right: number, flagsG: number, flagsH: number, number: boolean): Answer {
  if (across < 0 || (across === 0 && has(flagsG, BELOW) && has(flagsH, ABOVE))) return YES;
  if (number) return NO;
  if (left > 0 || (left === 0 && !has(flagsG, BELOW) && has(flagsH, BELOW))) return NO;
  if (right > 0 || (right === 0 && has(flagsG, ABOVE) && !has(flagsH, ABOVE))) return NO;
  return UNKNOWN;
}

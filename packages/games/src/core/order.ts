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

import { infinitesimalAtLeastZero } from './numbers.ts';
import { hashPair } from './pair-table.ts';
import { ABOVE, BELOW, EXACT_KEYS, KEY_ONE, NUMBER, NUS, OFFSET_BITS, OFFSET_MASK, OFFSET_ZERO } from './rows.ts';
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
  private readonly stopTests: boolean;
  private readonly memoShift: number;
  /** Memo entry i: memo[2i] = shape of g and offset difference, memo[2i+1] = shape of h and the answer. */
  private readonly memo: Int32Array | null;

  private stack = new Int32Array(3 * 256);

  constructor(store: Store, options: OrderOptions) {
    this.store = store;
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
    const store = this.store;
    const shapeG = g >> OFFSET_BITS;
    const shapeH = h >> OFFSET_BITS;
    const flagsG = store.flags[shapeG];
    const flagsH = store.flags[shapeH];
    const bothExact = (flagsG & flagsH & EXACT_KEYS) !== 0;
    const answer = bothExact ? this.byKeys(g, flagsG, h, flagsH) : this.byStops(g, flagsG, h, flagsH);
    if (answer !== UNKNOWN) return answer;
    if (shapeG === shapeH) return g < h ? YES : NO;
    if ((flagsG & flagsH & NUS) !== 0 && store.stops[2 * shapeG + RIGHT] === store.stops[2 * shapeH + RIGHT]) {
      if ((g & OFFSET_MASK) !== (h & OFFSET_MASK)) return (g & OFFSET_MASK) < (h & OFFSET_MASK) ? YES : NO;
      const ups = store.ups[shapeH] - store.ups[shapeG];
      return infinitesimalAtLeastZero(ups, store.nimber[shapeH] ^ store.nimber[shapeG]) ? YES : NO;
    }
    return this.recall(g, h);
  }

  /** Whether stops alone show that g <= h: some number lies between. (Never, with stop tests switched off.) */
  below(g: number, h: number): boolean {
    if (!this.stopTests) return false;
    const { flags } = this.store;
    const across = this.store.compareStops(g, LEFT, h, RIGHT);
    if (across !== 0) return across < 0;
    return (flags[g >> OFFSET_BITS] & BELOW) !== 0 && (flags[h >> OFFSET_BITS] & ABOVE) !== 0;
  }

  /** What stops tell; always something if one of the games is a number. */
  private byStops(g: number, flagsG: number, h: number, flagsH: number): Answer {
    const { store } = this;
    const number = ((flagsG | flagsH) & NUMBER) !== 0;
    if (!number && !this.stopTests) return UNKNOWN;
    const across = store.compareStops(g, LEFT, h, RIGHT);
    const left = store.compareStops(g, LEFT, h, LEFT);
    const right = store.compareStops(g, RIGHT, h, RIGHT);
    return judge(across, left, right, flagsG, flagsH, number);
  }

  /** The same with the keys of the stops, the commonest case: each is read once. */
  private byKeys(g: number, flagsG: number, h: number, flagsH: number): Answer {
    const { keys } = this.store;
    const number = ((flagsG | flagsH) & NUMBER) !== 0;
    if (!number && !this.stopTests) return UNKNOWN;
    const offset = ((g & OFFSET_MASK) - (h & OFFSET_MASK)) * KEY_ONE;
    const atG = 2 * (g >> OFFSET_BITS);
    const atH = 2 * (h >> OFFSET_BITS);
    const leftG = keys[atG] + offset;
    const rightH = keys[atH + RIGHT];
    return judge(leftG - rightH, leftG - keys[atH], keys[atG + RIGHT] + offset - rightH, flagsG, flagsH, number);
  }

  private recall(g: number, h: number): Answer {
    if (this.memo === null) return UNKNOWN;
    const key = memoKey(g, h);
    const shapeH = h >> OFFSET_BITS;
    const slot = this.slot(key, shapeH);
    const entry = this.memo[slot + 1];
    return this.memo[slot] === key && entry >> 1 === shapeH ? ((entry & 1) as Answer) : UNKNOWN;
  }

  private remember(g: number, h: number, answer: Answer): void {
    const shapeH = h >> OFFSET_BITS;
    // The scratch game (shape 0) changes from one use to the next: it is never remembered.
    if (this.memo === null || shapeH === 0 || g >> OFFSET_BITS === 0) return;
    const key = memoKey(g, h);
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
    const children = this.childCount(g, h);
    let firstUnknown = children;
    for (let i = 0; i < children; i++) {
      const answer = this.quick(this.childLeft(g, h, i), this.childRight(g, i));
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
    const shapeG = g >> OFFSET_BITS;
    const shapeH = h >> OFFSET_BITS;
    this.store.optionsOf(shapeG);
    this.store.optionsOf(shapeH);
    return this.store.count[2 * shapeG] + this.store.count[2 * shapeH + RIGHT];
  }

  private childLeft(g: number, h: number, child: number): number {
    const lefts = this.store.count[2 * (g >> OFFSET_BITS)];
    return child < lefts ? h : this.option(h, this.store.count[2 * (h >> OFFSET_BITS)] + child - lefts);
  }

  private childRight(g: number, child: number): number {
    const lefts = this.store.count[2 * (g >> OFFSET_BITS)];
    return child < lefts ? this.option(g, child) : g;
  }

  private option(g: number, index: number): number {
    const option = this.store.pool[this.store.first[g >> OFFSET_BITS] + index];
    return this.store.shift(option, (g & OFFSET_MASK) - OFFSET_ZERO);
  }
}

const SETTLED_NO = -1;
const SETTLED_YES = -2;

/** The shape of g with the difference of offsets: 22 + 10 bits, all of an int32. */
function memoKey(g: number, h: number): number {
  return ((g >> OFFSET_BITS) << 10) | ((g & OFFSET_MASK) - (h & OFFSET_MASK) + 512);
}

/**
 * Whether g <= h, from the differences of stops (left of g minus right of h, left minus left, right minus right) and the
 * flags. LS(g) < RS(h), or equality with both games on the right side of it, gives yes; with a number anything else is
 * no. Otherwise g <= h needs both stops of g to be at most those of h, and at equal stops flags that do not contradict.
 */
function judge(across: number, left: number, right: number, flagsG: number, flagsH: number, number: boolean): Answer {
  if (across < 0 || (across === 0 && (flagsG & BELOW) !== 0 && (flagsH & ABOVE) !== 0)) return YES;
  if (number) return NO;
  if (left > 0 || (left === 0 && (flagsG & BELOW) === 0 && (flagsH & BELOW) !== 0)) return NO;
  if (right > 0 || (right === 0 && (flagsG & ABOVE) !== 0 && (flagsH & ABOVE) === 0)) return NO;
  return UNKNOWN;
}

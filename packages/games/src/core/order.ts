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
import { PairMemo } from './pair-memo.ts';
import { KEY_ONE, type RowTable } from './row-table.ts';
import { LEFT, RIGHT, type Side } from './side.ts';
import type { Store } from './store.ts';
import { Work } from './work.ts';

export const UNKNOWN = -1;
const NO = 0;
export const YES = 1;
type Answer = -1 | 0 | 1;

export interface OrderOptions {
  /** log2 of the number of memo entries; 0 switches the memo off. */
  readonly memoBits: number;
  /** Whether stops are used between two games that are not numbers. */
  readonly stopTests: boolean;
  /** How many options may be looked at for one answer. */
  readonly maxWork: number;
}

/** How two games compare: equal, less, greater, or confused (neither is at least the other). */
export type Relation = '=' | '<' | '>' | '||';

export class Order {
  /** Recursive comparisons made so far, for measurements. */
  searched = 0;
  /** What they took: one unit for each option that was looked at, and some for each comparison. */
  readonly work: Work;

  private readonly store: Store;
  private readonly rows: RowTable;
  private readonly stopTests: boolean;
  /** Answers by the shape of g with the difference of offsets, and the shape of h. */
  private readonly memo: PairMemo | null;

  // Empty at first: see row-table.ts.
  private stack = new Int32Array(0);

  constructor(store: Store, options: OrderOptions) {
    this.store = store;
    this.rows = store.rows;
    this.stack = new Int32Array(FRAME * 128);
    this.stopTests = options.stopTests;
    this.work = new Work(options.maxWork);
    this.memo = options.memoBits === 0 ? null : new PairMemo(options.memoBits);
  }

  get bytes(): number {
    return this.stack.byteLength + (this.memo?.bytes ?? 0);
  }

  /** g <= h, as a question of its own. */
  le(g: number, h: number): boolean {
    const answer = this.quick(g, h);
    if (answer !== UNKNOWN) return answer === YES;
    this.work.allow();
    return this.search(g, h);
  }

  /** Whether `side` likes a at least as much as b, as part of the work that was allowed. */
  prefers(side: Side, a: number, b: number): boolean {
    const low = side === LEFT ? b : a;
    const high = side === LEFT ? a : b;
    const answer = this.quick(low, high);
    return answer === UNKNOWN ? this.search(low, high) : answer === YES;
  }

  /** Counts work: g is compared with so many games, as far as that needs no options. */
  spend(g: number, games: number): void {
    this.work.spend(games * costOf(this.rows.flags[shapeOf(g)]));
  }

  /** The answer where it needs no options, else UNKNOWN. */
  quick(g: number, h: number): Answer {
    const { bounds } = this.rows;
    const atG = 2 * shapeOf(g);
    const atH = 2 * shapeOf(h);
    const offset = offsetDifference(g, h) * (2 * KEY_ONE);
    const upper = bounds[atG] + offset;
    // Comparisons with NaN are false: games without bounds pass both tests.
    if (upper <= bounds[atH + RIGHT]) return YES;
    if (upper > bounds[atH] || bounds[atG + RIGHT] + offset > bounds[atH + RIGHT]) return NO;
    return this.closer(g, h);
  }

  /** The same where bounds do not tell. */
  private closer(g: number, h: number): Answer {
    if (g === h) return YES;
    const { rows } = this;
    const shapeG = shapeOf(g);
    const shapeH = shapeOf(h);
    const flagsG = rows.flags[shapeG];
    const flagsH = rows.flags[shapeH];
    if (!has(flagsG & flagsH, EXACT_KEYS) || !this.stopTests) {
      const answer = this.byStops(g, flagsG, h, flagsH);
      if (answer !== UNKNOWN) return answer;
    }
    if (shapeG === shapeH) return g < h ? YES : NO;
    if (has(flagsG & flagsH, NUS) && rows.stops[2 * shapeG + RIGHT] === rows.stops[2 * shapeH + RIGHT]) {
      const difference = offsetDifference(g, h);
      if (difference !== 0) return difference < 0 ? YES : NO;
      const ups = rows.ups[shapeH] - rows.ups[shapeG];
      return infinitesimalAtLeastZero(ups, rows.nimber[shapeH] ^ rows.nimber[shapeG]) ? YES : NO;
    }
    return this.memo === null ? UNKNOWN : (this.memo.get(packShapeAndDifference(g, h), shapeH) as Answer);
  }

  /** Whether stops alone show that g <= h: some number lies between. (Never, with stop tests switched off.) */
  below(g: number, h: number): boolean {
    if (!this.stopTests) return false;
    const { bounds, flags } = this.rows;
    if (this.store.haveKeys(g, h)) {
      return bounds[2 * shapeOf(g)] + offsetDifference(g, h) * (2 * KEY_ONE) <= bounds[2 * shapeOf(h) + RIGHT];
    }
    const across = this.store.compareStops(g, LEFT, h, RIGHT);
    if (across !== 0) return across < 0;
    return has(flags[shapeOf(g)], BELOW) && has(flags[shapeOf(h)], ABOVE);
  }

  /**
   * The answer from exact stops alone; never UNKNOWN if one of the games is a number. LS(g) < RS(h), or equality with
   * both games on the right side of it, gives yes; with a number anything else is no. Otherwise g <= h needs both stops
   * of g to be at most those of h, and at equal stops flags that do not contradict.
   */
  private byStops(g: number, flagsG: number, h: number, flagsH: number): Answer {
    const { store } = this;
    const number = has(flagsG | flagsH, NUMBER);
    if (!number && !this.stopTests) return UNKNOWN;
    const across = store.compareStops(g, LEFT, h, RIGHT);
    if (across < 0 || (across === 0 && has(flagsG, BELOW) && has(flagsH, ABOVE))) return YES;
    if (number) return NO;
    const left = store.compareStops(g, LEFT, h, LEFT);
    if (left > 0 || (left === 0 && !has(flagsG, BELOW) && has(flagsH, BELOW))) return NO;
    const right = store.compareStops(g, RIGHT, h, RIGHT);
    if (right > 0 || (right === 0 && has(flagsG, ABOVE) && !has(flagsH, ABOVE))) return NO;
    return UNKNOWN;
  }

  private remember(g: number, h: number, answer: Answer): void {
    const shapeH = shapeOf(h);
    // The scratch game (shape 0) changes from one use to the next: it is never remembered.
    if (this.memo === null || shapeH === 0 || shapeOf(g) === 0) return;
    this.memo.set(packShapeAndDifference(g, h), shapeH, answer);
  }

  /** The definition, on an explicit stack of frames. Neither game is a number. */
  search(g: number, h: number): boolean {
    const settled = this.open(BOTTOM, g, h, 0);
    return settled < 0 ? settled === SETTLED_YES : this.deepen();
  }

  /** Goes on from the frame at the bottom. (Not part of `search`: few searches come here, and V8 compiles less.) */
  private deepen(): boolean {
    let top = BOTTOM;
    for (;;) {
      let at = FRAME * top;
      let settled = this.open(top + 1, this.stack[at + CHILD], this.stack[at + CHILD + 1], 0);
      if (settled >= 0) {
        top = settled;
        continue;
      }
      // A child that holds refutes its frame; one that does not leaves the children after it.
      for (;;) {
        const g = this.stack[at];
        const h = this.stack[at + 1];
        if (settled === SETTLED_YES) {
          this.remember(g, h, NO);
          settled = SETTLED_NO;
        } else {
          settled = this.open(top, g, h, this.stack[at + NEXT]);
          if (settled >= 0) break;
        }
        if (top === BOTTOM) return settled === SETTLED_YES;
        top--;
        at -= FRAME;
      }
    }
  }

  /**
   * Looks at the children of "g <= h" from one on, without their options. If that settles it, says so; else writes a frame at this height,
   * with the first child that is unknown, and returns the height.
   *
   * The children are "h <= gL" for the left options of g, and "hR <= g" for the right options of h. Those of the side with fewer
   * options come first: nimbers have many options, and mostly one of the other game settles it.
   */
  private open(height: number, g: number, h: number, from: number): number {
    if (from === 0) this.searched++;
    const { rows, translation } = this.store;
    const startG = this.store.optionsOf(shapeOf(g));
    const startH = this.store.optionsOf(shapeOf(h)) + rows.count[2 * shapeOf(h)];
    const lefts = rows.count[2 * shapeOf(g)];
    const children = lefts + rows.count[2 * shapeOf(h) + RIGHT];
    const turn = 2 * lefts > children ? lefts : 0;
    const at = FRAME * height;
    let result = SETTLED_YES;
    let i = from;
    for (; i < children && result !== SETTLED_NO; i++) {
      const child = i + turn < children ? i + turn : i + turn - children;
      const inG = child < lefts;
      const place = inG ? startG + child : startH + child - lefts;
      const option = translation.shift(rows.pool[place], offsetOf(inG ? g : h));
      const low = inG ? h : option;
      const high = inG ? option : g;
      const answer = this.quick(low, high);
      if (answer === YES) {
        result = SETTLED_NO;
      } else if (answer === UNKNOWN && result === SETTLED_YES) {
        result = height;
        if (at + FRAME > this.stack.length) this.grow();
        this.stack[at + NEXT] = i + 1;
        this.stack[at + CHILD] = low;
        this.stack[at + CHILD + 1] = high;
      }
    }
    this.work.spend((i - from) * costOf(rows.flags[shapeOf(g)] & rows.flags[shapeOf(h)]) + WORK_OF_A_SEARCH);
    if (result < 0) {
      this.remember(g, h, result === SETTLED_YES ? YES : NO);
    } else {
      this.stack[at] = g;
      this.stack[at + 1] = h;
    }
    return result;
  }

  private grow(): void {
    const wider = new Int32Array(2 * this.stack.length);
    wider.set(this.stack);
    this.stack = wider;
  }
}

/** What a comparison costs beside its options, in the time that an option takes. */
const WORK_OF_A_SEARCH = 8;
/** What an option costs where stops are numbers without exact keys. */
const COST_OF_LARGE = 16;
const costOf = (flags: number): number => (has(flags, EXACT_KEYS) ? 1 : COST_OF_LARGE);
/** A frame: g, h, the number of the child after the one that is looked into, and that child. */
const FRAME = 5;
const NEXT = 2;
const CHILD = 3;
const BOTTOM = 0;
const SETTLED_NO = -1;
const SETTLED_YES = -2;

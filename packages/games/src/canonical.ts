/**
 * Canonical form of {lefts | rights}: the heart of the arena.
 *
 * 1. Stops first. Let l be the greatest right stop of Left's options and r the least left stop of Right's. The game
 *    is a number exactly when some number lies strictly between its options; l and r and the flags of the options
 *    that attain them say so: l < r, or l = r with no option in the way. Then the simplest number is the value, and
 *    nothing else needs to be done. Otherwise l and r are the stops of the game.
 * 2. Remove dominated options, bypass reversible ones, until nothing changes. The game under work sits in the
 *    store's scratch row, so that "is this option's option <= G?" is an ordinary comparison. An undominated number
 *    option of a game that is not a number is never reversible: if x is a left option and some right option y of x
 *    had y <= G, then RS(G) >= y > x, so a left option with right stop above x would dominate x.
 * 3. Recognise number + ups + star, else translate so that the right stop lies in [0, 1), and intern.
 */
import { Dyadic } from './dyadic.ts';
import type { Order } from './order.ts';
import { ABOVE, BELOW, EXACT_KEYS, NUMBER, NUS, OFFSET_BITS, OFFSET_MASK, OFFSET_ZERO } from './rows.ts';
import { LEFT, opposite, RIGHT, SIDES, type Side } from './side.ts';
import { simplestKey } from './simplest-key.ts';
import { SCRATCH, type Store } from './store.ts';

/** The flag of an option that stands in the way of the number at its stop: gL >= RS(gL), or gR <= LS(gR). */
const IN_THE_WAY = [ABOVE, BELOW] as const;

export class Canonicalizer {
  /** Games that needed more than their stops, for measurements. */
  simplified = 0;

  private readonly store: Store;
  private readonly order: Order;
  private readonly lists: [number[], number[]] = [[], []];

  constructor(store: Store, order: Order) {
    this.store = store;
    this.order = order;
  }

  /** Starts a new game. */
  begin(): void {
    this.lists[LEFT].length = 0;
    this.lists[RIGHT].length = 0;
  }

  /** Adds an option, keeping each list sorted and without repetition. */
  push(side: Side, g: number): void {
    const list = this.lists[side];
    let i = list.length;
    while (i > 0 && list[i - 1] > g) i--;
    if (i > 0 && list[i - 1] === g) return;
    list.push(g);
    for (let j = list.length - 1; j > i; j--) list[j] = list[j - 1];
    list[i] = g;
  }

  /** The canonical form of the options pushed since `begin`. */
  finish(): number {
    const { lists } = this;
    if (lists[LEFT].length === 0 || lists[RIGHT].length === 0) return this.oneSided();
    const extremes = [this.extreme(LEFT), this.extreme(RIGHT)] as const;
    const [low, high] = extremes;
    const gap = this.store.compareStops(low, RIGHT, high, LEFT);
    const lowClosed = !this.inTheWay(LEFT, low);
    const highClosed = !this.inTheWay(RIGHT, high);
    if (gap < 0 || (gap === 0 && lowClosed && highClosed)) return this.simplestNumber(low, lowClosed, high, highClosed);

    this.simplified++;
    const flags = (lowClosed ? BELOW : 0) | (highClosed ? ABOVE : 0);
    const stops = [this.store.stop(low, RIGHT), this.store.stop(high, LEFT)] as const;
    this.removeDominated(LEFT);
    this.removeDominated(RIGHT);
    this.bypassReversible(flags, stops);
    return this.recognise(stops) ?? this.intern(flags, stops);
  }

  // ---- numbers ----

  /** Left's option with the greatest right stop, or Right's with the least left stop; in the way if there is one. */
  private extreme(side: Side): number {
    const list = this.lists[side];
    const stop = opposite(side);
    const sign = side === LEFT ? 1 : -1;
    let best = list[0];
    for (let i = 1; i < list.length; i++) {
      const c = sign * this.store.compareStops(list[i], stop, best, stop);
      if (c > 0 || (c === 0 && this.inTheWay(side, list[i]))) best = list[i];
    }
    return best;
  }

  private inTheWay(side: Side, g: number): boolean {
    return (this.store.flags[g >> OFFSET_BITS] & IN_THE_WAY[side]) !== 0;
  }

  /** {|} and games in which one side has no option: always integers. */
  private oneSided(): number {
    const side = this.lists[LEFT].length === 0 ? RIGHT : LEFT;
    if (this.lists[side].length === 0) return this.store.zero;
    const option = this.extreme(side);
    const bound = this.store.toDyadic(this.store.stop(option, opposite(side)));
    const closed = !this.inTheWay(side, option);
    return this.store.number(
      side === LEFT ? Dyadic.simplest(bound, closed, null, false) : Dyadic.simplest(null, false, bound, closed),
    );
  }

  private simplestNumber(low: number, lowClosed: boolean, high: number, highClosed: boolean): number {
    const { store } = this;
    const rows = store.flags[low >> OFFSET_BITS] & store.flags[high >> OFFSET_BITS];
    if ((rows & EXACT_KEYS) !== 0) {
      const key = simplestKey(store.stopKey(low, RIGHT), lowClosed, store.stopKey(high, LEFT), highClosed);
      if (key !== null) return store.numberOfKey(key);
    }
    const from = store.toDyadic(store.stop(low, RIGHT));
    const to = store.toDyadic(store.stop(high, LEFT));
    return store.number(Dyadic.simplest(from, lowClosed, to, highClosed));
  }

  // ---- dominated and reversible options ----

  /** Whether `side` likes option a at least as much as b. */
  private prefers(side: Side, a: number, b: number): boolean {
    return side === LEFT ? this.order.le(b, a) : this.order.le(a, b);
  }

  private removeDominated(side: Side): void {
    const list = this.lists[side];
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const candidate = list[i];
      let dominated = false;
      for (let j = 0; j < kept && !dominated; j++) dominated = this.prefers(side, list[j], candidate);
      for (let j = i + 1; j < list.length && !dominated; j++) dominated = this.prefers(side, list[j], candidate);
      if (!dominated) list[kept++] = candidate;
    }
    list.length = kept;
  }

  private bypassReversible(flags: number, stops: readonly [number, number]): void {
    const { store, lists } = this;
    store.setScratch(lists, flags, stops);
    for (let changed = true; changed; ) {
      changed = false;
      for (const side of SIDES) {
        const list = lists[side];
        for (let i = 0; i < list.length; i++) {
          const through = this.reversesThrough(side, list[i]);
          if (through < 0) continue;
          list.splice(i, 1);
          for (const option of store.options(through, side)) this.push(side, option);
          this.removeDominated(side);
          store.setScratch(lists, flags, stops);
          changed = true;
          i = -1;
        }
      }
    }
  }

  /** The reply through which this option reverses (opponent's reply that is no worse for him than G), or -1. */
  private reversesThrough(side: Side, option: number): number {
    const { store } = this;
    const shape = option >> OFFSET_BITS;
    if ((store.flags[shape] & NUMBER) !== 0) return -1;
    const first = store.optionsOf(shape) + (side === LEFT ? store.count[LEFT][shape] : 0);
    const replies = store.count[opposite(side)][shape];
    const offset = (option & OFFSET_MASK) - OFFSET_ZERO;
    for (let i = 0; i < replies; i++) {
      const reply = store.shift(store.pool[first + i], offset);
      if (this.prefers(side, SCRATCH, reply)) return reply;
    }
    return -1;
  }

  // ---- recognition and interning ----

  /** The id of the game if it is a number + ups + star, from its canonical options; else null. */
  private recognise(stops: readonly [number, number]): number | null {
    const { store, lists } = this;
    const x = stops[RIGHT];
    if (stops[LEFT] !== x) return null;
    const nimber = this.asNimber(x);
    if (nimber > 0) return store.nus(x, 0, nimber);
    for (const side of SIDES) {
      const near = lists[side];
      const away = lists[opposite(side)];
      const sign = side === LEFT ? 1 : -1;
      if (away.length !== 1) continue;
      const option = away[0] >> OFFSET_BITS;
      if (near.length === 1 && near[0] === x && (store.flags[option] & NUS) !== 0 && sign * store.ups[option] >= 0) {
        return store.nus(x, store.ups[option] + sign, store.nimber[option] ^ 1);
      }
      if (near.length === 2 && away[0] === x && near.includes(x) && near.includes(store.nus(x, 0, 1))) {
        return store.nus(x, sign, 1);
      }
    }
    return null;
  }

  /** k if the options of both sides are x, x*, .., x*(k-1); else 0. */
  private asNimber(x: number): number {
    const { store } = this;
    const [lefts, rights] = this.lists;
    const k = lefts.length;
    if (rights.length !== k) return 0;
    for (let i = 0; i < k; i++) {
      const g = lefts[i];
      const shape = g >> OFFSET_BITS;
      if (g !== rights[i] || (store.flags[shape] & NUS) === 0 || store.ups[shape] !== 0) return 0;
      if (store.nimber[shape] >= k || store.stop(g, RIGHT) !== x) return 0;
    }
    return k;
  }

  private intern(flags: number, stops: readonly [number, number]): number {
    const { store, lists } = this;
    const anchor = stops[RIGHT];
    for (const side of SIDES) {
      const list = lists[side];
      for (let i = 0; i < list.length; i++) list[i] = store.addFloor(list[i], anchor, -1);
      list.sort(ascending);
    }
    const moved = [store.addFloor(stops[LEFT], anchor, -1), store.addFloor(anchor, anchor, -1)] as const;
    return store.addFloor(store.intern(lists, flags, moved), anchor, 1);
  }
}

const ascending = (a: number, b: number): number => a - b;

/**
 * Canonical form of {lefts | rights}: the heart of the arena.
 *
 * 1. Stops first. Let l be the greatest right stop of Left's options and r the least left stop of Right's. The game
 *    is a number exactly when some number lies strictly between its options; l and r and the flags of the options
 *    that attain them say so: l < r, or l = r with no option in the way. Then the simplest number is the value, and
 *    nothing else needs to be done. Otherwise l and r are the stops of the game.
 * 2. Remove dominated options, bypass reversible ones, until nothing changes. The current game is kept in the
 *    store's scratch row, so that "is this option's option <= G?" is an ordinary comparison. An undominated number
 *    option of a game that is not a number is never reversible: if x is a left option and some right option y of x
 *    had y <= G, then RS(G) >= y > x, so a left option with right stop above x would dominate x.
 * 3. Recognise number + ups + star, else translate so that the right stop lies in [0, 1), and intern.
 */
import { Dyadic } from './dyadic.ts';
import { ABOVE, BELOW, has } from './flags.ts';
import { NONE, offsetOf, shapeOf } from './game-id.ts';
import { NimberReplies } from './nimber-replies.ts';
import { OptionList } from './option-list.ts';
import { type Order, UNKNOWN, YES } from './order.ts';
import { asNimber, recognise } from './recognise.ts';
import { LEFT, opposite, RIGHT, SIDES, type Side } from './side.ts';
import { simplestKey } from './simplest-key.ts';
import { SCRATCH, type Store } from './store.ts';
import type { Work } from './work.ts';

/** The flag of an option that excludes the number at its stop: gL >= RS(gL), or gR <= LS(gR). */
const IN_THE_WAY = [ABOVE, BELOW] as const;

export class Canonicalizer {
  /** Games that needed more than their stops, for measurements. */
  simplified = 0;

  /** The work of comparisons. */
  readonly work: Work;

  private readonly store: Store;
  private readonly order: Order;
  private readonly trustsProofs: boolean;
  private readonly lists: readonly [OptionList, OptionList] = [new OptionList(), new OptionList()];
  private readonly nimbers: NimberReplies;
  /** The flags and stops of the current game, and whether the scratch row has its present options. */
  private flags = 0;
  private leftStop = 0;
  private rightStop = 0;
  private scratchIsFresh = false;
  /** A reply that is equal to the current game, if one was met. */
  private equal = NONE;

  /** `trustsProofs`: whether options that are said to be canonical are taken as they are. */
  constructor(store: Store, order: Order, trustsProofs: boolean) {
    this.store = store;
    this.order = order;
    this.work = order.work;
    this.trustsProofs = trustsProofs;
    this.nimbers = new NimberReplies(store, order, this.lists);
  }

  /** Starts a new game. */
  begin(): void {
    this.lists[LEFT].clear();
    this.lists[RIGHT].clear();
  }

  push(side: Side, g: number): void {
    this.lists[side].add(g);
  }

  /** The canonical form of {lefts | rights}. */
  of(lefts: readonly number[], rights: readonly number[]): number {
    this.begin();
    for (let i = 0; i < lefts.length; i++) this.lists[LEFT].add(lefts[i]);
    for (let i = 0; i < rights.length; i++) this.lists[RIGHT].add(rights[i]);
    return this.finish();
  }

  /** The canonical form of the options pushed since `begin`; nothing is left to simplify if that is `proved`. */
  finish(proved = false): number {
    const { lists, store } = this;
    if (lists[LEFT].size === 0 || lists[RIGHT].size === 0) return this.oneSided();
    const low = this.extreme(LEFT);
    const high = this.extreme(RIGHT);
    const gap = store.compareStops(low, RIGHT, high, LEFT);
    const lowClosed = !this.inTheWay(LEFT, low);
    const highClosed = !this.inTheWay(RIGHT, high);
    if (gap < 0 || (gap === 0 && lowClosed && highClosed)) return this.simplestNumber(low, lowClosed, high, highClosed);

    this.flags = (lowClosed ? BELOW : 0) | (highClosed ? ABOVE : 0);
    this.leftStop = store.stop(low, RIGHT);
    this.rightStop = store.stop(high, LEFT);
    if (!(proved && this.trustsProofs)) {
      this.simplified++;
      this.work.allow();
      // The same nimbers on both sides, which may be many, need no comparison of options.
      const nimber = gap === 0 ? asNimber(store, lists, this.leftStop) : 0;
      if (nimber > 0) return store.numbers.nus(this.leftStop, 0, nimber);
      const equal = this.simplify(low, high);
      if (equal !== NONE) return equal;
    }
    return (this.leftStop === this.rightStop ? recognise(store, lists, this.leftStop) : null) ?? this.intern();
  }

  // ---- numbers ----

  /** Left's option with the greatest right stop, or Right's with the least left stop; of equals, one in the way. */
  private extreme(side: Side): number {
    const { ids, size } = this.lists[side];
    const stop = opposite(side);
    let best = ids[0];
    for (let i = 1; i < size; i++) {
      const c = this.store.compareStops(ids[i], stop, best, stop);
      if (c === 0 ? this.inTheWay(side, ids[i]) : c > 0 === (side === LEFT)) best = ids[i];
    }
    return best;
  }

  private inTheWay(side: Side, g: number): boolean {
    return has(this.store.rows.flags[shapeOf(g)], IN_THE_WAY[side]);
  }

  /** {|} and games in which one side has no option: always integers. */
  private oneSided(): number {
    const side = this.lists[LEFT].size === 0 ? RIGHT : LEFT;
    if (this.lists[side].size === 0) return this.store.numbers.zero;
    const option = this.extreme(side);
    const closed = !this.inTheWay(side, option);
    const { store } = this;
    const { numbers } = store;
    if (store.haveKeys(option, option)) {
      const bound = store.stopKey(option, opposite(side));
      const key =
        side === LEFT ? simplestKey(bound, closed, Infinity, false) : simplestKey(-Infinity, false, bound, closed);
      if (key !== null) return numbers.numberOfKey(key);
    }
    const bound = numbers.toDyadic(store.stop(option, opposite(side)));
    return numbers.number(
      side === LEFT ? Dyadic.simplest(bound, closed, null, false) : Dyadic.simplest(null, false, bound, closed),
    );
  }

  private simplestNumber(low: number, lowClosed: boolean, high: number, highClosed: boolean): number {
    const { store } = this;
    const { numbers } = store;
    if (store.haveKeys(low, high)) {
      const key = simplestKey(store.stopKey(low, RIGHT), lowClosed, store.stopKey(high, LEFT), highClosed);
      if (key !== null) return numbers.numberOfKey(key);
    }
    const from = numbers.toDyadic(store.stop(low, RIGHT));
    const to = numbers.toDyadic(store.stop(high, LEFT));
    return numbers.number(Dyadic.simplest(from, lowClosed, to, highClosed));
  }

  // ---- dominated and reversible options ----

  /**
   * Removes dominated options and bypasses reversible ones, given the options with the best stops. Returns the game itself if a
   * reply turns out to be equal to it, else NONE.
   */
  private simplify(low: number, high: number): number {
    const { lists } = this;
    this.store.setScratchStops(this.flags, this.leftStop, this.rightStop);
    if (lists[LEFT].size > 1) this.removeOutdone(LEFT, low);
    if (lists[LEFT].size > 1) this.removeDominated(LEFT);
    if (lists[RIGHT].size > 1) this.removeOutdone(RIGHT, high);
    if (lists[RIGHT].size > 1) this.removeDominated(RIGHT);
    return this.bypassReversible();
  }

  /** Removes the options that the one with the best stop dominates by stops alone: mostly nearly all, in one pass. */
  private removeOutdone(side: Side, best: number): void {
    const list = this.lists[side];
    const { ids, size } = list;
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const g = ids[i];
      const outdone = side === LEFT ? this.order.below(g, best) : this.order.below(best, g);
      if (g === best || !outdone) ids[kept++] = g;
    }
    list.size = kept;
  }

  private removeDominated(side: Side): void {
    const list = this.lists[side];
    const { ids, size } = list;
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const candidate = ids[i];
      this.order.spend(candidate, size);
      let dominated = false;
      for (let j = 0; j < kept && !dominated; j++) dominated = this.order.prefers(side, ids[j], candidate);
      for (let j = i + 1; j < size && !dominated; j++) dominated = this.order.prefers(side, ids[j], candidate);
      if (!dominated) ids[kept++] = candidate;
    }
    list.size = kept;
  }

  /** Bypasses reversible options. Returns the game itself if a reply turns out to be equal to it, else NONE. */
  private bypassReversible(): number {
    this.scratchIsFresh = false;
    this.equal = NONE;
    // Ends when both sides have been scanned since the last change.
    for (let side: Side = LEFT, quiet = 0; quiet < 2 && this.equal === NONE; side = opposite(side)) {
      quiet = this.bypassSide(side) ? 1 : quiet + 1;
    }
    return this.equal;
  }

  private bypassSide(side: Side): boolean {
    const { store, nimbers } = this;
    const list = this.lists[side];
    let changed = false;
    for (let i = 0; i < list.size; i++) {
      const through = this.reversesThrough(side, list.ids[i]);
      if (through === NONE) continue;
      // G is equal to a nimber if it is no worse than that for the other side, too. (For other replies, their few options show it.)
      if (nimbers.isBound(through, opposite(side))) {
        this.equal = through;
        return true;
      }
      list.removeAt(i);
      if (nimbers.isMany(through)) nimbers.addOptions(through, side);
      else for (const option of store.options(through, side)) list.add(option);
      this.removeDominated(side);
      this.scratchIsFresh = false;
      changed = true;
      i = -1;
    }
    return changed;
  }

  /** The reply through which this option reverses (opponent's reply that is no worse for him than G), or NONE. */
  private reversesThrough(side: Side, option: number): number {
    const { rows, translation } = this.store;
    const shape = shapeOf(option);
    if (rows.isNumber(shape)) return NONE;
    if (this.nimbers.isMany(option)) return this.nimbers.through(option, side);
    const first = this.store.optionsOf(shape) + (side === LEFT ? rows.count[2 * shape] : 0);
    const replies = rows.count[2 * shape + opposite(side)];
    for (let i = 0; i < replies; i++) {
      const reply = translation.shift(rows.pool[first + i], offsetOf(option));
      if (this.isNoWorse(reply, side)) return reply;
    }
    return NONE;
  }

  /** Whether the current game is no worse for `side` than g. Its options are written out only when they are needed. */
  private isNoWorse(g: number, side: Side): boolean {
    const low = side === LEFT ? g : SCRATCH;
    const high = side === LEFT ? SCRATCH : g;
    const answer = this.order.quick(low, high);
    if (answer !== UNKNOWN) return answer === YES;
    if (this.nimbers.isMany(g)) return this.nimbers.isNoWorse(g, side);
    if (!this.scratchIsFresh) this.store.setScratchOptions(this.lists);
    this.scratchIsFresh = true;
    return this.order.search(low, high);
  }

  // ---- interning ----

  private intern(): number {
    const { store, lists, rightStop: anchor } = this;
    const { translation } = store;
    if (translation.hasFloorZero(anchor)) return store.intern(lists, this.flags, this.leftStop, anchor);
    for (const side of SIDES) {
      const { ids, size } = lists[side];
      for (let i = 0; i < size; i++) ids[i] = translation.addFloor(ids[i], anchor, -1);
      // Translation keeps the order of ids except where it makes a far row.
      for (let i = 1; i < size; i++) if (ids[i - 1] > ids[i]) ids.subarray(0, size).sort();
    }
    const left = translation.addFloor(this.leftStop, anchor, -1);
    const right = translation.addFloor(anchor, anchor, -1);
    return translation.addFloor(store.intern(lists, this.flags, left, right), anchor, 1);
  }
}

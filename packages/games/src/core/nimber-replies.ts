/**
 * Replies that are a number plus a nimber, while the canonical form of a game G is found. x + *n has n options on each side, so that
 * going through them, and comparing each with G, takes long. What is said for Left holds for Right with the sides exchanged.
 *
 * Which x + *j are <= G, from j = 0 on? x + *j <= G if no right option of G is <= x + *j, and no x + *i with i < j is >= G. So as long as
 * none of the x + *i before was <= G or >= G, the options of G alone tell of x + *j, whether it is <= G or >= G, and they tell it with no
 * look at the options of x + *j:
 *
 *   - Whether x + *n <= G is known as soon as some x + *j with j < n is comparable with G. If x + *j >= G, it is not. If x + *j < G, no x + *i
 *     with i > j is >= G, so that only the right options of G can be in the way.
 *   - An option x + *k of Left reverses through the least x + *j <= G with j < k; if an x + *j >= G comes first, there is none.
 *   - An option of Left that reverses through x + *n is replaced by all x + *k with k < n. These are options of G then, so none is >= G.
 *     Let x + *m be the least nimber <= G. Those with k > m reverse through it, and are replaced by x + *k with k < m. What stays
 *     is x + *k for k <= m, k < n, and none of these reverses.
 */
import { NONE, shapeOf } from './game-id.ts';
import { isBoundedByNimber } from './nimber-bound.ts';
import type { OptionList } from './option-list.ts';
import type { Order } from './order.ts';
import { opposite, RIGHT, type Side } from './side.ts';
import type { Store } from './store.ts';

export class NimberReplies {
  private readonly store: Store;
  private readonly order: Order;
  private readonly lists: readonly [OptionList, OptionList];

  /** `lists`: the options of G, which change from game to game. */
  constructor(store: Store, order: Order, lists: readonly [OptionList, OptionList]) {
    this.store = store;
    this.order = order;
    this.lists = lists;
  }

  /** Whether g is a number plus *n, n >= 2. */
  isMany(g: number): boolean {
    const { rows } = this.store;
    const shape = shapeOf(g);
    return rows.ups[shape] === 0 && rows.nimber[shape] > 1;
  }

  /** Whether G is seen to be no worse for `side` than g, because g is a number plus *n. False: not known. */
  isBound(g: number, side: Side): boolean {
    return this.isMany(g) && isBoundedByNimber(this.store, this.lists, g, side);
  }

  /** Whether G is no worse for `side` than x + *n. */
  isNoWorse(nimber: number, side: Side): boolean {
    if (this.isBound(nimber, side)) return true;
    const n = this.store.rows.nimber[shapeOf(nimber)];
    for (let j = 0; j < n; j++) {
      const smaller = this.withNimber(nimber, j);
      if (this.isOutOfReach(smaller, side)) return false;
      if (this.isOutOfReach(smaller, opposite(side))) break;
    }
    return this.isOutOfReach(nimber, opposite(side));
  }

  /** The reply x + *j through which the option x + *k of `side` reverses, or NONE. */
  through(option: number, side: Side): number {
    const k = this.store.rows.nimber[shapeOf(option)];
    for (let j = 0; j < k; j++) {
      const reply = this.withNimber(option, j);
      if (this.isOutOfReach(reply, opposite(side))) return reply;
      if (this.isOutOfReach(reply, side)) return NONE;
    }
    return NONE;
  }

  /** Adds the options of x + *n to those of `side`, in place of an option that reverses through it; without those that reverse. */
  addOptions(nimber: number, side: Side): void {
    const n = this.store.rows.nimber[shapeOf(nimber)];
    const found: number[] = [];
    for (let k = 0; k < n; k++) {
      const option = this.withNimber(nimber, k);
      found.push(option);
      if (this.isOutOfReach(option, opposite(side))) break;
    }
    for (const option of found) this.lists[side].add(option);
  }

  /** x + *j, for g = x + *k. */
  private withNimber(g: number, j: number): number {
    return this.store.numbers.nus(this.store.stop(g, RIGHT), 0, j);
  }

  /** Whether no option of `side` is at least as good for it as g. */
  private isOutOfReach(g: number, side: Side): boolean {
    const { ids, size } = this.lists[side];
    this.order.spend(g, size);
    for (let i = 0; i < size; i++) if (this.order.prefers(side, ids[i], g)) return false;
    return true;
  }
}

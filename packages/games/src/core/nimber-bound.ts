/**
 * Whether a game G is at least x + *n (or at most, for the other side), where that can be told without the options of *n, of which
 * there are many. For Left (Right is the mirror image), x + *n <= G if
 *
 *   - no right option of G is <= x + *n, and
 *   - some left option A of G is >= every x + *k with k < n: then no x + *k is >= G, since A is not.
 *
 * A is, if its right stop is greater than x; or if its left stop is, and Left, moving first, wins A' - x - *k for every right option
 * A' of A: after a move of Right in *k, she moves in A to a game whose right stop is the left stop of A.
 */
import { shapeOf } from './game-id.ts';
import type { OptionList } from './option-list.ts';
import { LEFT, opposite, RIGHT, type Side } from './side.ts';
import type { Store } from './store.ts';

/** Whether this shows that G, with the options in these lists, is at least x + *n for Left, at most for Right. False: not known. */
export function isBoundedByNimber(
  store: Store,
  lists: readonly [OptionList, OptionList],
  nimber: number,
  side: Side,
): boolean {
  const own = lists[side];
  const other = lists[opposite(side)];
  const n = store.rows.nimber[shapeOf(nimber)];
  for (let i = 0; i < other.size; i++) {
    const option = other.ids[i];
    if (winsFirst(store, option, nimber, side, (m) => m !== n)) continue;
    // An option from which `side` can come to x + *n.
    if (store.rows.isNus(shapeOf(option)) || !store.options(option, side).includes(nimber)) return false;
  }
  for (let i = 0; i < own.size; i++) if (isAboveAll(store, own.ids[i], nimber, side)) return true;
  return false;
}

/** Whether A, as an option of `side`, shows itself to be at least as good as every x + *k with k < n. */
function isAboveAll(store: Store, option: number, nimber: number, side: Side): boolean {
  if (!isBetter(store, option, side, nimber, side)) return false;
  if (isBetter(store, option, opposite(side), nimber, side)) return true;
  const n = store.rows.nimber[shapeOf(nimber)];
  return store.options(option, opposite(side)).every((reply) => winsFirst(store, reply, nimber, side, (m) => m >= n));
}

/** Whether the stop of g when `first` moves first is better for `side` than x. */
function isBetter(store: Store, g: number, first: Side, nimber: number, side: Side): boolean {
  const difference = store.compareStops(g, first, nimber, side);
  return side === LEFT ? difference > 0 : difference < 0;
}

/**
 * Whether `side`, moving first, is seen to win g - x - *k: by the stop of g; or because g is x + ups + *m with ups in its favour,
 * or without ups and with an m that differs from k, as `differs` says.
 */
function winsFirst(store: Store, g: number, nimber: number, side: Side, differs: (m: number) => boolean): boolean {
  if (isBetter(store, g, side, nimber, side)) return true;
  const { rows } = store;
  const shape = shapeOf(g);
  if (!rows.isNus(shape) || store.compareStops(g, RIGHT, nimber, RIGHT) !== 0) return false;
  const ups = side === LEFT ? rows.ups[shape] : -rows.ups[shape];
  return ups > 0 || (ups === 0 && differs(rows.nimber[shape]));
}

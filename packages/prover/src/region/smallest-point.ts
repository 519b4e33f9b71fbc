/** The point of a region that is the easiest to play out. */
import { atMostZero } from './constraint.ts';
import { sumOf } from './points.ts';
import type { Store } from './store.ts';

/** A point of a store's region with the smallest sum; the region must have points. */
export function smallestPoint(store: Store): readonly number[] {
  const { space } = store;
  const ones = space.names.map(() => 1);
  let best = store.witness as readonly number[];
  for (let below = -1; sumOf(best) - below > 1; ) {
    const middle = Math.floor((sumOf(best) + below) / 2);
    store.push();
    if (store.assume(atMostZero(space.affine(ones, -middle)))) best = store.witness as readonly number[];
    else below = middle;
    store.pop();
  }
  return best;
}

/** Whether one canonical form may stand for another on a region: same shape, and leaves that are equal there. */
import { SIDES } from '@lilypad/games';
import { numeratorAt } from '../region/affine.ts';
import type { Store } from '../region/store.ts';
import type { Forest, Tree } from './forest.ts';

/**
 * `store` holds the region. At the top x* = {x|x} is a separate shape, a number and a star, and no switch {x|y} stands
 * for it, though on x = y it would be the same.
 */
export function agreeOn(forest: Forest, store: Store, g: Tree, h: Tree): boolean {
  return isStarred(forest, g) === isStarred(forest, h) && sameOn(forest, store, g, h);
}

/** Whether a tree is {x|x} for a number x. */
function isStarred(forest: Forest, tree: Tree): boolean {
  const [left, right] = SIDES.map((side) => forest.options(tree, side));
  return left.length === 1 && right.length === 1 && left[0] === right[0] && forest.form(left[0]) !== null;
}

/** Whether two trees have one shape, and leaves that are equal on the region of the store. */
export function sameOn(forest: Forest, store: Store, g: Tree, h: Tree): boolean {
  if (g === h) return true;
  const x = forest.form(g);
  const y = forest.form(h);
  if (x === null || y === null) {
    if (x !== y) return false;
    return SIDES.every((side) => sameOptions(forest, store, forest.options(g, side), forest.options(h, side)));
  }
  const { space } = forest;
  const difference = space.minus(x, y);
  if (store.witness !== null && numeratorAt(difference, store.witness) !== 0) return false;
  return store.ask(difference) === 'yes' && store.ask(space.negate(difference)) === 'yes';
}

/** Options of a canonical form are incomparable, so each has at most one partner. */
function sameOptions(forest: Forest, store: Store, ours: readonly Tree[], theirs: readonly Tree[]): boolean {
  return ours.length === theirs.length && ours.every((g) => theirs.some((h) => sameOn(forest, store, g, h)));
}

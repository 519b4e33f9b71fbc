/**
 * Wider labels from narrow ones. A label that was found where a gap has only one size does not show how its leaves
 * depend on that gap. Here one or two of them are made to depend on it: {a-1|{0|0}}, the value where c = 0, is
 * {a-1|{0|c}} for all c.
 */
import { SIDES } from '@lilypad/games';
import type { Affine } from '../../region/affine.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';

const SLOPES = [1, -1, 2, -2];
/** Games with more leaves are not tilted, or not in two leaves at once. */
const MOST_LEAVES = 8;
const MOST_LEAVES_FOR_TWO = 4;

/**
 * The games that agree with a game where gap number `gap` is `at`, and have other slopes along it in one or two leaves. Most of them fit
 * nowhere else, so only those are made that could: `couldFit` is asked about a game and a slope for one of its leaves, counted from the left.
 */
export function* tilted(
  forest: Forest,
  tree: Tree,
  gap: number,
  at: number,
  couldFit: (tree: Tree, leaf: number, slope: number) => boolean,
): Generator<Tree> {
  const { space } = forest;
  const step = space.plus(space.parameter(gap), space.one, -at);
  const leaves = leafCount(forest, tree);
  const tilt = (g: Tree, leaf: number, slope: number): Tree =>
    changeLeaf(forest, g, leaf, (form) => space.plus(form, step, slope));
  if (leaves > MOST_LEAVES) return;
  for (let i = 0; i < leaves; i++) {
    for (const slope of SLOPES) {
      if (couldFit(tree, i, slope)) yield tilt(tree, i, slope);
      if (leaves > MOST_LEAVES_FOR_TWO) continue;
      const once = tilt(tree, i, slope);
      for (let j = i + 1; j < leaves; j++) {
        for (const other of SLOPES) if (couldFit(once, j, other)) yield tilt(once, j, other);
      }
    }
  }
}

/** The game with one leaf changed; leaves are counted from the left. */
function changeLeaf(forest: Forest, tree: Tree, leaf: number, change: (form: Affine) => Affine): Tree {
  let next = 0;
  return forest.withForms(tree, { of: (form) => (next++ === leaf ? change(form) : form) });
}

function leafCount(forest: Forest, tree: Tree): number {
  if (forest.form(tree) !== null) return 1;
  let sum = 0;
  for (const side of SIDES) for (const option of forest.options(tree, side)) sum += leafCount(forest, option);
  return sum;
}

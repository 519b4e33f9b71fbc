/**
 * Proposes labels, games with affine leaves that may be the value on some region, from the neighbours of a point: where
 * three points in a row have values of one shape whose numbers change evenly, the leaves depend on the gap in that way.
 *
 * Where every step along a gap changes the shape, the region may still extend in a slanted direction: it is a narrow
 * band, such as a+b-e = 2. Steps along the sum or the difference of two gaps then give linear equations for the slopes.
 * A slope about which nothing is found is taken to be 0.
 */
import { type GameId, LEFT, RIGHT } from '@lilypad/games';
import type { Affine } from '../../region/affine.ts';
import { newList, small, zeros } from '../../support/small-lists.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';
import type { Pool } from './pool.ts';
import { SCALE, type Shaped, type Shapes } from './shapes.ts';
import { Slopes } from './slopes.ts';

/** Periods of values in class B divide 6. */
const STEPS = [1, 2, 3, 6];
/** Two of the largest steps. */
const FARTHEST = 12;

/** The game that the neighbourhood of a point proposes; null if the value there has no shape. */
export function propose(pool: Pool, shapes: Shapes, forest: Forest, i: number): Tree | null {
  const here = shapes.of(pool.values[i]);
  if (here === null) return null;
  const point = pool.points[i];
  const along = (gaps: readonly number[], changes: readonly number[]): number[] | null =>
    slopeAlong(shapes, pool.values, here, pool.along(point, gaps, changes));
  const slopes = new Slopes(pool.dimension, here.leaves.length);
  const unit = zeros(pool.dimension);
  const open: number[] = [];
  for (const gap of pool.relevant) {
    const found = along([gap], [1]);
    if (found === null) open.push(gap);
    else slopes.add(unit.with(gap, 1), found);
  }
  for (const [n, gap] of open.entries()) {
    for (const other of open.slice(n + 1)) {
      for (const sign of [1, -1]) {
        const direction = unit.with(gap, 1).with(other, sign);
        const found = slopes.isSettled(direction) ? null : along([gap, other], [1, sign]);
        if (found !== null) slopes.add(direction, found);
      }
    }
  }
  const solved = slopes.solve();
  const forms: Affine[] = [];
  for (let k = 0; k < solved.length; k++) {
    let constant = here.leaves[k];
    for (let gap = 0; gap < point.length; gap++) constant -= solved[k][gap] * point[gap];
    forms.push(forest.space.affine(solved[k], small(constant), SCALE));
  }
  return treeOf(shapes, forest, here.shape, forms);
}

/** How the numbers change in a direction, if the shape stays and they change evenly over three points of a row. */
function slopeAlong(
  shapes: Shapes,
  values: readonly GameId[],
  here: Shaped,
  find: (steps: number) => number | undefined,
): number[] | null {
  const known = new Array<Shaped | null | undefined>(2 * FARTHEST + 1);
  known[FARTHEST] = here;
  const at = (steps: number): Shaped | null => {
    let shaped = known[FARTHEST + steps];
    if (shaped === undefined) {
      const i = find(steps);
      shaped = i === undefined ? null : shapes.of(values[i]);
      if (shaped?.shape !== here.shape) shaped = null;
      known[FARTHEST + steps] = shaped;
    }
    return shaped;
  };
  for (const step of STEPS) {
    for (let back = 0; back <= 2; back++) {
      const first = -back * step;
      const x = at(first);
      const y = x && at(first + step);
      const z = y && at(first + 2 * step);
      if (z === null || x === null || y === null || !isEven(x.leaves, y.leaves, z.leaves, step)) continue;
      return slopesBetween(x.leaves, y.leaves, step);
    }
  }
  return null;
}

function slopesBetween(x: readonly number[], y: readonly number[], step: number): number[] {
  const slopes = newList();
  for (let k = 0; k < x.length; k++) slopes.push(small((y[k] - x[k]) / step));
  return slopes;
}

/** Whether numbers change twice by as much, by a multiple of the step. */
function isEven(x: readonly number[], y: readonly number[], z: readonly number[], step: number): boolean {
  for (let k = 0; k < x.length; k++) {
    const change = y[k] - x[k];
    if (z[k] - y[k] !== change || change % step !== 0) return false;
  }
  return true;
}

/** The game of a shape with these numbers at its leaves, which are used up. */
export function treeOf(shapes: Shapes, forest: Forest, shape: number, forms: Affine[]): Tree {
  const branches = shapes.branches[shape];
  if (branches === null) return forest.leaf(forms.shift() as Affine);
  const left = treesOf(shapes, forest, branches[LEFT], forms);
  return forest.node(left, treesOf(shapes, forest, branches[RIGHT], forms));
}

function treesOf(shapes: Shapes, forest: Forest, options: readonly number[], forms: Affine[]): readonly Tree[] {
  const found: Tree[] = [];
  for (const option of options) found.push(treeOf(shapes, forest, option, forms));
  return found;
}

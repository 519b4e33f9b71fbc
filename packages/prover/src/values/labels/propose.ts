/**
 * Proposes labels, games with affine leaves that may be the value on some region, from the neighbours of a point: where
 * three points in a row have values of one shape whose numbers change evenly, the leaves depend on the gap in that way.
 *
 * Where every step along a gap changes the shape, the region may still extend in a slanted direction: it is a narrow
 * band, such as a+b-e = 2. Steps along the sum or the difference of two gaps then give linear equations for the slopes.
 * A slope about which nothing is found is taken to be 0.
 */
import type { Affine } from '../../region/affine.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';
import type { Pool } from './pool.ts';
import { SCALE, type Shaped, type Shapes } from './shapes.ts';
import { Slopes } from './slopes.ts';

/** Periods of values in class B divide 6. */
const STEPS = [1, 2, 3, 6];

/** The game that the neighbourhood of a point proposes; null if the value there has no shape. */
export function propose(pool: Pool, shapes: Shapes, forest: Forest, i: number): Tree | null {
  const here = shapes.of(pool.values[i]);
  if (here === null) return null;
  const point = pool.points[i];
  const along = (direction: readonly number[]): number[] | null => slopeAlong(pool, shapes, here, point, direction);
  const slopes = new Slopes(pool.dimension, here.leaves.length);
  const unit = new Array<number>(pool.dimension).fill(0);
  const open: number[] = [];
  for (const gap of pool.relevant) {
    const found = along(unit.with(gap, 1));
    if (found === null) open.push(gap);
    else slopes.add(unit.with(gap, 1), found);
  }
  for (const [n, gap] of open.entries()) {
    for (const other of open.slice(n + 1)) {
      for (const sign of [1, -1]) {
        const direction = unit.with(gap, 1).with(other, sign);
        const found = slopes.isSettled(direction) ? null : along(direction);
        if (found !== null) slopes.add(direction, found);
      }
    }
  }
  const solved = slopes.solve();
  const forms = here.leaves.map((leaf, k) => {
    const constant = leaf - solved[k].reduce((sum, slope, gap) => sum + slope * point[gap], 0);
    return forest.space.affine(solved[k], constant, SCALE);
  });
  return treeOf(shapes, forest, here.shape, forms);
}

/** How the numbers change in a direction, if the shape stays and they change evenly over three points of a row. */
function slopeAlong(
  pool: Pool,
  shapes: Shapes,
  here: Shaped,
  point: readonly number[],
  direction: readonly number[],
): number[] | null {
  const find = pool.along(point, direction);
  const known = new Map<number, Shaped | null>([[0, here]]);
  const at = (steps: number): Shaped | null => {
    let shaped = known.get(steps);
    if (shaped === undefined) {
      const i = find(steps);
      shaped = i === undefined ? null : shapes.of(pool.values[i]);
      if (shaped?.shape !== here.shape) shaped = null;
      known.set(steps, shaped);
    }
    return shaped;
  };
  for (const step of STEPS) {
    for (const first of [0, -step, -2 * step]) {
      const x = at(first);
      const y = x && at(first + step);
      const z = y && at(first + 2 * step);
      if (z === null || x === null || y === null) continue;
      const even = x.leaves.every((leaf, k) => {
        const change = y.leaves[k] - leaf;
        return z.leaves[k] - y.leaves[k] === change && change % step === 0;
      });
      if (even) return x.leaves.map((leaf, k) => (y.leaves[k] - leaf) / step);
    }
  }
  return null;
}

/** The game of a shape with these numbers at its leaves, which are used up. */
export function treeOf(shapes: Shapes, forest: Forest, shape: number, forms: Affine[]): Tree {
  const branches = shapes.branches[shape];
  if (branches === null) return forest.leaf(forms.shift() as Affine);
  const [left, right] = branches.map((options) => options.map((option) => treeOf(shapes, forest, option, forms)));
  return forest.node(left, right);
}

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
  const at = (steps: number): Shaped | null => {
    if (steps === 0) return here;
    const i = pool.find(point.map((x, gap) => x + steps * direction[gap]));
    const shaped = i === undefined ? null : shapes.of(pool.values[i]);
    return shaped !== null && shaped.shape === here.shape ? shaped : null;
  };
  for (const step of STEPS) {
    for (const first of [0, -step, -2 * step]) {
      const row: Shaped[] = [];
      for (let k = 0; k < 3; k++) {
        const shaped = at(first + k * step);
        if (shaped === null) break;
        row.push(shaped);
      }
      if (row.length < 3) continue;
      const [x, y, z] = row.map(({ leaves }) => leaves);
      const even = x.every((leaf, k) => z[k] - y[k] === y[k] - leaf && (y[k] - leaf) % step === 0);
      if (even) return x.map((leaf, k) => (y[k] - leaf) / step);
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

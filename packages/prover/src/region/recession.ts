/** The directions in which a region is unbounded. */
import { dot, exact } from './exact.ts';
import { Simplex } from './simplex.ts';

export interface Recession {
  /** An integer direction in the relative interior of the cone. */
  readonly direction: readonly number[];
  /** The bounded rows that are constant along all of the cone. */
  readonly flat: readonly (readonly number[])[];
}

/** The cone of unbounded directions of the region of a simplex. */
export function recession(simplex: Simplex): Recession {
  const { dimension, lo, hi } = simplex;
  const cone = new Simplex(dimension);
  const rows = simplex.bounded.map((row) => ({ row, coefficients: simplex.coefficients(row) }));
  for (const { row, coefficients } of rows) {
    const id = cone.row(coefficients);
    if (lo[row] !== -Infinity) cone.bound(id, 0, false);
    if (hi[row] !== Infinity) cone.bound(id, 0, true);
  }
  const direction = new Array<number>(dimension).fill(0);
  const flat: number[][] = [];
  for (const { row, coefficients } of rows) {
    if (dot(coefficients, direction) !== 0) continue;
    const upper = lo[row] === -Infinity;
    cone.push();
    if (cone.bound(cone.row(coefficients), upper ? -1 : 1, upper) && cone.check()) {
      for (let i = 0; i < dimension; i++) direction[i] = exact(direction[i] + cone.point[i]);
    } else {
      flat.push(coefficients);
    }
    cone.pop();
  }
  return { direction, flat };
}

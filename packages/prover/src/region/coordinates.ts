/**
 * Coordinates of a lattice, and better ones for a given region: in which its width is small.
 *
 * A long thin region that lies aslant may have a large width in every coordinate and no integer point, and branching takes as many
 * steps as it is wide. By lattice reduction (Lenstra, Lenstra and Lovász) coordinates are found in which it is no longer than it must be.
 * What is measured are some points of the region. They are rounded numbers, and only suggest what to do: every change of coordinates
 * is exact and can be undone, so that no integer point is lost whatever was measured.
 */
import { exact } from './exact.ts';

export interface Coordinates {
  /** The functionals whose values are the coordinates. */
  readonly rows: readonly (readonly number[])[];
  /** The point that has the coordinate 1 in one place and 0 in the others, for each. */
  readonly columns: readonly (readonly number[])[];
}

/** A pair is exchanged unless the second is at least this times as long as the first. */
const LOVASZ = 0.75;
/** So much do the coefficients count beside the values at the points, so that no functional has length 0. */
const SMALL = 1e-3;
const MOST_STEPS = 1000;

/** Coordinates in which some points differ little. Only those in the places `free` are changed. */
export function reduced(
  coordinates: Coordinates,
  free: readonly number[],
  points: readonly (readonly number[])[],
): Coordinates {
  const rows = coordinates.rows.map((row) => [...row]);
  const columns = coordinates.columns.map((column) => [...column]);
  const centre = rows[0].map((_, i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
  const shape = points.map((point) => point.map((x, i) => x - centre[i]));
  // Each functional as a vector of numbers whose length is to be small.
  const measured = (place: number): number[] => [
    ...shape.map((point) => product(rows[place], point)),
    ...rows[place].map((x) => SMALL * x),
  ];
  const vectors = free.map(measured);

  const subtract = (i: number, j: number, factor: number): void => {
    const [target, source] = [free[i], free[j]];
    rows[target] = rows[target].map((x, c) => exact(x - exact(factor * rows[source][c])));
    columns[source] = columns[source].map((x, c) => exact(x + exact(factor * columns[target][c])));
    vectors[i] = vectors[i].map((x, c) => x - factor * vectors[j][c]);
  };
  const exchange = (i: number): void => {
    swap(rows, free[i], free[i - 1]);
    swap(columns, free[i], free[i - 1]);
    swap(vectors, i, i - 1);
  };

  for (let i = 1, steps = 0; i < free.length && steps < MOST_STEPS; steps++) {
    for (let j = i - 1; j >= 0; j--) {
      const { factors } = perpendicular(vectors, i);
      const factor = Math.round(factors[j]);
      if (factor !== 0) subtract(i, j, factor);
    }
    const { rest, factors } = perpendicular(vectors, i);
    const before = perpendicular(vectors, i - 1).rest;
    const isLong = product(rest, rest) >= (LOVASZ - factors[i - 1] ** 2) * product(before, before);
    if (isLong) i += 1;
    else {
      exchange(i);
      i = Math.max(1, i - 1);
    }
  }
  return { rows, columns };
}

/** The part of a vector that is perpendicular to those before it, and the multiples of their such parts in it. */
function perpendicular(vectors: readonly (readonly number[])[], i: number): { rest: number[]; factors: number[] } {
  const parts: number[][] = [];
  let factors: number[] = [];
  for (let k = 0; k <= i; k++) {
    factors = parts.map((part) => product(vectors[k], part) / product(part, part));
    parts.push(vectors[k].map((x, c) => parts.reduce((sum, part, j) => sum - factors[j] * part[c], x)));
  }
  return { rest: parts[i], factors };
}

const product = (x: readonly number[], y: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
};

function swap<T>(list: T[], i: number, j: number): void {
  [list[i], list[j]] = [list[j], list[i]];
}

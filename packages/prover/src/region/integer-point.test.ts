/** The search for integer points: long thin regions aslant to the axes, unbounded ones, and the limit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduced } from './coordinates.ts';
import { dot, GaveUp } from './exact.ts';
import { integerPoint } from './integer-point.ts';
import { Simplex } from './simplex.ts';
import { box } from './testing/box.ts';

type Row = readonly number[];

/** The region lo ≤ row·x ≤ hi for each. */
function region(dimension: number, bounds: readonly (readonly [row: Row, lo: number, hi: number])[]): Simplex | null {
  const simplex = new Simplex(dimension);
  for (const [coefficients, lo, hi] of bounds) {
    const row = simplex.row(coefficients);
    if (lo !== -Infinity && !simplex.bound(row, lo, false)) return null;
    if (hi !== Infinity && !simplex.bound(row, hi, true)) return null;
  }
  return simplex;
}

const found = (simplex: Simplex | null): number[] | null => (simplex === null ? null : integerPoint(simplex));

/** An equality knapsack of the literature (Cornuéjols, Urbaniak, Weismantel, Wolsey): no solution in non-negative integers. */
const KNAPSACK = [12223, 12224, 36674, 61119, 85569];
const FROBENIUS = 89643481;
const knapsack = (total: number): Simplex =>
  region(5, [
    ...KNAPSACK.map((_, i): [Row, number, number] => [KNAPSACK.map((_, k) => (k === i ? 1 : 0)), 0, Infinity]),
    [KNAPSACK, total, total],
  ]) as Simplex;

describe('a knapsack that is notorious for branching', () => {
  test('is empty at its largest gap', () => {
    expect(integerPoint(knapsack(FROBENIUS))).toBeNull();
  });
  test.each([1, 2, 3, 50])('has a point %d above it', (more) => {
    const point = integerPoint(knapsack(FROBENIUS + more)) as number[];
    expect(dot(KNAPSACK, point)).toBe(FROBENIUS + more);
    expect(Math.min(...point)).toBeGreaterThanOrEqual(0);
  });
  test('is given up at the limit', () => {
    expect(() => integerPoint(knapsack(FROBENIUS), 0)).toThrow(GaveUp);
    expect(() => integerPoint(knapsack(FROBENIUS), 0)).toThrow(/^More than 0 branches .*\.$/);
  });
});

const entry = fc.integer({ min: -7, max: 7 });
const row = fc.tuple(entry, entry, entry, entry);

test('bands in a box, against every point of the box', () => {
  const points = box(4, 0, 3);
  const units = [0, 1, 2, 3].map((i): [Row, number, number] => [[0, 1, 2, 3].map((k) => (k === i ? 1 : 0)), 0, 3]);
  const band = fc.tuple(row, fc.integer({ min: -20, max: 20 }), fc.nat(2));
  let inhabited = 0;
  fc.assert(
    fc.property(fc.array(band, { minLength: 1, maxLength: 4 }), (bands) => {
      const bounds = bands.map(([c, lo, width]): [Row, number, number] => [c, lo, lo + width]);
      const inside = (p: Row): boolean => bounds.every(([c, lo, hi]) => dot(c, p) >= lo && dot(c, p) <= hi);
      const point = found(region(4, [...units, ...bounds]));
      expect(point !== null).toBe(points.some(inside));
      if (point !== null) expect(inside(point)).toBe(true);
      inhabited += Number(point !== null);
    }),
    { numRuns: 400 },
  );
  expect(inhabited).toBeGreaterThan(40);
});

test('a lattice point seen through skew coordinates is found, and none beside it', () => {
  const shear = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.integer({ min: -4, max: 4 })), {
    minLength: 6,
    maxLength: 7,
  });
  fc.assert(
    fc.property(shear, fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 5, maxLength: 5 }), (steps, target) => {
      // Unit vectors under a change of coordinates that has an inverse over the integers.
      const rows: number[][] = [0, 1, 2, 3, 4].map((i) => [0, 1, 2, 3, 4].map((k) => (i === k ? 1 : 0)));
      for (const [i, j, factor] of steps) if (i !== j) rows[i] = rows[i].map((x, k) => x + factor * rows[j][k]);
      const values = rows.map((c) => dot(c, target));
      // 3·value − 1 ≤ 3·row ≤ 3·value + 1 holds at one integer point only.
      const wide = rows.map((c) => c.map((x) => 3 * x));
      const around = (shift: number) =>
        found(
          region(
            5,
            wide.map((c, i): [Row, number, number] => [
              c,
              3 * values[i] - 1 + shift,
              3 * values[i] + shift + (shift === 0 ? 1 : 0),
            ]),
          ),
        );
      expect(around(0)).toEqual(target);
      expect(around(2)).toBeNull();
    }),
    { numRuns: 100 },
  );
});

test('unbounded regions: a point beyond all bounds, or a gap that goes on for ever', () => {
  expect(found(region(3, [[[2, 4, 6], 1, 1]]))).toBeNull();
  expect(found(region(3, [[[6, 10, 15], 1, 1]]))).not.toBeNull();
  const cone = found(
    region(3, [
      [[5, -7, 0], 1, Infinity],
      [[-4, 6, 0], 1, Infinity],
      [[0, 1, -9], 1, Infinity],
    ]),
  ) as number[];
  expect([5 * cone[0] - 7 * cone[1], 6 * cone[1] - 4 * cone[0], cone[1] - 9 * cone[2]].every((x) => x >= 1)).toBe(true);
});

test('reduction changes coordinates and keeps the lattice: rows and columns stay dual, fixed places stay', () => {
  const point = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), fc.nat(3), (points, kept) => {
      const unit = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((k) => (i === k ? 1 : 0)));
      const free = [0, 1, 2, 3].filter((place) => place !== kept);
      const { rows, columns } = reduced({ rows: unit, columns: unit }, free, points);
      rows.forEach((r, i) => {
        columns.forEach((c, j) => {
          expect(dot(r, c) + 0).toBe(i === j ? 1 : 0);
        });
      });
      expect(rows[kept]).toEqual(unit[kept]);
    }),
    { numRuns: 100 },
  );
});

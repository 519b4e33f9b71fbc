/**
 * Exact search for an integer point within the bounds of a simplex; complete, and says so when a limit stops it.
 *
 * First the cheap way, which settles nearly every question: the rational point, the integer points around it, a little
 * branching. That alone need not end: an unbounded strip such as 2x+4z = 1 has rational points for ever. So then the
 * complete way. Let C be the cone of directions in which the region is unbounded and V its linear span. Over the
 * lattice, take coordinates t of Z^k / V. An integer point exists exactly if some rational point has integer t: from
 * any integer point with those t one walks along an inner direction of C until all bounds hold. The region seen through
 * t is bounded, so a search through the values of t ends. (docs/symbolic.md has the proof.)
 *
 * That search fixes one coordinate after the other, the one with the fewest values first. Where even that has many
 * values, better coordinates are looked for (coordinates.ts): a region without integer points is thin in some direction.
 */

import { smallAll } from '../support/small-lists.ts';
import { type Coordinates, reduced } from './coordinates.ts';
import { ceilDiv, dot, exact, floorDiv, GaveUp } from './exact.ts';
import { recession } from './recession.ts';
import type { Simplex } from './simplex.ts';
import { columnReduction } from './unimodular.ts';

const QUICK_BRANCHES = 24;
const BRANCH_LIMIT = 20_000;
/** Better coordinates are looked for where each has more values than this. */
const FEW_VALUES = 3;

/** An integer point within all bounds, or null if there is none. Throws `GaveUp` beyond the limits. */
export function integerPoint(simplex: Simplex, mostBranches = BRANCH_LIMIT): number[] | null {
  const budget = { left: QUICK_BRANCHES };
  const quick = branch(simplex, budget);
  const found = quick === undefined ? new Thorough(simplex, mostBranches).point() : quick;
  return found && smallAll(found);
}

/** Branching on the coordinates; undefined when the budget ran out. */
function branch(simplex: Simplex, budget: { left: number }): number[] | null | undefined {
  if (!simplex.check()) return null;
  const { point, det, dimension } = simplex;
  let fractional = -1;
  for (let c = 0; c < dimension && fractional < 0; c++) if (point[c] % det !== 0) fractional = c;
  if (fractional < 0) return point.map((x) => x / det + 0);
  const near = around(simplex);
  if (near !== null) return near;
  if (budget.left-- <= 0) return undefined;
  const below = floorDiv(point[fractional], det);
  for (const upper of [true, false]) {
    simplex.push();
    const found = simplex.bound(fractional, upper ? below : below + 1, upper) ? branch(simplex, budget) : null;
    simplex.pop();
    if (found !== null) return found;
  }
  return null;
}

/** Tries the corners of the unit cube round the rational point. */
function around(simplex: Simplex): number[] | null {
  const { point, det, dimension } = simplex;
  const base = point.map((x) => floorDiv(x, det));
  const loose: number[] = [];
  for (let c = 0; c < dimension; c++) if (point[c] % det !== 0) loose.push(c);
  for (let corner = 0; corner < 1 << loose.length; corner++) {
    const candidate = base.slice();
    for (let i = 0; i < loose.length; i++) if (corner & (1 << i)) candidate[loose[i]]++;
    if (simplex.admits(candidate)) return candidate;
  }
  return null;
}

/** The integer values of a coordinate in a region, and the points where they end. */
interface Range {
  readonly place: number;
  readonly least: number;
  readonly most: number;
  readonly ends: readonly (readonly number[])[];
}

class Thorough {
  private readonly direction: readonly number[];
  private readonly coordinates: Coordinates;
  private branches = 0;

  constructor(
    private readonly simplex: Simplex,
    private readonly mostBranches: number,
  ) {
    const { direction, flat } = recession(simplex);
    const { rank, columns, inverseRows } = columnReduction(flat, simplex.dimension);
    this.direction = direction;
    this.coordinates = { rows: inverseRows.slice(0, rank), columns: columns.slice(0, rank) };
  }

  point(): number[] | null {
    const { coordinates } = this;
    return this.search(
      coordinates,
      coordinates.rows.map((_, place) => place),
      [],
    );
  }

  /** Goes through the values of the coordinates in the places `free`; the others have the values `fixed`. */
  private search(coordinates: Coordinates, free: readonly number[], fixed: readonly number[]): number[] | null {
    if (!this.simplex.check()) return null;
    if (free.length === 0) return this.walk(coordinates, fixed);
    if (this.branches++ >= this.mostBranches) {
      throw new GaveUp(`More than ${this.mostBranches} branches were needed to look for integer parameters.`);
    }
    const seen = this.ranges(coordinates, free);
    const narrow = narrowest(seen);
    if (valuesOf(narrow) <= FEW_VALUES) return this.through(coordinates, free, fixed, narrow);
    const points = seen.flatMap(({ ends }) => ends);
    const better = reduced(coordinates, free, points);
    const again = narrowest(this.ranges(better, free));
    return this.through(better, free, fixed, again);
  }

  /** Goes through the values of a coordinate, from those in the middle outwards. */
  private through(
    coordinates: Coordinates,
    free: readonly number[],
    fixed: readonly number[],
    range: Range,
  ): number[] | null {
    const { simplex } = this;
    const { place } = range;
    const row = simplex.row(coordinates.rows[place]);
    const rest = free.filter((other) => other !== place);
    for (const value of outwards(range)) {
      simplex.push();
      const isPossible = simplex.bound(row, value, false) && simplex.bound(row, value, true);
      const values = [...fixed];
      values[place] = value;
      const found = isPossible ? this.search(coordinates, rest, values) : null;
      simplex.pop();
      if (found !== null) return found;
    }
    return null;
  }

  /** The integer values of the free coordinates, up to the first that has none. */
  private ranges({ rows }: Coordinates, free: readonly number[]): Range[] {
    const found: Range[] = [];
    for (const place of free) {
      const row = this.simplex.row(rows[place]);
      const low = this.end(row, false);
      const high = this.end(row, true);
      found.push({ place, least: low.value, most: high.value, ends: [low.point, high.point] });
      if (low.value > high.value) break;
    }
    return found;
  }

  /** The largest (or the smallest) integer that a bounded row reaches, and a rational point near the end. */
  private end(row: number, isUpper: boolean): { readonly value: number; readonly point: readonly number[] } {
    const { simplex } = this;
    const coefficients = simplex.coefficients(row);
    const sign = isUpper ? 1 : -1;
    simplex.check();
    let point = simplex.point.map((x) => x / simplex.det);
    // The value of the row there, times the sign, rounded down: it is reached.
    const height = (): number => floorDiv(sign * dot(coefficients, simplex.point), simplex.det);
    let reached = height();
    const reaches = (value: number): boolean => {
      simplex.push();
      const isReached = simplex.bound(row, sign * value, !isUpper) && simplex.check();
      if (isReached) {
        point = simplex.point.map((x) => x / simplex.det);
        reached = height();
      }
      simplex.pop();
      return isReached;
    };
    let step = 1;
    while (reaches(exact(reached + step))) step *= 2;
    for (let beyond = reached + step; beyond - reached > 1; ) {
      const middle = Math.floor((reached + beyond) / 2);
      if (!reaches(middle)) beyond = middle;
    }
    return { value: sign * reached + 0, point };
  }

  /** From the integer point with these coordinates, so far along the inner direction that every bound holds. */
  private walk({ columns }: Coordinates, levels: readonly number[]): number[] {
    const { simplex, direction } = this;
    const { lo, hi } = simplex;
    const start = new Array<number>(simplex.dimension).fill(0);
    levels.forEach((level, j) => {
      columns[j].forEach((x, i) => {
        start[i] = exact(start[i] + exact(level * x));
      });
    });
    let steps = 0;
    for (const row of simplex.bounded) {
      const coefficients = simplex.coefficients(row);
      const gain = dot(coefficients, direction);
      const value = dot(coefficients, start);
      if (gain > 0 && lo[row] !== -Infinity) steps = Math.max(steps, ceilDiv(exact(lo[row] - value), gain));
      if (gain < 0 && hi[row] !== Infinity) steps = Math.max(steps, ceilDiv(exact(value - hi[row]), -gain));
    }
    return start.map((x, i) => exact(x + exact(steps * direction[i])));
  }
}

const valuesOf = ({ least, most }: Range): number => most - least + 1;

const narrowest = (ranges: readonly Range[]): Range => ranges.reduce((x, y) => (valuesOf(y) < valuesOf(x) ? y : x));

/** The values of a range, from the middle to both ends. */
function* outwards({ least, most }: Range): Generator<number> {
  const middle = Math.floor((least + most) / 2);
  for (let step = 0; middle - step >= least || middle + step <= most; step++) {
    if (middle - step >= least) yield middle - step;
    if (step > 0 && middle + step <= most) yield middle + step;
  }
}

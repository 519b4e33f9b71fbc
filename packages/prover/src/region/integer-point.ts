/**
 * Exact search for an integer point within the bounds of a simplex; complete, and says so when a limit stops it.
 *
 * First the cheap way, which settles nearly every question: the rational point, the integer points around it, a little
 * branching. That alone need not end: an unbounded strip such as 2x+4z = 1 has rational points for ever. So then the
 * complete way. Let C be the cone of directions in which the region is unbounded and V its linear span. Over the
 * lattice, take coordinates t of Z^k / V. An integer point exists exactly if some rational point has integer t: from
 * any integer point with those t one walks along an inner direction of C until all bounds hold. The region seen through
 * t is bounded, so branching on t ends. (docs/symbolic.md has the proof.)
 */
import { ceilDiv, dot, exact, floorDiv, GaveUp, mod } from './exact.ts';
import { Simplex } from './simplex.ts';
import { columnReduction } from './unimodular.ts';

const QUICK_BRANCHES = 24;
const BRANCH_LIMIT = 20_000;
/** Branches inside one another: more would not fit JavaScript's stack. */
const DEEPEST = 3000;

/** An integer point within all bounds, or null if there is none. Throws `GaveUp` beyond the limits. */
export function integerPoint(simplex: Simplex): number[] | null {
  const budget = { left: QUICK_BRANCHES };
  const quick = branch(simplex, budget);
  return quick === undefined ? thorough(simplex) : quick;
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

function thorough(simplex: Simplex): number[] | null {
  const { dimension, lo, hi } = simplex;
  const { direction, flat } = recession(simplex);
  const { rank, columns, inverseRows } = columnReduction(flat, dimension);
  const transversal = inverseRows.slice(0, rank);
  const ids = transversal.map((row) => simplex.row(row));
  let left = BRANCH_LIMIT;

  const search = (depth: number): number[] | null => {
    if (!simplex.check()) return null;
    const { point, det } = simplex;
    const values = transversal.map((row) => dot(row, point));
    const split = values.findIndex((value) => mod(value, det) !== 0);
    if (split < 0) {
      const levels = values.map((value) => value / det);
      return walk(levels);
    }
    if (left-- <= 0 || depth > DEEPEST)
      throw new GaveUp(`More than ${BRANCH_LIMIT} branches were needed to look for integer parameters.`);
    const below = floorDiv(values[split], det);
    for (const upper of [true, false]) {
      simplex.push();
      const found = simplex.bound(ids[split], upper ? below : below + 1, upper) ? search(depth + 1) : null;
      simplex.pop();
      if (found !== null) return found;
    }
    return null;
  };

  // From the integer point with these levels, so far along the inner direction that every bound holds.
  const walk = (levels: readonly number[]): number[] => {
    const start = new Array<number>(dimension).fill(0);
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
  };

  return search(0);
}

/**
 * The cone of unbounded directions: an integer direction in its relative interior, and the rows that are constant
 * along all of it.
 */
function recession(simplex: Simplex): { direction: number[]; flat: number[][] } {
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

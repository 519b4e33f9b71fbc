/**
 * Has a system of linear equations and inequalities an integer solution?
 *
 * Trusted for the answer null ("no"): the checker then looks no further at that part of the parameter space. A
 * solution that is found need not be trusted: it can be tested.
 *
 * The method is elimination that is exact over the integers (W. Pugh's Omega test). Each step below keeps the set of
 * integer solutions, or says how the solutions of the smaller systems cover those of the larger:
 *
 *   equation     With all coefficients divided by their gcd (no solution if it does not divide the constant) and x the
 *                unknown with the smallest one, a*x + sum of a_i*x_i + c = 0: if a = 1 or -1, x is known. Otherwise
 *                put x = t - sum of q_i*x_i, which is one to one between integer values of x and of t, with q_i such
 *                that each a_i becomes a remainder a_i - q_i*a from 0 to |a|-1; they are not all 0. Repeat.
 *   tighten      g*(f) + c >= 0 with integer f exactly if f + floor(c / g) >= 0. Of rows with equal f the smallest
 *                constant counts. The rows f + c >= 0 and -f + d >= 0 are impossible if c + d < 0, an equation if
 *                c + d = 0.
 *   one-sided    An unknown that is bounded on one side only can always be chosen last; its rows are dropped.
 *   eliminate    A lower bound b*x + p >= 0 and an upper bound -a*x + q >= 0 (a, b > 0) imply a*p + b*q >= 0, the
 *                *shadow*. If the shadows have no solution, neither has the system. If a = 1 or b = 1 in every pair,
 *                any solution of the shadows extends: an interval with an integer end that is not empty has an
 *                integer.
 *   dark shadow  Solutions of a*p + b*q >= (a-1)*(b-1), for all pairs, extend: if no integer lay between -p/b and q/a,
 *                but i < -p/b and q/a < i+1, these would be gaps of at least 1/b and 1/a, and so
 *                a*p + b*q <= a*b - a - b. A solution that violates this for a pair has
 *                a*b*x <= b*q <= a*b - a - b - a*p, so b*x + p <= b-1-b/a: it solves the system with the *equation*
 *                b*x + p = i for some lower bound and some integer i from 0 to b-1-b/A, A the largest a.
 */

import {
  Beyond,
  combine,
  constantOf,
  content,
  exact,
  type Form,
  floorDivide,
  type Point,
  plus,
  valueAt,
} from './form.ts';
import { missing } from './missing.ts';

/** Questions with more rows than this are given up. */
const MOST_ROWS = 2_000_000;

/** An integer point where all rows are >= 0 and all equations are 0, or null if there is none. */
export function integerPoint(rows: readonly Form[], equations: readonly Form[], unknowns: number): Point | null {
  return new Search().solve(rows, equations, unknowns);
}

class Search {
  private seen = 0;

  solve(rows: readonly Form[], equations: readonly Form[], unknowns: number): number[] | null {
    const [equation] = equations;
    if (equation !== undefined) return this.solveEquation(equation, rows, equations.slice(1), unknowns);
    this.seen += rows.length + 1;
    if (this.seen > MOST_ROWS) throw new Beyond('a system of inequalities is too hard');
    const tight = tighten(rows);
    if (tight === null) return null;
    if (!Array.isArray(tight)) return this.solve(tight.rows, [tight.equation], unknowns);
    if (tight.length === 0) return new Array<number>(unknowns).fill(0);
    return this.eliminate(tight, unknowns);
  }

  private solveEquation(
    equation: Form,
    rows: readonly Form[],
    others: readonly Form[],
    unknowns: number,
  ): number[] | null {
    const divisor = content(equation);
    if (divisor === 0) return constantOf(equation) === 0 ? this.solve(rows, others, unknowns) : null;
    if (constantOf(equation) % divisor !== 0) return null;
    const reduced = equation.map((c) => exact(c / divisor));
    let x = -1;
    for (let i = 0; i < unknowns; i++) {
      const size = Math.abs(reduced[i] ?? missing());
      if (size !== 0 && (x < 0 || size < Math.abs(reduced[x] ?? missing()))) x = i;
    }
    const a = reduced[x] ?? missing();
    const done = a === 1 || a === -1;
    // x in terms of the others; unless done, the place of x is taken by t
    const value = reduced.map((c, i) => {
      if (i === x) return done ? 0 : 1;
      if (done) return exact(-a * c);
      return i === unknowns ? 0 : exact(-Math.sign(a) * floorDivide(c, Math.abs(a)));
    });
    const put = (form: Form): Form => {
      const c = form[x] ?? missing();
      return form.map((d, i) => exact((i === x ? 0 : d) + exact(c * (value[i] ?? missing()))));
    };
    const rest = done ? others.map(put) : [put(reduced), ...others.map(put)];
    const point = this.solve(rows.map(put), rest, unknowns);
    if (point !== null) point[x] = valueAt(value, point);
    return point;
  }

  private eliminate(rows: readonly Form[], unknowns: number): number[] | null {
    const { x, lower, upper, others } = cheapest(rows, unknowns);
    const extend = (point: number[] | null): number[] | null =>
      point === null ? null : choose(x, lower, upper, point);
    if (lower.length === 0 || upper.length === 0) return extend(this.solve(others, [], unknowns));

    const shadows = (dark: boolean): Form[] => {
      const all = [...others];
      for (const low of lower) {
        for (const up of upper) {
          const b = low[x] ?? missing();
          const a = -(up[x] ?? missing());
          all.push(plus(combine(a, low, b, up), dark ? -exact((a - 1) * (b - 1)) : 0));
        }
      }
      return all;
    };
    const shadow = this.solve(shadows(false), [], unknowns);
    if (shadow === null) return null;
    const found = extend(shadow);
    if (found !== null) return found;
    const dark = extend(this.solve(shadows(true), [], unknowns));
    if (dark !== null) return dark;
    const most = Math.max(...upper.map((up) => -(up[x] ?? missing())));
    for (const low of lower) {
      const b = low[x] ?? missing();
      for (let i = 0; i * most <= b * most - most - b; i++) {
        const point = this.solve(rows, [plus(low, -i)], unknowns);
        if (point !== null) return point;
      }
    }
    return null;
  }
}

/** The rows in lowest terms, one a direction; null if two contradict each other; or an equation that two amount to. */
function tighten(rows: readonly Form[]): Form[] | null | { equation: Form; rows: Form[] } {
  const best: Form[] = [];
  // Where in `best` a direction is, and its opposite: the two have one name.
  const places = new Map<string, { up: number; down: number }>();
  for (const row of rows) {
    const divisor = content(row);
    const last = row.length - 1;
    const constant = constantOf(row);
    if (divisor === 0) {
      if (constant < 0) return null;
      continue;
    }
    const tight = divisor === 1 ? row : row.map((c, i) => (i === last ? floorDivide(c, divisor) : exact(c / divisor)));
    const sign = leadingSign(tight);
    const key = directionKey(tight, sign);
    let place = places.get(key);
    if (place === undefined) {
      place = { up: -1, down: -1 };
      places.set(key, place);
    }
    const at = sign === 1 ? place.up : place.down;
    if (at < 0) {
      if (sign === 1) place.up = best.length;
      else place.down = best.length;
      best.push(tight);
    } else if (constantOf(tight) < constantOf(best[at] ?? missing())) best[at] = tight;
  }
  for (const { up, down } of places.values()) {
    if (up < 0 || down < 0) continue;
    const width = exact(constantOf(best[up] ?? missing()) + constantOf(best[down] ?? missing()));
    if (width < 0) return null;
    if (width > 0) continue;
    const equation = best[Math.min(up, down)] ?? missing();
    return { equation, rows: best.filter((_, i) => i !== up && i !== down) };
  }
  return best;
}

/** The sign of the first coefficient that is not 0. */
const leadingSign = (form: Form): 1 | -1 => ((form.find((c) => c !== 0) ?? missing()) > 0 ? 1 : -1);

/** Names the coefficients of sign * form; forms with equal names differ by a constant. */
export function directionKey(form: Form, sign: 1 | -1): string {
  let key = '';
  for (let i = 0; i < form.length - 1; i++) key += `${sign * (form[i] ?? missing())},`;
  return key;
}

interface Bounds {
  readonly x: number;
  readonly lower: readonly Form[];
  readonly upper: readonly Form[];
  readonly others: readonly Form[];
}

/** The unknown whose elimination costs least: exact ones first, then by the number of new rows. Any choice is sound. */
function cheapest(rows: readonly Form[], unknowns: number): Bounds {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let x = 0; x < unknowns; x++) {
    let [lower, upper, units] = [0, 0, 0];
    let [unitLower, unitUpper] = [true, true];
    for (const row of rows) {
      const c = row[x] ?? missing();
      if (c > 0) lower += 1;
      if (c < 0) upper += 1;
      if (c > 1) unitLower = false;
      if (c < -1) unitUpper = false;
      if (c !== 0) units += 1;
    }
    if (units === 0) continue;
    const inexact = lower > 0 && upper > 0 && !unitLower && !unitUpper;
    const cost = lower * upper - units + (inexact ? 1e6 : 0);
    if (cost < least) [best, least] = [x, cost];
  }
  const coefficient = (row: Form): number => row[best] ?? missing();
  return {
    x: best,
    lower: rows.filter((row) => coefficient(row) > 0),
    upper: rows.filter((row) => coefficient(row) < 0),
    others: rows.filter((row) => coefficient(row) === 0),
  };
}

/** A value of x within its bounds, the other unknowns being given; null if no integer is. */
function choose(x: number, lower: readonly Form[], upper: readonly Form[], point: number[]): number[] | null {
  point[x] = 0;
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const row of lower) low = Math.max(low, -floorDivide(valueAt(row, point), row[x] ?? missing()));
  for (const row of upper) high = Math.min(high, floorDivide(valueAt(row, point), -(row[x] ?? missing())));
  if (low > high) return null;
  point[x] = exact(Number.isFinite(low) ? low : high);
  return point;
}

/**
 * What is assumed about the parameters on one branch of a proof: parameters are integers >= 0, some linear forms are
 * >= 0, some are divisible by a modulus.
 *
 * Trusted: `assume` answers null only if no point satisfies the old facts and the new one, and what it leaves out
 * follows from what it keeps. There is always a point that satisfies all facts, so that no branch is empty; that point
 * also settles one side of most questions without a search.
 */

import { constantOf, content, exact, type Form, floorDivide, modulo, type Point, plus, valueAt } from './form.ts';
import { directionKey, integerPoint } from './integer-point.ts';
import { missing } from './missing.ts';

/** form = 0 (mod modulus). */
interface Congruence {
  readonly form: Form;
  readonly modulus: number;
}

export class Facts {
  private constructor(
    /**
     * Forms that are >= 0, the strongest for each direction, by direction; those that others plainly imply are left
     * out.
     */
    private readonly rows: ReadonlyMap<string, Form>,
    private readonly congruences: readonly Congruence[],
    /** A point where all of this holds. */
    readonly point: Point,
  ) {}

  /** n parameters >= 0. */
  static parameters(n: number): Facts {
    const rows = new Map<string, Form>();
    for (let i = 0; i < n; i++) {
      const form = new Array<number>(n + 1).fill(0);
      form[i] = 1;
      rows.set(directionKey(form, 1), form);
    }
    return new Facts(rows, [], new Array<number>(n).fill(0));
  }

  /** Does the point satisfy these facts? */
  includes(point: Point): boolean {
    for (const row of this.rows.values()) if (valueAt(row, point) < 0) return false;
    return this.congruences.every(({ form, modulus }) => valueAt(form, point) % modulus === 0);
  }

  /** These facts and form >= 0, if some point satisfies them. */
  assume(form: Form): Facts | null {
    const divisor = content(form);
    if (divisor === 0) return constantOf(form) >= 0 ? this : null;
    // over the integers, g*f + c >= 0 exactly if f + floor(c/g) >= 0
    const last = form.length - 1;
    const row = form.map((c, i) => (i === last ? floorDivide(c, divisor) : exact(c / divisor)));
    const key = directionKey(row, 1);
    const known = this.rows.get(key);
    if (known !== undefined && constantOf(known) <= constantOf(row)) return this;
    const opposite = this.rows.get(directionKey(row, -1));
    if (opposite !== undefined && exact(constantOf(row) + constantOf(opposite)) < 0) return null;
    if (!isParameter(row)) for (const other of this.rows.values()) if (implies(other, row)) return this;
    const rows = new Map(this.rows);
    for (const [direction, other] of this.rows) {
      if (implies(row, other) && !isParameter(other)) rows.delete(direction);
    }
    return this.extended(rows.set(key, row), this.congruences, valueAt(row, this.point) >= 0);
  }

  /** These facts and form = residue (mod modulus), if some point satisfies them. */
  assumeResidue(form: Form, modulus: number, residue: number): Facts | null {
    const reduced = plus(form, -residue).map((c) => modulo(c, modulus));
    const key = directionKey(reduced, 1);
    for (const known of this.congruences) {
      if (known.modulus !== modulus || directionKey(known.form, 1) !== key) continue;
      return constantOf(known.form) === constantOf(reduced) ? this : null;
    }
    const congruences = [...this.congruences, { form: reduced, modulus }];
    return this.extended(this.rows, congruences, valueAt(reduced, this.point) % modulus === 0);
  }

  private extended(
    rows: ReadonlyMap<string, Form>,
    congruences: readonly Congruence[],
    holdsHere: boolean,
  ): Facts | null {
    const point = holdsHere ? this.point : findPoint(this.point.length, [...rows.values()], congruences);
    return point === null ? null : new Facts(rows, congruences, point);
  }
}

/** x - c for a parameter x. Such rows are never left out, so that parameters are always known to be >= 0. */
function isParameter(row: Form): boolean {
  let parameters = 0;
  for (let i = 0; i < row.length - 1; i++) {
    if (row[i] === 0) continue;
    if (row[i] !== 1) return false;
    parameters += 1;
  }
  return parameters === 1;
}

/** Does f >= 0 imply g >= 0 because g is f and more, parameters being >= 0? */
function implies(f: Form, g: Form): boolean {
  for (let i = 0; i < g.length; i++) if ((g[i] ?? missing()) < (f[i] ?? missing())) return false;
  return true;
}

/** form = 0 (mod m) exactly if form - m*q = 0 for some integer q: a congruence is an equation with one more unknown. */
function findPoint(n: number, rows: readonly Form[], congruences: readonly Congruence[]): Point | null {
  const extra = congruences.length;
  const widen = (form: Form): number[] => [...form.slice(0, n), ...new Array<number>(extra).fill(0), constantOf(form)];
  const equations = congruences.map(({ form, modulus }, i) => {
    const equation = widen(form);
    equation[n + i] = -modulus;
    return equation;
  });
  const point = integerPoint(extra === 0 ? rows : rows.map(widen), equations, n + extra);
  return point === null ? null : point.slice(0, n);
}

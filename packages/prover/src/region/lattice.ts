/**
 * The integer points that satisfy a set of congruences: a shifted lattice p = offset + basis·q, q any integers.
 *
 * A congruence is solved by substitution (x = r + m·q, after a change of coordinates if it involves several
 * parameters), so after it no congruence is left and the inequalities can be tightened in the new coordinates q. The
 * basis is kept in Hermite normal form: lower triangular, so that equal sets have equal descriptions and entries stay
 * small.
 */

import { newList, small, smallAll, zeros } from '../support/small-lists.ts';
import { dot, exact, floorDiv, gcd, inverse, mod } from './exact.ts';

export class Lattice {
  readonly offset: readonly number[];
  /** Columns; column j is zero above row j. */
  readonly basis: readonly (readonly number[])[];

  private constructor(offset: readonly number[], basis: readonly (readonly number[])[]) {
    this.offset = smallAll(offset);
    this.basis = basis.map((column) => smallAll(column));
  }

  static whole(dimension: number): Lattice {
    const columns = Array.from({ length: dimension }, (_, j) =>
      Array.from({ length: dimension }, (_, i) => (i === j ? 1 : 0)),
    );
    return new Lattice(zeros(dimension), columns);
  }

  /** The parameters at lattice coordinates q. */
  at(q: readonly number[]): number[] {
    const point = this.offset.slice();
    for (let j = 0; j < this.basis.length; j++) {
      const column = this.basis[j];
      for (let i = j; i < point.length; i++) point[i] = exact(point[i] + exact(column[i] * q[j]));
    }
    return smallAll(point);
  }

  /** The values coefficients·column for each column of the basis. */
  pullBack(coefficients: readonly number[]): number[] {
    const found = newList();
    for (const column of this.basis) found.push(small(dot(coefficients, column)));
    return found;
  }

  /** The residues that coefficients·p + constant takes modulo m are exactly `first + k·step`. */
  residues(coefficients: readonly number[], constant: number, m: number): { first: number; step: number } {
    const step = this.pullBack(coefficients).reduce(gcd, m);
    return { first: mod(dot(coefficients, this.offset) + constant, step), step };
  }

  /** The points that moreover satisfy coefficients·p + constant ≡ 0 (mod m); null if there are none. */
  solve(coefficients: readonly number[], constant: number, m: number): Lattice | null {
    const columns = this.basis.map((column) => column.slice());
    const values = columns.map((column) => mod(dot(coefficients, column), m));
    const rest = mod(dot(coefficients, this.offset) + constant, m);
    // Euclid's algorithm on the columns leaves one, `lead`, that still matters to the congruence.
    let lead = -1;
    for (;;) {
      lead = -1;
      for (let j = 0; j < values.length; j++) {
        if (values[j] !== 0 && (lead < 0 || values[j] < values[lead])) lead = j;
      }
      if (lead < 0 || values.every((value, j) => j === lead || value === 0)) break;
      for (let j = 0; j < values.length; j++) {
        if (j === lead || values[j] === 0) continue;
        subtract(columns[j], columns[lead], Math.floor(values[j] / values[lead]));
        values[j] %= values[lead];
      }
    }
    if (lead < 0) return rest === 0 ? this : null;
    const common = gcd(values[lead], m);
    if (rest % common !== 0) return null;
    const period = m / common;
    if (period === 1) return this;
    const start = mod(exact(-(rest / common) * inverse(values[lead] / common, period)), period);
    const offset = this.offset.slice();
    subtract(offset, columns[lead], -start);
    subtract(columns[lead], columns[lead], 1 - period);
    return Lattice.normal(offset, columns);
  }

  /** Hermite normal form of independent columns, and the offset reduced by them. */
  private static normal(offset: number[], columns: number[][]): Lattice {
    const n = offset.length;
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        while (columns[j][i] !== 0) {
          subtract(columns[i], columns[j], floorDiv(columns[i][i], Math.abs(columns[j][i])) * Math.sign(columns[j][i]));
          [columns[i], columns[j]] = [columns[j], columns[i]];
        }
      }
      if (columns[i][i] < 0) columns[i] = columns[i].map((x) => 0 - x);
      for (let j = 0; j < i; j++) subtract(columns[j], columns[i], floorDiv(columns[j][i], columns[i][i]));
      subtract(offset, columns[i], floorDiv(offset[i], columns[i][i]));
    }
    return new Lattice(offset, columns);
  }
}

/** target −= factor·source, entry by entry. */
function subtract(target: number[], source: readonly number[], factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = exact(target[i] - exact(factor * source[i])) + 0;
}

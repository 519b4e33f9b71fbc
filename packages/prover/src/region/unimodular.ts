/**
 * Integer column reduction: for a set of integer rows E, a change of coordinates q = U·z (U unimodular) after which the
 * rows involve only the first `rank` coordinates z. With it come the inverse of U, whose first `rank` rows are a basis
 * of all integer functionals that vanish where the rows do.
 */
import { dot, exact } from './exact.ts';

export interface ColumnReduction {
  readonly rank: number;
  /** U as a list of columns. */
  readonly columns: readonly (readonly number[])[];
  /** The inverse of U as a list of rows. */
  readonly inverseRows: readonly (readonly number[])[];
}

export function columnReduction(rows: readonly (readonly number[])[], dimension: number): ColumnReduction {
  const columns = identity(dimension);
  const inverseRows = identity(dimension);
  let rank = 0;
  for (const row of rows) {
    if (rank === dimension) break;
    const values = columns.map((column) => dot(row, column));
    // Euclid's algorithm on the entries from `rank` on leaves at most one that is not zero.
    for (;;) {
      let least = -1;
      let others = 0;
      for (let j = rank; j < dimension; j++) {
        if (values[j] === 0) continue;
        others++;
        if (least < 0 || Math.abs(values[j]) < Math.abs(values[least])) least = j;
      }
      if (least < 0) break;
      if (others === 1) {
        swap(values, rank, least);
        swap(columns, rank, least);
        swap(inverseRows, rank, least);
        rank++;
        break;
      }
      for (let j = rank; j < dimension; j++) {
        if (j === least || values[j] === 0) continue;
        const factor = Math.trunc(values[j] / values[least]);
        values[j] -= factor * values[least];
        // column_j −= factor·column_least, and the inverse accordingly: row_least += factor·row_j
        for (let i = 0; i < dimension; i++) {
          columns[j][i] = exact(columns[j][i] - exact(factor * columns[least][i]));
          inverseRows[least][i] = exact(inverseRows[least][i] + exact(factor * inverseRows[j][i]));
        }
      }
    }
  }
  return { rank, columns, inverseRows };
}

function identity(dimension: number): number[][] {
  return Array.from({ length: dimension }, (_, i) => Array.from({ length: dimension }, (_, j) => (i === j ? 1 : 0)));
}

function swap<T>(list: T[], i: number, j: number): void {
  [list[i], list[j]] = [list[j], list[i]];
}

/** Solves linear equations with rational numbers, exactly. */

/** numerator / denominator, in lowest terms, denominator > 0. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export function rational(n: bigint, d = 1n): Rational {
  const g = gcd(n < 0n ? -n : n, d < 0n ? -d : d) || 1n;
  return d < 0n ? { n: -n / g, d: -d / g } : { n: n / g, d: d / g };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** x - factor·y */
const minus = (x: Rational, factor: Rational, y: Rational): Rational =>
  rational(x.n * factor.d * y.d - factor.n * y.n * x.d, x.d * factor.d * y.d);

/**
 * Numbers c with row·c = value for each row; unknowns that stay free are 0. Null if there are none. `rank` is the number of unknowns
 * that the rows determine.
 */
export function solveLinear(
  rows: readonly (readonly bigint[])[],
  values: readonly Rational[],
): { readonly solution: readonly Rational[]; readonly rank: number } | null {
  const width = rows[0]?.length ?? 0;
  const pivots: { readonly column: number; row: Rational[] }[] = [];
  for (const [i, given] of rows.entries()) {
    let row = [...given.map((x) => rational(x)), values[i]];
    for (const pivot of pivots) row = row.map((x, j) => minus(x, row[pivot.column], pivot.row[j]));
    const column = row.findIndex(({ n }, j) => j < width && n !== 0n);
    if (column < 0) {
      if (row[width].n !== 0n) return null;
      continue;
    }
    const lead = row[column];
    row = row.map(({ n, d }) => rational(n * lead.d, d * lead.n));
    for (const pivot of pivots) {
      const factor = pivot.row[column];
      pivot.row = pivot.row.map((x, j) => minus(x, factor, row[j]));
    }
    pivots.push({ column, row });
  }
  const solution = Array.from({ length: width }, (_, j) => {
    return pivots.find(({ column }) => column === j)?.row[width] ?? rational(0n);
  });
  return { solution, rank: pivots.length };
}

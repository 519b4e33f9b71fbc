/**
 * Linear forms c1*x1 + ... + cn*xn + c0 with integer coefficients: an array of n+1 numbers, the constant last.
 *
 * Trusted: this file is the checker's arithmetic. JavaScript's numbers are exact for integers below 2^53 in size, and
 * a product or sum whose true value is larger never rounds to less than 2^53; so checking each single result is
 * enough to notice any inexactness. What cannot be computed exactly is not computed: `Beyond` is thrown, and the
 * checker rejects.
 */
import { missing } from './missing.ts';

export type Form = readonly number[];

/** Values of x1 ... xn. */
export type Point = readonly number[];

/** Something beyond a limit of the checker. The message is a sentence without its full stop. */
export class Beyond extends Error {}

export function exact(x: number): number {
  if (!Number.isSafeInteger(x)) throw new Beyond('a number is too large for exact arithmetic');
  return x + 0; // turns -0 into 0
}

/** s*f + t*g. */
export function combine(s: number, f: Form, t: number, g: Form): Form {
  return f.map((c, i) => exact(exact(s * c) + exact(t * (g[i] ?? missing()))));
}

export const negate = (f: Form): Form => f.map((c) => exact(-c));

export const constantOf = (f: Form): number => f[f.length - 1] ?? missing();

/** f + k. */
export function plus(f: Form, k: number): Form {
  const sum = [...f];
  sum[f.length - 1] = exact(constantOf(f) + k);
  return sum;
}

/** Is the form the same at all points, or with a modulus, its residue? */
export const isConstant = (f: Form, modulus = Number.POSITIVE_INFINITY): boolean =>
  f.every((c, i) => c % modulus === 0 || i === f.length - 1);

export function valueAt(f: Form, point: Point): number {
  let value = constantOf(f);
  for (let i = 0; i < f.length - 1; i++) value = exact(value + exact((f[i] ?? missing()) * (point[i] ?? missing())));
  return value;
}

/** f with a form put in for each of its unknowns: a form in the unknowns of those. */
export function substitute(f: Form, values: readonly Form[]): Form {
  const [first = []] = values;
  const zero: Form = first.map(() => 0);
  return values.reduce((sum, value, i) => combine(1, sum, f[i] ?? missing(), value), plus(zero, constantOf(f)));
}

/** The greatest common divisor of the coefficients, the constant left out; 0 if all are 0. */
export function content(f: Form): number {
  let g = 0;
  for (let i = 0; i < f.length - 1 && g !== 1; i++) {
    let [a, b] = [g, Math.abs(f[i] ?? missing())];
    while (b !== 0) [a, b] = [b, a % b];
    g = a;
  }
  return g;
}

/** The residue from 0 to m-1, for m > 0. */
export function modulo(x: number, m: number): number {
  const remainder = x % m; // has the sign of x
  return remainder < 0 ? remainder + m : remainder + 0;
}

/** x / m rounded down, for m > 0. */
export function floorDivide(x: number, m: number): number {
  const remainder = x % m;
  const towardsZero = (x - remainder) / m;
  return remainder < 0 ? towardsZero - 1 : towardsZero + 0;
}

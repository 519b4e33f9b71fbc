/**
 * Affine forms over named variables: an integer plus integer multiples of variables. A variable stands for
 * any integer >= 0.
 *
 * Trusted: the arithmetic, and `atLeast`, which says yes only if the form is at least k for all values of its
 * variables. Its "no" only means "not shown": a form with a negative factor always gets a no.
 */
import { exact } from '../form.ts';

export interface Affine {
  readonly constant: number;
  /** The factor of each variable; none is 0. */
  readonly factors: ReadonlyMap<string, number>;
}

/** What is put in for variables; variables without an entry stay. */
export type Substitution = ReadonlyMap<string, Affine>;

export const constant = (value: number): Affine => ({ constant: value, factors: new Map() });
export const variable = (name: string): Affine => ({ constant: 0, factors: new Map([[name, 1]]) });

/** f + k*g. */
export function plusTimes(f: Affine, k: number, g: Affine): Affine {
  const factors = new Map(f.factors);
  for (const [name, factor] of g.factors) {
    const sum = exact((factors.get(name) ?? 0) + exact(k * factor));
    if (sum === 0) factors.delete(name);
    else factors.set(name, sum);
  }
  return { constant: exact(f.constant + exact(k * g.constant)), factors };
}

export const add = (f: Affine, g: Affine): Affine => plusTimes(f, 1, g);
export const subtract = (f: Affine, g: Affine): Affine => plusTimes(f, -1, g);
export const shift = (f: Affine, k: number): Affine => ({ ...f, constant: exact(f.constant + k) });

/** The product, if one of the two is a constant; else null, because it is not affine. */
export function times(f: Affine, g: Affine): Affine | null {
  if (f.factors.size === 0) return plusTimes(constant(0), f.constant, g);
  return g.factors.size === 0 ? plusTimes(constant(0), g.constant, f) : null;
}

export function substitute(f: Affine, values: Substitution): Affine {
  let sum = constant(f.constant);
  for (const [name, factor] of f.factors) sum = plusTimes(sum, factor, values.get(name) ?? variable(name));
  return sum;
}

export const isZero = (f: Affine): boolean => f.constant === 0 && f.factors.size === 0;
export const isNumber = (f: Affine, k: number): boolean => f.constant === k && f.factors.size === 0;
export const same = (f: Affine, g: Affine): boolean => isZero(subtract(f, g));

/** Is the form at least k for all values of its variables? */
export const atLeast = (f: Affine, k: number): boolean =>
  f.constant >= k && [...f.factors.values()].every((factor) => factor > 0);

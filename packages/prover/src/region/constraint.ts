/** The constraints that regions are made of, form ≤ 0 and form ≡ 0 modulo m, and their negations. */
import { type Affine, numeratorAt, type Space } from './affine.ts';
import { mod, scaled } from './exact.ts';

/** form ≤ 0 if `modulus` is 0; otherwise the numerator of the form ≡ 0 (mod modulus), for a form without fractions. */
export interface Constraint {
  readonly form: Affine;
  readonly modulus: number;
}

export const atMostZero = (form: Affine): Constraint => ({ form, modulus: 0 });

/** form > 0, that is numerator ≥ 1 */
export function positive(space: Space, form: Affine): Constraint {
  return { form: space.affine(scaled(form.coefficients, -1), 1 - form.constant), modulus: 0 };
}

/** form ≥ 0 */
export function atLeastZero(space: Space, form: Affine): Constraint {
  return { form: space.negate(form), modulus: 0 };
}

/** All parameters ≥ 0: the domain of the formulas of a class, since no gap has a negative size. */
export function notNegative(space: Space): Constraint[] {
  return space.names.map((_, i) => atLeastZero(space, space.parameter(i)));
}

/** The numerator of the form is congruent to `residue`. */
export function congruent(space: Space, form: Affine, residue: number, modulus: number): Constraint {
  const coefficients = form.coefficients.map((x) => mod(x, modulus));
  return { form: space.affine(coefficients, mod(form.constant - residue, modulus)), modulus };
}

/** Constraints exactly one of which holds at each point where the given one fails. */
export function negations(space: Space, { form, modulus }: Constraint): Constraint[] {
  if (modulus === 0) return [positive(space, form)];
  return Array.from({ length: modulus - 1 }, (_, i) => congruent(space, form, i + 1, modulus));
}

export function holdsAt({ form, modulus }: Constraint, point: readonly number[]): boolean {
  const value = numeratorAt(form, point);
  return modulus === 0 ? value <= 0 : mod(value, modulus) === 0;
}

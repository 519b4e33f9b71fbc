/** Linear expressions in names, as they are read from a text before its parameters, and so their space, are known. */
import { Dyadic } from '@lilypad/games';
import type { Affine, Space } from './affine.ts';
import { exact } from './exact.ts';

export interface Linear {
  readonly terms: ReadonlyMap<string, Dyadic>;
  readonly constant: Dyadic;
}

export const number = (constant: Dyadic): Linear => ({ terms: new Map(), constant });

export const variable = (name: string): Linear => ({ terms: new Map([[name, Dyadic.ONE]]), constant: Dyadic.ZERO });

export const isNumber = (x: Linear): boolean => x.terms.size === 0;

/** x + factor·y */
export function combine(x: Linear, y: Linear, factor: Dyadic): Linear {
  const terms = new Map(x.terms);
  for (const [name, coefficient] of y.terms) {
    const sum = (terms.get(name) ?? Dyadic.ZERO).add(coefficient.multiply(factor));
    if (sum.sign() === 0) terms.delete(name);
    else terms.set(name, sum);
  }
  return { terms, constant: x.constant.add(y.constant.multiply(factor)) };
}

export function toAffine(space: Space, { terms, constant }: Linear): Affine {
  const coefficients = space.names.map((name) => terms.get(name) ?? Dyadic.ZERO);
  const shift = Math.max(constant.exponent, ...coefficients.map((c) => c.exponent));
  const whole = (x: Dyadic): number => exact(Number(x.scale(shift).numerator));
  return space.affine(coefficients.map(whole), whole(constant), shift);
}

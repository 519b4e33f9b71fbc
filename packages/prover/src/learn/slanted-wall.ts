/** Walls that are slanted: forms with any coefficients, the long ones worth less. */
import { gcd } from '../region/exact.ts';
import type { Direction } from './direction.ts';

const WORTH = 0.72;
/** Each unit of a coefficient beyond the first two makes a direction worth less by this factor. */
const LONG = 0.97;

/** The sum of the sizes of the coefficients. */
export const lengthOf = (form: readonly number[]): number => form.reduce((sum, x) => sum + Math.abs(x), 0);

/** What a direction is worth that would be worth `base` with a form of length 2. */
export const slantedWorth = (base: number, form: readonly number[]): number => base * LONG ** (lengthOf(form) - 2);

/** The form, or its negative, whose first coefficient that is not 0 is positive. */
export const opposite = (form: readonly number[]): number[] =>
  (form.find((x) => x !== 0) ?? 0) < 0 ? form.map((x) => 0 - x) : [...form];

/** The form with the same walls whose coefficients have no common factor, the first of them positive. */
export function primitive(form: readonly number[]): number[] {
  const common = form.reduce(gcd, 0) || 1;
  return opposite(form).map((x) => x / common + 0);
}

/** The wall in the direction of a form. */
export const wallAlong = (coefficients: readonly number[]): Direction => ({
  coefficients,
  modulus: 0,
  worth: slantedWorth(WORTH, coefficients),
  isCentral: true,
});

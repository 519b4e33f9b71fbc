/**
 * The simplest number between two affine bounds, in closed form: 0, the integer nearest to 0, or a floor plus a constant
 * fraction. Forks on the signs of the bounds, on whether an integer lies between, and on residues where a bound has
 * fractional coefficients (a/2 needs the parity of a).
 */
import { Dyadic } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import type { Oracle } from './oracle.ts';

/** One end of an interval of numbers; null where there is no bound. */
export type End = { readonly form: Affine; readonly closed: boolean } | null;

/** The simplest number above `low` and below `high`; the interval must not be empty. */
export function simplestBetween(oracle: Oracle, low: End, high: End): Affine {
  const { space } = oracle;
  if (reaches(oracle, low, space.zero)) {
    const mirroredHigh = mirror(space, high);
    if (reaches(oracle, mirroredHigh, space.zero)) return space.zero;
    return space.negate(simplestBetween(oracle, mirroredHigh, mirror(space, low)));
  }
  // Now the interval is positive, and low is a bound.
  const { form, closed } = low!;
  const { floor, fraction } = integerPart(oracle, form);
  const integer = closed && fraction.sign() === 0 ? floor : space.plus(floor, space.one);
  if (reaches(oracle, mirror(space, high), space.negate(integer))) return integer;
  // No integer fits, so both bounds lie between the floor and the integer after it.
  const top = integerPart(oracle, high!.form).fraction;
  const highFraction = top.sign() === 0 ? Dyadic.ONE : top;
  const rest = Dyadic.simplest(fraction, closed, highFraction, high!.closed);
  return space.plus(floor, space.constant(rest));
}

/** Whether x satisfies the lower bound `low`. */
function reaches(oracle: Oracle, low: End, x: Affine): boolean {
  if (low === null) return true;
  const { space } = oracle;
  return low.closed ? oracle.atMostZero(space.minus(low.form, x)) : !oracle.atMostZero(space.minus(x, low.form));
}

function mirror(space: Space, end: End): End {
  return end === null ? null : { form: space.negate(end.form), closed: end.closed };
}

/** form = floor + fraction, with 0 ≤ fraction < 1 constant. */
function integerPart(oracle: Oracle, form: Affine): { floor: Affine; fraction: Dyadic } {
  if (form.shift === 0) return { floor: form, fraction: Dyadic.ZERO };
  const { space } = oracle;
  const fraction = Dyadic.of(oracle.residue(form, 2 ** form.shift), form.shift);
  return { floor: space.plus(form, space.constant(fraction), -1), fraction };
}

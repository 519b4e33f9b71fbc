/**
 * The simplest number between two affine bounds: 0, the integer nearest to 0, or a floor plus a constant fraction that
 * is found by halving. Forks on the signs of the bounds and on whether a number lies between them; on residues only
 * where a bound has fractional coefficients and its floor is not constant (a/2 needs the parity of a).
 */
import { Dyadic } from '@lilypad/games';
import { type Affine, numeratorAt, type Space } from '../region/affine.ts';
import { floorDiv } from '../region/exact.ts';
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
  const floor = floorOf(oracle, form);
  const isInteger = form.shift === 0 || oracle.atMostZero(space.minus(form, floor));
  const integer = closed && isInteger ? floor : space.plus(floor, space.one);
  if (reaches(oracle, mirror(space, high), space.negate(integer))) return integer;
  return simplestAbove(oracle, floor, low, high);
}

/**
 * The simplest number between two bounds that lie between an integer and the next one, with no integer between them.
 */
function simplestAbove(oracle: Oracle, floor: Affine, low: End, high: End): Affine {
  const { space } = oracle;
  // An odd number of steps 1/2^shift; a step up or down goes half as far as the one before.
  let steps = 1;
  for (let shift = 1; ; shift++) {
    const number = space.plus(floor, space.constant(Dyadic.of(steps, shift)));
    if (!reaches(oracle, low, number)) steps = 2 * steps + 1;
    else if (!reaches(oracle, mirror(space, high), space.negate(number))) steps = 2 * steps - 1;
    else return number;
  }
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

/**
 * The greatest integer not above a form: a constant if it is the same everywhere here; otherwise by the form's residue.
 */
function floorOf(oracle: Oracle, form: Affine): Affine {
  if (form.shift === 0) return form;
  const { space, store } = oracle;
  if (store.witness !== null) {
    const here = floorDiv(numeratorAt(form, store.witness), 2 ** form.shift);
    const excess = space.plus(form, space.one, -here);
    const isFixed = store.ask(space.negate(excess)) === 'yes' && store.ask(space.minus(space.one, excess)) === 'no';
    if (isFixed) return space.scale(space.one, here);
  }
  return space.plus(form, space.constant(Dyadic.of(oracle.residue(form, 2 ** form.shift), form.shift)), -1);
}

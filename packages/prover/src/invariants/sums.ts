/** Sums of gaps. No move changes the sum, so positions whose sums have different residues never meet: each residue is a problem of its own. */
import type { Affine, Space } from '../region/affine.ts';
import { atLeastZero, type Constraint, congruent } from '../region/constraint.ts';
import { mod } from '../region/exact.ts';

/** The sums that are at least `from`, in squares, and congruent to `residue` modulo `modulus`; all residues if that is 1. */
export interface Sums {
  readonly from: number;
  readonly modulus: number;
  readonly residue: number;
}

/** All sums that are large enough. */
export const sumsFrom = (from: number): Sums => ({ from, modulus: 1, residue: 0 });

/** What positions with such sums satisfy. */
export function sumConstraints(space: Space, { from, modulus, residue }: Sums): Constraint[] {
  const least = atLeastZero(space, sumForm(space, -from));
  return modulus === 1 ? [least] : [least, congruent(space, sumForm(space, 0), residue, modulus)];
}

/** The sum of the gaps, and a constant. */
function sumForm(space: Space, constant: number): Affine {
  return space.affine(
    space.names.map(() => 1),
    constant,
  );
}

/** The parts of these sums modulo a multiple of their modulus, one for each residue. */
export function sumsModulo({ from, modulus, residue }: Sums, finer: number): Sums[] {
  return Array.from({ length: finer / modulus }, (_, k) => ({ from, modulus: finer, residue: residue + k * modulus }));
}

/** The sum that comes so many steps after the smallest. */
export function sumAt({ from, modulus, residue }: Sums, step: number): number {
  return from + mod(residue - from, modulus) + step * modulus;
}

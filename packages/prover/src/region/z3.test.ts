import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Space } from './affine.ts';
import { atMostZero, type Constraint, congruent } from './constraint.ts';
import { Region } from './region.ts';
import { inhabitedByZ3 } from './testing/z3.ts';

/**
 * Slanted walls, narrow bands and congruences in four unbounded parameters: where the rational and the integer answer
 * differ.
 */
function regions(space: Space): fc.Arbitrary<Constraint[]> {
  const coefficient = fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: -5, max: 5 }) },
  );
  const coefficients = fc.tuple(...space.names.map(() => coefficient));
  const wall = fc
    .tuple(coefficients, fc.integer({ min: -30, max: 30 }))
    .map(([c, k]) => [atMostZero(space.affine(c, k))]);
  const band = fc.tuple(coefficients, fc.integer({ min: -20, max: 20 }), fc.nat(3)).map(([c, k, width]) => {
    const form = space.affine(c, k);
    return [atMostZero(form), atMostZero(space.plus(space.negate(form), space.one, -width))];
  });
  const residue = fc
    .tuple(coefficients, fc.nat(5), fc.constantFrom(2, 3, 4, 6))
    .map(([c, r, m]) => [congruent(space, space.affine(c, 0), r, m)]);
  return fc
    .array(
      fc.oneof({ weight: 3, arbitrary: wall }, { weight: 3, arbitrary: band }, { weight: 1, arbitrary: residue }),
      {
        minLength: 2,
        maxLength: 8,
      },
    )
    .map((parts) => parts.flat());
}

test('emptiness agrees with Z3 on slanted, banded, periodic regions', async () => {
  const space = new Space(['a', 'b', 'c', 'd']);
  const samples = fc.sample(regions(space), { numRuns: 300, seed: 20 });
  const ours = samples.map((constraints) => new Region(space, constraints).emptiness());
  const theirs = await inhabitedByZ3(space.names, samples);
  expect(ours.map((answer) => answer.status)).toEqual(theirs.map((inhabited) => (inhabited ? 'inhabited' : 'empty')));
  // The sample is not one-sided: both answers are frequent.
  const inhabited = theirs.filter(Boolean).length;
  expect(Math.min(inhabited, theirs.length - inhabited)).toBeGreaterThan(80);
});

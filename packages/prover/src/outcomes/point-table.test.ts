/** Tables of points give back what was put in, and tell where a predicate is wrong as one question a point does. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { congruent } from '../region/constraint.ts';
import { generator } from '../support/random.ts';
import { decide, type Predicate } from './claim.ts';
import { PointTable, pointAt, pointsOf, shared, wrongAt } from './point-table.ts';

const space = new Space(['a', 'b', 'c']);
const random = generator();
const POINTS = Array.from({ length: 3000 }, () => [random(20), random(20), random(20)]);
const table = new PointTable(3);
for (const point of POINTS) table.push(point);
const answers = Uint8Array.from(POINTS, () => random(2));

test('of more points than there was room for', () => {
  expect(pointsOf(table.columns)).toEqual(POINTS);
  expect(pointAt(table.columns, 2999)).toEqual(POINTS[2999]);
  const examples = { columns: table.columns, answers };
  expect(shared(examples)).toEqual(examples);
  expect(shared(examples).answers.buffer).toBeInstanceOf(SharedArrayBuffer);
});

const small = fc.integer({ min: -3, max: 3 });
const condition = fc
  .tuple(small, small, small, fc.integer({ min: -20, max: 20 }), fc.constantFrom(0, 0, 2, 3, 6))
  .map(([a, b, c, constant, modulus]) => {
    const form = space.affine([a, b, c], constant);
    return modulus === 0 ? { form, modulus } : congruent(space, form, 1, modulus);
  });
const { predicate } = fc.letrec<{ predicate: Predicate }>((tie) => ({
  predicate: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.boolean().map((holds): Predicate => ({ kind: 'truth', holds })),
    fc
      .tuple(condition, tie('predicate'), tie('predicate'))
      .map(([one, yes, no]): Predicate => ({ kind: 'choice', condition: one, yes, no })),
  ),
}));

test('at wrong points of a predicate', () => {
  fc.assert(
    fc.property(predicate, (one) => {
      const wrong = POINTS.flatMap((point, i) => (decide(one, point) === (answers[i] === 1) ? [] : [i]));
      expect(wrongAt(one, { columns: table.columns, answers })).toEqual(wrong);
    }),
    { numRuns: 60 },
  );
});

/** A failure that is moved towards the origin is a failure, and no small step leads nearer. */
import { Arena } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import type { ClassFormula } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { atMostZero } from '../region/constraint.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { nearerFailures } from './nearer-failures.ts';
import { recurrenceHoldsAt } from './testing/recurrence-at.ts';

type Point = readonly number[];

/** A claim that is wrong for one word, where the sum of the first two gaps is at least so much. */
function wrongFrom(name: string, word: string, least: number): ClassFormula {
  const claim = valuesIn(libraryJson(name));
  const { forest, space, formulas } = claim;
  const condition = atMostZero(space.affine([-1, -1, ...new Array(space.dimension - 2).fill(0)], least));
  const wrong: Formula = {
    kind: 'choice',
    condition,
    yes: { kind: 'value', tree: forest.leaf(space.affine(new Array(space.dimension).fill(0), -77)) },
    no: formulas.get(word) as Formula,
  };
  return { ...claim, formulas: new Map(formulas).set(word, wrong) };
}

const fails = (claim: ClassFormula, word: string, point: Point): boolean =>
  !recurrenceHoldsAt(new Arena(), claim, word, point);

describe.each([
  [
    'A11',
    '.F',
    [
      [30, 2, 0],
      [1, 40, 5],
    ],
  ],
  ['A12', 'F.F', [[25, 0, 3, 2]]],
  ['B11', 'TF', [[20, 9, 4]]],
] as [string, string, Point[]][])('%s, %s', (name, word, failures) => {
  const claim = wrongFrom(name, word, 9);
  const found = nearerFailures(claim, word, failures);

  test('each is a failure', () => {
    for (const point of [...failures, ...found]) expect([point, fails(claim, word, point)]).toEqual([point, true]);
  });

  test('they are nearer, and no gap can be smaller by one', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const point of found) {
      expect(point[0] + point[1]).toBeLessThanOrEqual(10);
      point.forEach((x, gap) => {
        if (x > 0) expect(fails(claim, word, point.with(gap, x - 1))).toBe(false);
      });
    }
  });
});

test('failures that become the same are one', () => {
  const claim = wrongFrom('A11', '.F', 9);
  const far = Array.from({ length: 30 }, (_, i): Point => [40 + i, 2, 0]);
  expect(nearerFailures(claim, '.F', far)).toHaveLength(1);
  expect(nearerFailures(claim, '.F', [])).toEqual([]);
});

test('as many are moved as are looked at, and the others stay', () => {
  const claim = wrongFrom('A11', '.F', 30);
  const nearest = Array.from({ length: 25 }, (_, i): Point => [2 + i, 28 - i, 0]);
  const far: Point[] = [[90, 0, 0]];
  expect(nearerFailures(claim, '.F', [...nearest, ...far])).toEqual([...nearest, ...far]);
  expect(nearerFailures(claim, '.F', far)[0]).not.toEqual(far[0]);
});

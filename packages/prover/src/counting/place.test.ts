import { expect, test } from 'vitest';
import { type Bound, boundText, isWithin, optionOf, readBound } from './bound.ts';
import { ONE_FROG } from './one-frog.ts';
import { measureOf, placeOf } from './place.ts';
import { countNames, namedCounts, patternOf } from './problem.ts';

test.each([
  ['F', '-T', [0, 0, 0]],
  ['..F.T', '-T', [2, 1, 1]],
  ['TF', 'TT', [0, 0, 0, 0, 0]],
  ['.T.T..F.T.', 'TT', [1, 2, 2, 1, 2]],
  ['T.F.FT', 'T-T', [0, 0, 1, 1, 1, 0]],
])('where %s stands', (strip, pattern, counts) => {
  expect(placeOf(strip)).toEqual({ pattern, counts });
});

test.each([
  ['T.F', 1n - 2n],
  ['TT..F.', 6n - 4n],
  ['.T.F.T.', 4n - 3n],
  [`${'T'.repeat(1000)}${'.'.repeat(3000)}F`, 3_000_000n - 4000n],
])('N of %s', (strip, n) => {
  expect(measureOf(ONE_FROG.weights, strip)).toBe(n);
});

test('the names of counts', () => {
  const [main, bare] = ONE_FROG.shapes;
  expect(main && countNames(main)).toEqual(['toads of X', 'l', 'b', 'toads of V', 'r']);
  expect(bare && namedCounts(bare).map(({ name, place, isRun }) => [name, place, isRun])).toEqual([
    ['b', 0, true],
    ['r', 2, false],
  ]);
  expect(ONE_FROG.shapes.map(({ shape }) => patternOf(shape))).toEqual(['TT', '-T']);
});

test.each<[string, Bound]>([
  ['N', { twice: 0, star: false }],
  ['N-1', { twice: -2, star: false }],
  ['N+3/2', { twice: 3, star: false }],
  ['N-1/2', { twice: -1, star: false }],
  ['N*', { twice: 0, star: true }],
  ['(N+1)*', { twice: 2, star: true }],
])('the bound %s', (text, bound) => {
  expect(readBound(text)).toEqual(bound);
  expect(boundText(bound)).toBe(text);
});

test('bounds are ordered as games', () => {
  const [n, star, half] = ['N', 'N*', 'N+1/2'].map(readBound) as [Bound, Bound, Bound];
  expect(isWithin(n, '<=', half)).toBe(true);
  expect(isWithin(half, '<=', star)).toBe(false);
  expect(isWithin(n, '<=', star) || isWithin(star, '<=', n)).toBe(false);
  expect(isWithin(star, '>=', star)).toBe(true);
  expect([n, star, half].map((bound) => boundText(optionOf(bound, 1)))).toEqual(['N+1', 'N', 'N+1']);
  expect([n, star, half].map((bound) => boundText(optionOf(bound, -1)))).toEqual(['N-1', 'N', 'N']);
});

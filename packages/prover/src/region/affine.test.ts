import { Dyadic } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { numeratorAt, Space, valueAt } from './affine.ts';
import { ceilDiv, floorDiv, inverse, mod } from './exact.ts';
import { affineText } from './text.ts';

const space = new Space(['a', 'b']);

test('equal forms are one object, in lowest terms', () => {
  expect(space.affine([2, 4], 6, 1)).toBe(space.affine([1, 2], 3));
  expect(space.minus(space.affine([1, 0], 1), space.affine([1, 0], 1))).toBe(space.zero);
  expect(space.plus(space.affine([1, 0], 1, 1), space.affine([1, 0], 1, 1))).toBe(space.affine([1, 0], 1));
  expect(space.affine([-0, 1], -0)).toBe(space.affine([0, 1], 0));
});

test.each([
  [[2, 0], -3, { direction: [1, 0], upper: true, bound: 1 }],
  [[-2, 0], 3, { direction: [1, 0], upper: false, bound: 2 }],
  [[-2, 4], 5, { direction: [1, -2], upper: false, bound: 3 }],
  [[3, -3], 0, { direction: [1, -1], upper: true, bound: 0 }],
])('the half-space %j·p + %i ≤ 0 is tightened to integers', (coefficients, constant, { direction, upper, bound }) => {
  const half = space.affine(coefficients, constant).nonPositive!;
  expect({ direction: space.directions[half.direction], upper: half.upper, bound: half.bound }).toEqual({
    direction,
    upper,
    bound,
  });
});

test('values are exact', () => {
  const form = space.affine([3, -1], 1, 2);
  expect(numeratorAt(form, [2, 1])).toBe(6);
  expect(valueAt(form, [2, 1])).toEqual(Dyadic.of(3, 1));
  expect(space.constant(Dyadic.of(-5, 3))).toBe(space.affine([0, 0], -5, 3));
});

test('nothing is rounded: beyond 2^53 there is an error', () => {
  const big = space.affine([2 ** 52, 0], 0);
  expect(() => space.plus(big, big)).toThrow('2^53');
  expect(() => space.constant(Dyadic.of(2n ** 60n))).toThrow('2^53');
  expect(() => space.constant(Dyadic.of(1n, 60))).toThrow('2^50');
  expect(() => numeratorAt(big, [3, 0])).toThrow('2^53');
});

describe('integer arithmetic', () => {
  test.each([
    [7, 2, 3, 4],
    [-7, 2, -4, -3],
    [6, 3, 2, 2],
    [2 ** 53 - 1, 2, 2 ** 52 - 1, 2 ** 52],
    [-(2 ** 53 - 1), 3, -3002399751580331, -3002399751580330],
  ])('%i / %i lies between %i and %i', (a, b, floor, ceil) => {
    expect([floorDiv(a, b), ceilDiv(a, b)]).toEqual([floor, ceil]);
  });
  test('residues and inverses', () => {
    expect([mod(-1, 3), mod(7, 3), mod(0, 5)]).toEqual([2, 1, 0]);
    for (let m = 2; m < 12; m++) {
      for (let a = 1; a < m; a++) {
        const coprime = Array.from({ length: m }, (_, x) => mod(a * x, m)).includes(1);
        if (coprime) expect(mod(a * inverse(a, m), m)).toBe(1);
      }
    }
  });
});

test.each([
  [[1, 0], -2, 0, 'a-2'],
  [[2, 1], -1, 1, 'a+b/2-1/2'],
  [[4, 2], -1, 1, '2a+b-1/2'],
  [[-1, 1], 2, 0, 'b-a+2'],
  [[-1, 0], 3, 0, '3-a'],
  [[-1, -2], -1, 0, '-a-2b-1'],
  [[3, 0], 0, 1, '3a/2'],
  [[0, 0], 0, 0, '0'],
  [[0, 0], -3, 2, '-3/4'],
])('(%j·p + %i) / 2^%i is written %s', (coefficients, constant, shift, text) => {
  expect(affineText(space, space.affine(coefficients, constant, shift))).toBe(text);
});

import { expect, test } from 'vitest';
import { Beyond, combine, content, exact, floorDivide, modulo, plus, substitute, valueAt } from './form.ts';

const MOST = Number.MAX_SAFE_INTEGER;

test('division rounds down and leaves a residue that is not negative, up to the largest numbers', () => {
  for (const x of [0, 1, -1, 5, -5, 6, -6, 7, MOST, -MOST, MOST - 1, 1 - MOST]) {
    for (const m of [1, 2, 3, 7, 1000003, MOST - 1, MOST]) {
      const quotient = BigInt(floorDivide(x, m));
      const residue = BigInt(modulo(x, m));
      expect(quotient * BigInt(m) + residue).toBe(BigInt(x));
      expect(residue >= 0n && residue < BigInt(m)).toBe(true);
    }
  }
});

test('what is not exact is refused', () => {
  expect(exact(MOST)).toBe(MOST);
  expect(() => exact(MOST + 1)).toThrow(Beyond);
  expect(() => exact(Number.NaN)).toThrow(Beyond);
  expect(() => plus([1, MOST], 1)).toThrow(Beyond);
  // 2^60 + 1 - 2^60: the sum would look harmless
  expect(() => combine(2 ** 30, [2 ** 30, 0], -1, [2 ** 30 + 1, 0])).toThrow(Beyond);
  expect(() => valueAt([2 ** 30, -(2 ** 30), 1], [2 ** 30, 2 ** 30])).toThrow(Beyond);
});

test('forms at a point, with forms put in, and the divisor of their coefficients', () => {
  expect(valueAt([2, -3, 5], [4, 1])).toBe(10);
  expect(
    substitute(
      [2, -3, 5],
      [
        [1, 0, 1],
        [0, 1, -1],
      ],
    ),
  ).toEqual([2, -3, 10]);
  expect(
    substitute(
      [2, -3, 5],
      [
        [1, 4],
        [-1, 0],
      ],
    ),
  ).toEqual([5, 13]);
  expect(substitute([2, -3, 5], [[7], [3]])).toEqual([10]);
  expect(content([6, -9, 5])).toBe(3);
  expect(content([0, 0, 5])).toBe(0);
});

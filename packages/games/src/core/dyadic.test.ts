/** Dyadics against fractions of bigints, with numerators and exponents around the border of machine integers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../testing/build.ts';
import { Dyadic } from './dyadic.ts';
import { LEFT, RIGHT } from './side.ts';

/** A fraction straight from the definition: numerator and exponent, reduced by halving. */
function fraction(numerator: bigint, exponent: number): readonly [bigint, number] {
  let [n, e] = exponent < 0 ? [numerator << BigInt(-exponent), 0] : [numerator, exponent];
  if (n === 0n) return [0n, 0];
  while (e > 0 && n % 2n === 0n) {
    n /= 2n;
    e--;
  }
  return [n, e];
}

const parts = (x: Dyadic): readonly [bigint, number] => [x.numerator, x.exponent];

/** Small numerators, and those within a few units of 2^31, 2^32, 2^53 and 2^64; short and long denominators. */
const numerators = fc
  .tuple(
    fc.constantFrom(0n, 0n, 2n ** 31n, 2n ** 32n, 2n ** 52n, 2n ** 53n, 2n ** 64n),
    fc.bigInt(-9n, 9n),
    fc.boolean(),
  )
  .map(([size, step, negative]) => (negative ? -(size + step) : size + step));
const exponents = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(21, 30, 31, 32, 33, 51, 52, 53, 54, 64, 90));
const pairs = fc.tuple(numerators, exponents);

describe('dyadics around the border of machine integers', () => {
  test('are normalised the same from integers of both kinds', () => {
    check(2000, [numerators, fc.integer({ min: -70, max: 90 })], (n, e) => {
      expect(parts(Dyadic.of(n, e))).toEqual(fraction(n, e));
      if (Number.isSafeInteger(Number(n))) expect(Dyadic.of(Number(n), e)).toEqual(Dyadic.of(n, e));
    });
  });

  test('add, multiply, compare and scale as fractions do', () => {
    check(4000, [pairs, pairs], ([n, e], [m, f]) => {
      const [x, y] = [Dyadic.of(n, e), Dyadic.of(m, f)];
      const common = Math.max(e, f);
      const [a, b] = [n << BigInt(common - e), m << BigInt(common - f)];
      expect(parts(x.add(y))).toEqual(fraction(a + b, common));
      expect(parts(x.subtract(y))).toEqual(fraction(a - b, common));
      expect(parts(x.multiply(y))).toEqual(fraction(n * m, e + f));
      expect(parts(x.scale(f))).toEqual(fraction(n, e - f));
      expect(x.compare(y)).toBe(a < b ? -1 : a > b ? 1 : 0);
      expect(x.equals(y)).toBe(a === b);
      // The same value is the same object field by field, however it was computed.
      expect(x.add(y).subtract(y)).toStrictEqual(x);
    });
  });

  test('round, change sign and have options as fractions do', () => {
    check(2000, [pairs], ([n, e]) => {
      const x = Dyadic.of(n, e);
      const [m, f] = fraction(n, e);
      expect(x.floor()).toBe(n >> BigInt(e));
      expect(x.ceil()).toBe(-(-n >> BigInt(e)));
      expect(x.sign()).toBe(n < 0n ? -1 : n > 0n ? 1 : 0);
      expect(x.negate()).toStrictEqual(Dyadic.of(-n, e));
      for (const [side, step] of [
        [LEFT, -1n],
        [RIGHT, 1n],
      ] as const) {
        const option = x.option(side);
        if (f === 0 && step * m >= 0n) expect(option).toBeNull();
        else expect(option === null ? null : parts(option)).toEqual(fraction(m + step, f));
      }
    });
  });
});

test('a numerator that is no integer is refused', () => {
  expect(() => Dyadic.of(0.5)).toThrow(RangeError);
  expect(() => Dyadic.of(Number.NaN, 3)).toThrow(RangeError);
});

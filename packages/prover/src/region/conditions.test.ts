import { describe, expect, test } from 'vitest';
import { Space } from './affine.ts';
import { readConditions, regionsOf } from './conditions.ts';
import { Misread } from './expression.ts';
import { box } from './testing/box.ts';

const space = new Space(['a', 'b']);
const points = box(2, -4, 4);

/** The points of the box that the conditions admit, each as often as it is admitted. */
function admitted(text: string): string[] {
  const regions = regionsOf(space, text, readConditions(text));
  return points.flatMap((p) => regions.filter((r) => r.contains(p)).map(() => p.join()));
}

describe('conditions mean what they say', () => {
  test.each<[string, (a: number, b: number) => boolean]>([
    ['', () => true],
    ['always', () => true],
    ['a>=2', (a) => a >= 2],
    ['a > 2', (a) => a > 2],
    ['a ≤ −2', (a) => a <= -2],
    ['a=b', (a, b) => a === b],
    ['a == b', (a, b) => a === b],
    ['a!=b', (a, b) => a !== b],
    ['a ≠ 1 and b ≠ 2', (a, b) => a !== 1 && b !== 2],
    ['0 <= a < b <= 3', (a, b) => a >= 0 && a < b && b <= 3],
    ['a = 1 (mod 2)', (a) => a % 2 !== 0],
    ['a ≡ 1 mod 3, b even', (a, b) => ((a % 3) + 3) % 3 === 1 && b % 2 === 0],
    ['a is odd and b is even', (a, b) => a % 2 !== 0 && b % 2 === 0],
    ['a != 0 (mod 3)', (a) => a % 3 !== 0],
    ['2a + b/2 >= 1/2', (a, b) => 4 * a + b >= 1],
    ['2*(a-b) <= 3 & b*2 > a', (a, b) => 2 * (a - b) <= 3 && 2 * b > a],
    ['-a-(b-1) < 0; 3 > a', (a, b) => -a - (b - 1) < 0 && 3 > a],
    ['a/2 = 0 (mod 2)', (a) => a % 4 === 0],
    ['b-a+2 > 0', (a, b) => b - a + 2 > 0],
  ])('%s', (text, holds) => {
    expect(admitted(text)).toEqual(points.filter(([a, b]) => holds(a, b)).map(String));
  });
});

describe('what is wrong is told, with its place', () => {
  test.each([
    ['a*b >= 0', 0, 'The product a*b is not affine in the parameters.'],
    ['1 <= ab', 5, 'The product ab is not affine in the parameters.'],
    ['a >= 0 and b(a+1) > 0', 11, 'The product b(a+1) is not affine in the parameters.'],
    ['2^a < 3', 0, 'The power 2^… is not affine in the parameters.'],
    ['a >= ', 5, 'The text ends where a number or a parameter is expected.'],
    ['a', 1, 'The text ends where a comparison such as ">=" or "=" is expected.'],
    ['a >= 2b c', 5, 'The product 2b c is not affine in the parameters.'],
    ['a >= 1)', 6, '"and", a comma or the end of the conditions is expected before ")".'],
    ['(a >= 1', 3, 'A closing parenthesis is missing here.'],
    ['a >= 1,', 7, 'The text ends where a number or a parameter is expected.'],
    ['a < 1 (mod 2)', 6, '"mod" can follow "=" only.'],
    ['a = 1 (mod 0)', 6, 'A modulus lies between 1 and 1000.'],
    ['a/3 > 1', 2, 'A parameter can be divided by a power of two only, not by 3.'],
    ['a > 1234567890123456', 4, 'A number among parameters has at most 15 digits.'],
    ['v > 1', 0, '"v" is the sign for down and names no parameter.'],
    ['a > 1 and a < 0', 10, 'The region is empty: a < 0 contradicts the conditions before it.'],
    ['2a = 1', 0, 'No integers satisfy 2a = 1: the region is empty.'],
    ['a odd, b even, a+b even', 15, 'The region is empty: a+b even contradicts the conditions before it.'],
    ['a +- b > 0', 1, 'A parameter has one value: +- cannot stand here.'],
  ])('%s', (text, offset, message) => {
    let found: unknown;
    try {
      regionsOf(space, text, readConditions(text));
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(Misread);
    expect([(found as Misread).message, (found as Misread).offset]).toEqual([message, offset]);
  });
});

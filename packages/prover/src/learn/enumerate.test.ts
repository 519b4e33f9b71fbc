import { describe, expect, it } from 'vitest';
import { allDirections, levelDirections, plainDirections } from './enumerate.ts';

const gaps = [0, 1, 2];
const keys = (
  directions: readonly { readonly coefficients: readonly number[]; readonly modulus: number }[],
): string[] =>
  directions.map(({ coefficients, modulus }) => coefficients.join() + (modulus === 0 ? '' : ` mod ${modulus}`));

describe('directions', () => {
  it('are primitive, and no two are opposite', () => {
    const walls = allDirections(3, gaps).filter(({ modulus }) => modulus === 0);
    const found = keys(walls);
    expect(new Set(found).size).toBe(found.length);
    for (const { coefficients } of walls) expect(found).not.toContain(coefficients.map((c) => -c + 0).join());
    expect(found).toContain('4,1,-5');
    expect(found).not.toContain('2,0,-4');
  });

  it('keep their coefficients small where there are many gaps', () => {
    expect(allDirections(6, [0, 1, 2, 3, 4, 5]).length).toBeLessThan(20_000);
  });

  it('look only at the gaps asked for', () => {
    for (const { coefficients } of [...allDirections(3, [0, 2]), ...plainDirections(3, [0, 2])]) {
      expect(coefficients[1]).toBe(0);
    }
  });
});

it.each([
  [0, ['1,0', '0,1', '1,-1', '1,1']],
  [1, ['1,0', '0,1', '1,-1', '1,1']],
  [
    2,
    // Modulo 2 a sum is a difference.
    [
      '1,0',
      '0,1',
      '1,-1',
      '1,1',
      '1,0 mod 2',
      '1,0 mod 3',
      '0,1 mod 2',
      '0,1 mod 3',
      '1,-1 mod 3',
      '1,1 mod 2',
      '1,1 mod 3',
    ],
  ],
])('the directions of level %i', (level, expected) => {
  expect(keys(levelDirections(2, [0, 1], level))).toEqual(expected);
});

it('has four sums and differences of three gaps', () => {
  const triples = keys(levelDirections(3, gaps, 1)).filter((key) => !key.includes('0'));
  expect(triples.sort()).toEqual(['1,-1,-1', '1,-1,1', '1,1,-1', '1,1,1']);
});

/** The directions that are known of every class B: tempo and sum come for free, and no two ask the same. */
import { expect, test } from 'vitest';
import { tempoOf } from '../classes/tempo.ts';
import { mod } from '../region/exact.ts';
import { classDirections, shortest, sliceDirections } from './class-directions.ts';
import { keyOf } from './direction.ts';

const TEMPO = tempoOf('TTFF');

test('the tempo and the residue of the sum are proposed first', () => {
  expect(TEMPO).toEqual([-2, -1, 0, 1, 2]);
  const [tempo, sum] = classDirections(TEMPO);
  expect(tempo).toMatchObject({ coefficients: [2, 1, 0, -1, -2], modulus: 0, worth: 1 });
  expect(sum).toMatchObject({ coefficients: [1, 1, 1, 1, 1], modulus: 6 });
});

test('congruences of all forms modulo 2 and 3 are listed, each once', () => {
  for (const [modulus, count] of [
    [2, 2 ** 5 - 1],
    [3, (3 ** 5 - 1) / 2],
  ]) {
    const keys = classDirections(TEMPO)
      .filter((one) => one.modulus === modulus)
      .map(({ coefficients }) => {
        const residues = coefficients.map((x) => mod(x, modulus)).join();
        const opposite = coefficients.map((x) => mod(-x, modulus)).join();
        return residues < opposite ? residues : opposite;
      });
    expect([modulus, keys.length, new Set(keys).size]).toEqual([modulus, count, count]);
  }
});

test('on a slice congruences that differ by the tempo are one', () => {
  const listed = sliceDirections(TEMPO);
  expect(new Set(listed.map(keyOf)).size).toBe(listed.length);
  expect(listed.filter(({ modulus }) => modulus === 2)).toHaveLength(2 ** 4 - 1);
  expect(listed.filter(({ modulus }) => modulus === 3)).toHaveLength((3 ** 4 - 1) / 2);
  expect(listed.every(({ isCentral }) => isCentral)).toBe(true);
  // Of 4a - c - 2d and its sum with the tempo the one with smaller coefficients is listed.
  expect(listed.map(keyOf)).toContain('2,-1,-1,-1,2;0');
  expect(shortest([6, 2, -1, -4, -4], TEMPO)).toEqual([2, 0, -1, -2, 0]);
  expect(sliceDirections(tempoOf('TTTFF')).length).toBeLessThan(listed.length);
});

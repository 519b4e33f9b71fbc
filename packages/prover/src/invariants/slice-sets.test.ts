/** Sets of words and of slices: joined and taken apart again, and as plain data. */

import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { tempoOf } from '../classes/tempo.ts';
import { forestOf } from '../formula/class-formula.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import { atMostZero } from '../region/constraint.ts';
import { dot } from '../region/exact.ts';
import { pointsBetween, sumOf } from '../region/points.ts';
import { pack, unpack } from './packed.ts';
import { isNothing, joined, setOfSlice } from './slice-sets.ts';
import { sumAt, sumsFrom, sumsModulo } from './sums.ts';

const positions = classNamed('B11') as PositionClass;
const { space } = forestOf(positions);
const truth = (holds: boolean): Predicate => ({ kind: 'truth', holds });
/** a <= b */
const wall: Predicate = {
  kind: 'choice',
  condition: atMostZero(space.affine([1, -1, 0], 0)),
  yes: truth(true),
  no: truth(false),
};
const slices = [
  { word: 'TF', rival: '0', tempo: 2, predicate: truth(true) },
  { word: 'TF', rival: '0', tempo: 0, predicate: wall },
  { word: 'TF', rival: '0', tempo: -2, predicate: truth(false) },
] as const;
const points = [...pointsBetween(3, 0, 9)];

describe.each([sumsFrom(3), { from: 2, modulus: 3, residue: 1 }])('sums %j', (sums) => {
  const set = joined(space, sums, 'TF', slices);

  test('the set of a word contains the sets of its slices, for those sums only', () => {
    for (const point of points) {
      const slice = slices.find(({ tempo }) => tempo === dot(tempoOf('TF'), point));
      const isIn = sumOf(point) >= sums.from && sumOf(point) % sums.modulus === sums.residue;
      expect(decide(set, point), point.join()).toBe(isIn && slice !== undefined && decide(slice.predicate, point));
    }
  });

  test('which are found in it again', () => {
    for (const { predicate, ...slice } of slices) expect(setOfSlice(set, slice, sums)).toEqual(predicate);
    expect(isNothing(setOfSlice(set, { word: 'TF', rival: '0', tempo: 1 }, sums))).toBe(true);
  });

  test('as plain data it is the same', () => {
    expect(unpack(space, JSON.parse(JSON.stringify(pack(set))))).toEqual(set);
  });
});

test('a set that begins at larger sums, or has other residues only, is not taken for the whole', () => {
  const slice = { word: 'TF', rival: '0', tempo: 0 } as const;
  const late = setOfSlice(joined(space, sumsFrom(5), 'TF', slices), slice, sumsFrom(4));
  expect(
    [
      [2, 0, 2],
      [3, 0, 3],
      [3, 1, 3],
    ].map((point) => decide(late, point)),
  ).toEqual([false, false, false]);
  expect(decide(late, [2, 2, 2])).toBe(true);
  expect(decide(late, [1, 2, 1])).toBe(false);
  const odd = joined(space, { from: 0, modulus: 2, residue: 1 }, 'TF', slices);
  expect(isNothing(setOfSlice(odd, slice, { from: 0, modulus: 2, residue: 0 }))).toBe(true);
});

test('the sums of all residues are the sums', () => {
  const sums = { from: 7, modulus: 2, residue: 1 };
  const parts = sumsModulo(sums, 6);
  expect(parts.map(({ residue }) => residue)).toEqual([1, 3, 5]);
  expect(parts.map((part) => [sumAt(part, 0), sumAt(part, 1)])).toEqual([
    [7, 13],
    [9, 15],
    [11, 17],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBits,
  type Bits,
  bitsWhere,
  common,
  count,
  difference,
  firstMember,
  hasBit,
  intersection,
  isSubset,
  members,
  placesOf,
  project,
} from './bits.ts';

const SIZE = 70;
const subset = fc.uniqueArray(fc.nat(SIZE - 1)).map((list) => new Set(list));
const bits = (set: ReadonlySet<number>) => bitsWhere(SIZE, (i) => set.has(i));
const sorted = (set: Iterable<number>): number[] => [...set].sort((x, y) => x - y);

test.each([0, 1, 31, 32, 33, 64, 70])('all of %d', (size) => {
  expect(allBits(size)).toEqual(bitsWhere(size, () => true));
});

test('sets of bits are sets', () => {
  fc.assert(
    fc.property(subset, subset, (a, b) => {
      const both = sorted(a).filter((i) => b.has(i));
      const onlyA = sorted(a).filter((i) => !b.has(i));
      expect(members(bits(a))).toEqual(sorted(a));
      expect(count(bits(a))).toBe(a.size);
      expect(members(intersection(bits(a), bits(b)))).toEqual(both);
      expect(members(difference(bits(a), bits(b)))).toEqual(onlyA);
      expect(common(bits(a), bits(b))).toBe(both.length);
      expect(isSubset(bits(a), bits(b))).toBe(onlyA.length === 0);
      const chosen = sorted(b);
      const [seen] = project([bits(a)], placesOf(chosen, SIZE), chosen.length);
      expect(both.length === 0 ? seen : members(seen as Bits)).toEqual(
        both.length === 0 ? null : chosen.flatMap((x, i) => (a.has(x) ? [i] : [])),
      );
      expect(firstMember(bits(a))).toBe(sorted(a)[0] ?? -1);
      for (let i = 0; i < SIZE; i++) expect(hasBit(bits(a), i)).toBe(a.has(i));
    }),
  );
});

test('sets of different capacity', () => {
  const small = bitsWhere(10, (i) => i < 3);
  expect(
    isSubset(
      small,
      bitsWhere(100, (i) => i < 50),
    ),
  ).toBe(true);
  expect(
    isSubset(
      bitsWhere(100, (i) => i < 50),
      small,
    ),
  ).toBe(false);
  expect(
    common(
      small,
      bitsWhere(100, (i) => i > 1),
    ),
  ).toBe(1);
});

/** The entropy of a cover is that of its parts, whatever is known of the labels before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, bitsWhere, count, hasBit, isSubset } from '../support/bits.ts';
import { coverEntropy, entropy, greedyCover, usefulLabels } from './cover.ts';

const SIZE = 70;
const covered = (fits: readonly Bits[]): Bits => bitsWhere(SIZE, (i) => fits.some((label) => hasBit(label, i)));
const set: fc.Arbitrary<Bits> = fc
  .array(fc.boolean(), { minLength: SIZE, maxLength: SIZE })
  .map((has) => bitsWhere(SIZE, (i) => has[i]));

test('on random labels', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), set, (fits, all) => {
      const expected = entropy(greedyCover(fits, all).map(({ size }) => size));
      for (const widths of [fits.map(count), fits.map(() => SIZE)])
        expect(coverEntropy(fits, all.slice(), widths)).toBe(expected);
    }),
  );
});

test('an entropy that is too much need not be known', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), fc.double({ min: 0, max: 120, noNaN: true }), (fits, most) => {
      const widths = fits.map(count);
      const expected = coverEntropy(fits, covered(fits), widths);
      const found = coverEntropy(fits, covered(fits), widths, most);
      if (expected <= most) expect(found).toBe(expected);
      else expect(found).toBeGreaterThan(most);
    }),
  );
});

test('parts are disjoint, and each is the largest of what is left', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), set, (fits, all) => {
      const parts = greedyCover(fits, all);
      const sizes = parts.map(({ size }) => size);
      expect(sizes).toEqual([...sizes].sort((x, y) => y - x));
      expect(parts.map(({ samples }) => count(samples))).toEqual(sizes);
      const inside = bitsWhere(SIZE, (i) => hasBit(all, i) && hasBit(covered(fits), i));
      expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(count(inside));
    }),
  );
});

test('a label is useful unless another that is no larger fits all that it fits', () => {
  const sparse = fc.uniqueArray(fc.nat(9)).map((some) => bitsWhere(SIZE, (i) => some.includes(Math.floor(i / 7))));
  fc.assert(
    fc.property(fc.array(fc.tuple(sparse, fc.integer({ min: 1, max: 3 })), { maxLength: 14 }), (labels) => {
      const [fits, sizes] = [labels.map(([bits]) => bits), labels.map(([, size]) => size)];
      const order = (x: number, y: number): number => count(fits[y]) - count(fits[x]) || sizes[x] - sizes[y] || x - y;
      const expected = labels
        .map((_, i) => i)
        .filter((i) => count(fits[i]) > 0)
        .filter((i) => !labels.some((_, j) => order(j, i) < 0 && sizes[j] <= sizes[i] && isSubset(fits[i], fits[j])))
        .sort(order);
      expect(usefulLabels(fits, sizes)).toEqual(expected);
    }),
  );
});

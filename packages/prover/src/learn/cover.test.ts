/** The entropy of a cover is that of its parts, whatever is known of the labels before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, bitsWhere, count, hasBit } from '../support/bits.ts';
import { coverEntropy, entropy, greedyCover } from './cover.ts';

const SIZE = 70;
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

test('parts are disjoint, and each is the largest of what is left', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), set, (fits, all) => {
      const parts = greedyCover(fits, all);
      const sizes = parts.map(({ size }) => size);
      expect(sizes).toEqual([...sizes].sort((x, y) => y - x));
      expect(parts.map(({ samples }) => count(samples))).toEqual(sizes);
      const covered = bitsWhere(SIZE, (i) => hasBit(all, i) && fits.some((label) => hasBit(label, i)));
      expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(count(covered));
    }),
  );
});

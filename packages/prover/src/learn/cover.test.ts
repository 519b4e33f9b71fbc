/** Covers are greedy, and their entropy is that of their parts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, bitsWhere, common, count, difference, hasBit, intersection, isSubset } from '../support/bits.ts';
import { Covers, entropy, greedyCover, usefulLabels } from './cover.ts';

const SIZE = 70;
const covered = (fits: readonly Bits[]): Bits => bitsWhere(SIZE, (i) => fits.some((label) => hasBit(label, i)));
const set: fc.Arbitrary<Bits> = fc
  .array(fc.boolean(), { minLength: SIZE, maxLength: SIZE })
  .map((has) => bitsWhere(SIZE, (i) => has[i]));

test('on random labels', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), set, (fits, all) => {
      const expected = entropy(greedyCover(fits, all).map(({ size }) => size));
      expect(new Covers(fits).entropy(all.slice())).toBe(expected);
    }),
  );
});

test('an entropy that is too much need not be known', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), fc.double({ min: 0, max: 120, noNaN: true }), (fits, most) => {
      const covers = new Covers(fits);
      const expected = covers.entropy(covered(fits));
      const found = covers.entropy(covered(fits), most);
      if (expected <= most) expect(found).toBe(expected);
      else expect(found).toBeGreaterThan(most);
    }),
  );
});

test('the label that fits most of the rest comes next, the first of several', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 12 }), set, (fits, all) => {
      let rest = all;
      for (const { label, samples, size } of greedyCover(fits, all)) {
        const widths = fits.map((bits) => common(bits, rest));
        expect([size, label]).toEqual([Math.max(...widths), widths.indexOf(Math.max(...widths))]);
        expect(samples).toEqual(intersection(rest, fits[label]));
        rest = difference(rest, samples);
      }
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

/** The tests of a node: as a map of objects would have them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Candidates } from './candidates.ts';

const directions = Array.from({ length: 5 }, (_, k) => ({ coefficients: [k], modulus: 0, worth: 1 }));
const entry = fc.record({
  // Keys of up to 53 bits that agree in their last bits.
  key: fc.integer({ min: 0, max: 3000 }).map((n) => (n % 40) * 2 ** 33 + Math.floor(n / 40) * 2 ** 12),
  bound: fc.integer({ min: -4, max: 4 }),
  worth: fc.constantFrom(0, 0.5, 0.75, 1),
  settled: fc.nat(9),
});

test('of tests for the same samples the first of most worth, and the best first', () => {
  const candidates = new Candidates();
  const property = fc.property(
    fc.array(entry, { maxLength: 3000, size: 'max' }),
    fc.integer({ min: 1, max: 50 }),
    (all, most) => {
      const saved = (key: number): number => (key / 2 ** 12) % 7;
      const expected = new Map<number, { readonly order: number; readonly bound: number; readonly worth: number }>();
      candidates.begin();
      all.forEach(({ key, bound, worth, settled }, i) => {
        const order = Math.floor((5 * i) / all.length);
        const row = candidates.row(key);
        const known = expected.get(key);
        expect(candidates.isNew(row)).toBe(known === undefined);
        if (candidates.isNew(row)) candidates.setSaved(row, saved(key));

        candidates.set(row, order, bound, worth, settled);
        expected.set(key, { order, bound, worth, ...{ direction: directions[order], saved: saved(key), settled } });
      });
      const list = candidates.all(directions);
      expect(list).toEqual([...expected.values()]);
      const sorted = [...list.keys()].sort((x, y) => candidates.compare(x, y)).slice(0, most);
      expect(candidates.best(most).map((row) => candidates.gain(row))).toEqual(
        sorted.map((row) => candidates.gain(row)),
      );
    },
  );
  fc.assert(property, { numRuns: 30 });
});

/** What is read off buckets agrees with going through the samples one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsWhere, isSubset } from '../support/bits.ts';
import { Buckets } from './buckets.ts';
import type { Direction } from './direction.ts';
import { EntropyScore, weightedEntropy } from './entropy-score.ts';
import { SetKeys } from './set-keys.ts';
import { Settled } from './settled.ts';

const WALL: Direction = { coefficients: [1], modulus: 0, worth: 1 };

test('bounds are scored by the entropy that they save', () => {
  const dealt = {
    columns: [Int32Array.of(0, 1, 2, 3, 4, 5)],
    parts: Uint16Array.of(0, 0, 0, 0, 1, 1),
    sizes: [4, 2],
  };
  const score = new EntropyScore(dealt, [1, 1]);
  expect(score.best(WALL)?.bound).toBe(4);
  // All the entropy of 4 and 2, but for the worth of a wall at 4.
  expect(score.best(WALL)?.gain).toBeCloseTo((6 * Math.log(6) - 4 * Math.log(4) - 2 * Math.log(2)) * 0.995 ** 4, 6);
  expect(score.best({ ...WALL, modulus: 2 })?.gain).toBeCloseTo(0, 7);
  expect(score.best({ ...WALL, coefficients: [0] })).toBeNull();
});

const twoParts = fc.array(fc.record({ x: fc.integer({ min: -9, max: 9 }), part: fc.nat(1) }), { minLength: 4 });

test.each([1, 2, 3])('scores of %i parts are those of plain scores, also if only high ones are wanted', (count) => {
  const weights = [1, 0.3, 2].slice(0, count);
  const property = fc.property(twoParts, fc.constantFrom(0, 2, 3), fc.boolean(), (all, modulus, isCentral) => {
    const parts = Uint16Array.from(all, ({ part }, i) => (part + (i % 3 === 0 ? 1 : 0)) % count);
    const sizes = weights.map((_, p) => parts.filter((part) => part === p).length);
    const dealt = { columns: [Int32Array.from(all, ({ x }) => x)], parts, sizes };
    const direction = { ...WALL, modulus, isCentral };
    const quick = new EntropyScore(dealt, weights);
    const plain = new EntropyScore(dealt, weights, true).best(direction);
    expect(quick.best(direction)?.gain).toEqual(plain === null ? undefined : expect.closeTo(plain.gain, 6));
    if (plain === null) return;
    expect(quick.best(direction, plain.gain * 0.999 - 1e-6)?.gain).toBeCloseTo(plain.gain, 6);
    expect(quick.best(direction, plain.gain * 1.001 + 1e-6)).toBeNull();
  });
  fc.assert(property, { numRuns: 100 });
});

test('samples of one residue have no bounds', () => {
  expect(new Buckets().sort({ ...WALL, modulus: 3 }, [Int32Array.of(4, 10, 7)], 3)).toBe(false);
});

const samples = fc.array(fc.record({ x: fc.integer({ min: -6, max: 6 }), labels: fc.nat(2 ** 40) }), {
  minLength: 2,
  maxLength: 50,
});

/** The entropy of numbers of samples with weights, by its definition. */
function naiveEntropy(counts: readonly number[], weights: readonly number[]): number {
  const xs = counts.map((count, p) => count * weights[p]).filter((x) => x > 0);
  const total = xs.reduce((sum, x) => sum + x, 0);
  return xs.reduce((sum, x) => sum + x * Math.log(total / x), 0);
}

test('buckets, keys, settled samples and scores', () => {
  const keys = new SetKeys();
  const buckets = new Buckets();
  const property = fc.property(samples, fc.constantFrom(0, 2, 3), (all, modulus) => {
    const n = all.length;
    const isWall = modulus === 0;
    const direction = { ...WALL, modulus };
    const columns = [Int32Array.from(all, ({ x }) => x)];
    fc.pre(buckets.sort(direction, columns, n));
    const { low, width } = buckets;
    const value = ({ x }: { readonly x: number }): number => (isWall ? x : (x + 6) % modulus);
    const fits = Array.from({ length: 40 }, (_, k) =>
      bitsWhere(n, (i) => Math.floor(all[i].labels / 2 ** k) % 2 === 1),
    );
    const parts = Uint16Array.from(all, ({ labels }) => labels % 3);
    const weights = [1, 0.5, 2.25];
    const sizesOf = (some: readonly number[]): number[] =>
      weights.map((_, p) => some.filter((i) => parts[i] === p).length);
    const keyOf = keys.of(buckets, isWall);
    const settledBy = new Settled(fits, n).of(buckets, isWall);
    const seen = new Map<number, string>();
    const indices = [...all.keys()];
    const before = naiveEntropy(sizesOf(indices), weights);
    let best = 0;
    for (let v = 0; v < width; v++) {
      const here = indices.filter((i) => value(all[i]) === low + v);
      const listed: number[] = [];
      for (let i = buckets.first[v]; i >= 0; i = buckets.next[i]) listed.push(i);
      expect(listed).toEqual(here);
      const passes = (i: number): boolean => (isWall ? value(all[i]) > low + v : value(all[i]) === low + v);
      const sides = [indices.filter(passes), indices.filter((i) => !passes(i))];
      const name = sides[0].join();
      expect(seen.get(keyOf[v]) ?? name).toBe(name);
      seen.set(keyOf[v], name);
      const settled = sides.map((side) => {
        const bits = bitsWhere(n, (i) => side.includes(i));
        return fits.some((label) => isSubset(bits, label)) ? side.length : 0;
      });
      expect(settledBy[v]).toBe(Math.max(...settled));
      if (here.length === 0) continue;
      const after = sides.map((side) => naiveEntropy(sizesOf(side), weights));
      best = Math.max(best, (before - after[0] - after[1]) * (isWall ? 0.995 ** Math.abs(low + v + 1) : 1));
    }
    expect(seen.size).toBe(new Set(seen.values()).size);
    const dealt = { columns, parts, sizes: sizesOf(indices) };
    expect(new EntropyScore(dealt, weights).best(direction)?.gain).toBeCloseTo(best, 6);
    const units = sizesOf(indices).map((size, p) => size * weights[p]);
    expect(weightedEntropy(units)).toBeCloseTo(before, 6);
  });
  fc.assert(property, { numRuns: 300 });
});

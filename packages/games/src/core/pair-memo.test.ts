import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PairMemo } from './pair-memo.ts';

test('a memo gives the latest value of a pair or none, and the last one written for sure', () => {
  const pairs = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 40 }), fc.nat());
  fc.assert(
    fc.property(fc.array(pairs), fc.integer({ min: 1, max: 12 }), (writes, mostBits) => {
      const memo = new PairMemo(mostBits);
      const latest = new Map<string, number>();
      for (const [a, b, value] of writes) {
        memo.set(a, b, value);
        latest.set(`${a},${b}`, value);
        expect(memo.get(a, b)).toBe(value);
        for (const [c, d] of writes) expect([latest.get(`${c},${d}`), -1]).toContain(memo.get(c, d));
      }
    }),
    { numRuns: 20 },
  );
});

test('it grows with what is written, up to its greatest size, and keeps most of what came since', () => {
  const memo = new PairMemo(13);
  const first = memo.bytes;
  for (let n = 1; n <= 3000; n++) memo.set(n, n, n);
  expect(memo.bytes).toBeGreaterThan(first);
  let kept = 0;
  for (let n = 1; n <= 3000; n++) if (memo.get(n, n) === n) kept++;
  expect(kept).toBeGreaterThan(1000);
  for (let n = 1; n <= 50_000; n++) memo.set(n, n, n);
  expect(memo.bytes).toBe((3 << 13) * Int32Array.BYTES_PER_ELEMENT);
});

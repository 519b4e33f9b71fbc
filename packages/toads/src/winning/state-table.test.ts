import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateTable } from './state-table.ts';

test.each([1, 2, 5])('keys of %d words: what was put in is found, and nothing else', (words) => {
  const key = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: words, maxLength: words });
  const entries = fc.array(fc.tuple(key, fc.nat(200)), { maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(entries, key, (list, other) => {
      const table = new StateTable(words, 2 ** 20);
      const map = new Map<string, number>();
      for (const [k, remoteness] of list) {
        table.set(Uint32Array.from(k), remoteness);
        map.set(k.join(), remoteness);
      }
      expect(table.size).toBe(map.size);
      for (const [k] of list) expect(table.get(Uint32Array.from(k))).toBe(map.get(k.join()));
      expect(table.get(Uint32Array.from(other))).toBe(map.get(other.join()) ?? -1);
    }),
    { numRuns: 20 },
  );
});

test('keys that differ in one bit are different keys, also after the table has grown', () => {
  const table = new StateTable(2, 2 ** 24);
  const keys = Array.from({ length: 64 }, (_, bit) => Uint32Array.of(bit < 32 ? 1 << bit : 0, bit < 32 ? 0 : 1 << bit));
  for (const [i, key] of keys.entries()) table.set(key, i);
  for (let i = 0; i < 10_000; i++) table.set(Uint32Array.of(0xffff0000 + i, i * 0x10001), 7);
  expect(keys.map((key) => table.get(key))).toEqual(keys.map((_, i) => i));
  expect(table.size).toBe(10_064);
});

test('a table that may not grow any more says so', () => {
  const table = new StateTable(1, 2 ** 20);
  const fill = () => {
    for (let i = 0; ; i++) table.set(Uint32Array.of(i), 0);
  };
  expect(fill).toThrow('More than 98,304 positions would have to be solved, which takes over 1 MB.');
});

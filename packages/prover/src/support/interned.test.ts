/** What was added is found again, also where hashes agree. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areEqual, Interned, mixedAll } from './interned.ts';

const list = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 4 });

test.each([
  ['their hashes', (numbers: readonly number[]) => mixedAll(0, numbers)],
  ['one hash for all', () => 7],
])('lists of numbers by %s', (_, hashOf) => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 40 }), (lists) => {
      const interned = new Interned<readonly number[]>();
      const texts = new Map<string, readonly number[]>();
      for (const numbers of lists) {
        const found = interned.alike(hashOf(numbers)).find((other) => areEqual(other, numbers));
        expect(found).toBe(texts.get(numbers.join()));
        if (found !== undefined) continue;
        interned.add(hashOf(numbers), numbers);
        texts.set(numbers.join(), numbers);
      }
    }),
  );
});

test('hashes differ where few numbers differ', () => {
  const hashes = new Set<number>();
  for (let a = -20; a < 20; a++) for (let b = -20; b < 20; b++) hashes.add(mixedAll(0, [a, 0, b, 1]));
  expect(hashes.size).toBeGreaterThan(1590);
});

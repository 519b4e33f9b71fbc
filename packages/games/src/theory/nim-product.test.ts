import { expect, test } from 'vitest';
import { GameLimitError } from '../core/limits.ts';
import { nimProduct } from './nim-product.ts';

test('the nim product is the least that is no sum of products of options', () => {
  const size = 20;
  const table: number[][] = [];
  for (let a = 0; a < size; a++) {
    table.push([]);
    for (let b = 0; b < size; b++) {
      const taken = new Set<number>();
      const at = (x: number, y: number) => (table[x] as number[])[y] as number;
      for (let x = 0; x < a; x++) for (let y = 0; y < b; y++) taken.add(at(x, b) ^ at(a, y) ^ at(x, y));
      let least = 0;
      while (taken.has(least)) least++;
      (table[a] as number[])[b] = least;
      expect(nimProduct(a, b), `${a} and ${b}`).toBe(least);
    }
  }
});

test('every nimber up to 65535 but 0 has an inverse, among those tried', () => {
  for (const n of [1, 2, 255, 256, 32768, 65535]) {
    // The nonzero nimbers below 2^16 are a group, so n to the power 2^16 - 1 is 1.
    let power = 1;
    for (let i = 0; i < 16; i++) power = nimProduct(nimProduct(power, power), n);
    expect(power).toBe(1);
  }
});

test('what is no nimber is refused', () => {
  expect(() => nimProduct(65536, 1)).toThrow(GameLimitError);
  expect(() => nimProduct(0, 65536)).toThrow(GameLimitError);
  expect(() => nimProduct(1, -1)).toThrow(RangeError);
});

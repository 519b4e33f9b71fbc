import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

test('a small box is found again, all of it', () => {
  expect([...sampleOf([1, 3, 6, 7, 6, 3, 1], () => 0.5)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('of a large one those of least work, and any other by chance', () => {
  const points = [1, 9000, 300_000, 800_000, 300_000, 9000, 1];
  expect([...sampleOf(points, () => 0.5)].sort()).toEqual([0, 1, 5, 6]);
  let asked = 0;
  expect([...sampleOf(points, () => (asked++ === 3 ? 0.01 : 0.03))].sort()).toEqual([0, 1, 3, 5, 6]);
});

test('none that would take many seconds', () => {
  expect([...sampleOf([30_000, 1_900_000, 2_100_000, 30_000], () => 0)].sort()).toEqual([0, 1, 3]);
});

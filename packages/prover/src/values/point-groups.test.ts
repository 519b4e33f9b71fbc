import { expect, test } from 'vitest';
import { bySum, forThreads } from './point-groups.ts';
import type { WordPoint } from './word-jobs.ts';

const near: WordPoint[] = Array.from({ length: 40 }, (_, i) => ['TF', [i % 3, 1, 2]]);
const far: WordPoint[] = Array.from({ length: 6 }, (_, i) => ['FT', [100 + i, 200 - i, 300]]);

test('points come once, by sums, the largest first', () => {
  const groups = bySum([...near, ...far, ...far]);
  expect(groups).toEqual([far, [near[2]], [near[1]], [near[0]]]);
});

test('several threads share the points that take longest', () => {
  const groups = bySum([...near, ...far]);
  expect(forThreads(groups, 1)).toBe(groups);
  expect(forThreads(groups, 2)).toEqual([...far.map((one) => [one]), [near[2]], [near[1]], [near[0]]]);
  const alike = bySum(Array.from({ length: 80 }, (_, i): WordPoint => ['TF', [i, 79 - i]]));
  const parts = forThreads(alike, 2);
  expect(parts.flat()).toEqual(alike.flat());
  expect(parts.length).toBeGreaterThan(7);
  expect(parts.length).toBeLessThan(12);
});

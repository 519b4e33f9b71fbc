import { expect, test } from 'vitest';
import { Slopes } from './slopes.ts';

test('slopes along axes and slanted rows', () => {
  const slopes = new Slopes(3, 2);
  slopes.add([1, 0, 0], [2, -1]);
  // Only rows that keep b - c are seen: one of both slopes stays open.
  slopes.add([0, 1, 1], [5, 4]);
  expect(slopes.isSettled([1, 1, 1])).toBe(true);
  expect(slopes.isSettled([0, 1, 0])).toBe(false);
  const [first, second] = slopes.solve();
  expect([first[0], first[1] + first[2]]).toEqual([2, 5]);
  expect([second[0], second[1] + second[2]]).toEqual([-1, 4]);
});

test('a band across three gaps', () => {
  const slopes = new Slopes(3, 1);
  slopes.add([1, -1, 0], [0]);
  slopes.add([1, 0, 1], [3]);
  slopes.add([0, 1, 1], [3]);
  const [[a, b, c]] = slopes.solve();
  expect([a - b, a + c, b + c]).toEqual([0, 3, 3]);
});

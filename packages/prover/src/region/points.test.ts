/** Points of a sum, against a plain list of all points of a box. */
import { expect, test } from 'vitest';
import { pointsBetween, pointsOfSum, sumOf } from './points.ts';

/** All points of so many coordinates from 0 to 4, in the order of their first differing entries. */
const box = (dimension: number): number[][] =>
  dimension === 0 ? [[]] : [0, 1, 2, 3, 4].flatMap((x) => box(dimension - 1).map((rest) => [x, ...rest]));

test.each([1, 2, 3, 4])('all points of %i gaps, in the order of the list', (dimension) => {
  const gaps = Array.from({ length: dimension }, (_, gap) => gap);
  for (let sum = 0; sum <= 4; sum++) {
    expect([...pointsOfSum(gaps, dimension, sum)]).toEqual(box(dimension).filter((point) => sumOf(point) === sum));
  }
  expect([...pointsBetween(dimension, 1, 2)].map(sumOf)).toEqual([
    ...Array(dimension).fill(1),
    ...Array((dimension * (dimension + 1)) / 2).fill(2),
  ]);
});

test.each<[gaps: number[], sum: number, points: number[][]]>([
  [[], 0, [[0, 0, 0]]],
  [[], 1, []],
  [[1], 2, [[0, 2, 0]]],
  [
    [2, 0],
    1,
    [
      [1, 0, 0],
      [0, 0, 1],
    ],
  ],
])('points that are 0 outside the gaps %j, of sum %i', (gaps, sum, points) => {
  expect([...pointsOfSum(gaps, 3, sum)]).toEqual(points);
});

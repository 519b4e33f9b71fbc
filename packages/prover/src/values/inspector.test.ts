import { expect, test } from 'vitest';
import { Inspector } from './inspector.ts';
import { type InspectJob, pointKey, type WordPoint } from './word-jobs.ts';

const MEGABYTE = 2 ** 20;
const point = (word: string, size: number): WordPoint => [word, [size, 1]];

/** An inspector of points that need as many megabytes as their first gap says, and the memory of each call with its points. */
function inspector(wrongWords: readonly string[]) {
  const calls: (readonly [megabytes: number, points: readonly string[]])[] = [];
  const inspect = (jobs: readonly InspectJob[]) => {
    if (jobs.length > 0)
      calls.push([jobs[0].maxBytes / MEGABYTE, jobs.flatMap(({ points }) => points.map(pointKey)).sort()]);
    return jobs.map(({ points, maxBytes }) => {
      const places = points.map((_, place) => place);
      const isNear = (place: number): boolean => points[place][1][0] * MEGABYTE <= maxBytes;
      return {
        wrong: places.filter((place) => isNear(place) && wrongWords.includes(points[place][0])),
        passedOver: places.filter((place) => !isNear(place)),
      };
    });
  };
  return { calls, found: new Inspector('A11', 1, inspect) };
}

test('what takes more memory is looked at only if nothing is wrong nearer to the origin', () => {
  const { calls, found } = inspector(['TF']);
  const near = [point('TF', 3), point('FT', 4)];
  const far = [point('TF', 12), point('FT', 30)];
  expect(found.wrongPoints([...near, ...far], [])).toEqual([point('TF', 3)]);
  expect(calls).toEqual([[8, ['FT 30,1', 'FT 4,1', 'TF 12,1', 'TF 3,1']]]);
  expect(found.wrongPoints([point('FT', 4), ...far], [])).toEqual([point('TF', 12)]);
  expect(calls.slice(1)).toEqual([
    [8, ['FT 4,1']],
    [16, ['FT 30,1', 'TF 12,1']],
  ]);
});

test('points that need more than all memory are passed over, and others are wrong once', () => {
  const { calls, found } = inspector(['FT']);
  expect(found.wrongPoints([point('FT', 100), point('TF', 20)], [])).toEqual([]);
  expect(calls.map(([megabytes, points]) => [megabytes, points.length])).toEqual([
    [8, 2],
    [16, 2],
    [32, 2],
    [64, 1],
  ]);
  expect(found.wrongPoints([point('FT', 100), point('FT', 2), point('FT', 2)], [])).toEqual([point('FT', 2)]);
  expect(found.wrongPoints([point('FT', 100)], [])).toEqual([]);
  expect(calls).toHaveLength(5);
});

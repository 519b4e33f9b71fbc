import { expect, test } from 'vitest';
import type { PlainTree } from '../formula/plain.ts';
import { Inspector } from './inspector.ts';
import {
  type Inspected,
  type InspectJob,
  pointKey,
  type Suspect,
  type WordFailure,
  type WordPoint,
} from './word-jobs.ts';

/** Of boards: the first budget is 8 of them. */
const UNIT = 2 ** 15;
const point = (word: string, size: number): WordPoint => [word, [size, 1]];
const claimedAt = (): PlainTree => [0, 0, 0, 0];

/** An inspector of points that need as many units as their first gap says, and the budget of each call with its failures. */
function inspector(wrongWord: string) {
  const calls: (readonly [units: number, points: readonly string[]])[] = [];
  const inspect = (jobs: readonly InspectJob[]): readonly Inspected[] => {
    const points = jobs.flatMap(({ failures }) => failures.map(([first]) => pointKey(first)));
    if (jobs.length > 0) calls.push([jobs[0].mostBoards / UNIT, points.sort()]);
    return jobs.map(({ failures, mostBoards }) => {
      const isNear = ([[, [size]]]: readonly Suspect[]): boolean => size * UNIT <= mostBoards;
      return {
        wrong: failures
          .filter(isNear)
          .flatMap((points) =>
            points.flatMap(([word, point]): WordPoint[] => (word === wrongWord ? [[word, point]] : [])),
          ),
        passedOver: [...failures.keys()].filter((place) => !isNear(failures[place])),
      };
    });
  };
  return { calls, found: new Inspector('A11', 1, inspect) };
}

test('what takes more boards is looked at only if nothing is wrong nearer to the origin', () => {
  const { calls, found } = inspector('TF');
  const near: WordFailure[] = [[point('TF', 3)], [point('FT', 4)]];
  const far: WordFailure[] = [[point('FT', 12), point('TF', 11)], [point('FT', 30)]];
  expect(found.wrongPoints([...near, ...far], claimedAt)).toEqual([point('TF', 3)]);
  expect(calls).toEqual([[8, ['FT 12,1', 'FT 30,1', 'FT 4,1', 'TF 3,1']]]);
  expect(found.wrongPoints([near[1], ...far], claimedAt)).toEqual([point('TF', 11)]);
  expect(calls.slice(1)).toEqual([
    [8, ['FT 4,1']],
    [16, ['FT 12,1', 'FT 30,1']],
  ]);
});

test('where the boards are not enough, what the moves lead to is looked at alone', () => {
  const { calls, found } = inspector('TF');
  const far: WordFailure = [point('FT', 100), point('TF', 90), point('TF', 60), point('TF', 60)];
  expect(found.wrongPoints([far, [point('FT', 20)]], claimedAt)).toEqual([point('TF', 60)]);
  expect(calls).toEqual([
    [8, ['FT 100,1', 'FT 20,1']],
    [16, ['FT 100,1', 'FT 20,1']],
    [32, ['FT 100,1', 'FT 20,1']],
    [64, ['FT 100,1']],
    [64, ['TF 60,1', 'TF 90,1']],
  ]);
  expect(found.wrongPoints([[point('FT', 100)], [point('FT', 100), point('TF', 90)]], claimedAt)).toEqual([]);
  expect(calls).toHaveLength(5);
});

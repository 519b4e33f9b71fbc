import { expect, test } from 'vitest';
import { learnByMistakes } from './mistakes.ts';

/** A threshold up to 100, learned from a few numbers: the smallest sample that is large. */
function threshold(truth: number, mostRounds: number, giveUpAfter = Number.POSITIVE_INFINITY): number | null {
  const samples = [100];
  return learnByMistakes<number, number>({
    mostRounds,
    learn: () => Math.min(...samples),
    mistakes: (tree) => Array.from({ length: 101 }, (_, x) => x).filter((x) => x >= truth !== x >= tree),
    takeUp: (wrong, round) => samples.push(wrong[wrong.length >> 1]) > 0 && round < giveUpAfter,
  });
}

test.each([
  [100, 1, undefined, 100],
  [30, 40, undefined, 30],
  [30, 2, undefined, null],
  [30, 40, 1, null],
])('the threshold %i in at most %i rounds, given up after %j: %j', (truth, mostRounds, giveUpAfter, expected) => {
  expect(threshold(truth, mostRounds, giveUpAfter)).toBe(expected);
});

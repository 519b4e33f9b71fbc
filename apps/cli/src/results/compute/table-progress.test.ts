import { expect, test } from 'vitest';
import { tableProgressText } from './table-progress.ts';

const MB = 2 ** 20;

test('progress is told by work done, with an estimate, the cells in hand and the memory', () => {
  const inHand = [
    { position: 'T^6.^7F^5', share: 0.455 },
    { position: 'T^7.^5F^5', share: 0 },
  ];
  expect(tableProgressText({ cells: 40, cellsDone: 12, cost: 1000, costDone: 250, inHand }, 60, 412.4 * MB)).toBe(
    '[#####---------------] 12 of 40 cells in 1 min 0 s, about 3 min 0 s left; in hand T^6.^7F^5 46%, T^7.^5F^5 0%; 412 MB',
  );
});

test.each([
  [
    { cells: 3, cellsDone: 0, cost: 9, costDone: 0, inHand: [] },
    '[--------------------] 0 of 3 cells in 5 s, no estimate yet; 10 MB',
  ],
  [
    { cells: 3, cellsDone: 3, cost: 9, costDone: 9, inHand: [] },
    '[####################] 3 of 3 cells in 5 s, about 0 s left; 10 MB',
  ],
  [
    { cells: 0, cellsDone: 0, cost: 0, costDone: 0, inHand: [] },
    '[####################] 0 of 0 cells in 5 s, about 0 s left; 10 MB',
  ],
])('%o', (progress, text) => expect(tableProgressText(progress, 5, 10 * MB)).toBe(text));

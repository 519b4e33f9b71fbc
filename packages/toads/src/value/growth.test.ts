import { expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { estimatedPositions } from './growth.ts';

/** As many as an evaluator values. */
it.each([
  ['T^11..F^11', 108_528],
  ['T^14..F^14', 688_356],
])('the positions of %s, which are %d, are estimated from shorter boards', (text, positions) => {
  const ratio = estimatedPositions(boardOf(text)) / positions;
  expect([ratio > 0.8, ratio < 1.25]).toEqual([true, true]);
});

it.each(['TT..FF', 'T^12.F^12'])('%s, of no kind or little work, is not estimated', (text) => {
  expect(estimatedPositions(boardOf(text))).toBe(0);
});

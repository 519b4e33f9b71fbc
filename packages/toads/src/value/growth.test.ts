import { Arena } from '@lilypad/games';
import { expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Evaluator } from './evaluator.ts';
import { estimatedPositions } from './growth.ts';

it('the positions of T^11..F^11 are estimated from shorter boards', () => {
  const evaluator = new Evaluator(new Arena());
  evaluator.value(boardOf('T^11..F^11'));
  const ratio = estimatedPositions(boardOf('T^11..F^11')) / evaluator.positions;
  expect([ratio > 0.8, ratio < 1.25]).toEqual([true, true]);
});

it.each(['TT..FF', 'T^12.F^12'])('%s, of no kind or little work, is not estimated', (text) => {
  expect(estimatedPositions(boardOf(text))).toBe(0);
});

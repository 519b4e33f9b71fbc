import { boardOf } from '@lilypad/toads';
import { expect, it } from 'vitest';
import { changeBetween } from './change.ts';

it.each([
  ['TT..FF', 'T.T.FF', { from: 1, to: 2 }],
  ['T.T.FF', 'TT..FF', { from: 2, to: 1 }],
  ['T.TF.F', 'T..FTF', { from: 2, to: 4 }],
  ['T.TF.F', 'TFT..F', { from: 3, to: 1 }],
  ['T.TF.F', 'T.TF.F', null],
  ['T..', '..T', { from: 0, to: 2 }],
  ['T...', '...T', null],
  ['T.', 'F.', null],
  ['T.', '.F', null],
  ['TF.', '.TF', null],
  ['T.', 'T..', null],
])('from %s to %s: %j', (before, after, change) => {
  expect(changeBetween(boardOf(before), boardOf(after))).toEqual(change);
});

/** What pages show for counting claims: how many frogs, and boards made from the counts that have names. */
import { expect, test } from 'vitest';
import type { RegionsView } from '../claim/view.ts';
import type { CountingClaim } from './claim.ts';
import { countingView } from './view.ts';

const claimOf = (shape: string, counts: Readonly<Record<string, string>>): CountingClaim => ({
  kind: 'counting',
  target: 'test',
  weights: { 'T.': 1, '.F': -1, TF: -1 },
  shapes: [{ shape, counts, bounds: [], values: [] }],
  corollaries: [],
});

const regionsOf = (claim: CountingClaim): RegionsView => countingView(claim).entries[0] as RegionsView;

test.each([
  ['X T .^b F V', 'Boards with one frog,'],
  ['.^b F V', 'Boards with one frog,'],
  ['X T .^b F .^c F V', 'Boards with 2 frogs,'],
])('the boards of the shape %s are told as "%s"', (shape, text) => {
  expect(countingView(claimOf(shape, {})).about).toContain(text);
});

test.each<[string, Record<string, string>, string[], number[], string]>([
  ['X T .^b F V', { l: 'holes of X', r: 'holes of V' }, ['l', 'b', 'r'], [2, 1, 3], '..T.F...'],
  ['X T .^b F V', { r: 'holes of V' }, ['b', 'r'], [1, 3], 'T.F...'],
  ['X T .^b F V', { t: 'toads of X' }, ['t', 'b'], [4, 1], 'T.F'],
  ['X T .^b F .^c F V', {}, ['b', 'c'], [1, 2], 'T.F..F'],
  ['.^b F V', { x: 'holes of Y' }, ['b'], [2], '..F'],
])('%s with the counts %o has the parameters %o, and at %o the board %s', (shape, counts, names, point, board) => {
  const view = regionsOf(claimOf(shape, counts));
  expect(view.parameters).toEqual(names);
  expect(view.boardAt(point)).toBe(board);
  // Nothing is claimed, so nothing is told.
  expect(view.rows.map(({ text }) => text)).toEqual(['not told']);
  expect(view.rowAt(point)).toBe(0);
  expect(view.instancesAt(point)).toEqual([]);
});

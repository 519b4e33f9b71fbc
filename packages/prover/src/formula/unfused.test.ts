/** Two small cases are not one formula by interpolation. */
import { expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { atLeastZero } from '../region/constraint.ts';
import { Forest } from '../symbolic/forest.ts';
import { rowsOf } from './rows.ts';
import { readGame } from './testing/read.ts';

const space = new Space(['a']);
const forest = new Forest(space);
/** a >= 2 */
const condition = atLeastZero(space, space.plus(space.parameter(0), space.one, -2));

const rows = (large: string, small: string): string[] =>
  rowsOf(forest, '', {
    kind: 'choice',
    condition,
    yes: { kind: 'value', tree: readGame(forest, large) },
    no: { kind: 'value', tree: readGame(forest, small) },
  }).map(({ where, value }) => `${value} where ${where}`);

test.each([
  ['{3a/2+1|-2}', ['* where a >= 2', '{1|-2} where a = 0', '{5/2|-2} where a = 1']],
  ['a-7', ['* where a >= 2', 'a-7 where a <= 1']],
])('%s for a <= 1', (small, expected) => {
  expect(rows('{0|0}', small)).toEqual(expected);
});

import { Arena } from '@lilypad/games';
import { expect, test } from 'vitest';
import type { Result } from '../results/record.ts';
import { cellCost, cellOf } from './cell.ts';

const arena = new Arena();
const result = (position: string, value: string): Result => ({
  type: 'result',
  position,
  value,
  method: 'sweep',
  nodes: 1,
  seconds: 1,
  version: '',
  date: '',
});

test.each([
  ['T.F', '*', 'infinitesimal', 'agrees'],
  ['T.F', '0', 'zero', 'differs'],
  ['T^6.^5F^5', '2v4', 'numberish', 'settles'],
  ['T^5.^4F^3', '{3*|5/2||2}', 'hot', 'differs'],
  ['.F', '-1', 'number', 'new'],
])('the cell %s = %s', (position, value, kind, mark) => {
  expect(cellOf(arena, position, result(position, value)).known).toMatchObject({ value, kind, mark });
});

test('a cell without a result, and no cell', () => {
  expect(cellOf(arena, 'T.F', undefined)).toEqual({
    position: 'T.F',
    printed: { relation: 'equal', value: '*' },
    known: null,
  });
  expect(cellOf(arena, null, undefined)).toEqual({ position: null, printed: null, known: null });
});

test('a stored value that is no game', () => {
  expect(() => cellOf(arena, 'T.F', result('T.F', '{'))).toThrow('the stored value of T.F is no game');
});

test.each([
  ['T^9.F^9', 'T^2.^2F^2'],
  ['T^2.^2F^2', 'T^3.^2F^2'],
  ['T^3.^3F^3', 'T^4.^4F^4'],
])('%s is less work than %s', (small, large) => {
  expect(cellCost(small)).toBeLessThan(cellCost(large));
});

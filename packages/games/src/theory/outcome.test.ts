import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { game } from '../testing/text.ts';
import { outcome } from './outcome.ts';

test.each([
  ['0', 'P'],
  ['5', 'L'],
  ['-1/2', 'R'],
  ['*', 'N'],
  ['^', 'L'],
  ['^*', 'N'],
  ['^^*', 'L'],
  ['v3', 'R'],
  ['^*2', 'L'],
  ['+-1', 'N'],
  ['{2|0}', 'N'],
  ['{2|1}', 'L'],
  ['Tiny(1)', 'L'],
  ['Miny({5||3|1})', 'R'],
  ['{0|^<2>}', 'L'],
  ['{1|0||0|-1}', 'P'],
])('the outcome class of %s is %s', (text, expected) => {
  const arena = new Arena();
  expect(outcome(arena, game(arena, text))).toBe(expected);
});

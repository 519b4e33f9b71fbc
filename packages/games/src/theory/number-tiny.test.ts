import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { game } from '../testing/text.ts';
import { isNumberTiny } from './number-tiny.ts';

const arena = new Arena();

test.each([
  ['0', true],
  ['-1823437481924', true],
  ['25/16', true],
  ['*', false],
  ['9/8*', false],
  ['^', false],
  ['Tiny(2)', true],
  ['Miny(1/4)', true],
  ['3 + Tiny(2)', true],
  ['Tiny({2|1})', true],
  ['Tiny(2) + *', false],
  ['Tiny(2) + Tiny(2)', false],
  ['{1|0}', false],
  ['+-1', false],
])('%s: a number, or a number plus a tiny or miny: %s', (text, expected) => {
  expect(isNumberTiny(arena, game(arena, text))).toBe(expected);
});

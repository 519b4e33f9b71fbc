import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { game } from '../testing/text.ts';
import { isAllSmall, isInfinitesimal, isInteger, isNimber, isNumber, isNumberish } from './predicates.ts';

const NAMES = { isNumber, isInteger, isNimber, isInfinitesimal, isAllSmall, isNumberish };

test.each<[string, (keyof typeof NAMES)[]]>([
  ['0', ['isNumber', 'isInteger', 'isNimber', 'isInfinitesimal', 'isAllSmall', 'isNumberish']],
  ['5', ['isNumber', 'isInteger', 'isNumberish']],
  ['-1823437481924', ['isNumber', 'isInteger', 'isNumberish']],
  ['-1/2', ['isNumber', 'isNumberish']],
  ['*8', ['isNimber', 'isInfinitesimal', 'isAllSmall', 'isNumberish']],
  ['9/8*', ['isNumberish']],
  ['1*', ['isNumberish']],
  ['^', ['isInfinitesimal', 'isAllSmall', 'isNumberish']],
  ['^[4]', ['isInfinitesimal', 'isAllSmall', 'isNumberish']],
  ['{^3|vv}', ['isInfinitesimal', 'isAllSmall', 'isNumberish']],
  ['Tiny(3/2)', ['isInfinitesimal', 'isNumberish']],
  ['{1|^^||^}', ['isInfinitesimal', 'isNumberish']],
  ['2Tiny(1)', ['isNumberish']],
  ['+-1', []],
  ['{3||2*|1*}', []],
])('%s is: %j', (text, expected) => {
  const arena = new Arena();
  const g = game(arena, text);
  const holds = Object.entries(NAMES).filter(([, predicate]) => predicate(arena, g));
  expect(holds.map(([name]) => name)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['{1|0', 5, '  {1|0\n      ^'],
  ['', 1, '  \n  ^'],
  ['a\tb', 3, '  a b\n    ^'],
  ['\u001b[31m*', 1, '  ?[31m*\n  ^'],
  ['𝔸x', 3, '  𝔸x\n   ^'],
])('%j at column %d', (input, column, shown) => expect(excerpt(input, column)).toBe(shown));

test('a long input is cut to a window round the column', () => {
  const input = `${'0'.repeat(500)}!${'1'.repeat(500)}`;
  const [line = '', caret = ''] = excerpt(input, 501).split('\n');
  expect(line).toBe(`  …${'0'.repeat(36)}!${'1'.repeat(35)}…`);
  expect(line[caret.indexOf('^')]).toBe('!');
});

test.each([1, 40, 960, 1001])('the caret stays under its character at column %d of a long input', (column) => {
  const input = Array.from({ length: 1001 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
  const [line = '', caret = ''] = excerpt(input, column).split('\n');
  expect(line[caret.indexOf('^')]).toBe(input[column - 1]);
});

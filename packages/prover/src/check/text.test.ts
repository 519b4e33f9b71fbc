import { expect, test } from 'vitest';
import { Choice, type GameTree } from './game.ts';
import { Misread } from './misread.ts';
import { readCondition, readGame } from './text.ts';

const NAMES = ['a', 'b', 'x1'];

/** Numbers as "coefficients/2^exponent". */
const plain = (game: GameTree): unknown =>
  game instanceof Choice
    ? [game.left.map(plain), game.right.map(plain)]
    : `${game.form.join(' ')}${game.exponent === 0 ? '' : `/2^${game.exponent}`}`;

test.each([
  ['0', '0 0 0 0'],
  ['-3', '0 0 0 -3'],
  ['a', '1 0 0 0'],
  ['2a+b-1/2', '4 2 0 -1/2^1'],
  [' 12x1 - a + 3/4-a ', '-8 0 48 3/2^2'],
  ['1/2+1/2', '0 0 0 2/2^1'],
  ['3/1', '0 0 0 3'],
  ['3a/2-b', '3 -2 0 0/2^1'],
  ['a/4', '1 0 0 0/2^2'],
  ['1/524288', '0 0 0 1/2^19'],
  ['-a', '-1 0 0 0'],
  ['+a', '1 0 0 0'],
  ['(a-1)', '1 0 0 -1'],
  ['*', [['0 0 0 0'], ['0 0 0 0']]],
  ['a-2*', [['1 0 0 -2'], ['1 0 0 -2']]],
  ['(a-2)*', [['1 0 0 -2'], ['1 0 0 -2']]],
  ['{|}', [[], []]],
  ['{a|}', [['1 0 0 0'], []]],
  ['{ a , { b | 1 } | 0 }', [['1 0 0 0', [['0 1 0 0'], ['0 0 0 1']]], ['0 0 0 0']]],
])('game %s', (text, expected) => {
  expect(plain(readGame(text, NAMES))).toEqual(expected);
});

test.each([
  '',
  ' ',
  'c',
  'ab',
  '2(a)',
  'a a',
  '2 3',
  'a*2',
  '*2',
  '**',
  'a**',
  '1/3',
  '1/0',
  '1/2a',
  'a/3',
  'a/b',
  '1/524287',
  '1/1048576',
  '--1',
  '+-1',
  'a+',
  '{',
  '{a',
  '{a|',
  '{a|b',
  '{a}',
  '{a|b|c}',
  '{a||b}',
  '{a,|b}',
  '{,|}',
  '{a|b}*',
  '{a|b}}',
  '(a',
  'a)',
  '()',
  '({a|b})',
  '1000001',
  '^',
  'v',
  '↑',
  '1.5',
  '1e3',
  'a\u0000',
  '{'.repeat(100),
  `${'1+'.repeat(20_000)}1`,
  'T',
  'A',
  '-',
  'mod',
])('%j is no game', (text) => {
  expect(() => readGame(text, NAMES)).toThrow(Misread);
});

test.each([
  ['a >= 2', { kind: 'atLeast', form: [1, 0, 0, -2] }],
  ['a>=b+2', { kind: 'atLeast', form: [1, -1, 0, -2] }],
  ['a <= 2', { kind: 'atLeast', form: [-1, 0, 0, 2] }],
  ['a > 2', { kind: 'atLeast', form: [1, 0, 0, -3] }],
  ['a < 2', { kind: 'atLeast', form: [-1, 0, 0, 1] }],
  ['2a = b', { kind: 'equal', form: [2, -1, 0, 0] }],
  ['b = 1 (mod 2)', { kind: 'congruent', form: [0, 1, 0, -1], modulus: 2 }],
  ['a = b-x1 ( mod 3 )', { kind: 'congruent', form: [1, -1, 1, 0], modulus: 3 }],
])('condition %s', (text, expected) => {
  expect(readCondition(text, NAMES)).toEqual(expected);
});

test.each([
  '',
  'a',
  'a >=',
  '>= a',
  'a >= b >= 0',
  'a == b',
  'a => b',
  'a != b',
  'a = 1 mod 2',
  'a = 1 (mod 1)',
  'a = 1 (mod 0)',
  'a = 1 (mod -2)',
  'a = 1 (mod 65)',
  'a = 1 (mod 2',
  'a >= 1 (mod 2)',
  'a >= 1/2',
  'a/2 >= 1',
  'a >= *',
  '{a|b} = 0',
  'a >= 1 and b >= 1',
  'c >= 1',
  'a = 1 (mod b)',
  'a = 1 (2)',
])('%j is no condition', (text) => {
  expect(() => readCondition(text, NAMES)).toThrow(Misread);
});

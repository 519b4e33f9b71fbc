/**
 * The work of an answer is bounded: by algorithms that need no enumeration, otherwise by limits that say so in one
 * sentence.
 */
import { GameLimitError } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { simplifySymbolic } from './simplify.ts';

const LARGE = 2 ** 50;

function table(game: string, where = ''): Record<string, string> {
  const result = simplifySymbolic(game, where);
  if (!result.ok) throw new Error(result.error.message);
  return Object.fromEntries(result.cases.map((one) => [one.where, one.format()]));
}

describe('nimbers beside parameters are trees that share their parts', () => {
  test.each([
    ['a*16', { always: 'a*16' }],
    ['a*100', { always: 'a*100' }],
    ['(a*40 + b*21) + *61', { always: 'a+b' }],
    ['{a|*20}', { 'a <= -1': '0', 'a >= 0': '{a|*20}' }],
  ])('%s', (game, expected) => {
    expect(table(game)).toEqual(expected);
  });
});

describe('a denominator is no reason to enumerate', () => {
  test.each<[string, string, Record<string, string>]>([
    [`{a/${LARGE}|1}`, 'a=1', { 'a = 1': '1/2' }],
    [`{a/${LARGE}|1}`, `a=${LARGE / 2}`, { [`a = ${LARGE / 2}`]: '3/4' }],
    [`{a/${LARGE}|1}`, `a<${LARGE / 2}`, { 'a <= -1': '0', [`0 <= a <= ${LARGE / 2 - 1}`]: '1/2' }],
    [
      `{0|a/${LARGE}}`,
      `a>${LARGE / 4}`,
      {
        [`${LARGE / 4 + 1} <= a <= ${LARGE / 2}`]: '1/4',
        [`${LARGE / 2 + 1} <= a <= ${LARGE}`]: '1/2',
        [`a >= ${LARGE + 1}`]: '1',
      },
    ],
    ['{a/8|1}', '4<=a<8', { '4 <= a <= 5': '3/4', 'a = 6': '7/8', 'a = 7': '15/16' }],
  ])('%s where %s', (game, where, expected) => {
    expect(table(game, where)).toEqual(expected);
  });

  test.each([10, 20, 40])('a denominator of 2^%i needs as many cases as it has bits', (bits) => {
    expect(Object.keys(table(`{a/${2 ** bits}|1}`))).toHaveLength(bits + 4);
  });
});

describe('limits', () => {
  test.each([
    ['{a|b||c|d}+{e|f||g|h}', '', 'The answer has more than 5000 cases.'],
    ['{a/1024|b/1024}', '', 'The answer has more than 5000 cases.'],
    ['{a/16384|}', 'a>=0', 'A form with parameters can have more than 4096 residues modulo 16384.'],
  ])('%s', (game, where, message) => {
    expect(() => simplifySymbolic(game, where)).toThrow(new GameLimitError(message));
  });
});

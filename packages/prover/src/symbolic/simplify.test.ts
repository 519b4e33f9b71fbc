import { describe, expect, test } from 'vitest';
import { type SymbolicValue, simplifySymbolic } from './simplify.ts';
import { fastest } from './testing/fastest.ts';

function cases(game: string, where?: string): readonly SymbolicValue[] {
  const result = simplifySymbolic(game, where);
  if (!result.ok) throw new Error(`${result.text}: ${result.error.message}`);
  return result.cases;
}

const table = (game: string, where?: string): Record<string, string> =>
  Object.fromEntries(cases(game, where).map((c) => [c.where, c.format('paper')]));

describe('known cases', () => {
  test.each<[game: string, where: string, expected: Record<string, string>]>([
    ['{{{a-3|1}|0}|}', 'a>=2', { 'a >= 2': '0' }],
    ['{{a-2|1}|0}', 'a>=1', { 'a = 1': '*', 'a = 2': '{1/2|0}', 'a >= 3': '{{a-2|1}|0}' }],
    [
      '{a|b}',
      '',
      {
        'a > b': '{a|b}',
        'a = b': 'a*',
        'b = a+1': 'a+1/2',
        'a <= -1 and b >= 1': '0',
        'a >= 0 and b >= a+2': 'a+1',
        'b <= 0 and b >= a+2': 'b-1',
      },
    ],
    ['{0|{-1-a|3-a}+1}', 'a>=0', { '0 <= a <= 2': '1/2', 'a = 3': '*', 'a >= 4': '{0|3-a}' }],
    ['{|a}', '', { 'a >= 1': '0', 'a <= 0': 'a-1' }],
    ['{a|}', 'a>=0', { 'a >= 0': 'a+1' }],
    ['+-a', '', { 'a >= 1': '{a|-a}', 'a = 0': '*', 'a <= -1': '0' }],
    ['{0|a/2}', 'a>=1', { 'a = 1': '1/4', 'a = 2': '1/2', 'a >= 3': '1' }],
    ['{a/2|}', 'a>=0', { 'a >= 0 and a = 0 (mod 2)': 'a/2+1', 'a >= 1 and a = 1 (mod 2)': 'a/2+1/2' }],
    ['a-a+2b/2', '', { always: 'b' }],
    ['{a,b|}', 'a>=0,b>=0', { 'a >= 0 and a <= b': 'b+1', 'b >= 0 and a > b': 'a+1' }],
    ['a* + a*', '', { always: '2a' }],
    ['{a*|a*}', '', { always: 'a' }],
    ['a^ + *', '', { always: '{a,a*|a}' }],
    ['2.{a|0}', 'a>=1', { 'a >= 1': 'a' }],
    ['{a|0}+{1|0}', 'a>=2', { 'a >= 2': '{{a+1|a}|{1|0}}' }],
    ['{a|0}-a-Tiny(1)', 'a>=2', { 'a >= 2': '{{{1|0}|0}|{{1-a|-a}|-a}}' }],
    ['5', 'a>=1', { 'a >= 1': '5' }],
    ['{1|0}', '', { always: '{1|0}' }],
  ])('%s where %s', (game, where, expected) => {
    expect(table(game, where)).toEqual(expected);
    expect(fastest(() => table(game, where))).toBeLessThan(300);
  });

  test('{a|b} in all notations', () => {
    const list = cases('{{a-2*|1/2}|0}', 'a>=6');
    expect(list.map((c) => [c.format(), c.format('paper'), c.format('unicode'), c.format('latex')])).toEqual([
      [
        '{(a-2)*|1/2||0}',
        '{{(a-2)*|1/2}|0}',
        '{(a−2)∗|1/2||0}',
        '\\left\\{(a-2){\\ast}\\middle|\\frac{1}{2}\\middle|\\middle|0\\right\\}',
      ],
    ]);
  });

  test.each([
    ['{a||3|1}', 'a>=9', '{a||3|1}', '{a|{3|1}}'],
    ['{a|{3||1|0}}', 'a>=9', '{a|||3||1|0}', '{a|{3|{1|0}}}'],
    ['{a|-a||||0|||1|0||-9}', 'a>=50', null, null],
    ['{a^^*|0}', 'a>=9', '{a^^*|0}', null],
    ['{{a|1},{2a|0}|-5}', 'a>=9', '{{a|1},{2a|0}|-5}', '{{a|1},{2a|0}|-5}'],
    ['{(a-1)v3|-9}', 'a>=9', '{(a-1)v3|-9}', null],
    ['{a*2|0}', 'a>=9', '{a*2|0}', null],
  ])('%s is printed', (game, where, plain, paper) => {
    const [only, ...more] = cases(game, where);
    expect(more).toEqual([]);
    if (plain !== null) expect(only.format()).toBe(plain);
    if (paper !== null) expect(only.format('paper')).toBe(paper);
    for (const style of ['plain', 'paper', 'unicode'] as const) {
      const [back] = cases(only.format(style), where);
      expect(back.format()).toBe(only.format());
    }
  });
});

describe('what cannot be read or makes no sense gets a sentence', () => {
  test.each([
    ['a*b', '', 'a*b', 'The product a*b is not affine in the parameters.', 1],
    ['{1|2^a}', '', '{1|2^a}', 'The power 2^a is not affine in the parameters.', 4],
    ['{1|ab}', '', '{1|ab}', 'The product ab is not affine in the parameters.', 4],
    ['{a^b|0}', '', '{a^b|0}', 'The power a^b is not affine in the parameters.', 2],
    ['a(b+1)', '', 'a(b+1)', 'The product a(…) is not affine in the parameters.', 1],
    ['a/3', '', 'a/3', 'A parameter can be divided by a power of two only, not by 3.', 3],
    ['{a|b', '', '{a|b', 'The brace opened at column 1 is never closed.', 5],
    ['{a|b}', 'a>b, b>a', 'a>b, b>a', 'The region is empty: b>a contradicts the conditions before it.', 6],
    ['{a|b}', 'a*b>0', 'a*b>0', 'The product a*b is not affine in the parameters.', 1],
    ['{a|b}', '2a=1', '2a=1', 'No integers satisfy 2a=1: the region is empty.', 1],
    ['{a|b}', 'a>=0 or b>=0', 'a>=0 or b>=0', '"and", a comma or the end of the conditions is expected before "o".', 6],
    ['a*200', '', 'a*200', 'Beside parameters, ups and nimbers go up to 100.', 3],
  ])('%s where %s', (game, where, text, message, column) => {
    const result = simplifySymbolic(game, where);
    expect(result).toMatchObject({ ok: false, text, error: { message, column } });
  });

  test.each([
    [`${'{'.repeat(5000)}a|${'}'.repeat(5000)}`, ''],
    ['{a|12345678901234567890}', ''],
    ['9007199254740991a + 2a', ''],
    ['a + *2000', ''],
    ['5000.{a|0}', ''],
    ['1/2**100 + a', ''],
  ])('limits: %#', (game, where) => {
    let told: unknown;
    try {
      const result = simplifySymbolic(game, where);
      told = result.ok ? null : result.error;
    } catch (error) {
      told = error;
    }
    expect(told).toHaveProperty('message', expect.stringMatching(/^["\w].*\.$/));
  });
});

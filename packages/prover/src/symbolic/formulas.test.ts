/** The formulas of the classes A11, B11, A21, A12 and A31, as the literature and earlier computations give them. */
import { Arena } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { box } from '../region/testing/box.ts';
import { compareSymbolic, simplifySymbolic } from './simplify.ts';
import { fastest } from './testing/fastest.ts';
import { firstFault, gameOf } from './testing/verify.ts';

const FORMULAS: readonly [game: string, where: string][] = [
  // A11
  ['{{a-2|1}|0}', 'a>=1'],
  ['{a-1|1}', 'a>=0'],
  // B11
  ['{c-a-2|c-a+2}', 'a>=0, c>=0'],
  ['{{c-a-3|c-a+1}|{c-a-1|c-a+3}}', 'a>=0, c>=0'],
  // A21
  ['2a+b', 'a>=0, b>=0'],
  ['{2a+b-1|a+1}', 'a>=0, b>=1'],
  ['{{2a+b-2|a+1}|a}', 'a>=0, b>=2'],
  ['{a|a}', 'a>=1'],
  ['a-1/2', 'a>=1'],
  // A12
  ['{a-1|{0|c}}', 'a>=0, c>=0'],
  ['{{a-2|{0|c}}|0}', 'a>=2, c>=0'],
  ['{b-1|1}', 'b>=0'],
  ['{{b-2|1}|0}', 'b>=1'],
  ['{{{a-3|1/2}|0}|0}', 'a>=2'],
  ['{0|-1/2}', ''],
  // A31
  ['2a', 'a>=0'],
  ['2a+b-1', 'a>=0, b>=0'],
  ['{2a+b-1|2a+b-1}', 'a>=0, b>=1'],
  ['2a-2', 'a>=0'],
  ['3a+2b+c', 'a>=0, b>=0, c>=0'],
  ['{3a+2b+c-1|2a+b+1}', 'a>=0, b>=0, c>=1'],
  ['{2a-1|2a-1}', 'a>=1'],
  ['{{3a+2b+c-2|2a+b+1}|2a+b}', 'a>=0, b>=0, c>=2'],
  ['{2a+b|2a+b}', 'a>=0, b>=1'],
  ['{2a-2|2a-2}', 'a>=1'],
  // T^n.TFT^m.TF, and the game of conjecture E1
  ['{m+n-1|{n|2}}', 'm>=1, n>=0'],
  ['{{a-3|a-b}|{*|3-b}}', 'a>b, b>=2'],
];

/** The text with numbers in place of the parameters. */
function substitute(text: string, names: readonly string[], point: readonly number[]): string {
  return text.replace(/(\d*)([a-z]\b|[a-z](?=[-+|},{]))/g, (_, factor: string, name: string) => {
    const value = Number(factor === '' ? 1 : factor) * point[names.indexOf(name)];
    return `(${value})`;
  });
}

describe('each is simplified in 0.3 s, and right at every point of a box', () => {
  test.each(FORMULAS)('%s where %s', (game, where) => {
    const result = simplifySymbolic(game, where);
    if (!result.ok) throw new Error(result.error.message);
    expect(fastest(() => simplifySymbolic(game, where))).toBeLessThan(300);
    expect(result.cases.length).toBeLessThanOrEqual(7);
    const { names } = result.forest.space;
    const domain = box(names.length, 0, 7).filter((p) => result.cases.some((c) => c.region.contains(p)));
    expect(domain.length).toBeGreaterThan(0);
    expect(firstFault(result.forest, result.cases, domain, (p) => substitute(game, names, p))).toBe(null);
  });
});

/** What a comparison answers, as a list of "where: relation". */
function answers(left: string, right: string, where: string): string[] {
  const result = compareSymbolic(left, right, where);
  if (!result.ok) throw new Error(`${result.text}: ${result.error.message}`);
  return result.cases.map((c) => `${c.where}: ${c.relation}`);
}

describe('comparisons in cases', () => {
  test.each<[left: string, right: string, where: string, expected: string[]]>([
    // the induction steps of A11 and B11
    ['{{{a-3|1}|0}|}', '0', 'a>=2', ['a >= 2: =']],
    ['{a-1|}', 'a', 'a>=0', ['a >= 0: =']],
    [
      '{{{c-a-4|c-a}|{c-a-2|c-a+2}} | {{c-a-2|c-a+2}|{c-a|c-a+4}}}',
      '{c-a-2|c-a+2}',
      'a>=0, c>=0',
      ['a >= 0 and c >= 0: ='],
    ],
    // the start of B21
    ['{0|{-1-a|3-a}+1}', '1/2', '0<=a<=1', ['0 <= a <= 1: =']],
    ['{0|{-1-a|3-a}+1}', '{0|3-a}', 'a>=2', ['a >= 2: =']],
    ['{0|{-1-a|3-a}+1}', '1/2', 'a>=2', ['a >= 3: <', 'a = 2: =']],
    ['a', 'b', '', ['a > b: >', 'a = b: =', 'a < b: <']],
    ['a*', 'a', '', ['always: ||']],
    ['a^', 'b', '', ['a >= b: >', 'a < b: <']],
    ['{a|b}', '0', 'a>=0, b<=0', ['a >= 0 and b <= 0: ||']],
    ['{a|0}', '1', 'a>=3', ['a >= 3: ||']],
  ])('%s and %s where %s', (left, right, where, expected) => {
    const found = answers(left, right, where);
    expect(fastest(() => answers(left, right, where))).toBeLessThan(300);
    expect(found.sort()).toEqual([...expected].sort());
  });

  test('agree with packages/games on a box', () => {
    const pairs = [
      ['{a-1|{0|c}}', '{{a-2|{0|c}}|0}'],
      ['{a|c}+{c|-a}', '{a|-c}'],
      ['{{a|1},{c|2}|-a}', '{c|c}'],
    ];
    for (const [left, right] of pairs) {
      const result = compareSymbolic(left, right);
      if (!result.ok) throw new Error(result.error.message);
      const arena = new Arena();
      for (const p of box(2, -4, 4)) {
        const [only, ...more] = result.cases.filter((c) => c.region.contains(p));
        expect(more).toEqual([]);
        const [g, h] = [left, right].map((text) => gameOf(arena, substitute(text, ['a', 'c'], p)));
        expect(only.relation).toBe(arena.compare(g, h));
      }
    }
  });
});

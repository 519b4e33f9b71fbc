/** Corollaries of counting claims: the values of boards with powers, among them conjecture T1. */
import { Arena, parseGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, test } from 'vitest';
import ONE_FROG from '../../../library/OneFrog.json' with { type: 'json' };
import { checkCertificate } from '../check.ts';
import { constantOf, readPolynomial } from './polynomial.ts';

interface CorollaryJson {
  readonly name: string;
  readonly board: string;
  readonly parameters: readonly string[];
  readonly where: readonly string[];
  readonly value: string;
}

const family = (name: string, board: string, where: readonly string[], value: string): CorollaryJson => ({
  name,
  board,
  parameters: ['L', 'a', 'b', 'R'].filter((letter) => board.includes(letter)),
  where,
  value,
});

const T1: readonly CorollaryJson[] = [
  family('T1.1 even', '.^R T^a .^b F .^R', ['a >= 1', 'b = 0 (mod 2)', 'R+b >= 1'], '(a-1)(b-1+R)'),
  family('T1.1 odd', '.^R T^a .^b F .^R', ['a >= 1', 'b = 1 (mod 2)', 'R+b >= 2'], '((a-1)(b-1+R))*'),
  family('T1.2 even', '.^R T^a .^b F .^(R+1)', ['a >= 1', 'b = 0 (mod 2)'], '(a-1)(b+R)'),
  family('T1.2 odd', '.^R T^a .^b F .^(R+1)', ['a >= 1', 'b = 1 (mod 2)'], '(a-1)(b+R)+1/2'),
  family('T1.3', '.^L T^a .^b F .^R', ['a >= 1', 'R >= L+2'], 'R-L-1+(a-1)(b-1+R)'),
];

const judged = (corollaries: readonly CorollaryJson[]) => checkCertificate({ ...ONE_FROG, corollaries });

test('conjecture T1 follows, but for T^a.F', () => {
  expect(judged(T1)).toMatchObject({ ok: true, corollaries: T1.map(({ name }) => name) });
});

test.each<[string, CorollaryJson, RegExp]>([
  ['another constant', { ...(T1[4] as CorollaryJson), value: 'R-L+(a-1)(b-1+R)' }, /does not hold/],
  ['a star too many', { ...(T1[2] as CorollaryJson), value: '((a-1)(b+R))*' }, /does not hold/],
  ['another slope', { ...(T1[4] as CorollaryJson), value: 'R-L-1+(a-1)(b+R)' }, /not N and a constant/],
  ['a condition left out', { ...(T1[1] as CorollaryJson), where: ['a >= 1', 'b = 1 (mod 2)'] }, /does not hold/],
  ['a power that may be negative', family('x', '.^(R-1) T .^b F .^R', ['R >= 0'], 'R-1-R+1+0'), /does not hold/],
  ['no board', { ...(T1[4] as CorollaryJson), where: ['R >= L+2', 'L >= R'] }, /no board at all/],
  ['two frogs', family('x', 'T .^b F F', [], '0'), /another number of frogs/],
  ['a power of frogs', family('x', 'T .^b F^2', [], '0'), /power of frogs/],
  ['three factors', family('x', 'T^a .^b F .^R', ['a >= 1'], '(a-1)(b-1)R'), /more than two/],
  ['twentieths', { ...(T1[2] as CorollaryJson), value: '(a-1)(b+R)+1/20' }, /no sum of products/],
  ['a mixed number', { ...(T1[3] as CorollaryJson), value: '(a-1)(b+R)+1 1/2' }, /no sum of products/],
  ['a number behind a factor', { ...(T1[2] as CorollaryJson), value: '(a-1)1(b+R)' }, /no sum of products/],
  ['a number too large', { ...(T1[2] as CorollaryJson), value: '1000000(1000000(1000000))' }, /too large/],
  ['a name with a line break', { ...(T1[2] as CorollaryJson), name: 'T1.2\nT1.3' }, /the name of a corollary/],
  ['an unknown letter', family('x', 'T^c .^b F', [], '0'), /'c'/],
])('%s is rejected', (_, corollary, message) => {
  const answer = judged([corollary]);
  expect(answer.ok ? 'accepted' : answer.message).toMatch(message);
});

test('what T1 says is so on small boards', () => {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const at = (text: string, values: Readonly<Record<string, number>>): number =>
    (constantOf(
      readPolynomial(
        text.replace(/[LabR]/g, (name) => `(${values[name]})`),
        [],
      ),
    ) as number) / 2;
  let boards = 0;
  for (const { board, where, value } of T1) {
    for (let index = 0; index < 4 ** 4; index++) {
      const [L, a, b, R] = [0, 1, 2, 3].map((k) => Math.floor(index / 4 ** k) % 4) as [number, number, number, number];
      const values = { L, a, b, R };
      const isThere = where.every((condition) => {
        const [, left = '', sign, right = '', modulus] = /^(\S+) (\S+) (\S+)(?: \(mod (\d)\))?$/.exec(condition) ?? [];
        const difference = at(left, values) - at(right, values);
        return modulus === undefined ? sign === '>=' && difference >= 0 : difference % Number(modulus) === 0;
      });
      if (!isThere) continue;
      const strip = board.replace(/([T.F])(?:\^(?:(\w)|\((.*?)\)))?\s?/g, (_, letter, short, long) => {
        const power = short ?? long;
        return (letter as string).repeat(power === undefined ? 1 : at(power as string, values));
      });
      const game = parseGame(
        arena,
        `${at(value.replace('*', ''), values)}${value.endsWith('*') ? '*' : ''}`.replace(
          /(-?\d+)\.5/,
          (_, n) => `${2 * Number(n) + 1}/2`,
        ),
      );
      if (!game.ok) throw new Error(`${value} at ${strip}`);
      if (evaluator.value(boardOf(strip)) !== game.value) expect([strip, value]).toEqual('so');
      boards += 1;
    }
  }
  expect(boards).toBeGreaterThan(300);
});

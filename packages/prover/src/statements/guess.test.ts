/** Formulas guessed from values: those of known families are found, and what does not fit is named. */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { squaresAt } from './boards.ts';
import { guessFormulas, type KnownPoint } from './guess.ts';
import { parseStatement, type Statement } from './statement.ts';

/** The values of a family with parameters from one number to another. */
function pointsOf(family: string, from: number, to: number): { names: readonly string[]; points: KnownPoint[] } {
  const { value } = parseStatement(`${family} = 0`) as { value: Statement };
  const { parameters: names, board } = value;
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const all = names.reduce<Record<string, number>[]>(
    (some, name) => {
      return some.flatMap((one) => Array.from({ length: to - from + 1 }, (_, i) => ({ ...one, [name]: from + i })));
    },
    [{}],
  );
  const points = all.map((values) => {
    const squares = squaresAt(board, values) as string;
    return { values, value: formatGame(arena, valuer.value(boardOf(squares))) };
  });
  return { names, points };
}

test.each([
  ['T^a...FF', 1, 8, ['T^a...FF = (a-2)* for a >= 2'], ['-2*']],
  ['T.^bF', 1, 9, ['T.^bF = * for b >= 1 and b odd', 'T.^bF = 0 for b >= 1 and b even'], []],
  ['T^a.TF', 0, 7, ['T^a.TF = {a-1|1}'], []],
  [
    'T^a.^bF',
    2,
    6,
    [
      'T^a.^bF = (a-1)(b-1) for a >= 2 and b >= 2 and b even',
      'T^a.^bF = ((a-1)(b-1))* for a >= 2 and b >= 2 and b odd',
    ],
    [],
  ],
])('%s from %d to %d', (family, from, to, statements, left) => {
  const { names, points } = pointsOf(family, from, to);
  const found = guessFormulas(family, names, points);
  expect(found.guesses.map(({ statement }) => statement)).toEqual(statements);
  expect(found.left.map(({ value }) => value)).toEqual(left);
  for (const { statement } of found.guesses) expect(parseStatement(statement)).toMatchObject({ ok: true });
});

test('a diagonal is a piece, and so is a product of sums', () => {
  const both = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].map((b) => ({ a, b })));
  const points = both.map(({ a, b }) => ({ values: { a, b }, value: a === b ? '*' : `${(a - 2) * (b + 1)}` }));
  const { guesses, left } = guessFormulas('T^a.^bF', ['a', 'b'], points);
  const statements = guesses.map(({ statement }) => statement);
  expect(statements).toContain('T^a.^bF = * for a >= 1 and b >= 1 and a = b');
  expect(statements).toContain('T^a.^bF = (a-2)(b+1) for a >= 1 and b >= 1 and a >= b+1');
  expect(left).toEqual([]);
});

test('a guess gives no point another value than it has', () => {
  const points = Array.from({ length: 12 }, (_, a) => ({ values: { a }, value: a === 9 ? '7' : `${a}` }));
  const { guesses, left } = guessFormulas('T^a.', ['a'], points);
  expect(guesses.every(({ points: n }) => n < 12)).toBe(true);
  expect(left.map(({ values }) => values.a)).toContain(9);
});

/** Values of a sequence that are 0 but for a residue, with exceptions at the beginning. */
test('what holds from some value on, for all residues but one', () => {
  const points = Array.from({ length: 20 }, (_, i) => {
    const n = i + 1;
    return { values: { n }, value: n <= 4 || n % 6 === 1 ? '*' : '0' };
  });
  const { guesses, left } = guessFormulas('TT.^nFF', ['n'], points);
  expect(guesses.map(({ statement }) => statement)).toEqual([
    'TT.^nFF = 0 for n >= 5 and n != 1 (mod 6)',
    'TT.^nFF = * for n >= 1 and n = 1 (mod 6)',
  ]);
  expect(left.map(({ values }) => values.n)).toEqual([2, 3, 4]);
});

/** Statements as people write them: what is read, and where reading fails. */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { squaresAt } from './boards.ts';
import { instancesOf, saidAt, statementHolds } from './instances.ts';
import { isStatement, parseStatement, type Statement } from './statement.ts';

function read(text: string): Statement {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.column}: ${parsed.error.message}`);
  return parsed.value;
}

test.each([
  ['T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2', { a: 5, b: 3 }, 'TTTTT..FFF', '{2*|v}'],
  ['T^2a...FF = 2a-2', { a: 2 }, 'TTTT...FF', '2'],
  ['.^LT^a.^bF.^R = R-L-1+(a-1)(b-1+R)', { L: 1, a: 3, b: 2, R: 4 }, '.TTT..F....', '12'],
  ['T^a.(TF)^b = {a-1|1/2^(b-1)}', { a: 2, b: 3 }, 'TT.TFTFTF', '{1|1/4}'],
  ['T^a.(TF)^b = {a-1|(1/2)^(b-1)}', { a: 2, b: 3 }, 'TT.TFTFTF', '{1|1/4}'],
  ['T^a.F(TF)^bTFF = {{a-2|O^(b+1)(*)}|0}', { a: 3, b: 1 }, 'TTT.FTFTFF', '{1|^^*||0}'],
  ['T.F = O(3) - ^', {}, 'T.F', '1v'],
  ['T^n.F = (n-1)(n+1)*', { n: 3 }, 'TTT.F', '8*'],
  ['T^n.F = 2^n', { n: 3 }, 'TTT.F', '8'],
  ['T^n.F = 3n/2', { n: 3 }, 'TTT.F', '9/2'],
  ['T^a.F = [T^(a-1).F] + 1 for a >= 1', { a: 1 }, 'T.F', '0'],
  ['TT.^(6n+1)FF = *', { n: 1 }, 'TT.......FF', '*'],
])('%s at %o', (text, values, squares, said) => {
  const arena = new Arena();
  const { board, says } = read(text);
  expect(squaresAt(board, values)).toBe(squares);
  if (says.kind === 'is') throw new Error('a property');
  const valuer = new Valuer(arena);
  const instance = { values, fillings: new Map(), squares };
  const game = saidAt(arena, says.games[0].game, instance, (one) => valuer.value(boardOf(one)));
  expect(formatGame(arena, game)).toBe(said);
});

test.each([
  ['T^a.X = 0', 5, /no square/],
  ['T^a.F', 6, /relation/],
  ['T^a.F = ', 8, /./],
  ['T^v.F = 0', 3, /names no parameter/],
  ['T^(ab).F = 0', 3, /affine/],
  ['T^(a/2).F = 0', 3, /whole numbers/],
  ['T^a.F = {a-1|T}', 14, /./],
  ['T^a.F = a^3', 9, /Only 2 and 1\/2 have powers/],
  ['T^a.F = 0 for a', 16, /comparison/],
  ['T^a.F = 0 for a >= ', 20, /ends where/],
  ['T^a.F is nice', 9, /number, integer or infinitesimal/],
  ['T^a.F <= 0 or 1', 7, /several games/],
  ['T^a.F<~>>', 10, /./],
  ['(TF.F = 0', 1, /never closed/],
  ['T^a.F = {1|', 12, /^The brace opened at column 9 is never closed/],
  ['T^a.F = 0 for b odd and', 21, /^A condition is expected after this/],
  ['T^a.F = 0 for 3 <= a <= 2', 15, /^There is no board for which these conditions hold/],
  ['T^a.F = [T^(a-2).F] for a >= 1', 9, /^The power a-2 of a game is negative for some boards/],
  ['T^a.F = O^(a-1)(1)', 9, /^The power a-1 of a game is negative/],
  ['<x~>T.F = *', 1, /^A wildcard is written/],
])('%s is refused at column %d', (text, column, message) => {
  expect(parseStatement(text)).toMatchObject({ ok: false, error: { column, message: expect.stringMatching(message) } });
});

test.each(['A32', 'T^a...FF', '<~T>T^a.F', 'T2', 'B21 mirror'])('%s is no statement', (text) => {
  expect(isStatement(text)).toBe(false);
});

test.each([
  ['T^a.F^b<F~>>= 0 for 2 <= a and b >= 1', '>='],
  ['T^a.F || 0', '||'],
  ['T^a.F <| 1', '<|'],
  ['T^a.F ≤ 1', '<='],
  ['TT.F |> 0', '|>'],
])('%s has the relation %s', (text, relation) => {
  expect(isStatement(text)).toBe(true);
  expect(read(text).says).toMatchObject({ relation });
});

test.each([['TT.FF', { '=': '*', '||': '0', '<|': '0', '|>': '0', '<': '1', '>': '-1', '<=': '1', '>=': '-1' }]])(
  '%s has all relations that it has, and no other',
  (board, right) => {
    const arena = new Arena();
    const valuer = new Valuer(arena);
    for (const [relation, game] of Object.entries(right)) {
      const [instance] = [...instancesOf(read(`${board} ${relation} ${game}`), 1)];
      const holds = (text: string) =>
        statementHolds(arena, read(text), instance, (squares) => valuer.value(boardOf(squares)));
      expect([relation, holds(`${board} ${relation} ${game}`)]).toEqual([relation, true]);
      const wrong = relation.includes('|') || relation === '=' ? '2*2 + 1/2' : game === '1' ? '-1' : '1';
      const isConfused = relation === '<|';
      expect([relation, holds(`${board} ${relation} ${wrong}`)]).toEqual([relation, isConfused]);
    }
  },
);

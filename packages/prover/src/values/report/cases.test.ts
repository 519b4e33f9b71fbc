/** The cases of a proof: as the paper prints those of A11, and right at every small point. */
import { Arena, formatGame, LEFT, RIGHT } from '@lilypad/games';
import { boardOf, followers, Valuer } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { pointsBetween } from '../../region/points.ts';
import { holdsAt, readCases } from '../../statements/domain.ts';
import { parseStatementGame, statementGameAt } from '../../statements/games.ts';
import { libraryTheorem } from '../../theorem/library.ts';
import { libraryText } from '../../theorem/testing/claims.ts';
import type { ValueClaim } from '../kind.ts';
import { type WrittenCase, writtenCases } from './cases.ts';

const claimOf = (name: string): ValueClaim => libraryTheorem(name, libraryText(name) as string).claim as ValueClaim;
const casesOf = (name: string, word: string): readonly WrittenCase[] => writtenCases(claimOf(name), word) ?? [];

const linesOf = ({ where, options, value }: WrittenCase): string => {
  const [left, right] = options.map((side) => side.map((one) => `${one.value} ${one.fate.kind}`).join(', '));
  return `${where}: {${left}|${right}} = ${value}`;
};

test('those of A11', () => {
  expect(casesOf('A11', '.F').map(linesOf)).toEqual([
    'a >= 1 and b >= 2: {a-1 kept|} = a',
    'a = 0 and b >= 2: {|} = 0',
    'b = 1 and a >= 2: {a-1 kept|1 kept} = {a-1|1}',
    'a = 1 and b = 1: {0 kept|1 kept} = 1/2',
    'a = 0 and b = 1: {|1 kept} = 0',
    'b = 0 and a >= 3: {{a-2|1} kept|0 kept} = {{a-2|1}|0}',
    'a = 2 and b = 0: {1/2 kept|0 kept} = {1/2|0}',
    'a = 1 and b = 0: {0 kept|0 kept} = *',
    'a = 0 and b = 0: {|0 kept} = -1',
  ]);
  expect(casesOf('A11', 'F.').map(linesOf)).toContain('b = 0 and a >= 4: {{{a-3|1}|0} reversible|} = 0');
});

test.each([
  ['A12', '.FF'],
  ['A21', '..F'],
  ['B11', 'TF'],
])('%s, %s: at every small point one case, with all moves and their values', (name, word) => {
  const claim = claimOf(name);
  const cases = casesOf(name, word);
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const { parameters, gap } = claim.positions;
  const at = (text: string, values: Record<string, number>): string => {
    const parsed = parseStatementGame(text);
    return parsed.ok
      ? formatGame(
          arena,
          statementGameAt(arena, parsed.value, values, () => arena.zero),
        )
      : text;
  };
  for (const point of pointsBetween(parameters.length, 0, 5)) {
    const values = Object.fromEntries(parameters.map((parameter, i) => [parameter, point[i] ?? 0]));
    const there = cases.filter(({ where }) => where === 'always' || holdsAt(readCases(where, 0).cases, values));
    expect([point, there.length]).toEqual([point, 1]);
    const board = boardOf(point.map((size, i) => gap.repeat(size) + (word[i] ?? '')).join(''));
    const game = (text: string): string => at(text, values);
    expect(game(there[0]?.value ?? '')).toBe(formatGame(arena, valuer.value(board)));
    for (const side of [LEFT, RIGHT]) {
      const moves = followers(board, side).map((next) => formatGame(arena, valuer.value(next)));
      const written = there[0]?.options[side]?.map(({ value }) => game(value)) ?? [];
      expect([point, side, written.toSorted()]).toEqual([point, side, moves.toSorted()]);
    }
  }
});

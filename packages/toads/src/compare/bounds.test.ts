import { Arena } from '@lilypad/games';
import { expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Plain } from '../testing/plain.ts';
import { integerBounds, mostNodes } from './bounds.ts';

it.each([
  ['T^26..F^26', -1, 1],
  ['T^30..F^26', -1, 4],
  ['(TF)^40.^9', 8, 8],
  ['.^9(TF)^40', -8, -8],
  ['TT..', 4, 4],
])('%s is at least %d and at most %d', (text, least, most) => {
  expect(integerBounds(new Arena(), boardOf(text))).toEqual({ least, most });
});

it('they are the best integers for short strips', () => {
  const arena = new Arena();
  const plain = new Plain(arena);
  for (const text of ['T.TF.F.', 'TTF..F', 'T.T.F.F', 'TTT..FF', 'T..FTF.', 'TTT.F', 'TTTT...F', 'T...FFFF']) {
    const value = plain.value(text);
    const { least, most } = integerBounds(arena, boardOf(text));
    const isAtMost = (n: number | null) => n !== null && arena.le(arena.integer(n), value);
    const isAtLeast = (n: number | null) => n !== null && arena.le(value, arena.integer(n));
    const found = [isAtMost(least), isAtMost(Number(least) + 1), isAtLeast(most), isAtLeast(Number(most) - 1)];
    expect([text, ...found]).toEqual([text, true, false, true, false]);
  }
});

it('there are none where a search would not end', () => {
  expect(integerBounds(new Arena(), boardOf('(T.F)^9'))).toEqual({ least: null, most: null });
});

it.each([
  ['T^26..F^26', 54, 20_000],
  ['(TF)^300..', 602, 6_000],
  ['(T.F)^200', 600, 300],
  ['(T.F)^1000', 3000, 60],
  ['TTTFFF', 1000, 6_000],
])('%s in a sum of %d squares is searched for %d nodes', (text, squares, nodes) => {
  expect(mostNodes(boardOf(text), squares)).toBe(nodes);
});

/** What is kept is dropped when it is in the way: whether a value is found does not depend on it. */
import { formatGame } from '@lilypad/games';
import { BoardSearch, boardOf } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { KeptValues } from './kept-values.ts';

/** Enough for one of these boards, not for all of them together. */
const MOST = 10_000;
const BOARDS = ['T^4.^4F^4', 'T^5.^3F^5'].map(boardOf);
/** Too long for a search by bits. */
const LONG = ['T^3.^27F', 'T^2.^28F^2'].map(boardOf);

test.each([
  ['boards', BOARDS, MOST],
  ['long boards', LONG, 100_000],
] as const)('values of %s are found whatever was kept', (_, boards, most) => {
  const kept = new KeptValues();
  const arenas = new Set();
  for (const board of [...boards, ...boards]) {
    const value = kept.value(board, most);
    arenas.add(kept.arena);
    const alone = new KeptValues();
    const expected = alone.value(board, most);
    if (value === null || expected === null) expect.fail('a board takes more than it should');
    expect(formatGame(kept.arena, value)).toBe(formatGame(alone.arena, expected));
  }
  expect(arenas.size).toBeGreaterThan(boards === BOARDS ? 1 : 0);
});

test('a search on bits finds what an evaluator finds', () => {
  for (const board of ['T^4.^3F^4', 'T.F.TF.TF..F', 'T^5.F.TF^3TT.F'].map(boardOf)) {
    const [byBits, plain] = [true, false].map((one) => {
      const kept = new KeptValues(one);
      const value = kept.value(board, 1_000_000);
      return value === null ? null : formatGame(kept.arena, value);
    });
    expect(byBits).toBe(plain);
    expect(plain).not.toBeNull();
  }
});

test('a board that takes too much has no value, and the next has one', () => {
  const kept = new KeptValues();
  for (const far of ['T^7.^7F^7', 'T^9.^12F^12']) {
    expect(kept.value(boardOf(far), MOST)).toBeNull();
    expect(kept.value(boardOf('T.F'), MOST)).toBe(kept.arena.star);
  }
});

test.each(['T^4.^3F^4', 'T^4.^4F^4', 'T^5.^3F^5'])('%s takes what it takes alone, whatever was kept', (text) => {
  const board = boardOf(text);
  const search = new BoardSearch();
  search.valueWithin(board, 100_000);
  const { boards } = search;
  for (const before of ['', 'T^3.^3F^3', text]) {
    for (const [most, isEnough] of [
      [boards - 1, false],
      [boards, true],
      [boards + 1000, true],
    ] as const) {
      const kept = new KeptValues();
      if (before !== '') kept.value(boardOf(before), 100_000);
      expect([before, most, kept.value(board, most) !== null]).toEqual([before, most, isEnough]);
    }
  }
});

/** What is kept is dropped when it is in the way: whether a value is found does not depend on it. */
import { formatGame } from '@lilypad/games';
import { boardOf } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { KeptValues } from './kept-values.ts';

/** Enough for one of these boards, not for all of them together. */
const BYTES = 500_000;
const BOARDS = ['T^4.^4F^4', 'T^5.^3F^5'].map(boardOf);

test('values are found whatever was kept', () => {
  const kept = new KeptValues();
  const arenas = new Set();
  for (const board of [...BOARDS, ...BOARDS]) {
    const value = kept.value(board, BYTES);
    arenas.add(kept.arena);
    const alone = new KeptValues();
    const expected = alone.value(board, BYTES);
    if (value === null || expected === null) expect.fail('a board takes more than it should');
    expect(formatGame(kept.arena, value)).toBe(formatGame(alone.arena, expected));
  }
  expect(arenas.size).toBeGreaterThan(1);
});

test('a board that takes too much has no value, and the next has one', () => {
  const kept = new KeptValues();
  expect(kept.value(boardOf('T^7.^7F^7'), BYTES)).toBeNull();
  expect(kept.value(boardOf('T.F'), BYTES)).toBe(kept.arena.star);
});

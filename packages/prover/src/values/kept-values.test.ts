/** What is kept is dropped when it is in the way: whether a value is found does not depend on it. */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { KeptValues } from './kept-values.ts';

/** Enough for one of these boards, not for all of them together. */
const BYTES = 1_500_000;
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

test.each(['T^4.^3F^4', 'T^4.^4F^4', 'T^5.^3F^5'])('%s takes what it takes alone, whatever was kept', (text) => {
  const board = boardOf(text);
  const evaluator = new Evaluator(new Arena());
  evaluator.value(board);
  for (const before of ['', 'T^3.^3F^3', text]) {
    for (const [bytes, isEnough] of [
      [evaluator.bytes - 1, false],
      [evaluator.bytes, true],
      [evaluator.bytes + 2 ** 20, true],
    ] as const) {
      const kept = new KeptValues();
      if (before !== '') kept.value(boardOf(before), 2 ** 24);
      expect([before, bytes, kept.value(board, bytes) !== null]).toEqual([before, bytes, isEnough]);
    }
  }
});

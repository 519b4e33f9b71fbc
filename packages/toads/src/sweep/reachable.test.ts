import { SIDES } from '@lilypad/games';
import { expect, test } from 'vitest';
import { type Board, followers } from '../board/board.ts';
import { boardOf, printSquares } from '../board/notation.ts';
import { reachableAtLeast } from './reachable.ts';

/** All boards that can be reached, counted one by one. */
function reachable(start: Board): number {
  const seen = new Set([printSquares(start)]);
  for (const text of seen) {
    const board = boardOf(text);
    for (const side of SIDES) for (const next of followers(board, side)) seen.add(printSquares(next));
  }
  return seen.size;
}

test.each([
  'T.F',
  'TT..FF',
  'T^3.^3F^3',
  'T^4.^4F^4',
  'T^3.^6F^3',
  'T^4.F^4',
  'T^6..F^6',
  'T^5.^3F^5',
  'T^2.^9F^2',
  'T^8..F',
  'T^9',
  '(T.F)^4',
  'T.T.F.F.T.F',
  '(T..F)^3',
  'T.FT.TT.F..F',
])('no more than can be reached from %s', (text) => {
  const board = boardOf(text);
  expect(reachableAtLeast(board)).toBeLessThanOrEqual(reachable(board));
});

test.each([
  ['T^8.^8F^8', 946_551_177],
  ['T^20..F^20', 9],
  ['T^20.^20F^20', 10 ** 15],
  ['T^3000.^3000F^3000', 10 ** 15],
  ['T^3.^3FTF', 1],
  ['(T.F)^1000', 10 ** 15],
  ['(T.F)^8', 110],
  ['(T.F)^32', 15_911_449_207_176],
  ['(T.)^1000', 1],
  ['(TF)^1000.', 1],
])('%s', (text, count) => expect(reachableAtLeast(boardOf(text))).toBe(count));

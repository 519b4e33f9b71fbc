import type { GameId } from '@lilypad/games';
import { expect, test } from 'vitest';
import { mirror } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { strips } from '../testing/plain.ts';
import { ABSENT, PositionMemo } from './memo.ts';

/** Remembers each text under its index, then finds each again, and its image mirrored. */
function rememberAll(texts: readonly string[]): PositionMemo {
  const memo = new PositionMemo(() => {});
  const boards = texts.map(boardOf);
  boards.forEach((board, i) => {
    if (memo.find(board, 0, board.length, false) !== ABSENT) throw new Error(`${texts[i]} is taken for another`);
    memo.set(board, 0, board.length, false, i as GameId);
  });
  boards.forEach((board, i) => {
    if (memo.find(board, 0, board.length, false) !== i) throw new Error(`${texts[i]} is lost`);
    if (memo.find(mirror(board), 0, board.length, true) !== i) throw new Error(`the image of ${texts[i]} is lost`);
  });
  expect(memo.size).toBe(texts.length);
  return memo;
}

test('all strips of up to 9 squares have keys of their own', () => {
  rememberAll([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((length) => [...strips(length)]));
});

test('strips round the lengths where keys get another word have keys of their own', () => {
  const lengths = [18, 19, 20, 21, 22, 38, 39, 40, 41, 42, 59, 60, 61, 199, 200];
  rememberAll(
    lengths.flatMap((n) => ['.', 'T', 'F'].flatMap((c) => [...strips(4)].map((end) => c.repeat(n - 4) + end))),
  );
});

test('a strip is found wherever it lies', () => {
  const memo = rememberAll(['TT.F', `T.^40F`.replace('.^40', '.'.repeat(40))]);
  expect(memo.find(boardOf('.F.TT.FT'), 3, 7, false)).toBe(0);
  expect(memo.find(boardOf('.F.T.FFT'), 3, 7, true)).toBe(0);
  expect(memo.find(boardOf('FFFT.^40FTT'), 3, 45, false)).toBe(1);
});

test('asks before it grows, tells its bytes, and can be cleared and freed', () => {
  const asked: number[] = [];
  const memo = new PositionMemo((bytes) => asked.push(bytes));
  const empty = memo.bytes;
  for (const text of strips(8)) memo.set(boardOf(text), 0, 8, false, 0 as GameId);
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.max(...asked)).toBeGreaterThanOrEqual(memo.bytes);
  expect(memo.bytes).toBeGreaterThan(empty);
  const full = memo.bytes;
  memo.clear();
  expect([memo.size, memo.bytes]).toEqual([0, full]);
  expect(memo.find(boardOf('T'), 0, 1, false)).toBe(ABSENT);
  memo.free();
  expect([memo.size, memo.bytes]).toEqual([0, empty]);
  expect(memo.find(boardOf('T'), 0, 1, false)).toBe(ABSENT);
});

test('what does not fit is not remembered', () => {
  const memo = new PositionMemo(() => {
    throw new Error('full');
  });
  const all = [...strips(8)].map(boardOf);
  const fill = (): void => all.forEach((board, i) => void memo.set(board, 0, 8, false, i as GameId));
  expect(fill).toThrow('full');
  const found = all.filter((board) => memo.find(board, 0, 8, false) !== ABSENT);
  expect(found).toEqual(all.slice(0, memo.size));
});

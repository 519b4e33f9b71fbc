import { LEFT, RIGHT, SIDES } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { plainOptions, strips } from '../testing/plain.ts';
import {
  afterMove,
  type Board,
  boardPart,
  boardWithGaps,
  countSquares,
  destination,
  EMPTY,
  FROG,
  followers,
  legalMoves,
  mirror,
  sameBoard,
  TOAD,
} from './board.ts';
import { boardOf, printSquares } from './notation.ts';

test.each([
  ['.F', TOAD, [3, 0, 1], 'TTT.FT'],
  ['TTF', EMPTY, [0, 2, 0, 1], 'T..TF.'],
  ['', FROG, [2], 'FF'],
] as const)('%j with gaps of %i: %j is %s', (keys, gap, gaps, expected) => {
  const squares = keys === '' ? (new Uint8Array(0) as unknown as Board) : boardOf(keys);
  expect(printSquares(boardWithGaps(squares, gap, gaps))).toBe(expected);
});

describe('moves', () => {
  test.each([
    ['T.', ['.T'], []],
    ['.F', [], ['F.']],
    ['TF.', ['.FT'], []],
    ['.TF', [], ['FT.']],
    ['T.F', ['.TF'], ['TF.']],
    ['TT.FF', ['T.TFF'], ['TTF.F']],
    ['TTF.', ['T.FT'], []],
    ['TFF.', [], []],
    ['F.T', [], []],
    ['T', [], []],
    ['..', [], []],
    ['T.TF.', ['.TTF.', 'T..FT'], ['TFT..']],
  ])('%s', (text, lefts, rights) => {
    expect(followers(boardOf(text), LEFT).map(printSquares)).toEqual(lefts);
    expect(followers(boardOf(text), RIGHT).map(printSquares)).toEqual(rights);
  });

  test('a move says who moved from where to where', () => {
    expect(legalMoves(boardOf('TF.F'), LEFT)).toEqual([{ side: LEFT, from: 0, to: 2 }]);
    expect(legalMoves(boardOf('TF.F'), RIGHT)).toEqual([{ side: RIGHT, from: 3, to: 2 }]);
  });

  test('on all strips of up to 7 squares they are those of the definition, and mirror images of each other', () => {
    for (let length = 1; length <= 7; length++) {
      for (const text of strips(length)) {
        const board = boardOf(text);
        const expected = plainOptions(text);
        for (const side of SIDES) {
          const found = followers(board, side).map(printSquares);
          expect(found.toSorted()).toEqual(expected[side].toSorted());
          const mirrored = followers(mirror(board), side === LEFT ? RIGHT : LEFT).map((b) => printSquares(mirror(b)));
          expect(mirrored.toSorted()).toEqual(found.toSorted());
        }
      }
    }
  });

  test('a move leaves the board it was made on as it was', () => {
    const board = boardOf('T.F');
    afterMove(board, { side: LEFT, from: 0, to: 1 });
    expect(printSquares(board)).toBe('T.F');
  });

  test('a window of a board has edges of its own', () => {
    const board = boardOf('TF.T.');
    expect(destination(board, 0, LEFT)).toBe(2);
    expect(destination(board, 0, LEFT, 0, 2)).toBe(-1);
    expect(destination(board, 3, LEFT, 3, 4)).toBe(-1);
  });
});

test('mirror, countSquares, boardPart, sameBoard', () => {
  const board = boardOf('TT.F');
  expect(printSquares(mirror(board))).toBe('T.FF');
  expect([countSquares(board, TOAD), countSquares(board, FROG), countSquares(board, EMPTY)]).toEqual([2, 1, 1]);
  expect(printSquares(boardPart(board, 1, 3))).toBe('T.');
  expect(sameBoard(board, mirror(mirror(board)))).toBe(true);
  expect(sameBoard(board, mirror(board))).toBe(false);
  expect(sameBoard(board, boardPart(board, 0, 3))).toBe(false);
});

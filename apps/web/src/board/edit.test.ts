import { boardOf, EMPTY, FROG, printSquares, TOAD } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { nextSquare, press, withExtraSquare, withoutSquare, withSquare } from './edit.ts';

describe('changing a board', () => {
  it.each([
    ['T.F', printSquares(withSquare(boardOf('TTF'), 1, EMPTY))],
    ['TTF', printSquares(withSquare(boardOf('T.F'), 1, TOAD))],
    ['.TF', printSquares(withExtraSquare(boardOf('TF'), 0))],
    ['T.F', printSquares(withExtraSquare(boardOf('TF'), 1))],
    ['TF.', printSquares(withExtraSquare(boardOf('TF'), 2))],
    ['F', printSquares(withoutSquare(boardOf('TF'), 0))],
    ['T', printSquares(withoutSquare(boardOf('T'), 0))],
  ])('gives %s', (expected, got) => {
    expect(got).toBe(expected);
  });

  it('goes round through all squares', () => {
    expect([nextSquare(EMPTY), nextSquare(TOAD), nextSquare(FROG)]).toEqual([TOAD, FROG, EMPTY]);
  });

  it.each([
    ['T.F', 0, 'ArrowRight', 'T.F', 1],
    ['T.F', 2, 'ArrowRight', 'T.F', 2],
    ['T.F', 1, 'ArrowLeft', 'T.F', 0],
    ['T.F', 0, 'ArrowLeft', 'T.F', 0],
    ['T.F', 2, 'Home', 'T.F', 0],
    ['T.F', 0, 'End', 'T.F', 2],
    ['T.F', 1, 't', 'TTF', 2],
    ['T.F', 2, 'R', 'T.T', 2],
    ['T.F', 0, 'f', 'F.F', 1],
    ['T.F', 0, 'L', 'F.F', 1],
    ['T.F', 0, '.', '..F', 1],
    ['T.F', 0, '_', '..F', 1],
    ['T.F', 0, '-', '..F', 1],
    ['T.F', 0, 'Insert', 'T..F', 1],
    ['T.F', 2, '+', 'T.F.', 3],
    ['T.F', 0, 'Delete', '.F', 0],
    ['T.F', 2, 'Delete', 'T.', 1],
    ['T.F', 2, 'Backspace', 'T.', 1],
    ['T.F', 0, 'Backspace', '.F', 0],
    ['T', 0, 'Delete', 'T', 0],
  ])('%s, square %i in hand, key %s: %s, then square %i', (board, at, key, expected, then) => {
    const next = press({ board: boardOf(board), at }, key)!;
    expect([printSquares(next.board), next.at]).toEqual([expected, then]);
  });

  it.each(['x', 'Tab', 'Enter', ' ', 'Escape'])('key %s means nothing', (key) => {
    expect(press({ board: boardOf('T.F'), at: 0 }, key)).toBeNull();
  });

  it('leaves the very board where only the square in hand changes', () => {
    const board = boardOf('T.F');
    expect(press({ board, at: 0 }, 'ArrowRight')!.board).toBe(board);
  });
});

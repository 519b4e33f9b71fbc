import { boardOf, EMPTY, FROG, print, TOAD } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { nextSquare, squareOfKey, withExtraSquare, withoutSquare, withSquare } from './edit.ts';

describe('changing a board', () => {
  it.each([
    ['T.F', print(withSquare(boardOf('TTF'), 1, EMPTY))],
    ['TTF', print(withSquare(boardOf('T.F'), 1, TOAD))],
    ['.TF', print(withExtraSquare(boardOf('TF'), 0))],
    ['T.F', print(withExtraSquare(boardOf('TF'), 1))],
    ['TF.', print(withExtraSquare(boardOf('TF'), 2))],
    ['F', print(withoutSquare(boardOf('TF'), 0))],
    ['T', print(withoutSquare(boardOf('T'), 0))],
  ])('gives %s', (expected, got) => {
    expect(got).toBe(expected);
  });

  it('goes round through all squares', () => {
    expect([nextSquare(EMPTY), nextSquare(TOAD), nextSquare(FROG)]).toEqual([TOAD, FROG, EMPTY]);
  });

  it('reads the letters of the notation', () => {
    expect(['t', 'R', 'f', 'L', '.', '_', '-', 'x', 'Tab', 'Enter'].map(squareOfKey)).toEqual([
      ...[TOAD, TOAD, FROG, FROG, EMPTY, EMPTY, EMPTY],
      ...[null, null, null],
    ]);
  });
});

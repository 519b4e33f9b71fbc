import { Arena } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { newSquares, type Square } from './board.ts';
import { Evaluator } from './evaluator.ts';

describe('all strips of length 11', () => {
  test('have 4,272 distinct values', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const values = new Set<number>();
    const board = newSquares(11);
    const started = performance.now();
    for (let code = 0; code < 3 ** 11; code++) {
      for (let i = 0, rest = code; i < 11; i++, rest = Math.floor(rest / 3)) board[i] = (rest % 3) as Square;
      values.add(evaluator.value(board));
    }
    console.log(performance.now() - started, evaluator.positions, arena.counts);
    expect(values.size).toBe(4272);
  });
});

/** All strips of a length in one table, against the evaluator that values them one by one. */
import { Arena, formatGame } from '@lilypad/games';
import { expect, test } from 'vitest';
import { printSquares } from '../board/notation.ts';
import { Evaluator } from './evaluator.ts';
import { type StripOptions, Strips } from './strips.ts';

function allStrips(arena: Arena, length: number, options?: StripOptions): Strips {
  const strips = new Strips(arena, length, options);
  strips.work(strips.count);
  return strips;
}

test.each([1, 2, 3, 4, 5, 6, 7])('all strips of length %d have the values that the evaluator finds', (length) => {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const strips = allStrips(arena, length);
  const seen = new Set<string>();
  for (let index = 0; index < strips.count; index++) {
    const board = strips.board(index);
    seen.add(printSquares(board));
    expect(strips.value(index), printSquares(board)).toBe(evaluator.value(board));
  }
  expect(seen.size).toBe(3 ** length);
});

test('the strips of length 9 have 676 values, and + -1/8 is one of them', () => {
  const arena = new Arena();
  const strips = allStrips(arena, 9);
  const values = new Set(Array.from({ length: strips.count }, (_, index) => strips.value(index)));
  expect(values.size).toBe(676);
  expect([...values].map((value) => formatGame(arena, value))).toContain('+-1/8');
});

test('strips are numbered from all frogs to all toads', () => {
  const strips = allStrips(new Arena(), 3);
  expect([0, 13, 15, 26].map((index) => printSquares(strips.board(index)))).toEqual(['FFF', '...', '.TF', 'TTT']);
});

test('a table that is too large is refused before it is made', () => {
  const refused = expect.objectContaining({
    name: 'GameLimitError',
    message: 'All strips of length 15 need more than the 16 MB of memory that are allowed.',
  });
  expect(() => allStrips(new Arena(), 15, { maxBytes: 2 ** 24 })).toThrow(refused);
  expect(() => allStrips(new Arena(), 21, { maxBytes: Number.POSITIVE_INFINITY })).toThrow(/length 21/);
});

test('strips are valued in order, as many as are asked for', () => {
  const [arena, few, all] = [new Arena(), new Arena(), new Arena()];
  const evaluator = new Evaluator(arena);
  const strips = new Strips(arena, 9);
  const steps: number[] = [];
  while (strips.known < strips.count) {
    const from = strips.known;
    strips.work(5000);
    steps.push(strips.known);
    const last = strips.known - 1;
    expect(strips.value(last)).toBe(evaluator.value(strips.board(last)));
    expect(from).toBeLessThan(strips.known);
  }
  expect(steps).toEqual([5001, 10_001, 15_001, 19_683]);
  new Strips(few, 9).work(1000);
  allStrips(all, 9);
  expect(few.shapeCount).toBeLessThan(all.shapeCount / 2);
});

/** The bound on the work of a search is never more than that work, and not far below it where that matters. */
import { Arena } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSquares, EMPTY } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { simplifyBoard } from '../rules/reduce.ts';
import { ALL_RULES } from '../rules/rules.ts';
import { Evaluator } from './evaluator.ts';
import { valuedAtLeast } from './valued-at-least.ts';

/** Positions that a search for the board values. */
function valued(text: string): number {
  const evaluator = new Evaluator(new Arena());
  evaluator.value(boardOf(text));
  return evaluator.positions;
}

const squares = fc.array(fc.constantFrom('T', 'F', '.', '.'), { minLength: 6, maxLength: 12 });

test('at most what a search values, and its mirror images', () => {
  let most = 0;
  fc.assert(
    fc.property(squares, fc.integer({ min: 2, max: 7 }), (line, window) => {
      for (const part of simplifyBoard(boardOf(line.join('')), ALL_RULES).parts) {
        // Boards with one empty square are not searched.
        if (countSquares(part, EMPTY) === 1) continue;
        const evaluator = new Evaluator(new Arena());
        evaluator.value(part);
        const bound = valuedAtLeast(part, Number.POSITIVE_INFINITY, [window]);
        expect(bound).toBeGreaterThan(0);
        expect(bound).toBeLessThanOrEqual(2 * evaluator.positions);
        most = Math.max(most, bound);
      }
    }),
    { numRuns: 150 },
  );
  expect(most).toBeGreaterThan(20);
});

test.each(['(T.F)^4', '(TT..FF)^2'])('at least a twentieth of the work for %s', (text) => {
  const bound = valuedAtLeast(boardOf(text), Number.POSITIVE_INFINITY, [6]);
  expect(bound).toBeGreaterThan(valued(text) / 20);
});

test.each([
  ['(T.F)^9', 100_000_000],
  ['(T.F)^1000', 10 ** 15],
  // Windows show nothing here: the positions are few, or a search finds out.
  ['(TF)^500..', 1],
])('%s: %d and more', (text, least) => {
  const bound = valuedAtLeast(boardOf(text), Number.POSITIVE_INFINITY, [9]);
  expect(bound).toBeGreaterThanOrEqual(least);
  expect(bound).toBeLessThan(2 * least);
});

test('counting ends where enough is known', () => {
  const board = boardOf('(T.F)^7');
  const [short, long] = [[6], [12]].map((windows) => valuedAtLeast(board, Number.POSITIVE_INFINITY, windows));
  expect(short).toBeLessThan(long);
  expect(valuedAtLeast(board, 1000, [6, 12])).toBe(short);
});

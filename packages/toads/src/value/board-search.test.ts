/** A search on bits finds what an evaluator finds, within the limit that it is given. */
import { Arena, formatGame } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { EngineTooNarrow } from '../sweep/engine.ts';
import { sweepByEngine } from '../sweep/sweep-engine.ts';
import { BoardSearch } from './board-search.ts';
import { Evaluator } from './evaluator.ts';
import { stripAt } from './strips.ts';

const MANY = 200_000;

function textOf(search: BoardSearch, board: Board, most = MANY): string | null {
  const value = search.valueWithin(board, most);
  return value === null ? null : formatGame(search.arena, value);
}

describe('a search on bits', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives all strips of length %i the value of an evaluator', (length) => {
    const search = new BoardSearch();
    const evaluator = new Evaluator(new Arena());
    for (let i = 0; i < 3 ** length; i++) {
      const board = stripAt(length, i);
      const found = textOf(search, board);
      if (found !== formatGame(evaluator.arena, evaluator.value(board))) expect([i, found]).toEqual('the same value');
    }
    expect(search.boards).toBeGreaterThan(length < 3 ? -1 : 0);
  });

  it('gives long boards with few blanks the value of an evaluator', () => {
    const search = new BoardSearch();
    const runs = fc.array(fc.tuple(fc.constantFrom('T', 'F'), fc.nat({ max: 8 })), { minLength: 4, maxLength: 9 });
    let longest = 0;
    fc.assert(
      fc.property(runs, fc.array(fc.nat({ max: 31 }), { minLength: 1, maxLength: 2 }), (pieces, blanks) => {
        const squares = [...pieces.map(([piece, times]) => piece.repeat(times)).join('')];
        for (const at of blanks) squares.splice(at, 0, '.');
        const board = boardOf(squares.slice(0, 31).join(''));
        const evaluator = new Evaluator(new Arena());
        const expected = evaluator.valueWithin(board, 2 ** 20);
        // Some boards would take minutes.
        if (expected === null) return;
        longest = Math.max(longest, board.length);
        expect(textOf(search, board)).toBe(formatGame(evaluator.arena, expected));
      }),
      { numRuns: 60 },
    );
    expect(longest).toBe(31);
  });

  it('takes a larger table where the first is too small', () => {
    const search = new BoardSearch();
    const arena = new Arena();
    expect(textOf(search, boardOf('T^6.^5F^5'), 2 ** 21)).toBe(formatGame(arena, sweepByEngine(arena, 6, 5, 5)));
    expect(search.boards).toBeGreaterThan(2 ** 18);
    // It is needed again, most likely.
    search.forget();
    expect(search.boards).toBe(0);
    expect(search.bytes).toBeGreaterThan(12 * 2 ** 21);
  });

  it('stops at its limit, and begins anew', () => {
    const board = boardOf('T^4.^4F^4');
    const search = new BoardSearch();
    const value = textOf(search, board);
    const { boards, bytes } = search;
    expect(bytes).toBeGreaterThan(12 * boards);
    // It is known, but not within the limit.
    expect(textOf(search, board, boards - 1)).toBeNull();
    expect(search.boards).toBe(0);
    expect(textOf(search, board, boards - 1)).toBeNull();
    expect(textOf(search, board, boards)).toBe(value);
    expect(textOf(search, boardOf('T.F'), boards)).toBe('*');
    search.forget();
    expect(search.boards).toBe(0);
    expect(textOf(search, board)).toBe(value);
  });

  it('leaves longer boards to others', () => {
    expect(() => new BoardSearch().valueWithin(boardOf('T^3.^27F^2'), MANY)).toThrow(EngineTooNarrow);
  });
});

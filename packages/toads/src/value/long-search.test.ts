/** A search by several threads finds what an evaluator finds, on longer boards than a search by one. */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, EMPTY, TOAD } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { Evaluator } from './evaluator.ts';
import { LongSearch, SearchHost } from './long-search.ts';
import { stripAt } from './strips.ts';

function joined(slotBits: number, host = new SearchHost()): LongSearch {
  const search = new LongSearch(new Arena());
  search.join(host.open(slotBits, 1));
  return search;
}

/** The value of a board whose squares are all of the word. */
const plain = (search: LongSearch, board: Board) => search.value(board, TOAD, new Array(board.length + 1).fill(0));

/** Boards and their values, by hand or from the papers' tables. */
const KNOWN = [
  ['T^4.^4F^4', '0'],
  ['T^5.^5F^5', '*'],
  ['T^3.^6F^5', '{-41/8|-11/2}'],
] as const;

describe('a search by several threads', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives all strips of length %i the value of an evaluator', (length) => {
    const search = joined(16);
    const evaluator = new Evaluator(search.arena);
    for (let i = 0; i < 3 ** length; i++) {
      const board = stripAt(length, i);
      if (plain(search, board) !== evaluator.value(board)) expect(i).toBe('a strip with the same value');
    }
  });

  it('gives long boards with wide gaps the value of an evaluator', () => {
    const search = joined(20);
    const evaluator = new Evaluator(search.arena);
    const words = fc
      .array(fc.constantFrom(...'TFF.'), { minLength: 2, maxLength: 5 })
      .map((letters) => letters.join(''));
    const sizes = fc.array(fc.nat({ max: 20 }), { minLength: 6, maxLength: 6 });
    let longest = 0;
    fc.assert(
      fc.property(words, fc.constantFrom(TOAD, EMPTY), sizes, (word, gap, all) => {
        const few = all.slice(0, word.length + 1);
        const squares = word.length + few.reduce((sum, size) => sum + size);
        const value = search.value(boardOf(word), gap, few);
        if (squares > 63) expect(value).toBeNull();
        else {
          const text = few.map((size, i) => `${(gap === TOAD ? 'T' : '.').repeat(size)}${word[i] ?? ''}`).join('');
          longest = Math.max(longest, squares);
          expect(value).not.toBeNull();
          expect(value).toBe(evaluator.value(boardOf(text)));
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(longest).toBe(63);
  });

  it('shares what is known with others that join', () => {
    const host = new SearchHost();
    const open = host.open(14, 2);
    const [one, other] = [new LongSearch(new Arena()), new LongSearch(new Arena())];
    one.join(open);
    other.join(open);
    const board = boardOf('T^4.^4F^4');
    const [first, second] = [plain(one, board), plain(other, board)];
    expect([first, second]).not.toContain(null);
    expect(formatGame(one.arena, first as GameId)).toBe(formatGame(other.arena, second as GameId));
  });

  it('has few places, and finds the same', () => {
    const [small, large] = [joined(10), joined(16)];
    for (const text of ['TT..FF', 'T^3.^3F^3', 'T^3.^4F^3', 'T.T.^3F.F', 'T^3.^3F^3']) {
      for (const search of [small, large]) search.beginWork();
      const [few, many] = [small, large].map((search) => plain(search, boardOf(text)));
      expect(formatGame(small.arena, few as GameId)).toBe(formatGame(large.arena, many as GameId));
    }
  });

  it('ends where the table is much too small, so that the next can be larger', () => {
    const host = new SearchHost();
    const search = joined(12, host);
    // It alone needs some ten thousand others.
    const gaps = new Array(7).fill(4);
    expect(search.value(boardOf('F.F.F.'), TOAD, gaps)).toBeNull();
    expect(search.isFull).toBe(true);
    expect(plain(search, boardOf('TT.TF.FF'))).toBeNull();
    search.join(host.open(17, 1));
    const found = search.value(boardOf('F.F.F.'), TOAD, gaps) as GameId;
    const evaluator = new Evaluator(search.arena);
    expect(search.isFull).toBe(false);
    expect(found).toBe(evaluator.value(boardOf('T^4FT^4.T^4FT^4.T^4FT^4.T^4')));
  });

  it.each([
    ['of games', 16, 17],
    ['of boards', 64, 10],
  ])('is used again when it is full %s', (_, megabytes, slotBits) => {
    const host = new SearchHost();
    const search = new LongSearch(new Arena());
    for (let i = 0; i < 3; i++) {
      search.join(host.open(slotBits, 1, megabytes * 2 ** 20));
      expect(plain(search, boardOf('T^4.^7F^5'))).toBeNull();
      expect(search.isFull).toBe(true);
      search.join(host.open(17, 1, 64 * 2 ** 20));
      for (const [text, value] of KNOWN) {
        search.beginWork();
        expect(formatGame(search.arena, plain(search, boardOf(text)) as GameId)).toBe(value);
      }
    }
  });

  it('numbers works, and begins again after many', () => {
    const search = joined(9);
    const expected = plain(search, boardOf('T^3.^3F^3'));
    for (let i = 0; i < 600; i++) {
      search.beginWork();
      if (i % 50 === 0) expect(plain(search, boardOf('T^3.^3F^3'))).toBe(expected);
    }
  });

  it('goes on after a board that does not fit into the engine, some times', () => {
    const search = joined(16);
    // It is worth 900.
    const wide = boardOf('T^30.^30');
    for (let i = 0; i < 8; i++) {
      expect(plain(search, wide)).toBeNull();
      expect(search.isFull).toBe(false);
      expect(formatGame(search.arena, plain(search, boardOf('TT.TF.FF')) as GameId)).toBe('+-1/8');
    }
    expect(plain(search, wide)).toBeNull();
    expect(plain(search, boardOf('T.F'))).toBeNull();
  });
});

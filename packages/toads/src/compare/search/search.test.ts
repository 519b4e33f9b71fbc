import { Arena, type GameId, type Relation } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, mirror } from '../../board/board.ts';
import { boardOf } from '../../board/notation.ts';
import { Plain } from '../../testing/plain.ts';
import { Evaluator } from '../../value/evaluator.ts';
import { BUSY_BYTES } from './busy.ts';
import { Games } from './games.ts';
import { NAMES_BYTES, Names, UNNAMED } from './names.ts';
import { Search, type SearchOptions } from './search.ts';
import { ALL_TECHNIQUES, type SearchSwitch } from './switches.ts';
import { hashOf, NO_LOSS, NO_WIN, SearchTable } from './table.ts';

const TABLE_BYTES = 1 << 20;

/** How a sum compares with 0, by search. */
function relation(search: Search, boards: readonly Board[], arena: Arena, game: GameId): Relation {
  const first = search.winsFirst(boards, game);
  const second = !search.winsFirst(
    boards.map((board) => mirror(board)),
    arena.negate(game),
  );
  return second ? (first ? '>' : '=') : first ? '||' : '<';
}

const squaresOf = (boards: readonly Board[]) => boards.reduce((sum, board) => sum + board.length + 1, 0);

const strip = (maxLength: number) =>
  fc.array(fc.constantFrom('T', 'F', '.', '.'), { minLength: 1, maxLength }).map((squares) => squares.join(''));

/** Games of all kinds, as values of strips, with integers and stars. */
const other = fc.record({ strip: strip(7), integer: fc.integer({ min: -3, max: 3 }), star: fc.boolean() });

const sums = (boards: number, length: number) =>
  fc.record({ strips: fc.array(strip(length), { minLength: 1, maxLength: boards }), other });

/** Checks that a search with these options agrees with values found by plain recursion. */
function agrees(options: SearchOptions, { runs = 150, bytes = TABLE_BYTES, boards = 3, length = 8 } = {}): void {
  const arena = new Arena();
  const plain = new Plain(arena);
  const evaluator = new Evaluator(arena);
  const seen = new Map<Relation, number>();
  fc.assert(
    fc.property(sums(boards, length), ({ strips, other }) => {
      const game = arena.shift(
        arena.add(plain.value(other.strip), other.star ? arena.star : arena.zero),
        other.integer,
      );
      const all = strips.map(boardOf);
      const search = new Search(arena, evaluator, squaresOf(all), new ArrayBuffer(bytes), options);
      const value = strips.reduce((sum, text) => arena.add(sum, plain.value(text)), game);
      const found = relation(search, all, arena, game);
      expect(found).toBe(arena.compare(value, arena.zero));
      seen.set(found, (seen.get(found) ?? 0) + 1);
    }),
    { numRuns: runs },
  );
  // A few runs may miss a relation by chance.
  if (runs >= 300) expect(seen.size).toBe(4);
}

describe('a search', () => {
  it('agrees with values on random sums', () => agrees({ smallSize: 2000 }, { runs: 600 }));

  it('agrees with values when no part counts as small', () => agrees({ smallSize: 0 }, { runs: 300 }));

  it('agrees with values when the table is tiny', () => agrees({ smallSize: 0 }, { bytes: 512 }));

  it.each(Object.keys(ALL_TECHNIQUES) as SearchSwitch[])('agrees with values without "%s"', (name) => {
    agrees({ switches: { [name]: false }, smallSize: 20 }, { length: name === 'table' ? 6 : 7, boards: 2 });
  });

  it('agrees with values without any technique', () => {
    const none = Object.fromEntries(Object.keys(ALL_TECHNIQUES).map((name) => [name, false]));
    agrees({ switches: none, smallSize: 0 }, { length: 5, boards: 2 });
  });

  it.each([
    ['T^5.^4F^5', 0, true, '='],
    ['T^5.^4F^5', 0, false, '||'],
    ['T^6.^4F^5', 1, false, '||'],
    ['T^5.^6F^4', 1, false, '>'],
    ['T^4.^7F^4', 0, false, '='],
    // more than 32 and more than 64 squares
    ['T^2.^32F', 31, false, '='],
    ['T^2.^33F', 32, true, '='],
    ['T^2.^70F', 69, false, '='],
    ['T^2.^30F^2', 0, false, '='],
  ] as const)('%s against %d (star: %s) is %s', (text, n, star, expected) => {
    const arena = new Arena();
    const board = boardOf(text);
    const search = new Search(arena, new Evaluator(arena), board.length + 1, new ArrayBuffer(1 << 24), {
      smallSize: 2000,
    });
    const game = arena.shift(star ? arena.star : arena.zero, -n);
    expect(relation(search, [board], arena, game)).toBe(expected);
  });

  it('sees boards that cancel without any work', () => {
    const arena = new Arena();
    const board = boardOf('T^8.^8F^7');
    const search = new Search(arena, new Evaluator(arena), 100, new ArrayBuffer(TABLE_BYTES), { smallSize: 2000 });
    expect(relation(search, [board, mirror(board)], arena, arena.zero)).toBe('=');
    expect(relation(search, [board, boardOf('TT'), mirror(board)], arena, arena.up)).toBe('>');
    expect(search.nodes).toBe(0);
  });

  it('can be given up', () => {
    const arena = new Arena();
    const board = boardOf('T^6.^6F^6');
    const onProgress = (search: Search) => search.nodes < 3000;
    const search = new Search(arena, new Evaluator(arena), 20, new ArrayBuffer(TABLE_BYTES), {
      smallSize: 2000,
      onProgress,
    });
    expect(search.winsFirst([board], arena.zero)).toBeNull();
    expect(search.nodes).toBe(3072);
  });

  it('shares its table with a search in another arena', () => {
    const buffers = { table: new SharedArrayBuffer(TABLE_BYTES), names: new SharedArrayBuffer(NAMES_BYTES) };
    const busy = new SharedArrayBuffer(BUSY_BYTES);
    const boards = [boardOf('TTTT...FFFF')];
    const run = (before: readonly string[]) => {
      const arena = new Arena();
      const plain = new Plain(arena);
      // earlier games give these different ids
      for (const text of before) plain.value(text);
      const game = arena.add(plain.value('TTT..FF'), plain.value('TF.TF.'));
      const shared = { names: buffers.names, busy };
      const search = new Search(arena, new Evaluator(arena), squaresOf(boards), buffers.table, {
        shared,
        smallSize: 10,
      });
      const found = relation(search, boards, arena, game);
      expect(found).toBe(arena.compare(arena.add(plain.value('TTTT...FFFF'), game), arena.zero));
      return search.nodes;
    };
    const alone = run([]);
    expect(alone).toBeGreaterThan(100);
    expect(run(['TTT..FFF', 'T.T...F', 'TT.F.TF'])).toBe(0);
  });
});

describe('names', () => {
  it('are equal in two arenas exactly for equal games', () => {
    const buffer = new SharedArrayBuffer(NAMES_BYTES);
    const texts = ['TTT..FFF', 'T.T.F.F', 'TTT..FF', 'TT..F', 'T.F', 'T..F', 'TTTT..FFFF', 'TTFTF..F', 'T.TF.F'];
    const namesIn = (order: readonly string[]) => {
      const arena = new Arena();
      const plain = new Plain(arena);
      const games = new Games(arena);
      const names = new Names(arena, games, buffer);
      const bases = new Map(order.map((text) => [text, games.split(plain.value(text)).game]));
      const named = new Map(order.map((text) => [text, names.nameOf(bases.get(text) as GameId)]));
      expect(new Set(named.values()).size).toBe(new Set(bases.values()).size);
      return named;
    };
    const one = namesIn(texts);
    const two = namesIn(texts.toReversed());
    for (const text of texts) expect(one.get(text)).toBe(two.get(text));
    expect(new Set(one.values()).size).toBe(6);
  });

  it('run out when the buffer is full', () => {
    const arena = new Arena();
    const games = new Games(arena);
    const names = new Names(arena, games, new SharedArrayBuffer(4 * ((1 << 15) + 7)));
    expect(names.nameOf(arena.zero)).not.toBe(UNNAMED);
    expect(names.nameOf(arena.star)).toBe(UNNAMED);
    expect(names.nameOf(arena.zero)).not.toBe(UNNAMED);
  });
});

describe('the table', () => {
  it('never takes one key for another, and keeps the best bounds', () => {
    const model = new Map<string, { loses: number; wins: number }>();
    const table = new SearchTable(new ArrayBuffer(1 << 12), 3);
    const key = new Int32Array(3);
    let hits = 0;
    const operation = fc.record({
      key: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
      k: fc.integer({ min: -4, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        for (const { key: words, k } of operations) {
          key.set(words);
          // all keys share four hashes, so that buckets overflow
          const hash = hashOf(key, 0, 3) & 0xc0000000;
          const text = words.join();
          // a threshold for each key makes results consistent
          const threshold = (words[0] * 3 + words[1]) % 5;
          const known = model.get(text) ?? { loses: NO_LOSS, wins: NO_WIN };
          table.find(key, 0, hash);
          if (table.loses !== NO_LOSS || table.wins !== NO_WIN) {
            hits++;
            expect(table.loses).toBeLessThan(threshold);
            expect(table.wins).toBeGreaterThanOrEqual(threshold);
            expect(table.loses).toBeLessThanOrEqual(known.loses);
            expect(table.wins).toBeGreaterThanOrEqual(known.wins);
          }
          const won = k >= threshold;
          table.store(key, 0, hash, k, won, 1 + Math.abs(k));
          model.set(
            text,
            won ? { ...known, wins: Math.min(known.wins, k) } : { ...known, loses: Math.max(known.loses, k) },
          );
        }
      }),
      { numRuns: 200 },
    );
    expect(hits).toBeGreaterThan(300);
  });

  it('keeps no bounds for large k, and gives no answer for them', () => {
    const table = new SearchTable(new ArrayBuffer(4096), 3);
    const key = Int32Array.of(1, 2, 3);
    for (const k of [2047, 5000, -2047, -2048, -5000]) table.store(key, 0, 1, k, k > 0, 1);
    table.find(key, 0, 1);
    expect([table.loses, table.wins]).toEqual([NO_LOSS, NO_WIN]);
    expect([5000 >= table.wins, -5000 <= table.loses]).toEqual([false, false]);
    table.store(key, 0, 1, 2046, true, 1);
    table.find(key, 0, 1);
    expect([table.loses, table.wins]).toEqual([NO_LOSS, 2046]);
    table.store(key, 0, 1, -2046, false, 1);
    table.find(key, 0, 1);
    expect([table.loses, table.wins]).toEqual([-2046, 2046]);
  });

  it('may have no room at all', () => {
    const table = new SearchTable(new ArrayBuffer(8), 3);
    const key = new Int32Array(3);
    table.store(key, 0, 1, 0, true, 1);
    table.find(key, 0, 1);
    expect([table.loses, table.wins, table.capacity]).toEqual([NO_LOSS, NO_WIN, 0]);
  });
});

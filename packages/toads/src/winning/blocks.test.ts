import { expect, test } from 'vitest';
import { solveInBlocks, type TableStorage } from './blocks.ts';
import { BoardNumbers } from './board-numbers.ts';
import { Search } from './search.ts';
import { EMPTY_TALLY, joinTallies } from './tally.ts';
import { type SolvedVariant, solveVariant } from './variant.ts';

/** Tables in memory; what was never written is 255, which no game of the variants below has. */
class Memory implements TableStorage {
  readonly tables: readonly [Uint8Array, Uint8Array];
  constructor(size: number) {
    this.tables = [new Uint8Array(size).fill(255), new Uint8Array(size).fill(255)];
  }
  read(turn: 0 | 1, rank: number, into: Uint8Array): void {
    const stored = this.tables[turn].subarray(rank, rank + into.length);
    if (stored.length !== into.length || stored.includes(255)) throw new Error('not stored yet');
    into.set(stored);
  }
  write(turn: 0 | 1, rank: number, values: Uint8Array): void {
    this.tables[turn].set(values, rank);
  }
}

/** Comparing large arrays with `expect` takes long. */
const same = (a: Memory, b: SolvedVariant): boolean =>
  a.tables.every(
    (table, i) => table.length === b.tables[i].length && table.every((one, at) => one === b.tables[i][at]),
  );

const variants = [0, 1, 2, 3].flatMap((toads) =>
  [0, 1, 2, 3].flatMap((empties) => [0, 1, 2, 3].map((frogs) => ({ toads, empties, frogs }))),
);

test.each([1, 7, 50, 1000])('blocks of up to %d boards give the tables of one pass', (maxBlock) => {
  for (const counts of [...variants.slice(1), { toads: 4, empties: 3, frogs: 2 }]) {
    const whole = solveVariant(counts);
    const numbers = new BoardNumbers(counts);
    // Many small blocks take long.
    if (numbers.size > 500 * maxBlock) continue;
    const storage = new Memory(numbers.size);
    let tally = EMPTY_TALLY;
    let below = numbers.size;
    for (const { block, tally: more } of solveInBlocks(numbers, storage, maxBlock)) {
      if (block.size > maxBlock || block.start + block.size !== below) expect.unreachable();
      below = block.start;
      tally = joinTallies(tally, more);
    }
    expect(below).toBe(0);
    if (!same(storage, whole)) expect(storage.tables).toEqual(whole.tables);
    expect(tally).toEqual(whole.tally());
  }
});

test('the last boards of a variant with far more than 2^32 of them are those of a search', () => {
  const numbers = new BoardNumbers({ toads: 9, empties: 9, frogs: 9 });
  expect(numbers.size).toBe(227_873_431_500);
  const last = new Memory(3000);
  const offset = numbers.size - 3000;
  const storage: TableStorage = {
    read: (turn, rank, into) => last.read(turn, rank - offset, into),
    write: (turn, rank, values) => last.write(turn, rank - offset, values),
  };
  const search = new Search();
  let solved = 0;
  for (const { block } of solveInBlocks(numbers, storage, 300)) {
    for (let rank = block.start; rank < block.start + block.size; rank++) {
      const board = numbers.board(rank);
      expect(numbers.rank(board)).toBe(rank);
      for (const turn of [0, 1] as const) {
        expect(last.tables[turn][rank - offset]).toBe(search.remoteness({ board, turn }, 1e5));
      }
    }
    solved += block.size;
    if (solved > 1500) break;
  }
});

test('a part of a block is not taken for a whole one', () => {
  const numbers = new BoardNumbers({ toads: 3, empties: 3, frogs: 3 });
  const [first] = solveInBlocks(numbers, new Memory(numbers.size), 20);
  expect(() => [...solveInBlocks(numbers, new Memory(numbers.size), 20, first!.block.start + 1)]).toThrow(RangeError);
});

test('work that was broken off goes on below the last block', () => {
  const counts = { toads: 3, empties: 3, frogs: 3 };
  const numbers = new BoardNumbers(counts);
  const storage = new Memory(numbers.size);
  let below = numbers.size;
  let tally = EMPTY_TALLY;
  for (let runs = 0; below > 0; runs++) {
    let left = runs;
    for (const { block, tally: more } of solveInBlocks(numbers, storage, 20, below)) {
      below = block.start;
      tally = joinTallies(tally, more);
      if (left-- === 0) break;
    }
  }
  const whole = solveVariant(counts);
  expect(same(storage, whole)).toBe(true);
  expect(tally).toEqual(whole.tally());
});

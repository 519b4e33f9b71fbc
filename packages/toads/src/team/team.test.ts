/** A team gives what one thread gives: every cell of the tables, the same errors, whoever does what. */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { thresholdTables } from '../compare/thresholds/sweep.ts';
import { arrangementOf, startArrangement } from '../sweep/arrangement.ts';
import type { DemandCounts } from '../sweep/demand-sweep.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';
import { ordersFrom } from '../sweep/piece-order.ts';
import { type EngineCounts, sweepTablesByEngine } from '../sweep/sweep-engine.ts';
import { compositions } from '../testing/arrangements.ts';
import { type NodeTeam, nodeTeam } from '../testing/node-team.ts';
import { takePart } from '../threads/take-part.ts';
import { solveInBlocks, type TableStorage } from '../winning/blocks.ts';
import { bothSides, noMovesOut, type RemotenessTables } from '../winning/pass.ts';
import { passByTeam } from '../winning/pass-by-team.ts';
import { solveVariant } from '../winning/variant.ts';
import type { Team } from './team.ts';

/** All arrangements are valued, or those that are needed; however many there are. */
const ALL = { onDemandFrom: Number.POSITIVE_INFINITY };
const ON_DEMAND = { onDemandFrom: 0 };

let team: NodeTeam;
let eager: Team;
beforeAll(async () => {
  team = await nodeTeam(3);
  eager = { ...team, eager: true };
}, 60_000);
afterAll(() => team.close());

test.each(['TTTT....FFFF', 'TTTFTFT..F..F', 'T^2.^40F', 'TF', '...'])('thresholds of %s', (text) => {
  const arrangement = arrangementOf(boardOf(text))!;
  const alone = thresholdTables(arrangement);
  const together = thresholdTables(arrangement, { team: eager });
  for (const order of ordersFrom(arrangement.order).slice(-2).flat()) {
    for (const gaps of compositions(arrangement.blanks, order.size + 1)) {
      const asked = { order, gaps, blanks: arrangement.blanks };
      expect(together.of(asked)).toEqual(alone.of(asked));
    }
  }
});

test('thresholds that do not fit into a byte are noticed by whoever meets them', () => {
  const arrangement = arrangementOf(boardOf('T^3.^66F'))!;
  expect(thresholdTables(arrangement, { team: eager }).of(arrangement)).toEqual(
    thresholdTables(arrangement, { engine: false }).of(arrangement),
  );
});

test.each([
  [5, 5, 5],
  [6, 4, 4],
  [1, 1, 9],
])('values of T^%i F^%i with %i empty squares', (toads, frogs, blanks) => {
  const arena = new Arena();
  const alone = sweepTablesByEngine(arena, toads, frogs, blanks, ALL);
  for (let run = 0; run < 3; run++) {
    const together = sweepTablesByEngine(arena, toads, frogs, blanks, { ...ALL, team: eager });
    for (const order of ordersFrom(startArrangement(toads, frogs, blanks).order)
      .slice(-2)
      .flat()) {
      for (const gaps of compositions(blanks, order.size + 1)) {
        const asked = { order, gaps, blanks };
        if (together.valueOf(asked) !== alone.valueOf(asked)) expect.fail(`${order.frogs} with gaps ${gaps}`);
      }
    }
  }
});

test.each([
  [6, 5, 5],
  [5, 4, 5],
  [4, 4, 4],
  [2, 2, 20],
])('values on demand of T^%i F^%i with %i empty squares', (toads, frogs, blanks) => {
  const arena = new Arena();
  const alone = sweepTablesByEngine(arena, toads, frogs, blanks, ALL);
  const { order } = startArrangement(toads, frogs, blanks);
  const middle = { order, gaps: [1, ...new Array(order.size - 1).fill(0), blanks - 1], blanks };
  for (let run = 0; run < 3; run++) {
    const together = sweepTablesByEngine(arena, toads, frogs, blanks, { ...ON_DEMAND, team: eager });
    for (const asked of [startArrangement(toads, frogs, blanks), middle]) {
      expect(together.valueOf(asked)).toBe(alone.valueOf(asked));
    }
  }
});

/** With the team this thread does less; on a loaded machine the others may come too late, but not every time. */
function expectHelp(work: (options: { team?: Team }) => number): void {
  const most = 0.9 * work({});
  expect(Array.from({ length: 20 }).some(() => work({ team: eager }) < most)).toBe(true);
}

test('the other threads do a part of the work on demand', () => {
  const valued = (options: { team?: Team }): number => {
    let count = 0;
    const onDemandCounts = (counts: DemandCounts): void => {
      count = counts.valued;
    };
    const tables = sweepTablesByEngine(new Arena(), 6, 5, 5, { ...ON_DEMAND, ...options, onDemandCounts });
    tables.valueOf(startArrangement(6, 5, 5));
    return count;
  };
  expectHelp(valued);
});

test('what does not fit on demand is left to another sweep, whoever meets it', () => {
  const arena = new Arena();
  const start = startArrangement(4, 4, 4);
  const tables = sweepTablesByEngine(arena, 4, 4, 4, { ...ON_DEMAND, team: eager, maxShapes: 200 });
  expect(tables.valueOf(start)).toBe(sweepTablesByEngine(arena, 4, 4, 4, ALL).valueOf(start));
});

test('the other threads do a part of the work', () => {
  const work = (options: { team?: Team }): number => {
    let simplified = 0;
    const onCounts = (counts: EngineCounts): void => {
      simplified = counts.simplified;
    };
    sweepTablesByEngine(new Arena(), 6, 5, 5, { ...ALL, ...options, onCounts });
    return simplified;
  };
  expectHelp(work);
});

test.each([40, 200, 2000])('more shapes than %i: the plain sweep takes over, whoever meets the last', (maxShapes) => {
  const arena = new Arena();
  const start = startArrangement(4, 4, 4);
  const valueWith = (options: object): GameId => sweepTablesByEngine(arena, 4, 4, 4, options).valueOf(start) as GameId;
  expect(valueWith({ team: eager, maxShapes })).toBe(valueWith({}));
});

test('memory that is used up is one error, whoever meets it', () => {
  const { bytes } = sweepTablesByEngine(new Arena(), 6, 5, 5, ALL);
  const sweep = () => sweepTablesByEngine(new Arena(), 6, 5, 5, { ...ALL, team, maxBytes: bytes - 200_000 });
  expect(sweep).toThrow(MemoryLimitError);
});

test.each([
  ['all', ALL],
  ['those on demand', ON_DEMAND],
])('what fits into the memory of one thread is valued by a team, which needs more: %s', (_, kind) => {
  const start = startArrangement(6, 5, 5);
  const within = (megabytes: number, by?: Team): string => {
    const arena = new Arena();
    const options = { ...kind, maxBytes: megabytes * 2 ** 20, ...(by && { team: by }) };
    try {
      return formatGame(arena, sweepTablesByEngine(arena, 6, 5, 5, options).valueOf(start) as GameId);
    } catch (error) {
      if (error instanceof MemoryLimitError) return error.message;
      throw error;
    }
  };
  const sizes = [1, 2, 3, 4, 5, 6, 8, 10, 16];
  const alone = sizes.map((megabytes) => within(megabytes));
  expect(sizes.map((megabytes) => within(megabytes, eager))).toEqual(alone);
  expect(new Set(alone.map((text) => /memory/.test(text))).size).toBe(2);
});

test('a caller that stops stops the team, which can be called again', () => {
  const stop = (): never => {
    throw new Error('enough');
  };
  expect(() => sweepTablesByEngine(new Arena(), 6, 5, 5, { ...ALL, team, onProgress: stop })).toThrow('enough');
  const arena = new Arena();
  expect(sweepTablesByEngine(arena, 3, 3, 3, { team: eager }).valueOf(startArrangement(3, 3, 3))).toBe(
    sweepTablesByEngine(arena, 3, 3, 3).valueOf(startArrangement(3, 3, 3)),
  );
});

test.each([
  [{ toads: 5, empties: 4, frogs: 5 }, 0, 1],
  [{ toads: 4, empties: 5, frogs: 4 }, 20_000, 10],
  [{ toads: 4, empties: 5, frogs: 4 }, 20_001, 100],
  [{ toads: 7, empties: 1, frogs: 2 }, 3, 1],
  [{ toads: 0, empties: 2, frogs: 0 }, 0, 1],
])('a pass over %o from board %i, in blocks of about %i', (counts, from, blockSize) => {
  const alone = solveVariant(counts, { from });
  const size = alone.tables[0].length;
  const tables = bothSides(() => new Uint8Array(new SharedArrayBuffer(size)));
  const seen: number[] = [];
  const onProgress = (done: number, total: number): number => seen.push(done / total);
  passByTeam({ counts, tables, size, beginning: [], out: noMovesOut() }, team, onProgress, blockSize);
  expectSame(tables, alone.tables);
  expect(seen.at(-1)).toBe(1);
});

test('a variant in memory and in blocks', () => {
  const counts = { toads: 4, empties: 5, frogs: 4 };
  const alone = solveVariant(counts);
  expectSame(solveVariant(counts, { team: eager }).tables, alone.tables);
  const { numbers } = alone;
  const tables = bothSides(() => new Uint8Array(numbers.size));
  const storage: TableStorage = {
    read: (turn, rank, into) => into.set(tables[turn].subarray(rank, rank + into.length)),
    write: (turn, rank, values) => tables[turn].set(values, rank),
  };
  const blocks = [...solveInBlocks(numbers, storage, 10_000, numbers.size, eager)];
  expect(blocks.length).toBeGreaterThan(10);
  expectSame(tables, alone.tables);
});

/** Large arrays, which `toEqual` compares slowly. */
function expectSame(found: RemotenessTables, expected: RemotenessTables): void {
  for (const turn of [0, 1] as const) expect(Buffer.from(found[turn]).equals(Buffer.from(expected[turn]))).toBe(true);
}

test('work of an unknown kind is refused', () => {
  expect(() => takePart({ kind: 'dance' }, 1)).toThrow("a team has no work 'dance'");
});

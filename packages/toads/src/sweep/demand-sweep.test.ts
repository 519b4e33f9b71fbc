import { Arena, type GameId } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { compositions, sweepSizes, textOf } from '../testing/arrangements.ts';
import { startArrangement } from './arrangement.ts';
import { type DemandCounts, DemandTables, fitsOnDemand } from './demand-sweep.ts';
import { MemoryLimitError } from './memory-limit.ts';
import { reducedOrdersByLevel } from './piece-order.ts';
import { sweepSize, sweepStart, sweepTables } from './sweep.ts';
import { type EngineSweepOptions, sweepByEngine, sweepTablesByEngine } from './sweep-engine.ts';
import { SweepStopped } from './sweep-limits.ts';

const ALWAYS = { onDemandFrom: 0 };
const NEVER = { onDemandFrom: Number.POSITIVE_INFINITY };

/** The value of a start on demand, and the work that it took. */
function onDemand(arena: Arena, toads: number, frogs: number, blanks: number): [GameId, DemandCounts | null] {
  let counts: DemandCounts | null = null;
  const onDemandCounts = (all: DemandCounts): void => {
    counts = all;
  };
  return [sweepByEngine(arena, toads, frogs, blanks, { ...ALWAYS, onDemandCounts }), counts];
}

describe('a sweep on demand', () => {
  it('gives the start the value of the plain sweep', () => {
    const arena = new Arena();
    let largest = 0;
    for (const [toads, frogs, blanks] of sweepSizes(7, 12, 6_000)) {
      const board = `T^${toads}.^${blanks}F^${frogs}`;
      const [value, counts] = onDemand(arena, toads, frogs, blanks);
      expect([board, value]).toEqual([board, sweepStart(arena, toads, frogs, blanks)]);
      expect(counts).toMatchObject({ arrangements: sweepSize(toads, frogs, blanks) });
      largest = Math.max(largest, sweepSize(toads, frogs, blanks));
    }
    expect(largest).toBeGreaterThan(5_000);
  });

  it.each([
    [5, 5, 5],
    [6, 4, 5],
    [6, 5, 4],
    [7, 3, 5],
    [3, 3, 10],
    [8, 2, 6],
  ])('gives T^%i F^%i with %i blanks the value of the engine that values all', (toads, frogs, blanks) => {
    const arena = new Arena();
    expect(onDemand(arena, toads, frogs, blanks)[0]).toBe(sweepByEngine(arena, toads, frogs, blanks, NEVER));
  });

  it.each([
    [3, 3, 3],
    [4, 2, 3],
    [3, 1, 4],
    [2, 2, 5],
    [1, 1, 6],
  ])('gives all arrangements of the two highest levels their values: T^%i F^%i, %i blanks', (toads, frogs, blanks) => {
    const arena = new Arena();
    const plain = sweepTables(arena, toads, frogs, blanks);
    const tables = sweepTablesByEngine(arena, toads, frogs, blanks, ALWAYS);
    let asked = 0;
    for (const order of reducedOrdersByLevel(toads, frogs).slice(-2).flat()) {
      for (const gaps of compositions(blanks, order.size + 1)) {
        const text = textOf(order, gaps);
        expect([text, tables.valueOf({ order, gaps, blanks })]).toEqual([text, plain.valueOf({ order, gaps, blanks })]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(5);
    expect(tables.valueOf(startArrangement(toads, frogs, blanks + 1))).toBeNull();
    expect(tables.valueOf(startArrangement(toads + 1, frogs, blanks))).toBeNull();
    if (toads > 2) expect(tables.valueOf(startArrangement(toads - 2, frogs, blanks))).toBeNull();
  });

  it('values few arrangements, and none for a number', () => {
    const [, hot] = onDemand(new Arena(), 6, 5, 5);
    expect(hot?.valued).toBeGreaterThan(50_000);
    expect(hot?.valued).toBeLessThan(0.06 * sweepSize(6, 5, 5));
    const arena = new Arena();
    const [one, number] = onDemand(arena, 6, 5, 6);
    expect(one).toBe(arena.integer(1));
    expect(number?.valued).toBe(0);
  });

  it('finds each value once', () => {
    const arena = new Arena();
    let questions = 0;
    const options = { ...ALWAYS, onDemandCounts: () => questions++ };
    const tables = sweepTablesByEngine(arena, 4, 3, 3, options);
    const start = startArrangement(4, 3, 3);
    expect(tables.valueOf(start)).toBe(tables.valueOf(start));
    expect(questions).toBe(1);
  });

  it('tells how far it is, and ends when the caller wants', () => {
    const seen: number[] = [];
    const run = (options: EngineSweepOptions): GameId => sweepByEngine(new Arena(), 5, 5, 5, options);
    run({
      onProgress: (done, total) => {
        expect(total).toBe(sweepSize(5, 5, 5));
        seen.push(done);
      },
    });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeGreaterThan(0.9 * sweepSize(5, 5, 5));
    expect(seen.at(-1)).toBeLessThanOrEqual(sweepSize(5, 5, 5));
    let asked = 0;
    expect(() => run({ shouldStop: () => ++asked === 3 })).toThrow(SweepStopped);
  });

  it('that was stopped, in whatever pass, can be asked again', () => {
    const arena = new Arena();
    const start = startArrangement(4, 4, 5);
    const expected = sweepStart(arena, 4, 4, 5);
    let steps = 0;
    let stopAt = Number.POSITIVE_INFINITY;
    const shouldStop = (): boolean => ++steps === stopAt;
    const tables = () => sweepTablesByEngine(arena, 4, 4, 5, { ...ALWAYS, shouldStop });
    expect(tables().valueOf(start)).toBe(expected);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      stopAt = Math.floor(part * steps);
      const all = steps;
      const stopped = tables();
      steps = 0;
      expect(() => stopped.valueOf(start)).toThrow(SweepStopped);
      expect([part, stopped.valueOf(start)]).toEqual([part, expected]);
      steps = all;
    }
  });
});

describe('what does not fit', () => {
  /** Which sweep gave the value: the one on demand, the engine that values all, or the plain one. */
  function who(toads: number, frogs: number, blanks: number, options: EngineSweepOptions): string[] {
    const done: string[] = [];
    const arena = new Arena();
    const value = sweepByEngine(arena, toads, frogs, blanks, {
      ...ALWAYS,
      ...options,
      onDemandCounts: () => done.push('on demand'),
      onCounts: () => done.push('all'),
    });
    expect(value).toBe(sweepStart(arena, toads, frogs, blanks));
    return done;
  }

  it.each([
    ['everything fits', {}, ['on demand']],
    ['rows that hold what is needed, but not all', { maxShapes: 700 }, ['on demand']],
    ['rows that hold neither', { maxShapes: 100 }, []],
    ['memory that holds what is needed', { maxBytes: 4_000_000 }, ['on demand']],
    ['memory that holds two levels only', { maxBytes: 1_500_000 }, ['all']],
  ])('is left to another sweep: %s', (_what, options, expected) => {
    expect(who(4, 4, 4, options)).toEqual(expected);
  });

  it('is an integer beyond 500 moves of one side', () => {
    expect(who(1, 1, 499, {})).toEqual(['on demand']);
    expect(who(1, 1, 500, {})).toEqual([]);
  });

  it('is refused if no sweep has enough memory', () => {
    expect(() => sweepByEngine(new Arena(), 5, 5, 5, { ...ALWAYS, maxBytes: 700_000 })).toThrow(MemoryLimitError);
  });

  it('is not begun', () => {
    expect(fitsOnDemand(1e8, 2 ** 30)).toBe(true);
    expect(fitsOnDemand(2e8, 2 ** 30)).toBe(false);
    const tables = (options: EngineSweepOptions) => sweepTablesByEngine(new Arena(), 3, 3, 3, options);
    expect(tables(ALWAYS)).toBeInstanceOf(DemandTables);
    expect(tables({})).not.toBeInstanceOf(DemandTables);
    expect(tables({ ...ALWAYS, maxBytes: 1_200_000 })).toBeInstanceOf(DemandTables);
  });
});

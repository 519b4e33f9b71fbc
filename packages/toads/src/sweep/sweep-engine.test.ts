import { Arena, type GameId } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { compositions, sweepSizes, textOf } from '../testing/arrangements.ts';
import { plainOptions } from '../testing/plain.ts';
import { startArrangement } from './arrangement.ts';
import { BlankIndex } from './blank-index.ts';
import { type Engine, EngineMaker } from './engine.ts';
import { EngineGames } from './engine-games.ts';
import type { Level } from './levels.ts';
import { MemoryLimitError } from './memory-limit.ts';
import { orderKey, reducedOrdersByLevel } from './piece-order.ts';
import { sweepSize, sweepStart, sweepTables } from './sweep.ts';
import { type EngineCounts, sweepByEngine, sweepTablesByEngine } from './sweep-engine.ts';
import { SweepStopped } from './sweep-limits.ts';

/** Every reduced strip that some game from a start comes to, by plain search. */
function reached(start: string): Set<string> {
  const found = new Set<string>();
  const pending = [start];
  for (let strip = pending.pop(); strip !== undefined; strip = pending.pop()) {
    // Frogs before the first toad and toads behind the last frog are terminal.
    const toad = strip.indexOf('T');
    const frog = strip.lastIndexOf('F');
    const reduced = [...strip].filter((c, i) => !(c === 'F' && i < toad) && !(c === 'T' && i > frog)).join('');
    if (toad < 0 || frog < 0 || found.has(reduced)) continue;
    found.add(reduced);
    pending.push(...plainOptions(reduced).flat());
  }
  return found;
}

/** All arrangements are valued, however many there are. */
const ALL = { onDemandFrom: Number.POSITIVE_INFINITY };

describe('a sweep by the engine', () => {
  it('gives the start the value of the plain sweep', () => {
    const arena = new Arena();
    let largest = 0;
    for (const [toads, frogs, blanks] of sweepSizes(7, 6, 13_000)) {
      const board = `T^${toads}.^${blanks}F^${frogs}`;
      expect([board, sweepByEngine(arena, toads, frogs, blanks)]).toEqual([
        board,
        sweepStart(arena, toads, frogs, blanks),
      ]);
      largest = Math.max(largest, sweepSize(toads, frogs, blanks));
    }
    expect(largest).toBeGreaterThan(10_000);
  });

  describe.each([
    [3, 3, 4],
    [4, 2, 4],
    [5, 3, 2],
    [4, 4, 3],
    [2, 2, 6],
    [1, 1, 9],
    [6, 1, 3],
  ])('of T^%i F^%i with %i blanks', (toads, frogs, blanks) => {
    const arena = new Arena();
    const expected = new Map<string, GameId>();
    const levels: Level[] = [];
    const index = new BlankIndex(toads + frogs, blanks);
    sweepStart(arena, toads, frogs, blanks, {
      onLevel: (level, values) => {
        levels.push(level);
        for (const order of level.orders) {
          const start = level.starts.get(orderKey(order)) as number;
          for (const gaps of compositions(blanks, order.size + 1)) {
            expected.set(textOf(order, gaps), values[start + index.indexOf(order, gaps)] as GameId);
          }
        }
      },
    });

    /** The values of all arrangements that are wanted, and how many were computed. */
    function sweep(
      leaveOut: boolean,
      together: boolean,
      wanted: (strip: string) => boolean,
    ): [Map<string, GameId>, number] {
      const { engine } = new EngineMaker().make();
      const games = new EngineGames(arena, engine);
      const found = new Map<string, GameId>();
      engine.begin(toads, frogs, blanks, 2 ** 32, 2 ** 22, 1, leaveOut, together);
      expect(engine.levelNumber()).toBe(toads * frogs + 1);
      levels.forEach(({ orders }, p) => {
        for (let place = engine.levelStart(p); place < engine.levelStart(p + 1); place++) {
          if (engine.beginSlice(place) === 0) continue;
          while (engine.step(1) === 0);
        }
        for (const order of orders) {
          for (const gaps of compositions(blanks, order.size + 1)) {
            const strip = textOf(order, gaps);
            if (!wanted(strip)) continue;
            const game = engine.arrangementValue(order.frogs | (1 << order.size), index.indexOf(order, gaps), p + 1);
            found.set(strip, games.copy(game));
          }
        }
      });
      expect(engine.doneArrangements()).toBe(sweepSize(toads, frogs, blanks));
      return [found, engine.valuedArrangements()];
    }

    it.each([false, true])('gives every arrangement the value of the plain sweep (together: %s)', (together) => {
      const [found] = sweep(false, together, () => true);
      expect(found).toEqual(expected);
      expect(found.size).toBe(sweepSize(toads, frogs, blanks));
    });

    it.each([false, true])('gives those that are reached the same values without others (together: %s)', (together) => {
      const strips = reached('T'.repeat(toads) + '.'.repeat(blanks) + 'F'.repeat(frogs));
      const [found, valued] = sweep(true, together, (strip) => strips.has(strip));
      expect(found.size).toBe(strips.size);
      for (const [strip, value] of found) expect([strip, value]).toEqual([strip, expected.get(strip)]);
      const [, all] = sweep(false, together, () => false);
      if (toads > 2 && frogs > 2) expect(valued).toBeLessThan(0.9 * all);
    });
  });

  it('values as many arrangements by beginnings as one by one', () => {
    const counted = (byBeginnings: boolean): EngineCounts[] => {
      const counts: EngineCounts[] = [];
      const onCounts = (all: EngineCounts): unknown => counts.push(all);
      for (const [toads, frogs] of [
        [4, 4],
        [5, 3],
        [6, 4],
      ] as const) {
        sweepByEngine(new Arena(), toads, frogs, 4, { byBeginnings, onCounts });
      }
      return counts;
    };
    const [together, alone] = [counted(true), counted(false)];
    expect(together.map(({ valued, shapes, simplified }) => [valued, shapes, simplified])).toEqual(
      alone.map(({ valued, shapes, simplified }) => [valued, shapes, simplified]),
    );
  });

  it('treats frogs as it treats toads', () => {
    const arena = new Arena();
    for (const [toads, frogs, blanks] of [
      [1, 3, 2],
      [2, 4, 3],
      [0, 3, 2],
      [3, 0, 2],
      [0, 0, 3],
    ] as const) {
      expect(sweepByEngine(arena, toads, frogs, blanks)).toBe(sweepStart(arena, toads, frogs, blanks));
    }
  });

  it('leaves the values of the two highest levels, as the plain sweep does', () => {
    const arena = new Arena();
    const tables = sweepTablesByEngine(arena, 4, 3, 3);
    const plain = sweepTables(arena, 4, 3, 3);
    const top = startArrangement(4, 3, 3).order;
    const next = { frogs: top.frogs ^ (3 << 3), size: 7 };
    for (const order of [top, next]) {
      for (const gaps of compositions(3, 8)) {
        const arrangement = { order, gaps, blanks: 3 };
        expect(tables.valueOf(arrangement)).not.toBeNull();
        expect(tables.valueOf(arrangement)).toBe(plain.valueOf(arrangement));
      }
    }
    expect(tables.valueOf(startArrangement(3, 3, 3))).toBeNull();
    expect(tables.valueOf(startArrangement(4, 3, 2))).toBeNull();
    expect(tables.valueOf(startArrangement(4, 4, 3))).toBeNull();
  });

  it('leaves nothing out of the two highest levels', () => {
    const arena = new Arena();
    for (const [toads, frogs, blanks] of sweepSizes(5, 3, 1_000)) {
      const some = sweepTablesByEngine(arena, toads, frogs, blanks);
      const all = sweepTablesByEngine(arena, toads, frogs, blanks, { onlyReachable: false });
      for (const order of reducedOrdersByLevel(toads, frogs).slice(-2).flat()) {
        for (const gaps of compositions(blanks, order.size + 1)) {
          const arrangement = { order, gaps, blanks };
          expect([textOf(order, gaps), some.valueOf(arrangement)]).toEqual([
            textOf(order, gaps),
            all.valueOf(arrangement),
          ]);
        }
      }
    }
  });

  it('tells how far it is and what it did', () => {
    const seen: number[] = [];
    let counts: EngineCounts | null = null;
    sweepByEngine(new Arena(), 5, 5, 5, {
      ...ALL,
      onProgress: (done, total) => {
        expect(total).toBe(sweepSize(5, 5, 5));
        seen.push(done);
      },
      onCounts: (all) => {
        counts = all;
      },
    });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(sweepSize(5, 5, 5));
    expect(counts).toMatchObject({ arrangements: sweepSize(5, 5, 5), shapes: 10_400 });
  });

  it('ends when the caller wants', () => {
    let asked = 0;
    const run = (): GameId => sweepByEngine(new Arena(), 5, 5, 5, { ...ALL, shouldStop: () => ++asked === 3 });
    expect(run).toThrow(SweepStopped);
    asked = 0;
    expect(run).toThrow(/^The sweep was stopped after [\d,]+ of 448,506 positions\.$/);
  });
});

describe('what does not fit into the engine', () => {
  it.each([40, 100, 500])('is left to the plain sweep (%i units of rows)', (maxShapes) => {
    const arena = new Arena();
    let engineFinished = false;
    const onCounts = (): void => {
      engineFinished = true;
    };
    const value = sweepByEngine(arena, 4, 4, 4, { maxShapes, onCounts });
    expect(engineFinished).toBe(false);
    expect(value).toBe(sweepStart(arena, 4, 4, 4));
  });

  it('is an integer beyond 500 moves of one side', () => {
    const arena = new Arena();
    let byEngine = 0;
    const onCounts = (): void => {
      byEngine++;
    };
    expect(sweepByEngine(arena, 1, 1, 499, { onCounts })).toBe(arena.star);
    expect(byEngine).toBe(1);
    expect(sweepByEngine(arena, 1, 1, 500, { onCounts })).toBe(arena.zero);
    expect(byEngine).toBe(1);
  });

  it('can be stopped and is bounded too', () => {
    const run = (options: object) => () => sweepByEngine(new Arena(), 5, 5, 4, { maxShapes: 40, ...options });
    let asked = 0;
    expect(run({ shouldStop: () => ++asked > 20 })).toThrow(SweepStopped);
    expect(run({ maxBytes: 1_100_000 })).toThrow(MemoryLimitError);
  });
});

describe('the memory of a sweep', () => {
  it('is bounded to the byte', () => {
    const arena = new Arena();
    let bytes = 0;
    const onCounts = (counts: EngineCounts): void => {
      bytes = counts.bytes;
    };
    const value = sweepByEngine(arena, 5, 5, 5, { ...ALL, onCounts });
    expect(sweepByEngine(arena, 5, 5, 5, { ...ALL, maxBytes: bytes })).toBe(value);
    const tooLittle = (): GameId => sweepByEngine(arena, 5, 5, 5, { ...ALL, maxBytes: bytes - 1 });
    expect(tooLittle).toThrow(MemoryLimitError);
    expect(tooLittle).toThrow(
      /^This board needs more than the 1 MB of memory that are allowed: [\d,]+ of 448,506 positions/,
    );
  });

  it('is refused at once when the tables alone are too large', () => {
    const sweepAll = (): GameId => sweepByEngine(new Arena(), 10, 10, 10, { maxBytes: 2 ** 30 });
    expect(sweepAll).toThrow(/1,024 MB .* 0 of 3,\d{3},\d{3},\d{3},\d{3} positions/);
    expect(() => sweepByEngine(new Arena(), 1, 1, 1_000_000)).toThrow(MemoryLimitError);
  });
});

describe('a copy into the arena', () => {
  it('fails where the engine has a form that is not canonical', () => {
    const arena = new Arena();
    const wrong: Partial<Engine> = {
      // 1 is {1 | 0}, which is canonical, and 2 is {1, 0 | 0}, in which 0 is dominated.
      offset: () => 0,
      isNus: (game) => (game >= 10 ? 1 : 0),
      isNumber: () => 1,
      rightStop: (game) => BigInt(game - 10),
      fractionBits: () => 0,
      optionCount: (game, side) => (game === 2 && side === 0 ? 2 : 1),
      option: (_game, side, i) => (side === 0 && i === 0 ? 11 : 10),
    };
    const games = new EngineGames(arena, wrong as Engine);
    expect(games.copy(1)).toBe(arena.game([arena.integer(1)], [arena.zero]));
    expect(() => games.copy(2)).toThrow('do not agree');
  });
});

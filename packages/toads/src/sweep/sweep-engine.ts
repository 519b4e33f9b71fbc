/**
 * Sweeps by the engine: the same values as sweep.ts gives, in a fraction of the time. Where the engine's fixed widths
 * are too narrow, the sweep of sweep.ts takes over; without enough memory, an error says how far it got.
 */
import type { Arena, GameId } from '@lilypad/games';
import { grouped } from '../board/grouped.ts';
import { startArrangement } from './arrangement.ts';
import { BlankIndex } from './blank-index.ts';
import { type Engine, EngineMaker } from './engine.ts';
import { EngineGames } from './engine-games.ts';
import { MemoryLimitError } from './memory-limit.ts';
import { type SweepTables, sweepSize, sweepTables } from './sweep.ts';

export interface EngineSweepOptions {
  /** Makes the engine (default: compiles the module again). */
  readonly engines?: EngineMaker | undefined;
  /** The most memory that the sweep may take (default 4 GB, the most that the engine can address). */
  readonly maxBytes?: number | undefined;
  /** The most shapes of games, in units of 64 bytes, before the sweep of sweep.ts takes over: for tests. */
  readonly maxShapes?: number | undefined;
  /** Called now and then with the number of arrangements done and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called now and then; the sweep ends with SweepStopped when it returns true. */
  readonly shouldStop?: (() => boolean) | undefined;
  /** Called at the end with the work that was done. */
  readonly onCounts?: ((counts: EngineCounts) => void) | undefined;
}

/** Work done by the engine, for measurements. */
export interface EngineCounts {
  readonly arrangements: number;
  readonly shapes: number;
  /** Arrangements whose value is not a number, and how many of these the memo of games knew. */
  readonly simplified: number;
  readonly remembered: number;
  readonly ordersSearched: number;
  readonly bytes: number;
}

/** The caller stopped the sweep. */
export class SweepStopped extends Error {
  override readonly name = 'SweepStopped';
}

const ENGINE_MAX_BYTES = 2 ** 32;
const ENGINE_MAX_SHAPES = 2 ** 22;
/** A few milliseconds of work. */
const ARRANGEMENTS_PER_STEP = 1 << 15;

/** The value of T^toads .^blanks F^frogs. */
export function sweepByEngine(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: EngineSweepOptions = {},
): GameId {
  if (toads < frogs) return arena.negate(sweepByEngine(arena, frogs, toads, blanks, options));
  if (frogs === 0) return arena.integer(toads * blanks);
  const tables = sweepTablesByEngine(arena, toads, frogs, blanks, options);
  return tables.valueOf(startArrangement(toads, frogs, blanks)) as GameId;
}

/** Sweeps for T^toads .^blanks F^frogs, toads >= frogs >= 1. */
export function sweepTablesByEngine(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: EngineSweepOptions = {},
): SweepTables {
  const engine = (options.engines ?? new EngineMaker()).make();
  try {
    run(engine, toads, frogs, blanks, options);
  } catch (error) {
    if (engine.outOfMemory() === 1)
      throw outOfMemory(options, engine.doneArrangements(), sweepSize(toads, frogs, blanks));
    if (engine.overflowed() === 1) return withoutEngine(arena, toads, frogs, blanks, options);
    throw error;
  }
  options.onCounts?.(countsOf(engine));
  return tablesOf(arena, engine, toads + frogs, blanks);
}

function run(engine: Engine, toads: number, frogs: number, blanks: number, options: EngineSweepOptions): void {
  const { maxBytes = ENGINE_MAX_BYTES, maxShapes = ENGINE_MAX_SHAPES } = options;
  engine.begin(toads, frogs, blanks, maxBytes, maxShapes);
  for (let finished = false; !finished; ) {
    if (options.shouldStop?.()) throw new SweepStopped(stopText(engine.doneArrangements(), engine.totalArrangements()));
    finished = engine.step(ARRANGEMENTS_PER_STEP) === 1;
    options.onProgress?.(engine.doneArrangements(), engine.totalArrangements());
  }
}

function tablesOf(arena: Arena, engine: Engine, pieces: number, blanks: number): SweepTables {
  const index = new BlankIndex(pieces, blanks);
  const games = new EngineGames(arena, engine);
  return {
    bytes: engine.bytes(),
    valueOf: ({ order, gaps, blanks: own }) => {
      if (own !== blanks || order.size > pieces) return null;
      const game = engine.arrangementValue(order.frogs | (1 << order.size), index.indexOf(order, gaps));
      return game === 0 ? null : games.copy(game);
    },
  };
}

function withoutEngine(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: EngineSweepOptions,
): SweepTables {
  return sweepTables(arena, toads, frogs, blanks, {
    onProgress: (done, total) => {
      if (options.shouldStop?.()) throw new SweepStopped(stopText(done, total));
      if (options.maxBytes !== undefined && arena.bytes > options.maxBytes) throw outOfMemory(options, done, total);
      options.onProgress?.(done, total);
    },
  });
}

function outOfMemory({ maxBytes = ENGINE_MAX_BYTES }: EngineSweepOptions, done: number, total: number): Error {
  const megabytes = grouped(Math.floor(maxBytes / 2 ** 20));
  return new MemoryLimitError(
    `This board needs more than the ${megabytes} MB of memory that are allowed: ` +
      `${grouped(done)} of ${grouped(total)} positions were valued within that.`,
  );
}

function stopText(done: number, total: number): string {
  return `The sweep was stopped after ${grouped(done)} of ${grouped(total)} positions.`;
}

function countsOf(engine: Engine): EngineCounts {
  return {
    arrangements: engine.doneArrangements(),
    shapes: engine.shapes(),
    simplified: engine.simplifications(),
    remembered: engine.memoHits(),
    ordersSearched: engine.searches(),
    bytes: engine.bytes(),
  };
}

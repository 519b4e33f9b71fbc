/**
 * Sweeps by the engine: the same values as sweep.ts gives, in a fraction of the time. Where the engine's fixed widths
 * are too narrow, the sweep of sweep.ts takes over; without enough memory, an error says how far it got.
 *
 * The slices of a level do not need each other, so a team of threads takes them one by one, level after level. Values are ids of
 * games in memory that all threads share: which id a game gets depends on who meets it first, but not the game.
 */
import type { Arena, GameId } from '@lilypad/games';
import { grouped } from '../board/grouped.ts';
import { Stages, stagesBuffer } from '../team/stages.ts';
import { ALONE, type TeamWork, teamFor } from '../team/team.ts';
import { startArrangement } from './arrangement.ts';
import { BlankIndex } from './blank-index.ts';
import { type DemandOptions, DemandTables, fitsOnDemand } from './demand-sweep.ts';
import { type Engine, EngineMaker, STOP_MEMORY, stopReasonOf } from './engine.ts';
import { EngineGames } from './engine-games.ts';
import { MemoryLimitError } from './memory-limit.ts';
import { type SweepTables, sweepSize, sweepTables } from './sweep.ts';
import { ENGINE_MAX_BYTES, ENGINE_MAX_SHAPES, reportProgress } from './sweep-limits.ts';
import type { Shared } from './wasm-module.ts';

export interface EngineSweepOptions extends DemandOptions {
  /** Makes the engine (default: compiles the module again). */
  readonly engines?: EngineMaker | undefined;
  /** Sweeps of so many arrangements or more value only those that are needed (demand-sweep.ts; default 200,000). */
  readonly onDemandFrom?: number | undefined;
  /** Leave out arrangements that no game from the start comes to (default true). */
  readonly onlyReachable?: boolean | undefined;
  /** Value the arrangements that begin alike together, where that is worth it (default true). */
  readonly byBeginnings?: boolean | undefined;
  /** Called at the end with the work that was done, if all arrangements were valued. */
  readonly onCounts?: ((counts: EngineCounts) => void) | undefined;
}

/** A sweep of values that a team does. */
export interface ValuesWork extends TeamWork {
  readonly kind: 'values';
  readonly shared: Shared;
  readonly stages: ArrayBufferLike;
}

/** Work done by the engine in this thread, for measurements; bytes are those of all threads. */
export interface EngineCounts {
  readonly arrangements: number;
  /** Those that were valued: the others are out of reach, or mirror images. */
  readonly valued: number;
  readonly shapes: number;
  /** Arrangements whose value is not a number, and how many of these the memo of games knew. */
  readonly simplified: number;
  readonly remembered: number;
  readonly ordersSearched: number;
  readonly bytes: number;
}

/** A few milliseconds of work. */
const ARRANGEMENTS_PER_STEP = 1 << 15;
/** A sweep of fewer arrangements is done before other threads have come. */
const TEAM_FROM = 500_000;
/** A sweep of fewer arrangements values all of them: its tables serve many boards. */
const ON_DEMAND_FROM = 200_000;

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
  const { onDemandFrom = ON_DEMAND_FROM, maxBytes = ENGINE_MAX_BYTES } = options;
  const size = sweepSize(toads, frogs, blanks);
  const all = (): SweepTables => {
    try {
      return sweepAll(arena, toads, frogs, blanks, options);
    } catch (error) {
      // Each thread has tables of its own. What fits into the memory of one must not be refused to several.
      if (!(error instanceof MemoryLimitError) || teamFor(options.team, size, TEAM_FROM).threads === 1) throw error;
      return sweepTablesByEngine(arena, toads, frogs, blanks, { ...options, team: ALONE });
    }
  };
  if (size < onDemandFrom || !fitsOnDemand(size, maxBytes)) return all();
  return new DemandTables(arena, { toads, frogs, blanks }, options, all);
}

/** The same, with the values of all arrangements. */
function sweepAll(
  arena: Arena,
  toads: number,
  frogs: number,
  blanks: number,
  options: EngineSweepOptions,
): SweepTables {
  const { engine, shared } = (options.engines ?? new EngineMaker()).make();
  try {
    run(engine, shared, toads, frogs, blanks, options);
  } catch (error) {
    const reason = stopReasonOf(error, engine);
    if (reason === STOP_MEMORY) throw outOfMemory(options, engine.doneArrangements(), sweepSize(toads, frogs, blanks));
    if (reason !== 0) return withoutEngine(arena, toads, frogs, blanks, options);
    throw error;
  }
  options.onCounts?.(countsOf(engine));
  return tablesOf(arena, engine, toads + frogs, blanks);
}

function run(
  engine: Engine,
  shared: () => Shared,
  toads: number,
  frogs: number,
  blanks: number,
  options: EngineSweepOptions,
): void {
  const {
    maxBytes = ENGINE_MAX_BYTES,
    maxShapes = ENGINE_MAX_SHAPES,
    onlyReachable = true,
    byBeginnings = true,
  } = options;
  const team = teamFor(options.team, sweepSize(toads, frogs, blanks), TEAM_FROM);
  engine.begin(toads, frogs, blanks, maxBytes, maxShapes, team.threads, onlyReachable, byBeginnings);
  const work: ValuesWork = { kind: 'values', shared: shared(), stages: stagesBuffer(team.threads) };
  team.call(work);
  const stages = new Stages(work.stages, levelSizes(engine));
  stages.workToEnd((place) => {
    fillSlice(engine, place, () => {
      stages.check();
      reportProgress(options, engine.doneArrangements(), engine.totalArrangements());
    });
  }, team);
  options.onProgress?.(engine.doneArrangements(), engine.totalArrangements());
}

/** Takes part in a sweep of values as the thread with this number. */
export function helpWithValues(work: ValuesWork, thread: number): void {
  const engine = new EngineMaker().join(work.shared, thread);
  const stages = new Stages(work.stages, levelSizes(engine));
  stages.help(
    (place) => fillSlice(engine, place, () => stages.check()),
    thread,
    () => engine.stopReason() || null,
  );
}

/** How many orders each level has. */
function levelSizes(engine: Engine): number[] {
  return Array.from(
    { length: engine.levelNumber() },
    (_, level) => engine.levelStart(level + 1) - engine.levelStart(level),
  );
}

/** Values the slice of the order at this place; calls back now and then. */
function fillSlice(engine: Engine, place: number, onStep: () => void): void {
  if (engine.beginSlice(place) === 0) return;
  for (let finished = false; !finished; ) {
    onStep();
    finished = engine.step(ARRANGEMENTS_PER_STEP) === 1;
  }
}

function tablesOf(arena: Arena, engine: Engine, pieces: number, blanks: number): SweepTables {
  const index = new BlankIndex(pieces, blanks);
  const games = new EngineGames(arena, engine);
  const levels = engine.levelNumber();
  return {
    bytes: engine.bytes(),
    valueOf: ({ order, gaps, blanks: own }) => {
      if (own !== blanks || order.size > pieces) return null;
      const game = engine.arrangementValue(order.frogs | (1 << order.size), index.indexOf(order, gaps), levels);
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
      if (options.maxBytes !== undefined && arena.bytes > options.maxBytes) throw outOfMemory(options, done, total);
      reportProgress(options, done, total);
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

function countsOf(engine: Engine): EngineCounts {
  return {
    arrangements: engine.doneArrangements(),
    valued: engine.valuedArrangements(),
    shapes: engine.shapes(),
    simplified: engine.simplifications(),
    remembered: engine.memoHits(),
    ordersSearched: engine.searches(),
    bytes: engine.bytes(),
  };
}

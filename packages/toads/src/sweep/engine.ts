/**
 * The sweep engine: the same sweep as sweep.ts, written in AssemblyScript (the folder assembly beside this one) and run
 * as WebAssembly. It handles only what fits into fixed widths, and reports anything else. A memory serves one sweep or one table of strips, which
 * several threads may do together, each with an instance of its own.
 *
 * Games are unsigned 32-bit ids that are valid in the engine only; engine-games.ts copies them into an arena.
 */
import type { Side } from '@lilypad/games';
import { TeamStopped } from '../team/stages.ts';
import { VALUES_ENGINE } from './generated/values-engine.ts';
import {
  compileModule,
  globalsOf,
  instantiate,
  instantiateShared,
  newMemory,
  type Shared,
  type WasmModule,
} from './wasm-module.ts';

/** The games of an engine, by id. Truth values are 0 and 1. */
export interface GameReader {
  /** The integer that is added to the game that ids of the same row share. */
  offset(game: number): number;
  isNumber(game: number): number;
  /** Whether it is number + ups + star. */
  isNus(game: number): number;
  /** In units of 2^-fractionBits; for number + ups + star it is the number. */
  rightStop(game: number): bigint;
  fractionBits(): number;
  ups(game: number): number;
  nimber(game: number): number;
  optionCount(game: number, side: Side): number;
  option(game: number, side: Side, i: number): number;
}

/** What engines for several threads have in common. If a call throws, `stopReason` may say why. */
export interface ThreadEngine extends GameReader {
  /** Takes part as the thread with this number. */
  join(thread: number): void;
  /** Why this thread stopped, or 0. */
  stopReason(): number;
}

/** What the engines of sweeps have in common. */
export interface SweepEngine extends ThreadEngine {
  /** How many levels there are. */
  levelNumber(): number;
  /** The place of the first order of a level in the list of orders; for the number of levels, how many orders there are. */
  levelStart(level: number): number;

  /** By all threads together; what follows from `valuedArrangements` on is the work of this thread, but for `bytes`. */
  doneArrangements(): number;
  totalArrangements(): number;
  valuedArrangements(): number;
  shapes(): number;
  bytes(): number;
}

/** What the module of values exports. Of mirror images only one is valued. */
export interface Engine extends SweepEngine {
  /**
   * Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1, by so many threads. `leaveOut` says whether arrangements that
   * no game from there comes to are left out, as far as their pieces show it (assembly/frozen.ts); what is left out has no value.
   * `together` says whether arrangements that begin alike are valued together.
   */
  begin(
    toads: number,
    frogs: number,
    blanks: number,
    maxBytes: number,
    maxShapes: number,
    threads: number,
    leaveOut: boolean,
    together: boolean,
  ): void;
  /** Goes to the slice of the order at this place, whose level below is done; 0 if there is nothing to do for it. */
  beginSlice(place: number): number;
  /** Values about `arrangements` arrangements more of that slice; returns whether it is finished. */
  step(arrangements: number): number;
  /**
   * The value of an arrangement, given by its order (with a bit above all pieces) and its number, when so many levels are
   * done; 0 if it is not held.
   */
  arrangementValue(order: number, number: number, levelsDone: number): number;

  /**
   * Prepares a table of all strips of a length instead of a sweep (../value/strips-engine.ts); if `blanks` is not negative, of those with
   * so many blanks and from `leastToads` to `mostToads` toads. The global `strips` then says where in the memory their values are.
   */
  openStrips(
    length: number,
    blanks: number,
    leastToads: number,
    mostToads: number,
    maxBytes: number,
    maxShapes: number,
    threads: number,
  ): void;
  /** Values the strips from one number to another, which is left out; all below `known` are valued. */
  fillStrips(from: number, end: number, known: number): void;

  searches(): number;
  simplifications(): number;
  memoHits(): number;
}

/** The reason why an engine stops when memory is used up; any other means that something does not fit into its width. */
export const STOP_MEMORY = 1;
/** The one that it has more games than their numbers can tell apart. */
export const STOP_SHAPES = 6;
/** The one that a table of boards is much too small for the search. */
export const STOP_BOARDS = 9;

/**
 * Something does not fit into the widths of an engine.
 *
 * @example
 * ```ts
 * let caught: unknown;
 * try {
 *   new BoardSearch().valueWithin(boardOf('T^20.^20'), 1000);
 * } catch (error) {
 *   caught = error;
 * }
 * caught instanceof EngineTooNarrow; // => true
 * ```
 */
export class EngineTooNarrow extends Error {
  override readonly name = 'EngineTooNarrow';
}

/** Why an engine, here or in another thread, has stopped the work that ended with this error; 0 if none has. */
export function stopReasonOf(error: unknown, engine: SweepEngine): number {
  return error instanceof TeamStopped && error.reason > 0 ? error.reason : engine.stopReason();
}

/** An engine, and what others need to join it when it has begun. */
export interface OpenEngine<E = Engine> {
  readonly engine: E;
  readonly shared: () => Shared;
}

/** Makes engines of one module, each with its own memory; the module is compiled once. */
export class EngineMaker<E extends ThreadEngine = Engine> {
  private readonly base64: string;
  private module: WasmModule | null = null;

  /** Given a module as base64 (default: that of values). */
  constructor(base64: string = VALUES_ENGINE) {
    this.base64 = base64;
  }

  make(): OpenEngine<E> {
    const memory = newMemory(Number.POSITIVE_INFINITY);
    const engine = instantiate<E>(this.compiled(), memory);
    return { engine, shared: () => ({ memory, globals: globalsOf(engine) }) };
  }

  /** An engine that takes part in the work of another as the thread with this number. */
  join(shared: Shared, thread: number): E {
    const engine = instantiateShared<E>(this.compiled(), shared);
    engine.join(thread);
    return engine;
  }

  private compiled(): WasmModule {
    this.module ??= compileModule(this.base64);
    return this.module;
  }
}

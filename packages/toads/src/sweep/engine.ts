/**
 * The sweep engine: the same sweep as sweep.ts, written in AssemblyScript (the folder assembly beside this one) and run
 * as WebAssembly. It handles only what fits into fixed widths, and reports anything else; a run is one instance.
 *
 * Games are unsigned 32-bit ids that are valid in the engine only; engine-games.ts copies them into an arena.
 */
import type { Side } from '@lilypad/games';
import { VALUES_ENGINE } from './generated/values-engine.ts';
import { compileModule, instantiate, type WasmModule } from './wasm-module.ts';

/** What the module exports. Truth values are 0 and 1. If a call throws, overflowed or outOfMemory may say why. */
export interface Engine {
  /** Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1. */
  begin(toads: number, frogs: number, blanks: number, maxBytes: number, maxShapes: number): void;
  /** Values up to `arrangements` arrangements more; returns whether the sweep is finished. */
  step(arrangements: number): number;
  /**
   * The value of an arrangement, given by its order (with a bit above all pieces) and its number; 0 if it is not held.
   */
  arrangementValue(order: number, number: number): number;

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

  doneArrangements(): number;
  totalArrangements(): number;
  doneLevels(): number;
  shapes(): number;
  bytes(): number;
  searches(): number;
  simplifications(): number;
  memoHits(): number;
  overflowed(): number;
  outOfMemory(): number;
}

/** Makes engines, each with its own memory; the module is compiled once. */
export class EngineMaker {
  private module: WasmModule | null = null;

  make(): Engine {
    this.module ??= compileModule(VALUES_ENGINE);
    return instantiate<Engine>(this.module);
  }
}

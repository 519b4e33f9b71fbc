/**
 * The sweep engine: the same sweep as sweep.ts, written in AssemblyScript (the folder assembly beside this one) and run
 * as WebAssembly. It handles only what fits into fixed widths, and reports anything else; a run is one instance.
 *
 * Games are unsigned 32-bit ids that are valid in the engine only; engine-games.ts copies them into an arena.
 */
import type { Side } from '@lilypad/games';
import { SWEEP_WASM } from './generated/sweep-wasm.ts';

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

  /**
   * Prepares a sweep of thresholds instead: cells for orders of up to so many pieces. Returns their address in the
   * memory.
   */
  beginThresholds(pieces: number, blanks: number, cells: number): number;
  /**
   * Says at which cell the slice starts that a jump between pieces i and i + 1 of an order leads to: before it is
   * filled.
   */
  thresholdJump(order: number, start: number, i: number, target: number): void;
  /**
   * Fills the slice that starts at this cell and, unless `image` is negative, its mirror slice; 0 if a threshold does
   * not fit. `byBeginnings` says whether arrangements that begin alike are filled together, where that is worth it.
   */
  thresholdSlice(order: number, start: number, image: number, byBeginnings: number): number;
  readonly memory: { readonly buffer: ArrayBuffer };

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

// Node and browsers have these; the language's own library does not declare them.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};
declare function atob(base64: string): string;

/** Makes engines, each with its own memory; the module is compiled once. */
export class EngineMaker {
  private module: object | null = null;

  make(): Engine {
    this.module ??= new WebAssembly.Module(moduleBytes());
    return new WebAssembly.Instance(this.module, {}).exports as Engine;
  }
}

function moduleBytes(): Uint8Array {
  const text = atob(SWEEP_WASM);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/**
 * The engine of thresholds, written in AssemblyScript (sweep/assembly) and run as WebAssembly with SIMD. It has lanes
 * of one byte only, and reports a threshold that does not fit. An engine serves one sweep.
 */
import { THRESHOLDS_ENGINE } from '../../sweep/generated/thresholds-engine.ts';
import { canCompile, compileModule, instantiate } from '../../sweep/wasm-module.ts';

/** What the module exports. Truth values are 0 and 1. */
export interface ThresholdsEngine {
  /** Prepares cells for orders of up to so many pieces. Returns their address in the memory. */
  begin(pieces: number, blanks: number, cells: number): number;
  /**
   * Says at which cell the slice starts that a jump between pieces i and i + 1 of an order leads to: before it is
   * filled.
   */
  jumpLeadsTo(order: number, start: number, i: number, target: number): void;
  /**
   * Fills the slice that starts at this cell and, unless `image` is negative, its mirror slice; 0 if a threshold does
   * not fit. `byBeginnings` says whether arrangements that begin alike are filled together, where that is worth it.
   */
  fill(order: number, start: number, image: number, byBeginnings: number): number;
  outOfMemory(): number;
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** Whether this machine can run the engine: without SIMD the plain sweep does its work. */
export function hasThresholdsEngine(): boolean {
  return canCompile(THRESHOLDS_ENGINE);
}

/** A new engine with its own memory. */
export function makeThresholdsEngine(): ThresholdsEngine {
  return instantiate<ThresholdsEngine>(compileModule(THRESHOLDS_ENGINE));
}

/**
 * The engine of thresholds, written in AssemblyScript (sweep/assembly) and run as WebAssembly with SIMD. It has lanes
 * of one byte only, and reports a threshold that does not fit. An engine serves one sweep, which several threads may do together,
 * each with an instance of its own.
 */
import { THRESHOLDS_ENGINE } from '../../sweep/generated/thresholds-engine.ts';
import {
  canCompile,
  compileModule,
  globalsOf,
  instantiate,
  instantiateShared,
  newMemory,
  type Shared,
} from '../../sweep/wasm-module.ts';

/** What the module exports. Truth values are 0 and 1. */
export interface ThresholdsEngine {
  /** Prepares cells for orders of up to so many pieces, and so many threads. Returns their address in the memory. */
  begin(pieces: number, blanks: number, cells: number, threads: number): number;
  /** Takes part as the thread with this number. */
  join(thread: number): void;
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
}

/** Whether this machine can run the engine: without SIMD the plain sweep does its work. */
export function hasThresholdsEngine(): boolean {
  return canCompile(THRESHOLDS_ENGINE);
}

/** A new engine, and what others need to join it when it has begun. */
export function makeThresholdsEngine(): { readonly engine: ThresholdsEngine; readonly shared: () => Shared } {
  const memory = newMemory(Number.POSITIVE_INFINITY);
  const engine = instantiate<ThresholdsEngine>(compileModule(THRESHOLDS_ENGINE), memory);
  return { engine, shared: () => ({ memory, globals: globalsOf(engine) }) };
}

/** An engine that takes part in a sweep as the thread with this number. */
export function joinThresholdsEngine(shared: Shared, thread: number): ThresholdsEngine {
  const engine = instantiateShared<ThresholdsEngine>(compileModule(THRESHOLDS_ENGINE), shared);
  engine.join(thread);
  return engine;
}

/**
 * The engine of thresholds: what the module exports. src/compare/thresholds/engine.ts is its caller. It is a module of
 * its own, because it needs SIMD, which the engine of values does not.
 */
import { STOP_MEMORY, stopCode } from './stop';

// What all threads of a sweep have in common: one that joins gets these globals of the first.
export { blanks, sizes, stride, table } from './blank-index';
// The sweep, slice by slice.
export { blockBytes, scratch, takeBlock as join } from './scratch';
export { fillSlice as fill, lanes, openThresholds as begin, setJump as jumpLeadsTo } from './thresholds';

export function outOfMemory(): bool {
  return stopCode == STOP_MEMORY;
}

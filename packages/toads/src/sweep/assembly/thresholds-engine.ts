/**
 * The engine of thresholds: what the module exports. src/compare/thresholds/engine.ts is its caller. It is a module of
 * its own, because it needs SIMD, which the engine of values does not.
 */
import { takeBlock } from './scratch';
import { STOP_MEMORY, stopCode } from './stop';
import { fillSlice, openThresholds, setJump } from './thresholds';

// What all threads of a sweep have in common: one that joins gets these globals of the first.
export { blanks, sizes, stride, table } from './blank-index';
export { blockBytes, scratch } from './scratch';
export { lanes } from './thresholds';

/**
 * Prepares a sweep by so many threads with so many cells, for orders of up to so many pieces; returns the address of the cells.
 */
export function begin(pieces: u32, blanks: u32, cells: u32, threads: u32): usize {
  return openThresholds(pieces, blanks, cells, threads);
}

/** Takes part in a sweep as the thread with this number. */
export function join(thread: u32): void {
  takeBlock(thread);
}

/** Says at which cell the slice starts that a jump between pieces i and i + 1 leads to: before the slice is filled. */
export function jumpLeadsTo(order: u32, start: u32, i: u32, target: u32): void {
  setJump(order, start, i, target);
}

/**
 * Fills the slice that starts at this cell and, unless it is negative, the mirror slice; false if a threshold does not
 * fit. `byBeginnings` says whether arrangements that begin alike are filled together, where that is worth it.
 */
export function fill(order: u32, start: u32, image: i32, byBeginnings: bool): bool {
  return fillSlice(order, start, image, byBeginnings);
}

export function outOfMemory(): bool {
  return stopCode == STOP_MEMORY;
}

/** The engine of values: what the module exports. ../engine.ts and ../../value/strips-engine.ts are its callers. */
import { arrangementsDone } from './memory';
import { ordersSearched } from './order';
import { arrangementsValued } from './sweep';
import { remembered, simplified } from './value';

// What all threads of a sweep have in common: one that joins gets these globals of the first.
export { blanks, sizes, stride, table } from './blank-index';
export { fractionBits, isNumber, isNus, nimber, offset, option, optionCount, rightStop, ups } from './games-by-id';
export { counters, limit } from './memory';
// The sweep, level by level and slice by slice.
export {
  firstOrder as levelStart,
  frogs,
  levelCount,
  levels,
  orderMask,
  orders,
  orderTable,
  toads,
} from './piece-order';
export { keys, maxGranules, rows } from './row';
export { blockBytes, scratch } from './scratch';
// All strips of a length, block by block.
export {
  fillStrips,
  leastToads,
  mostToads,
  openStrips,
  partBlanks,
  powers,
  stripLength,
  strips,
} from './strips';
export {
  byBeginnings,
  evenValues,
  goToSlice as beginSlice,
  joinSweep as join,
  oddValues,
  onlyReachable,
  open as begin,
  runSlice as step,
  valueOf as arrangementValue,
} from './sweep';
export { bytes, levelNumber, shapes, stopReason, totalArrangements } from './sweep-state';
export { heads, mask } from './table';

// ---- how far it got, and why it stopped ----

/** By all threads. */
export function doneArrangements(): f64 {
  return f64(arrangementsDone());
}

/** Arrangements that this thread has valued: the others are out of reach, or mirror images. */
export function valuedArrangements(): u32 {
  return arrangementsValued;
}

/** Comparisons that looked at options. */
export function searches(): u32 {
  return ordersSearched;
}

/** Arrangements whose value is not a number, and how many of them the memo of games knew. */
export function simplifications(): u32 {
  return simplified;
}

export function memoHits(): u32 {
  return remembered;
}

/** The engine of values: what the module exports. ../engine.ts and ../../value/strips-engine.ts are its callers. */
import { arrangementsDone, usedBytes } from './memory';
import { nimberOf, upsOf } from './number';
import { ordersSearched } from './order';
import { levelCount } from './piece-order';
import {
  FRACTION_BITS,
  flagsOf,
  key,
  LEFT,
  leftCount,
  NUMBER,
  NUS,
  OFFSET_MASK,
  OFFSET_ZERO,
  optionAt,
  rightCount,
  rowOf,
  shapeCount,
  stopOf,
} from './row';
import { stopCode } from './stop';
import { arrangementsTotal, arrangementsValued } from './sweep';
import { remembered, simplified } from './value';

// What all threads of a sweep have in common: one that joins gets these globals of the first.
export { blanks, sizes, stride, table } from './blank-index';
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
export { heads, mask } from './table';

// ---- the games by id ----

/** The integer to add to the game of the row. */
export function offset(id: u32): i32 {
  return i32(id & OFFSET_MASK) - i32(OFFSET_ZERO);
}

export function isNumber(id: u32): bool {
  return (flagsOf(rowOf(id)) & NUMBER) != 0;
}

/** Whether it is number + ups + star. */
export function isNus(id: u32): bool {
  return (flagsOf(rowOf(id)) & NUS) != 0;
}

/** The right stop in units of 2^-fractionBits: of a NUS, its number. */
export function rightStop(id: u32): i64 {
  return i64(stopOf(key(id, LEFT)));
}

export function fractionBits(): i32 {
  return FRACTION_BITS;
}

export function ups(id: u32): i32 {
  return upsOf(rowOf(id));
}

export function nimber(id: u32): i32 {
  return nimberOf(rowOf(id));
}

export function optionCount(id: u32, side: u32): u32 {
  return side == LEFT ? leftCount(rowOf(id)) : rightCount(rowOf(id));
}

/** Option i of one side. */
export function option(id: u32, side: u32, i: u32): u32 {
  const row = rowOf(id);
  return optionAt(row, side == LEFT ? i : leftCount(row) + i) + (id & OFFSET_MASK) - OFFSET_ZERO;
}

// ---- how far it got, and why it stopped ----

/** By all threads. */
export function doneArrangements(): f64 {
  return f64(arrangementsDone());
}

export function totalArrangements(): f64 {
  return f64(arrangementsTotal);
}

/** Arrangements that this thread has valued: the others are out of reach, or mirror images. */
export function valuedArrangements(): u32 {
  return arrangementsValued;
}

/** How many levels there are. */
export function levelNumber(): u32 {
  return levelCount;
}

export function shapes(): u32 {
  return shapeCount;
}

export function bytes(): f64 {
  return f64(usedBytes());
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

/** Why this thread stopped (stop.ts), or 0. */
export function stopReason(): i32 {
  return stopCode;
}

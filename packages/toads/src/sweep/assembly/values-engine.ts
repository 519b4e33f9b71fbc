/** The engine of values: what the module exports. ../engine.ts is its caller. */
import { usedBytes } from './memory';
import { nimberOf, upsOf } from './number';
import { ordersSearched } from './order';
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
import { STOP_MEMORY, stopCode } from './stop';
import { arrangementsDone, arrangementsTotal, level, open, run, valueOf } from './sweep';
import { remembered, simplified } from './value';

/** Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1. */
export function begin(toads: u32, frogs: u32, blanks: u32, maxBytes: f64, maxShapes: u32): void {
  open(toads, frogs, blanks, maxBytes, maxShapes);
}

/** Values up to `budget` arrangements more; returns whether the sweep is finished. */
export function step(budget: u32): bool {
  return run(budget);
}

/**
 * The value of an arrangement, given by its order (with a bit above all pieces) and its number; 0 if it is not held.
 */
export function arrangementValue(order: u32, number: u32): u32 {
  return valueOf(order, number);
}

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
  return stopOf(key(id, LEFT));
}

export function fractionBits(): i32 {
  return i32(FRACTION_BITS);
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

export function doneArrangements(): f64 {
  return f64(arrangementsDone);
}

export function totalArrangements(): f64 {
  return f64(arrangementsTotal);
}

/** How many levels are done. */
export function doneLevels(): u32 {
  return level;
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

/** Whether something did not fit; then no other answer may be used. */
export function overflowed(): bool {
  return stopCode != 0 && stopCode != STOP_MEMORY;
}

export function outOfMemory(): bool {
  return stopCode == STOP_MEMORY;
}

/** The games of an engine by their ids, for the caller. */
import { nimberOf, upsOf } from './number';
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
  stopOf,
} from './row';

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

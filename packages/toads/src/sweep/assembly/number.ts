/**
 * Numbers, and numbers with ups and stars (NUS). A number is handled by its value in units of 2^-20.
 */

import {
  addRow,
  FRACTION_BITS,
  flagsOf,
  idOf,
  key,
  LEFT,
  NUMBER,
  NUS,
  nextRow,
  OFFSET_BITS,
  OFFSET_MASK,
  OFFSET_ZERO,
  setCounts,
  setKeys,
  setOptionAt,
  setStarKeys,
  setTag,
  stopOf,
  tagOf,
} from './row';
import { SMALL_NUMBERS, scratch } from './scratch';
import { starKeysOfRow } from './star';
import { STOP_FRACTION, STOP_OFFSET, STOP_UPS, stop } from './stop';
import { chain, link, mix } from './table';

const ONE: i32 = 1 << FRACTION_BITS;
/** Stands for "no bound" among keys. */
export const INFINITE: i32 = 1 << 30;
const MAX_UPS: i32 = 100;

/** The rows of the fractions k/256 that this thread knows, as ids; 0 where there is none yet. */
const SMALL_BITS: i32 = 8;

/** The number with this value. */
export function numberOf(value: i32): u32 {
  const floor = value >> FRACTION_BITS;
  if (floor < -i32(OFFSET_ZERO) || floor >= i32(OFFSET_ZERO)) stop(STOP_OFFSET);
  const fraction = value & (ONE - 1);
  if ((fraction & ((ONE >> SMALL_BITS) - 1)) != 0) return numberRow(fraction) + floor;
  const slot = scratch + SMALL_NUMBERS + (usize(fraction >> (FRACTION_BITS - SMALL_BITS)) << 2);
  if (load<u32>(slot) == 0) store<u32>(slot, numberRow(fraction));
  return load<u32>(slot) + floor;
}

function numberRow(fraction: i32): u32 {
  const hash = mix(u32(fraction));
  const left = 2 * fraction + 1;
  let first: usize;
  let row: usize;
  do {
    first = chain(hash);
    for (row = first; row != 0; row = nextRow(row)) {
      if ((flagsOf(row) & NUMBER) != 0 && key(idOf(row), LEFT) == left) return idOf(row);
    }
    row = addRow(NUMBER | NUS, 0);
    setKeys(row, left, 2 - left);
    setStarKeys(row, left - 1, 1 - left);
  } while (!link(row, hash, first));
  return idOf(row);
}

/** The simplest number x with lo <= 2x <= hi. */
export function simplestNumber(lo: i32, hi: i32): u32 {
  return numberOf(twiceSimplest(lo, hi) >> 1);
}

/** Twice its value. */
export function twiceSimplest(lo: i32, hi: i32): i32 {
  if (lo > 0) return 2 * simplest(lo, hi);
  return hi < 0 ? -2 * simplest(-hi, -lo) : 0;
}

/** The same for lo > 0, as a value: the least integer, or the one number with the fewest binary places. */
function simplest(lo: i32, hi: i32): i32 {
  const step = 2 * ONE;
  const whole = (lo + step - 1) & -step;
  if (whole <= hi) return whole >> 1;
  // Just one multiple of 2^bit lies in the interval, where bit is the highest in which lo - 1 and hi differ.
  const bit = 31 - clz((lo - 1) ^ hi);
  if (bit == 0) stop(STOP_FRACTION);
  return (hi & -(1 << bit)) >> 1;
}

/** The value of a number, given by its id. */
export function valueOf(number: u32): i32 {
  return stopOf(key(number, LEFT));
}

/** The option of one side in the canonical form of a number, or 0 if there is none. */
export function numberOption(number: u32, side: u32): u32 {
  const value = valueOf(number);
  const towards: i32 = side == LEFT ? -1 : 1;
  if ((value & (ONE - 1)) != 0) return numberOf(value + towards * (value & -value));
  // A positive integer n is {n-1 | }, a negative one { | n+1}.
  return (towards < 0 ? value > 0 : value < 0) ? numberOf(value + towards * ONE) : 0;
}

/** number + ups + *nimber. */
export function nus(number: u32, ups: i32, nimber: i32): u32 {
  if (ups == 0 && nimber == 0) return number;
  if (abs(ups) > MAX_UPS || nimber > MAX_UPS) stop(STOP_UPS);
  const offset = (number & OFFSET_MASK) - OFFSET_ZERO;
  return nusRow(number - offset, ups, nimber) + offset;
}

function nusRow(number: u32, ups: i32, nimber: i32): u32 {
  const tag = (u32(ups) << 16) | u32(nimber);
  const hash = mix(((number >>> OFFSET_BITS) * 0x9e3779b1) ^ (tag * 0x85ebca6b));
  const twice = 2 * valueOf(number);
  const left = twice + i32(atLeastZero(ups, nimber));
  let first: usize;
  let row: usize;
  do {
    first = chain(hash);
    for (row = first; row != 0; row = nextRow(row)) {
      if ((flagsOf(row) & (NUS | NUMBER)) == NUS && tagOf(row) == tag && key(idOf(row), LEFT) == left) return idOf(row);
    }
    row = newNusRow(number, ups, nimber);
    const right = i32(atLeastZero(-ups, nimber)) - twice;
    setKeys(row, left, right);
    starKeysOfRow(row, left, right);
    setTag(row, tag);
  } while (!link(row, hash, first));
  return idOf(row);
}

/**
 * Options of x + n.up + *k that are not numbers, from their canonical forms (for n > 0, mirrored for n < 0):
 *     *k = {0, *, .., *(k-1) | the same}      up + * = {0, * | 0}
 *     n.up + *k = {0 | (n-1).up + *(k xor 1)}  otherwise
 */
function newNusRow(x: u32, ups: i32, nimber: i32): usize {
  if (ups == 0) {
    // All rows that are needed come first: a row that is begun is the next to be complete.
    for (let k = 0; k < nimber; k++) nus(x, 0, k);
    const row = nusRowWith(nimber, nimber);
    for (let k = 0; k < 2 * nimber; k++) setOptionAt(row, k, nus(x, 0, k < nimber ? k : k - nimber));
    return row;
  }
  const near: u32 = abs(ups) == 1 && nimber == 1 ? 2 : 1;
  const other = near == 2 ? nus(x, 0, 1) : nus(x, ups > 0 ? ups - 1 : ups + 1, nimber ^ 1);
  const lefts = ups > 0 ? near : 1;
  const row = nusRowWith(lefts, near + 1 - lefts);
  if (near == 2) {
    // {x, x* | x} or {x | x, x*}
    setOptionAt(row, 0, x);
    setOptionAt(row, 1, ups > 0 ? other : x);
    setOptionAt(row, 2, ups > 0 ? x : other);
  } else {
    setOptionAt(row, 0, ups > 0 ? x : other);
    setOptionAt(row, 1, ups > 0 ? other : x);
  }
  return row;
}

function nusRowWith(lefts: u32, rights: u32): usize {
  const row = addRow(NUS, lefts + rights);
  setCounts(row, lefts, rights);
  return row;
}

/** Whether ups + *nimber >= 0. */
export function atLeastZero(ups: i32, nimber: i32): bool {
  return ups > 1 || (ups == 1 && nimber != 1) || (ups == 0 && nimber == 0);
}

export function upsOf(row: usize): i32 {
  return i32(tagOf(row)) >> 16;
}

export function nimberOf(row: usize): i32 {
  return i32(tagOf(row) & 0xffff);
}

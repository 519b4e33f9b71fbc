/**
 * The order of games: is g <= h?
 *
 * By definition g <= h unless some left option of g is >= h or some right option of h is <= g. Before that
 * recursion is tried, `quick` settles what it can from the keys of both games (row.ts), by arithmetic for numbers
 * with ups and stars, from the keys of both games with a star, and from a lossy memo of fixed size. The memo compares whole questions, never hashes: both
 * shapes and the difference of offsets, since order is invariant under translation.
 *
 * The recursion goes at most as deep as both games together are long: a few hundred moves.
 */
import { ENDING_BYTES } from './endings';
import { atLeastZero, nimberOf, upsOf } from './number';
import {
  currentShape,
  flagsOf,
  key,
  LEFT,
  leftCount,
  NUS,
  OFFSET_BITS,
  OFFSET_MASK,
  OFFSET_ZERO,
  optionAt,
  RIGHT,
  rightCount,
  rowOf,
  starKey,
} from './row';
import { REST_OF_BLOCK, scratch } from './scratch';

export const UNKNOWN: i32 = -1;
export const NO: i32 = 0;
export const YES: i32 = 1;

/** Entries of 8 bytes: shape of g (22 bits), shape of h (22), difference of offsets + 1024 (11), answer (1). */
const MEMO: usize = REST_OF_BLOCK + ENDING_BYTES;
/** A larger memo finds more, but costs as much in cache misses. */
const MEMO_BITS: u32 = 14;
export const ORDER_MEMO_BYTES: u32 = 8 << MEMO_BITS;
export let ordersSearched: u32 = 0;

export function le(g: u32, h: u32): bool {
  const answer = quick(g, h);
  return answer == UNKNOWN ? search(g, h) : answer == YES;
}

/** The answer where it needs no options, else UNKNOWN. */
export function quick(g: u32, h: u32): i32 {
  const shapeG = g >>> OFFSET_BITS;
  const shapeH = h >>> OFFSET_BITS;
  if (shapeG == shapeH) return g <= h ? YES : NO;
  const left = key(h, LEFT);
  const right = key(g, RIGHT);
  if (left + right >= 2) return YES;
  if (key(g, LEFT) > left || key(h, RIGHT) > right) return NO;
  const rowG = rowOf(g);
  const rowH = rowOf(h);
  // Two NUS that get here have the same stops.
  if ((flagsOf(rowG) & flagsOf(rowH) & NUS) != 0) {
    return atLeastZero(upsOf(rowH) - upsOf(rowG), nimberOf(rowH) ^ nimberOf(rowG)) ? YES : NO;
  }
  const starLeft = starKey(h, LEFT);
  const starRight = starKey(g, RIGHT);
  if (starLeft + starRight >= 2) return YES;
  if (starKey(g, LEFT) > starLeft || starKey(h, RIGHT) > starRight) return NO;
  if (shapeG == currentShape || shapeH == currentShape) return UNKNOWN;
  const question = questionOf(g, h);
  const entry = load<u64>(slotOf(question));
  return (entry ^ question) <= 1 ? i32(entry & 1) : UNKNOWN;
}

function questionOf(g: u32, h: u32): u64 {
  const difference = (g & OFFSET_MASK) - (h & OFFSET_MASK) + 1024;
  return (u64(g >>> OFFSET_BITS) << 34) | (u64(h >>> OFFSET_BITS) << 12) | (u64(difference) << 1);
}

function slotOf(question: u64): usize {
  return scratch + MEMO + (usize((question * 0x9e3779b97f4a7c15) >> (64 - MEMO_BITS)) << 3);
}

/** Remembers and returns an answer. The current game changes from use to use: it is never remembered. */
function settle(g: u32, h: u32, answer: bool): bool {
  if (g >>> OFFSET_BITS != currentShape && h >>> OFFSET_BITS != currentShape) {
    const question = questionOf(g, h);
    store<u64>(slotOf(question), question | u64(answer));
  }
  return answer;
}

/** The definition. Neither game is a number. All children are looked at quickly before any is searched. */
export function search(g: u32, h: u32): bool {
  ordersSearched++;
  const rowG = rowOf(g);
  const rowH = rowOf(h);
  const offsetG = (g & OFFSET_MASK) - OFFSET_ZERO;
  const offsetH = (h & OFFSET_MASK) - OFFSET_ZERO;
  const lefts = leftCount(rowG);
  const firstRight = leftCount(rowH);
  const rights = rightCount(rowH);
  let unknownLefts: u64 = 0;
  let unknownRights: u64 = 0;
  for (let i: u32 = 0; i < lefts; i++) {
    const answer = quick(h, optionAt(rowG, i) + offsetG);
    if (answer == YES) return settle(g, h, false);
    if (answer == UNKNOWN) unknownLefts |= bit(i);
  }
  for (let i: u32 = 0; i < rights; i++) {
    const answer = quick(optionAt(rowH, firstRight + i) + offsetH, g);
    if (answer == YES) return settle(g, h, false);
    if (answer == UNKNOWN) unknownRights |= bit(i);
  }
  for (let i: u32 = 0; i < lefts; i++) {
    if ((unknownLefts & bit(i)) != 0 && le(h, optionAt(rowG, i) + offsetG)) return settle(g, h, false);
  }
  for (let i: u32 = 0; i < rights; i++) {
    if ((unknownRights & bit(i)) != 0 && le(optionAt(rowH, firstRight + i) + offsetH, g)) return settle(g, h, false);
  }
  return settle(g, h, true);
}

/** The bit that stands for child i; children from 63 on share one. */
function bit(i: u32): u64 {
  return u64(1) << min(i, 63);
}

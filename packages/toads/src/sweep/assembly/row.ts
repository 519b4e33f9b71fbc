/**
 * Games: one row of memory per shape, and ids that pack a shape with an integer offset.
 *
 *     id = granule << 10 | (offset + 512)        offset in -512 .. 511, granule < 2^22
 *
 * Games that differ by an integer share a row; the row holds the one whose right stop lies in [0, 1). Rows start at
 * multiples of 64 bytes (granules) and carry their options, so one cache line usually holds all that a comparison
 * needs:
 *
 *      0  left key      8  right key     16  flags and option counts      20  id of the negative, or 0
 *     24  tag          28  next row with the same hash                    32  options, Left's first, sorted by id
 *
 * ## Keys
 * Stops are kept exactly, as integers in units of 2^-46, with one bit each that says how the game lies to them:
 *
 *     l(G) = 2 RS(G) + [G >= RS(G)]        r(G) = l(-G) = -2 LS(G) + [G <= LS(G)]
 *
 * A number x has l = 2x + 1 and r = 1 - 2x. These two integers settle most questions:
 *   - G <= H if r(G) + l(H) >= 2; not G <= H if l(G) > l(H) or r(G) < r(H). Where G or H is a number, one of these
 *     always applies.
 *   - For G = {gL | gR} let a = max l(gL) and b = max r(gR). A number x fits between the options exactly when
 *     a <= 2x <= -b. If there is none (a + b > 0), then l(G) = 1 - b and r(G) = 1 - a.
 * Keys in rows are moved by 512 units, so that adding the offset field of an id (subtracting it for r) gives the key.
 *
 * The tag of a number + ups + star (NUS) is ups << 16 | nimber; that of any other game is the hash of its options.
 * Numbers have no options in their row. The first rows are the current games of the canonicaliser, one a thread; they are
 * used nowhere else.
 *
 * Several threads may add rows at the same time. A row is not changed after others can find it (table.ts), but for its
 * negative, which is read and written atomically.
 */
import { reserve } from './memory';
import { STOP_SHAPES, stop } from './stop';

export const OFFSET_BITS: u32 = 10;
export const OFFSET_MASK: u32 = (1 << OFFSET_BITS) - 1;
export const OFFSET_ZERO: u32 = 1 << (OFFSET_BITS - 1);
const MAX_GRANULES: u32 = 1 << (32 - OFFSET_BITS);

export const FRACTION_BITS: i64 = 46;
/** Keys count halves of the unit of stops. */
export const KEY_SHIFT: i64 = FRACTION_BITS + 1;
const KEY_BIAS: i64 = i64(OFFSET_ZERO) << KEY_SHIFT;

export const NUMBER: u32 = 1;
/** Number + ups + star; numbers are NUS too. */
export const NUS: u32 = 2;

const HEAD: usize = 16;
const NEGATIVE: usize = 20;
const TAG: usize = 24;
const NEXT: usize = 28;
const OPTIONS: usize = 32;

export const LEFT: u32 = 0;
export const RIGHT: u32 = 1;
/** The most options a side may have while a game is worked on. */
export const MAX_OPTIONS: i32 = 256;
/** Rows are taken from pieces of memory of this size, each for one thread. */
const PIECE: u32 = 1 << 14;

export let rows: usize = 0;
export let maxGranules: u32 = 0;
export let shapeCount: u32 = 0;
/** The current game of the canonicaliser of this thread: its id, and its shape. */
export let currentGame: u32 = 0;
export let currentShape: u32 = 0;
/** What is left of the piece of this thread. */
let next: usize = 0;
let end: usize = 0;

/** Opens the rows for so many threads: from now on all memory goes to them. */
export function openRows(maxShapes: u32, threads: u32): void {
  maxGranules = min(maxShapes, MAX_GRANULES);
  rows = reserve(0);
  next = rows;
  end = rows;
  for (let thread: u32 = 0; thread < threads; thread++) addRow(0, 2 * MAX_OPTIONS);
  takeCurrentGame(0);
}

/** Takes the row for the current game that belongs to this thread. */
export function takeCurrentGame(thread: u32): void {
  currentShape = thread * granulesFor(2 * MAX_OPTIONS);
  currentGame = (currentShape << OFFSET_BITS) | OFFSET_ZERO;
}

export function rowOf(id: u32): usize {
  return rows + (usize(id >>> OFFSET_BITS) << 6);
}

/** The game that the row holds. */
export function idOf(row: usize): u32 {
  return (u32((row - rows) >>> 6) << OFFSET_BITS) | OFFSET_ZERO;
}

/** Adds a row with room for this many options. */
export function addRow(flags: u32, options: u32): usize {
  const bytes = usize(granulesFor(options)) << 6;
  if (next + bytes > end) takePiece();
  const row = next;
  next += bytes;
  if (u32((next - rows) >>> 6) > maxGranules) stop(STOP_SHAPES);
  shapeCount++;
  store<u32>(row, flags, HEAD);
  return row;
}

function granulesFor(options: u32): u32 {
  return (u32(OPTIONS) + 4 * options + 63) >>> 6;
}

/** Goes on with another piece of memory; if it follows the last one, that one is used up first. */
function takePiece(): void {
  const piece = reserve(PIECE);
  if (piece != end) next = piece;
  end = piece + PIECE;
}

/** Gives back the row that was added last. */
export function dropRow(row: usize): void {
  memory.fill(row, 0, next - row);
  next = row;
  shapeCount--;
}

/** l(G) for LEFT, r(G) for RIGHT. */
export function key(id: u32, side: u32): i64 {
  const offset = i64(id & OFFSET_MASK) << KEY_SHIFT;
  return load<i64>(rowOf(id) + (usize(side) << 3)) + (side == LEFT ? offset : -offset);
}

/** Sets the keys of the game in this row. */
export function setKeys(row: usize, left: i64, right: i64): void {
  store<i64>(row, left - KEY_BIAS);
  store<i64>(row, right + KEY_BIAS, 8);
}

/** The right stop of a game with this left key. */
export function stopOf(left: i64): i64 {
  return left >> 1;
}

/** The greatest integer that is not above that stop. */
export function floorOf(left: i64): u32 {
  return u32(left >> KEY_SHIFT);
}

export function flagsOf(row: usize): u32 {
  return load<u8>(row, HEAD);
}

/** Sets how many options each side has. */
export function setCounts(row: usize, lefts: u32, rights: u32): void {
  store<u32>(row, load<u8>(row, HEAD) | (lefts << 8) | (rights << 20), HEAD);
}

export function leftCount(row: usize): u32 {
  return (load<u32>(row, HEAD) >>> 8) & 0xfff;
}

export function rightCount(row: usize): u32 {
  return load<u32>(row, HEAD) >>> 20;
}

/** Option k of the game in the row: Left's options first, then Right's. */
export function optionAt(row: usize, k: u32): u32 {
  return load<u32>(row + (usize(k) << 2), OPTIONS);
}

export function setOptionAt(row: usize, k: u32, option: u32): void {
  store<u32>(row + (usize(k) << 2), option, OPTIONS);
}

export function negativeOf(row: usize): u32 {
  return atomic.load<u32>(row, NEGATIVE);
}

export function setNegative(row: usize, id: u32): void {
  atomic.store<u32>(row, id, NEGATIVE);
}

export function tagOf(row: usize): u32 {
  return load<u32>(row, TAG);
}

export function setTag(row: usize, tag: u32): void {
  store<u32>(row, tag, TAG);
}

export function nextRow(row: usize): usize {
  return load<u32>(row, NEXT);
}

export function setNextRow(row: usize, next: usize): void {
  store<u32>(row, u32(next), NEXT);
}

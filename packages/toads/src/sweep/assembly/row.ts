/**
 * Games: one row of memory per shape, and ids that pack a shape with an integer offset.
 *
 *     id = granule << 10 | (offset + 512)        offset in -512 .. 511, granule < 2^22
 *
 * Games that differ by an integer share a row; the row holds the one whose right stop lies in [0, 1). Rows take one or more
 * granules of 32 bytes, with their options:
 *
 *      0  flags and option counts       4  id of the negative, or 0
 *      8  tag          12  next row with the same hash                    16  options, Left's first, sorted by id
 *
 * Memory comes in pieces of 512 granules. The first 171 of a piece hold the keys of the others: those of the games, 8 bytes each, then
 * those of the games with a star. Keys of games are read far more often than their options, and so lie close to each other.
 *
 * ## Keys
 * Stops are kept exactly, as integers in units of 2^-20, with one bit each that says how the game lies to them:
 *
 *     l(G) = 2 RS(G) + [G >= RS(G)]        r(G) = l(-G) = -2 LS(G) + [G <= LS(G)]
 *
 * A number x has l = 2x + 1 and r = 1 - 2x. These two integers settle most questions:
 *   - G <= H if r(G) + l(H) >= 2; not G <= H if l(G) > l(H) or r(G) < r(H). Where G or H is a number, one of these
 *     always applies.
 *   - For G = {gL | gR} let a = max l(gL) and b = max r(gR). A number x fits between the options exactly when
 *     a <= 2x <= -b. If there is none (a + b > 0), then l(G) = 1 - b and r(G) = 1 - a.
 * The same two keys are kept for G + *, the *star keys*: G <= H exactly if G + * <= H + *, so they settle a third of the questions that
 * keys leave open.
 * Keys in memory are moved by 512 units, so that adding the offset field of an id (subtracting it for r) gives the key.
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

export const FRACTION_BITS: i32 = 20;
/** Keys count halves of the unit of stops; an integer is at most 500 (sweep.ts), so the sum of two keys has 32 bits. */
export const KEY_SHIFT: i32 = FRACTION_BITS + 1;
const KEY_BIAS: i32 = i32(OFFSET_ZERO) << KEY_SHIFT;

export const NUMBER: u32 = 1;
/** Number + ups + star; numbers are NUS too. */
export const NUS: u32 = 2;

const HEAD: usize = 0;
const NEGATIVE: usize = 4;
const TAG: usize = 8;
const NEXT: usize = 12;
const OPTIONS: usize = 16;

export const LEFT: u32 = 0;
export const RIGHT: u32 = 1;
/** The most options a side may have while a game is worked on. */
export const MAX_OPTIONS: i32 = 256;
const GRANULE_BITS: u32 = 5;
/** Rows are taken from pieces of memory of this size, each for one thread; keys come first in a piece. */
const PIECE_BITS: u32 = 14;
export const PIECE: u32 = 1 << PIECE_BITS;
/** How many granules for rows are in a piece, and how many for keys are before them. */
const ROWS: u32 = PIECE / ((1 << GRANULE_BITS) + 16);
const BEFORE: u32 = (PIECE >>> GRANULE_BITS) - ROWS;
/** How far star keys are behind keys. */
const STARS: usize = 8 * ROWS;

export let rows: usize = 0;
/** The keys of the granule 0, if it had any. */
export let keys: usize = 0;
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
  // Pieces start at multiples of their size.
  reserve(-reserve(0) & (PIECE - 1));
  rows = reserve(0);
  keys = rows - 8 * BEFORE;
  next = rows;
  end = rows;
  for (let thread: u32 = 0; thread < threads; thread++) addRow(0, 2 * MAX_OPTIONS);
  takeCurrentGame(0);
}

/** Takes the row for the current game that belongs to this thread. */
export function takeCurrentGame(thread: u32): void {
  const size = granulesFor(2 * MAX_OPTIONS);
  const inPiece = ROWS / size;
  currentShape = (thread / inPiece) * (PIECE >>> GRANULE_BITS) + BEFORE + (thread % inPiece) * size;
  currentGame = (currentShape << OFFSET_BITS) | OFFSET_ZERO;
}

export function rowOf(id: u32): usize {
  return rows + (usize(id >>> OFFSET_BITS) << GRANULE_BITS);
}

/** The game that the row holds. */
export function idOf(row: usize): u32 {
  return (u32((row - rows) >>> GRANULE_BITS) << OFFSET_BITS) | OFFSET_ZERO;
}

/** Adds a row with room for this many options. */
export function addRow(flags: u32, options: u32): usize {
  const bytes = usize(granulesFor(options)) << GRANULE_BITS;
  if (next + bytes > end) takePiece();
  const row = next;
  next += bytes;
  if (u32((next - rows) >>> GRANULE_BITS) > maxGranules) stop(STOP_SHAPES);
  shapeCount++;
  store<u32>(row, flags, HEAD);
  return row;
}

function granulesFor(options: u32): u32 {
  return (u32(OPTIONS) + 4 * options + (1 << GRANULE_BITS) - 1) >>> GRANULE_BITS;
}

/** Goes on with another piece of memory. */
function takePiece(): void {
  const piece = reserve(PIECE);
  next = piece + (BEFORE << GRANULE_BITS);
  end = piece + PIECE;
}

/** Gives back the row that was added last. */
export function dropRow(row: usize): void {
  memory.fill(row, 0, next - row);
  next = row;
  shapeCount--;
}

/** l(G) for LEFT, r(G) for RIGHT. */
export function key(id: u32, side: u32): i32 {
  const offset = i32(id & OFFSET_MASK) << KEY_SHIFT;
  return load<i32>(keysOf(id) + (usize(side) << 2)) + (side == LEFT ? offset : -offset);
}

/** Where the keys of a game are: at the place of its granule among the granules of the piece. */
function keysOf(id: u32): usize {
  const piece = usize(id >>> (OFFSET_BITS + PIECE_BITS - GRANULE_BITS)) << PIECE_BITS;
  return keys + piece + ((usize(id >>> OFFSET_BITS) << 3) & ((PIECE >>> (GRANULE_BITS - 3)) - 8));
}

/** The same of G + *. */
export function starKey(id: u32, side: u32): i32 {
  const offset = i32(id & OFFSET_MASK) << KEY_SHIFT;
  return load<i32>(keysOf(id) + (usize(side) << 2), STARS) + (side == LEFT ? offset : -offset);
}

/** Sets the keys of the game in this row. */
export function setKeys(row: usize, left: i32, right: i32): void {
  const at = keysOf(idOf(row));
  store<i32>(at, left - KEY_BIAS);
  store<i32>(at, right + KEY_BIAS, 4);
}

export function setStarKeys(row: usize, left: i32, right: i32): void {
  const at = keysOf(idOf(row));
  store<i32>(at, left - KEY_BIAS, STARS);
  store<i32>(at, right + KEY_BIAS, STARS + 4);
}

/** The right stop of a game with this left key. */
export function stopOf(left: i32): i32 {
  return left >> 1;
}

/** The greatest integer that is not above that stop. */
export function floorOf(left: i32): u32 {
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

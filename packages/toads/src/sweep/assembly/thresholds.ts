/**
 * The thresholds of all arrangements of one slice: src/compare/thresholds/sweep.ts says what they are, and is the reference.
 * It also plans the levels and says where each slice and the slices below it start.
 *
 * A cell has four lanes of 8 bits: first and second without a star, first and second with one. Options are met with
 * saturating arithmetic, so a threshold that does not fit ends as one of the outermost numbers, and is reported.
 *
 * A slice is gone through by beginnings (the gaps of the first pieces), each with all its endings (endings.ts), which lie
 * side by side. A move of the first pieces leads equally far from each of these cells: four neighbours are met at a time. Then
 * cells are met with the moves within their endings, which lead to other cells of the beginning: four at a time that do not need
 * each other (quads.ts).
 */
import {
  arrangementAddress,
  firstArrangement,
  jumpTo,
  mirrorNumber,
  moveCount,
  moveDistance,
  moveInteger,
  nextArrangement,
  nextBeginning,
  openBeginnings,
  shorterNumber,
} from './arrangement';
import { openBlankIndex, S } from './blank-index';
import { restAt } from './depths';
import {
  classEnd,
  classOf,
  ENDING_BYTES,
  endingPieces,
  findEndings,
  LEFT_JUMPS,
  MAX_ENDINGS,
  movesIn,
  RIGHT_JUMPS,
} from './endings';
import { addMoveInto } from './into-endings';
import { openMemory, reserve } from './memory';
import { orderSize } from './piece-order';
import { findQuads, QUAD_BYTES, quadsOf } from './quads';
import { LEFT, RIGHT } from './row';
import { openScratch, REST_OF_BLOCK, scratch } from './scratch';

/** One less than the lanes can hold on each side, so that mirror images fit too. */
const MOST: i8 = 126;

/** In the block, per side: what the moves of a beginning lead to, for all its endings. */
const MET: usize = REST_OF_BLOCK + ENDING_BYTES + QUAD_BYTES;
const MET_BYTES: u32 = 4 * (u32(MAX_ENDINGS) + 4);

export let lanes: usize = 0;
/** The greatest absolute values of lanes that the slice has had. */
let farthest: v128 = i8x16.splat(0);
/** Where the mirror slice starts; 0 if it is not wanted. */
let images: usize = 0;

/**
 * Prepares a sweep by so many threads with so many cells, for orders of up to so many pieces; returns the address of the cells.
 */
export function openThresholds(pieces: u32, blanks: u32, cells: u32, threads: u32): usize {
  openMemory(u64.MAX_VALUE);
  openBlankIndex(pieces, blanks);
  openScratch(threads, ENDING_BYTES + QUAD_BYTES + 2 * MET_BYTES);
  // Four cells are read at a time, so up to three behind the last.
  lanes = reserve((u64(cells) + 3) << 2);
  return lanes;
}

/** Says at which cell the slice starts that a jump between pieces i and i + 1 leads to: before the slice is filled. */
export function setJump(order: u32, start: u32, i: u32, target: u32): void {
  jumpTo(order, i, addressOf(target), addressOf(start));
}

function addressOf(cell: u32): usize {
  return lanes + (usize(cell) << 2);
}

/**
 * Fills the slice that starts at this cell and, unless it is negative, the mirror slice; false if a threshold does not fit.
 * `byBeginnings` says whether endings are found first, where that is worth it.
 */
export function fillSlice(order: u32, start: u32, image: i32, byBeginnings: bool): bool {
  const size = orderSize(order);
  const ending = byBeginnings ? endingPieces(size) : 0;
  images = image < 0 ? 0 : addressOf(u32(image));
  farthest = i8x16.splat(0);
  if (ending == 0) fillOneByOne(order, addressOf(start));
  else fillByBeginnings(order, addressOf(start), size - ending);
  return !v128.any_true(i8x16.gt_u(farthest, i8x16.splat(MOST)));
}

function metAt(side: u32): usize {
  return scratch + MET + usize(side * MET_BYTES);
}

function fillOneByOne(order: u32, start: usize): void {
  firstArrangement(order, start, images != 0, false);
  do fillArrangement();
  while (nextArrangement());
}

function fillArrangement(): void {
  const address = arrangementAddress();
  const lefts = meet(address, LEFT, moveCount(LEFT));
  const rights = meet(address, RIGHT, moveCount(RIGHT));
  fillCell(address, lefts, rights, images == 0 ? 0 : mirrorNumber());
}

// ---- beginnings and endings ----

function fillByBeginnings(order: u32, start: usize, before: u32): void {
  const pieces = orderSize(order) - before;
  findEndings(order, before, images != 0, false);
  findQuads(pieces);
  openBeginnings(order, before, start, images != 0, false);
  do {
    const rest = restAt(before - 1);
    const count = u32(S(pieces, rest));
    for (let from: u32 = 0; from < count; ) {
      const kind = classOf(rest, from);
      const end = classEnd(rest, kind);
      meetClass(order, before, kind, from, end);
      from = end;
    }
    fillEndings(rest, 4 * shorterNumber(before));
  } while (nextBeginning());
}

/** Writes what the moves of the beginning at hand lead to, for the endings of one class. */
function meetClass(order: u32, before: u32, kind: u32, from: u32, end: u32): void {
  const lefts = moveCount(LEFT) + addMoveInto(LEFT, order, before, kind);
  const rights = moveCount(RIGHT) + addMoveInto(RIGHT, order, before, kind);
  const start = arrangementAddress();
  const last = usize(end) << 2;
  // What lies behind the last is written again for the next class.
  for (let four = usize(from) << 2; four < last; four += 16) {
    v128.store(metAt(LEFT) + four, meet(start + four, LEFT, lefts));
    v128.store(metAt(RIGHT) + four, meet(start + four, RIGHT, rights));
  }
}

/** Fills the cells of the beginning at hand, given what its moves lead to and what it adds to the distance of a last jump. */
function fillEndings(rest: i32, shorter: i32): void {
  const start = arrangementAddress();
  const mirror: usize = images == 0 ? usize(0) : images + (usize(mirrorNumber()) << 2);
  const end = quadsOf(rest + 1);
  for (let quad = quadsOf(rest); quad < end; ) {
    const counts = load<u32>(quad);
    const places = quad + 4;
    let lefts = four(metAt(LEFT), places);
    let rights = four(metAt(RIGHT), places);
    quad += 36;
    for (const stop = quad + (usize(movesIn(counts, LEFT)) << 4); quad < stop; quad += 16) {
      lefts = i8x16.min_s(lefts, four(start, quad));
    }
    if ((counts & LEFT_JUMPS) != 0) {
      lefts = i8x16.min_s(lefts, i8x16.sub_sat_s(four(usize(shorter), quad), v128.load(quad, 16)));
      quad += 32;
    }
    for (const stop = quad + (usize(movesIn(counts, RIGHT)) << 4); quad < stop; quad += 16) {
      rights = i8x16.max_s(rights, four(start, quad));
    }
    if ((counts & RIGHT_JUMPS) != 0) {
      rights = i8x16.max_s(rights, i8x16.sub_sat_s(four(usize(shorter), quad), v128.load(quad, 16)));
      quad += 32;
    }
    const cells = cellsOf(lefts, rights);
    storeFour(cells, start, places);
    if (mirror != 0) storeFour(mirrored(cells), mirror, places + 16);
  }
}
// ---- cells ----

/** What the first moves of one side lead to: the least lanes for Left, the greatest for Right; of four cells at a time. */
function meet(address: usize, side: u32, count: u32): v128 {
  let lanes = i8x16.splat(side == LEFT ? i8.MAX_VALUE : i8.MIN_VALUE);
  for (let i: u32 = 0; i < count; i++) {
    const cells = v128.load(address + moveDistance(side, i));
    const option = i8x16.sub_sat_s(cells, i8x16.splat(i8(moveInteger(side, i))));
    lanes = side == LEFT ? i8x16.min_s(lanes, option) : i8x16.max_s(lanes, option);
  }
  return lanes;
}

/** Fills a cell from what the moves lead to; its mirror image has this number. */
function fillCell(address: usize, lefts: v128, rights: v128, mirror: u32): void {
  // Only the first of the four cells counts.
  const cells = cellsOf(i32x4.splat(i32x4.extract_lane(lefts, 0)), i32x4.splat(i32x4.extract_lane(rights, 0)));
  v128.store_lane<u32>(address, cells, 0);
  if (images != 0) v128.store_lane<u32>(images + (usize(mirror) << 2), mirrored(cells), 0);
}

/**
 * Four cells from what the moves lead to. Left's options count by their thresholds moving second (lanes 1 and 3), Right's by those
 * moving first (lanes 0 and 2). With a star, either player may also move to the arrangement without it.
 */
function cellsOf(lefts: v128, rights: v128): v128 {
  const zero = i32x4.splat(0);
  const one = i32x4.splat(1);
  const left = i32x4.shr_s(i32x4.shl(lefts, 16), 24);
  const right = i32x4.shr_s(i32x4.shl(rights, 24), 24);
  const second = i32x4.max_s(right, i32x4.min_s(zero, i32x4.sub(left, one)));
  const first = i32x4.min_s(left, i32x4.add(second, one));
  const starLeft = i32x4.min_s(i32x4.shr_s(lefts, 24), second);
  const starRight = i32x4.max_s(i32x4.shr_s(i32x4.shl(rights, 8), 24), first);
  const starSecond = i32x4.max_s(starRight, i32x4.min_s(zero, i32x4.sub(starLeft, one)));
  const starFirst = i32x4.min_s(starLeft, i32x4.add(starSecond, one));
  const plain = i16x8.narrow_i32x4_s(first, second);
  const cells = i8x16.narrow_i16x8_s(plain, i16x8.narrow_i32x4_s(starFirst, starSecond));
  farthest = i8x16.max_u(farthest, i8x16.abs(cells));
  return i8x16.shuffle(cells, cells, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
}

/** The cells of the mirror images. */
function mirrored(cells: v128): v128 {
  const swapped = i8x16.shuffle(cells, cells, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
  return i8x16.sub(i8x16.splat(1), swapped);
}

/** The four cells at the places in a list. */
function four(from: usize, places: usize): v128 {
  let cells = v128.load32_zero(from + load<u32>(places));
  cells = v128.load_lane<u32>(from + load<u32>(places, 4), cells, 1);
  cells = v128.load_lane<u32>(from + load<u32>(places, 8), cells, 2);
  return v128.load_lane<u32>(from + load<u32>(places, 12), cells, 3);
}

function storeFour(cells: v128, from: usize, places: usize): void {
  v128.store_lane<u32>(from + load<u32>(places), cells, 0);
  v128.store_lane<u32>(from + load<u32>(places, 4), cells, 1);
  v128.store_lane<u32>(from + load<u32>(places, 8), cells, 2);
  v128.store_lane<u32>(from + load<u32>(places, 12), cells, 3);
}

/**
 * The thresholds of all arrangements of one slice: src/compare/thresholds/sweep.ts says what they are, and is the reference.
 * It also plans the levels and says where each slice and the slices below it start.
 *
 * A cell has four lanes of 8 bits: first and second without a star, first and second with one. Options are met with
 * saturating arithmetic, so a threshold that does not fit ends as one of the outermost numbers, and is reported.
 *
 * A slice is gone through by beginnings (the gaps of the first pieces), each with all its endings (endings.ts), which lie
 * side by side. A move of the first pieces leads equally far from each of these cells: four cells are met at a time. Then
 * each cell is met with the moves within its ending, which may lead to the cell just before.
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
  restAt,
  shorterNumber,
} from './arrangement';
import { openBlankIndex, S } from './blank-index';
import {
  classEnd,
  classOf,
  ENDING_BYTES,
  endingPieces,
  findEndings,
  headsOf,
  LEFT_JUMPS,
  movesIn,
  movesOf,
  RIGHT_JUMPS,
} from './endings';
import { addMoveInto } from './into-endings';
import { openMemory, reserve } from './memory';
import { orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';
import { MET, openScratch, scratch } from './scratch';

/** One less than the lanes can hold on each side, so that mirror images fit too. */
const MOST: i32 = 126;

export let lanes: usize = 0;
let fits: bool = true;
/** Where the mirror slice starts; 0 if it is not wanted. */
let images: usize = 0;
/** The next head and the next moves of endings. */
let head: usize = 0;
let move: usize = 0;

/**
 * Prepares a sweep by so many threads with so many cells, for orders of up to so many pieces; returns the address of the cells.
 */
export function openThresholds(pieces: u32, blanks: u32, cells: u32, threads: u32): usize {
  openMemory(u64.MAX_VALUE);
  openBlankIndex(pieces, blanks);
  openScratch(threads, ENDING_BYTES);
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
  fits = true;
  if (ending == 0) fillOneByOne(order, addressOf(start));
  else fillByBeginnings(order, addressOf(start), size - ending);
  return fits;
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
  findEndings(order, before, images != 0, false);
  openBeginnings(order, before, start, images != 0, false);
  do {
    const rest = restAt(before - 1);
    head = headsOf(rest);
    move = movesOf(rest);
    const count = u32(S(orderSize(order) - before, rest));
    for (let from: u32 = 0; from < count; ) {
      const kind = classOf(rest, from);
      const end = classEnd(rest, kind);
      fillClass(order, before, kind, from, end);
      from = end;
    }
  } while (nextBeginning());
}

/** Fills the cells of the beginning at hand with the endings of one class. */
function fillClass(order: u32, before: u32, kind: u32, from: u32, end: u32): void {
  const lefts = moveCount(LEFT) + addMoveInto(LEFT, order, before, kind);
  const rights = moveCount(RIGHT) + addMoveInto(RIGHT, order, before, kind);
  const start = arrangementAddress();
  const shorter = 4 * shorterNumber(before) - i32(start);
  const mirror = mirrorNumber();
  const last = start + (usize(end) << 2);
  for (let four = start + (usize(from) << 2); four < last; four += 16) {
    // What four neighbouring cells have met so far, for each side.
    const met = scratch + MET;
    v128.store(met, meet(four, LEFT, lefts));
    v128.store(met, meet(four, RIGHT, rights), 16);
    const stop = min(four + 16, last);
    for (let address = four; address < stop; address += 4) fillEnding(address, met + (address - four), shorter, mirror);
  }
}

/** Fills the cell of the next ending, whose moves from the beginning have been met. */
function fillEnding(address: usize, met: usize, shorter: i32, mirror: u32): void {
  const counts = load<u32>(head);
  let lefts = v128.load32_zero(met);
  let rights = v128.load32_zero(met, 16);
  for (let end = move + (usize(movesIn(counts, LEFT)) << 2); move < end; move += 4) {
    lefts = i8x16.min_s(lefts, v128.load32_zero(address + load<i32>(move)));
  }
  if ((counts & LEFT_JUMPS) != 0) lefts = i8x16.min_s(lefts, lastJump(address + shorter));
  for (let end = move + (usize(movesIn(counts, RIGHT)) << 2); move < end; move += 4) {
    rights = i8x16.max_s(rights, v128.load32_zero(address + load<i32>(move)));
  }
  if ((counts & RIGHT_JUMPS) != 0) rights = i8x16.max_s(rights, lastJump(address + shorter));
  fillCell(address, lefts, rights, mirror + load<u32>(head, 4));
  head += 8;
}

/** The lanes after the last jump, which is the next move. */
function lastJump(from: usize): v128 {
  const cell = v128.load32_zero(from + load<i32>(move));
  const integer = i8x16.splat(i8(load<i32>(move, 4)));
  move += 8;
  return i8x16.sub_sat_s(cell, integer);
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

/**
 * Fills a cell from what the moves lead to. Left's options count by their thresholds moving second (lanes 1 and 3), Right's
 * by those moving first (lanes 0 and 2). Its mirror image has this number.
 */
function fillCell(address: usize, lefts: v128, rights: v128, mirror: u32): void {
  const l = i32(i8x16.extract_lane_s(lefts, 1));
  const second = max(i32(i8x16.extract_lane_s(rights, 0)), min(0, l - 1));
  const first = min(l, second + 1);
  // With a star, either player may also move to the arrangement without it.
  const starL = min(i32(i8x16.extract_lane_s(lefts, 3)), second);
  const starSecond = max(max(i32(i8x16.extract_lane_s(rights, 2)), first), min(0, starL - 1));
  const starFirst = min(starL, starSecond + 1);
  if (isOut(first) | isOut(second) | isOut(starFirst) | isOut(starSecond)) fits = false;
  store<u32>(address, pack(first, second, starFirst, starSecond));
  if (images == 0) return;
  store<u32>(images + (usize(mirror) << 2), pack(1 - second, 1 - first, 1 - starSecond, 1 - starFirst));
}

function isOut(threshold: i32): bool {
  return u32(threshold + MOST) > u32(2 * MOST);
}

function pack(first: i32, second: i32, starFirst: i32, starSecond: i32): u32 {
  return (first & 0xff) | ((second & 0xff) << 8) | ((starFirst & 0xff) << 16) | (starSecond << 24);
}

/**
 * The thresholds of all arrangements of one slice: src/compare/thresholds/sweep.ts says what they are, and is the
 * reference. It also plans the levels and says where each slice and the slices below it start.
 *
 * A cell has four lanes of 8 bits: first and second without a star, first and second with one. The options of an
 * arrangement are met with saturating arithmetic, so a threshold that does not fit ends as one of the outermost
 * numbers, and is reported.
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
} from './arrangement';
import { arrangements, openBlankIndex } from './blank-index';
import { openMemory, reserve } from './memory';
import { orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';

/** One less than the lanes can hold on each side, so that mirror images fit too. */
const MOST: i32 = 126;

let lanes: usize = 0;
let fits: bool = true;

/** Prepares a sweep with so many cells, for orders of up to so many pieces; returns the address of the cells. */
export function openThresholds(pieces: u32, blanks: u32, cells: u32): usize {
  openMemory(u64.MAX_VALUE);
  openBlankIndex(pieces, blanks);
  lanes = reserve(u64(cells) << 2);
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
 * Fills the slice that starts at this cell and, unless it is negative, the mirror slice; false if a threshold does not
 * fit.
 */
export function fillSlice(order: u32, start: u32, image: i32): bool {
  const end = addressOf(start + u32(arrangements(orderSize(order))));
  const images = addressOf(u32(image));
  fits = true;
  firstArrangement(order, addressOf(start), image >= 0);
  fillArrangement(image >= 0, images);
  while (arrangementAddress() + 4 != end) {
    nextArrangement();
    fillArrangement(image >= 0, images);
  }
  return fits;
}

/** Fills the cell of the current arrangement, and that of its mirror image if the mirror slice is wanted. */
function fillArrangement(withMirror: bool, images: usize): void {
  const cell = cellOfArrangement();
  store<u32>(arrangementAddress(), cell);
  if (withMirror) store<u32>(images + (usize(mirrorNumber()) << 2), mirrored(cell));
}

function cellOfArrangement(): u32 {
  const address = arrangementAddress();
  // Left's options count by their thresholds moving second (lanes 1 and 3), Right's by those moving first (0 and 2).
  let least = i8x16.splat(i8.MAX_VALUE);
  const lefts = moveCount(LEFT);
  for (let i: u32 = 0; i < lefts; i++) least = i8x16.min_s(least, optionAt(address, LEFT, i));
  let greatest = i8x16.splat(i8.MIN_VALUE);
  const rights = moveCount(RIGHT);
  for (let i: u32 = 0; i < rights; i++) greatest = i8x16.max_s(greatest, optionAt(address, RIGHT, i));
  const l = i32(i8x16.extract_lane_s(least, 1));
  const second = max(i32(i8x16.extract_lane_s(greatest, 0)), min(0, l - 1));
  const first = min(l, second + 1);
  // With a star, either player may also move to the arrangement without it.
  const starL = min(i32(i8x16.extract_lane_s(least, 3)), second);
  const starSecond = max(max(i32(i8x16.extract_lane_s(greatest, 2)), first), min(0, starL - 1));
  const starFirst = min(starL, starSecond + 1);
  if (isOut(first) | isOut(second) | isOut(starFirst) | isOut(starSecond)) fits = false;
  return pack(first, second, starFirst, starSecond);
}

/** The lanes of an option. */
function optionAt(address: usize, side: u32, i: u32): v128 {
  const cell = v128.load32_zero(address + moveDistance(side, i));
  return i8x16.sub_sat_s(cell, i8x16.splat(i8(moveInteger(side, i))));
}

function isOut(threshold: i32): bool {
  return u32(threshold + MOST) > u32(2 * MOST);
}

function pack(first: i32, second: i32, starFirst: i32, starSecond: i32): u32 {
  return (first & 0xff) | ((second & 0xff) << 8) | ((starFirst & 0xff) << 16) | (starSecond << 24);
}

/** The cell of the mirror image: 1 - second, 1 - first, and the same with a star. */
function mirrored(cell: u32): u32 {
  const swapped = ((cell & 0x00ff00ff) << 8) | ((cell >>> 8) & 0x00ff00ff);
  return i32x4.extract_lane(i8x16.sub(i8x16.splat(1), i32x4.splat(i32(swapped))), 0);
}

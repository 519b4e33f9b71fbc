/**
 * The sweep: all levels from the bottom up, all slices of a level, all arrangements of a slice. Only two levels are
 * kept. Each pair of mirror slices is evaluated once; a slice that is its own mirror image, by halves.
 */

import { arrangementAddress, firstArrangement, jumpTo, mirrorNumber, nextArrangement } from './arrangement';
import { arrangements, openBlankIndex } from './blank-index';
import { openGameMemo } from './game-memo';
import { openMemory, reserve } from './memory';
import { negate } from './negate';
import { numberOf } from './number';
import { openOrder } from './order';
import {
  afterJump,
  findOrder,
  firstOrder,
  isFrog,
  levelArrangements,
  levelCount,
  levelOf,
  mirrorOrder,
  openOrders,
  orderAt,
  orderSize,
  sliceStart,
} from './piece-order';
import { openRows } from './row';
import { STOP_OFFSET, STOP_PIECES, stop } from './stop';
import { openTable } from './table';
import { valueOfArrangement } from './value';

const MAX_PIECES: u32 = 31;
/** Beyond this many moves of one side values may not fit into ids. */
const MAX_SIDE_MOVES: u32 = 500;
/** Larger memos find more, but cost as much in cache misses. */
const ORDER_MEMO_BITS: u32 = 14;
const GAME_MEMO_BITS: u32 = 13;

export let arrangementsDone: u64 = 0;
export let arrangementsTotal: u64 = 0;

/** Values of the levels with even and with odd numbers. */
let evenValues: usize = 0;
let oddValues: usize = 0;

/** The current level; those below are done. */
export let level: u32 = 0;
let orderIndex: u32 = 0;
let inSlice: bool = false;
let sliceEnd: usize = 0;
/** Where the mirror image of the slice starts; 0 if there is none to fill. */
let image: usize = 0;
let ownImage: bool = false;

/**
 * Prepares the sweep for T^toads .^blanks F^frogs with toads >= frogs >= 1.
 *
 * Every value here, and every follower of its canonical form, is the value of a position of the same pieces and
 * blanks. A toad makes at most blanks + frogs moves, so all stops lie between -frogs * (blanks + toads) and
 * toads * (blanks + frogs). That is why adding an integer to an id needs no check once these fit.
 */
export function open(toads: u32, frogs: u32, blanks: u32, maxBytes: f64, maxShapes: u32): void {
  if (toads + frogs > MAX_PIECES) stop(STOP_PIECES);
  openMemory(u64(maxBytes));
  openBlankIndex(toads + frogs, blanks);
  openOrders(toads, frogs);
  arrangementsTotal = 0;
  for (let p: u32 = 0; p < levelCount; p++) arrangementsTotal += levelArrangements(p);
  evenValues = reserve(largestLevel(0) << 2);
  oddValues = reserve(largestLevel(1) << 2);
  // Checked after the tables are known to fit: the plain sweep, which would take over, needs tables of the same size.
  if (toads * (blanks + frogs) > MAX_SIDE_MOVES) stop(STOP_OFFSET);
  openOrder(ORDER_MEMO_BITS);
  openGameMemo(GAME_MEMO_BITS);
  openTable(tableBits());
  openRows(maxShapes);
  // Level 0 has one arrangement, without pieces.
  store<u32>(evenValues, numberOf(0));
  arrangementsDone = 1;
  level = 1;
  orderIndex = firstOrder(1);
  inSlice = false;
}

/** The most arrangements of a level of this parity. */
function largestLevel(parity: u32): u64 {
  let most: u64 = 0;
  for (let p = parity; p < levelCount; p += 2) most = max(most, levelArrangements(p));
  return most;
}

/** About one chain for sixteen arrangements. */
function tableBits(): u32 {
  return u32(min(max(60 - clz(arrangementsTotal), 10), 22));
}

function valuesOf(p: u32): usize {
  return (p & 1) == 0 ? evenValues : oddValues;
}

/** Values up to this many arrangements more. Returns whether the sweep is finished. */
export function run(budget: u32): bool {
  let left = budget;
  while (left > 0) {
    if (!inSlice && !nextSlice()) return true;
    left = runSlice(left);
  }
  return !inSlice && !nextSlice();
}

/** Goes to the first arrangement of the next slice that is not filled yet; false if there is none. */
function nextSlice(): bool {
  for (; level < levelCount; orderIndex++) {
    if (orderIndex == firstOrder(level + 1)) {
      level++;
      if (level == levelCount) return false;
    }
    const order = orderAt(orderIndex);
    const mirror = findOrder(mirrorOrder(order));
    if (mirror >= 0 && mirror < i32(orderIndex)) continue;
    const start = valuesOf(level) + (usize(sliceStart(orderIndex)) << 2);
    ownImage = mirror == i32(orderIndex);
    image = mirror < 0 ? 0 : valuesOf(level) + (usize(sliceStart(mirror)) << 2);
    sliceEnd = start + (usize(arrangements(orderSize(order))) << 2);
    setJumps(order, start);
    firstArrangement(order, start, mirror >= 0);
    orderIndex++;
    inSlice = true;
    return true;
  }
  return false;
}

/** Says where the jumps of an order lead, whose slice starts at this address. */
function setJumps(order: u32, start: usize): void {
  const size = orderSize(order);
  for (let i: u32 = 0; i + 1 < size; i++) {
    if (isFrog(order, i) || !isFrog(order, i + 1)) continue;
    const jumped = findOrder(afterJump(order, i));
    if (jumped < 0) unreachable();
    jumpTo(order, i, valuesOf(level - 1) + (usize(sliceStart(jumped)) << 2), start);
  }
}

function runSlice(budget: u32): u32 {
  let left = budget;
  while (left > 0) {
    const address = arrangementAddress();
    if (image == 0) {
      store<u32>(address, valueOfArrangement());
    } else {
      const other = image + (usize(mirrorNumber()) << 2);
      if (!ownImage || other >= address) {
        const value = valueOfArrangement();
        store<u32>(address, value);
        if (other != address) store<u32>(other, negate(value));
      }
    }
    left--;
    if (address + 4 == sliceEnd) {
      inSlice = false;
      break;
    }
    nextArrangement();
  }
  arrangementsDone += u64(budget - left) * (image == 0 || ownImage ? 1 : 2);
  return left;
}

/**
 * The value of the arrangement with this number in the slice of an order, or 0 if it is not held: arrangements of the
 * last level that is done are, and when all are done, those of the last two.
 */
export function valueOf(order: u32, number: u32): u32 {
  const index = findOrder(order);
  if (index < 0) return 0;
  const oldest = level == levelCount && level > 1 ? level - 2 : level - 1;
  const own = levelOf(order);
  if (own < oldest || own >= level) return 0;
  return load<u32>(valuesOf(own) + (usize(sliceStart(index) + number) << 2));
}

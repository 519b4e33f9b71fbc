/**
 * The sweep: all levels from the bottom up, all slices of a level, all arrangements of a slice. The caller goes through the
 * slices, in one thread or in several: slices of a level need only those of the level below. Only two levels are
 * kept. Each pair of mirror slices is evaluated once; a slice that is its own mirror image, by halves.
 */

import { arrangementAddress } from './arrangement';
import { findSlice, imageAddress, sliceAddress, sliceOrder } from './find-slice';
import { addDone, reserve } from './memory';
import { numberOf } from './number';
import { openGames } from './open-games';
import { findOrder, levelArrangements, levelCount, levelOf, orderAt, sliceStart } from './piece-order';
import { takeCurrentGame } from './row';
import { takeBlock } from './scratch';
import { countDone, fillNext, goOn, openSlice } from './slice';
import { arrangementsTotal, checkOffsets, openBoard } from './sweep-board';

/** How many this thread has valued. */
export let arrangementsValued: u32 = 0;
/** Whether arrangements that no game from the start comes to are left out (frozen.ts). */
export let onlyReachable: bool = true;
/** Whether arrangements that begin alike are valued together, where that is worth it. */
export let byBeginnings: bool = true;

/** Values of the levels with even and with odd numbers. */
export let evenValues: usize = 0;
export let oddValues: usize = 0;

/**
 * Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1, by so many threads. `leaveOut` says whether arrangements that
 * no game from there comes to are left out; they are never of the two highest levels. `together` says whether arrangements that begin
 * alike are valued together.
 */
export function open(
  toads: u32,
  frogs: u32,
  blanks: u32,
  maxBytes: f64,
  maxShapes: u32,
  threads: u32,
  leaveOut: bool,
  together: bool,
): void {
  onlyReachable = leaveOut;
  byBeginnings = together;
  openBoard(toads, frogs, blanks, maxBytes);
  evenValues = reserve(largestLevel(0) << 2);
  oddValues = reserve(largestLevel(1) << 2);
  // Checked after the tables are known to fit: the plain sweep, which would take over, needs tables of the same size.
  checkOffsets(toads, frogs, blanks);
  openGames(threads, tableBits(), maxShapes);
}

/** Takes part as the thread with this number, with the globals of the first. */
export function joinSweep(thread: u32): void {
  takeBlock(thread);
  takeCurrentGame(thread);
}

/** The most arrangements of a level of this parity. */
function largestLevel(parity: u32): u64 {
  let most: u64 = 0;
  for (let p = parity; p < levelCount; p += 2) most = max(most, levelArrangements(p));
  return most;
}

/** About one chain for sixty arrangements: more of them do not make it faster. */
function tableBits(): u32 {
  return u32(min(max(58 - clz(arrangementsTotal), 10), 20));
}

function valuesOf(p: u32): usize {
  return (p & 1) == 0 ? evenValues : oddValues;
}

/**
 * Goes to the first arrangement of the slice of the order at this place; false if there is nothing to do, because its mirror
 * slice comes before it and fills it.
 */
export function goToSlice(index: u32): bool {
  const level = levelOf(orderAt(index));
  if (level == 0) return openEmptyOrder();
  if (!findSlice(index, valuesOf(level), valuesOf(level - 1))) return false;
  const found = openSlice(sliceOrder, sliceAddress, imageAddress, onlyReachable, byBeginnings);
  countDone(sliceAddress);
  return found;
}

/** The order without pieces has one arrangement, which is 0. */
function openEmptyOrder(): bool {
  store<u32>(evenValues, numberOf(0));
  addDone(1);
  return false;
}

/** Values about this many arrangements more of the slice at hand. Returns whether it is finished. */
export function runSlice(budget: u32): bool {
  const start = arrangementAddress();
  let valued: u32 = 0;
  let more = true;
  for (; valued < budget && more; more = goOn()) valued += fillNext();
  arrangementsValued += valued;
  countDone(start);
  return !more;
}

/**
 * The value of the arrangement with this number in the slice of an order (with a bit above all pieces), when so many levels are done; 0 if it is not held:
 * arrangements of the last level that is done are, and when all are done, those of the last two.
 */
export function valueOf(order: u32, number: u32, levelsDone: u32): u32 {
  const index = findOrder(order);
  if (index < 0) return 0;
  const oldest = levelsDone == levelCount && levelsDone > 1 ? levelsDone - 2 : levelsDone - 1;
  const own = levelOf(order);
  if (own < oldest || own >= levelsDone) return 0;
  return load<u32>(valuesOf(own) + (usize(sliceStart(index) + number) << 2));
}

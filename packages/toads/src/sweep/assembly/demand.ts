/**
 * A sweep that values only what is needed, in three passes:
 *
 *   1. keys (key-codes.ts) of all arrangements, from the lowest level up, as in any sweep (slice.ts);
 *   2. marks, from the highest level down: an arrangement that is wanted needs no options if it is a number, because its keys say which.
 *      Otherwise it needs those of its options that keys do not show to be dominated, as far as they are not numbers;
 *   3. values of the marked arrangements, from the lowest level up. An option without a mark is a number, or dominated.
 *
 * Some 3 to 6 in a hundred arrangements are marked, none if the value is a number, and to find keys takes a fraction of the time
 * of finding games. All levels are kept, with 2 bytes an arrangement.
 *
 * Of two mirror slices one is marked and valued, in the stead of both; of a slice that is its own mirror image, one of two
 * arrangements, that with the lesser number.
 */
import {
  arrangementAddress,
  goToArrangement,
  mirrorNumber,
  moveCount,
  moveDistance,
  moveInteger,
} from './arrangement';
import { arrangements } from './blank-index';
import { findSlice, imageAddress, imagePlace, sliceAddress, sliceOrder } from './find-slice';
import { fillZero, greatestAfter, isNumberAt, keyAt, keyWith, openCodes } from './key-codes';
import {
  clearMarks,
  countMarks,
  firstMarked,
  isMarked,
  lastMarked,
  makeRoom,
  mark,
  moveValues,
  openMarks,
  setValueAt,
  valueAt,
} from './marks';
import { addDone, arrangementsDone, reserve } from './memory';
import { negate } from './negate';
import { numberOf } from './number';
import { openGames } from './open-games';
import { findOrder, levelArrangements, levelCount, levelOf, orderAt, orderSize, sliceStart } from './piece-order';
import { LEFT, RIGHT, stopOf, takeCurrentGame } from './row';
import { takeBlock } from './scratch';
import { countDone, fillKeysOnly, fillNext, goOn, openSlice } from './slice';
import { STOP_MEMORY, stop } from './stop';
import { arrangementsTotal, checkOffsets, openBoard } from './sweep-board';
import { setOption, valueOfOptions } from './value';

/** Addresses of cells, in steps of 4, have 32 bits. */
const MAX_CELLS: u64 = 1 << 30;

/** The first cell of each level; that behind the last comes last. */
export let levelCells: usize = 0;
/** How many arrangements this thread has valued. */
export let arrangementsValued: u32 = 0;

/** The slice at hand: its cells, those of its mirror image if that is another slice, and the cell that comes next. */
let first: u32 = 0;
let end: u32 = 0;
let images: u32 = 0;
let next: u32 = 0;
/** Whether the slice is its own mirror image; whether that is another slice. */
let ownImage: bool = false;
let hasImage: bool = false;

/** Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1, by so many threads. */
export function open(toads: u32, frogs: u32, blanks: u32, maxBytes: f64, maxShapes: u32, threads: u32): void {
  openBoard(toads, frogs, blanks, maxBytes);
  checkOffsets(toads, frogs, blanks);
  if (arrangementsTotal > MAX_CELLS) stop(STOP_MEMORY);
  levelCells = reserve(u64(levelCount + 1) << 2);
  let cells: u32 = 0;
  for (let p: u32 = 0; p < levelCount; p++) {
    store<u32>(levelCells + (usize(p) << 2), cells);
    // Levels share no word of marks.
    cells += (u32(levelArrangements(p)) + 63) & ~63;
  }
  store<u32>(levelCells + (usize(levelCount) << 2), cells);
  openCodes(cells);
  openMarks(cells);
  openGames(threads, tableBits(), maxShapes);
  fillZero();
  fillKeysOnly();
}

/** Takes part as the thread with this number, with the globals of the first. */
export function join(thread: u32): void {
  takeBlock(thread);
  takeCurrentGame(thread);
  fillKeysOnly();
}

/** About one chain for a thousand arrangements. */
function tableBits(): u32 {
  return u32(min(max(54 - clz(arrangementsTotal), 10), 18));
}

function levelCell(level: u32): u32 {
  return load<u32>(levelCells + (usize(level) << 2));
}

function levelAddress(level: u32): usize {
  return usize(levelCell(level)) << 2;
}

/** Finds the slice of the order at this place; false if there is nothing to do for it. */
function enter(place: u32): bool {
  const level = levelOf(orderAt(place));
  if (level == 0 || !findSlice(place, levelAddress(level), levelAddress(level - 1))) return false;
  first = u32(sliceAddress >>> 2);
  end = first + u32(arrangements(orderSize(sliceOrder)));
  images = u32(imageAddress >>> 2);
  ownImage = imageAddress == sliceAddress;
  hasImage = imageAddress != 0 && !ownImage;
  return true;
}

// ---- keys ----

/** Goes to the slice of the order at this place, whose level below has its keys; false if there is nothing to do for it. */
export function beginKeys(place: u32): bool {
  if (!enter(place)) return false;
  const found = openSlice(sliceOrder, sliceAddress, imageAddress, true, true);
  countDone(sliceAddress);
  return found;
}

/** Finds the keys of about so many arrangements more of the slice. Returns whether it is finished. */
export function findKeys(budget: u32): bool {
  const start = arrangementAddress();
  let filled: u32 = 0;
  let more = true;
  for (; filled < budget && more; more = goOn()) filled += fillNext();
  countDone(start);
  return !more;
}

// ---- marks ----

/**
 * Asks for the arrangement with this number in the slice of an order, and for no other; false if it is not of one of the two highest levels,
 * all of whose arrangements have keys.
 */
export function ask(order: u32, number: u32): bool {
  if (findOrder(order) < 0 || levelOf(order) + 2 < levelCount) return false;
  clearMarks();
  mark(u32(addressOf(order, number) >>> 2));
  return true;
}

function addressOf(order: u32, number: u32): usize {
  return levelAddress(levelOf(order)) + (usize(sliceStart(findOrder(order)) + number) << 2);
}

/** Goes to the slice of the order at this place, whose level above has marked what it needs; false if there is nothing to do for it. */
export function beginMarks(place: u32): bool {
  if (!enter(place)) return false;
  if (hasImage) markImages();
  next = end;
  return true;
}

/** Marks the arrangements whose mirror images are marked. */
function markImages(): void {
  const order = orderAt(imagePlace);
  const imagesEnd = images + (end - first);
  for (let cell = firstMarked(images, imagesEnd); cell < imagesEnd; cell = firstMarked(cell + 1, imagesEnd)) {
    goToArrangement(order, imageAddress, cell - images, true);
    mark(first + mirrorNumber());
  }
}

/** Marks what about so many arrangements of the slice need, from the last to the first. Returns whether it is finished. */
export function markOptions(budget: u32): bool {
  for (let i: u32 = 0; i < budget; i++) {
    const cell = lastMarked(first, next);
    if (cell == next) return true;
    next = cell;
    if (isNumberAt(usize(cell) << 2)) continue;
    goToArrangement(sliceOrder, sliceAddress, cell - first, ownImage);
    if (isSecond(cell)) {
      mark(first + mirrorNumber());
    } else {
      markSide(LEFT);
      markSide(RIGHT);
    }
  }
  return false;
}

/** Whether the arrangement at hand is the second of two mirror images in one slice. */
function isSecond(cell: u32): bool {
  return ownImage && first + mirrorNumber() < cell;
}

/** Marks the options of one side that are not numbers, and that their keys do not show to be dominated by one with the greatest. */
function markSide(side: u32): void {
  const address = arrangementAddress();
  const count = moveCount(side);
  const greatest = greatestAfter(side, address, count);
  let isBest = true;
  for (let i: u32 = 0; i < count; i++) {
    const option = address + moveDistance(side, i);
    const integer = moveInteger(side, i);
    const best = isBest && keyWith(option, side, integer) == greatest;
    if (best) isBest = false;
    if ((best || greatest + keyWith(option, 1 - side, integer) < 2) && !isNumberAt(option)) mark(u32(option >>> 2));
  }
}

// ---- values ----

/** Makes room for the values of two levels at a time: when all is marked, before the first is valued. */
export function openValues(): void {
  let even: u32 = 0;
  let odd: u32 = 0;
  for (let p: u32 = 0; p < levelCount; p++) {
    const count = countMarks(levelCell(p), levelCell(p + 1));
    if ((p & 1) == 0) even = max(even, count);
    else odd = max(odd, count);
  }
  makeRoom(even + odd);
  for (let p: u32 = 1; p < levelCount; p += 2) moveValues(levelCell(p), levelCell(p + 1), even);
}

/** Goes to the slice of the order at this place, whose level below has its values; false if there is nothing to do for it. */
export function beginValues(place: u32): bool {
  if (!enter(place)) return false;
  next = first;
  addDone(u64(end - first) * (hasImage ? 2 : 1));
  return true;
}

/** Values about so many arrangements more of the slice. Returns whether it is finished. */
export function findValues(budget: u32): bool {
  for (let i: u32 = 0; i < budget; i++) {
    const cell = firstMarked(next, end);
    if (cell == end) return true;
    next = cell + 1;
    if (isNumberAt(usize(cell) << 2)) continue;
    goToArrangement(sliceOrder, sliceAddress, cell - first, ownImage || hasImage);
    if (isSecond(cell)) continue;
    const value = valueOfOptions(readSide(LEFT), readSide(RIGHT));
    arrangementsValued++;
    setValueAt(cell, value);
    if (!ownImage && !hasImage) continue;
    const image = (ownImage ? first : images) + mirrorNumber();
    if (image != cell && isMarked(image)) setValueAt(image, negate(value));
  }
  return false;
}

/** Writes the options of one side that are known; returns how many. */
function readSide(side: u32): u32 {
  const address = arrangementAddress();
  const count = moveCount(side);
  let known: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const option = address + moveDistance(side, i);
    if (isNumberAt(option)) setOption(side, known++, numberAt(option) + moveInteger(side, i));
    else if (isMarked(u32(option >>> 2))) setOption(side, known++, valueAt(u32(option >>> 2)) + moveInteger(side, i));
  }
  return known;
}

function numberAt(address: usize): u32 {
  return numberOf(stopOf(keyAt(address, LEFT)));
}

/** How many arrangements are done, half each for keys and values, by all threads. */
export function doneArrangements(): f64 {
  return f64(arrangementsDone()) / 2;
}

/** The value of the arrangement that was asked for. */
export function valueOf(order: u32, number: u32): u32 {
  const address = addressOf(order, number);
  return isNumberAt(address) ? numberAt(address) : valueAt(u32(address >>> 2));
}

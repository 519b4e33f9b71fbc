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
 * Of two mirror slices one is marked and valued, in the stead of both (images.ts); of a slice that is its own mirror image, one of two
 * arrangements, that with the lesser number.
 */
import { arrangementAddress, goToArrangement, mirrorNumber, moveCount } from './arrangement';
import { arrangements } from './blank-index';
import { find, look, optionCell, optionKey, optionValue } from './demand-option';
import { findSlice, imageAddress, sliceAddress, sliceOrder } from './find-slice';
import { firstImage, levelCell, numberCells, placeImages } from './images';
import { fillZero, isNumberAt, openCodes } from './key-codes';
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
} from './marks';
import { addDone, arrangementsDone } from './memory';
import { negate } from './negate';
import { INFINITE } from './number';
import { openGames } from './open-games';
import { findOrder, levelCount, levelOf, orderAt, orderSize } from './piece-order';
import { LEFT, RIGHT, takeCurrentGame } from './row';
import { takeBlock } from './scratch';
import { countDone, fillNext, goOn, IMAGES, KEYS, openSlice, setTask } from './slice';
import { STOP_MEMORY, stop } from './stop';
import { arrangementsTotal, checkOffsets, openBoard } from './sweep-board';
import { setOption, valueOfOptions } from './value';

/** Addresses of cells, in steps of 4, have 32 bits. */
const MAX_CELLS: u64 = 1 << 30;

/** How many arrangements this thread has valued. */
export let arrangementsValued: u32 = 0;

/** The slice at hand: its cells, and the one that comes next. */
let first: u32 = 0;
let end: u32 = 0;
let next: u32 = 0;
/** Whether the slice is its own mirror image; whether that is another slice. */
let ownImage: bool = false;
let hasImage: bool = false;

/** Prepares the sweep for T^toads .^blanks F^frogs, toads >= frogs >= 1, by so many threads. */
export function open(toads: u32, frogs: u32, blanks: u32, maxBytes: f64, maxShapes: u32, threads: u32): void {
  openBoard(toads, frogs, blanks, maxBytes);
  checkOffsets(toads, frogs, blanks);
  if (2 * arrangementsTotal > MAX_CELLS) stop(STOP_MEMORY);
  openCodes(numberCells());
  openMarks(firstImage);
  openGames(threads, tableBits(), maxShapes);
  fillZero();
}

/** About one chain for a thousand arrangements. */
function tableBits(): u32 {
  return u32(min(max(54 - clz(arrangementsTotal), 10), 18));
}

/** Takes part as the thread with this number, with the globals of the first. */
export function join(thread: u32): void {
  takeBlock(thread);
  takeCurrentGame(thread);
}

/** Finds the slice of the order at this place; false if there is nothing to do for it. */
function enter(place: u32): bool {
  if (levelOf(orderAt(place)) == 0 || !findSlice(place, 0, 0)) return false;
  first = u32(sliceAddress >>> 2);
  end = first + u32(arrangements(orderSize(sliceOrder)));
  ownImage = imageAddress == sliceAddress;
  hasImage = imageAddress != 0 && !ownImage;
  return true;
}

// ---- keys ----

/** Goes to the slice of the order at this place, whose level below has its keys; false if there is nothing to do for it. */
export function beginKeys(place: u32): bool {
  if (!enter(place)) return false;
  setTask(KEYS);
  const found = openSlice(sliceOrder, sliceAddress, imageAddress, true, true);
  countDone(sliceAddress);
  return found;
}

/** Finds the keys of about so many arrangements more of the slice. Returns whether it is finished. */
export function findKeys(budget: u32): bool {
  const start = arrangementAddress();
  const more = goThrough(budget);
  countDone(start);
  return !more;
}

/** Goes through about so many arrangements more of the slice; returns whether there are more. */
function goThrough(budget: u32): bool {
  let filled: u32 = 0;
  let more = true;
  for (; filled < budget && more; more = goOn()) filled += fillNext();
  return more;
}

/** When all keys are known: from now on cells of images hold notes. */
export function closeKeys(): void {
  placeImages(false);
}

// ---- images ----

/** Goes to the slice of the order at this place, if another is its mirror image, whose cells are to hold notes. */
export function beginImages(place: u32): bool {
  if (!enter(place) || !hasImage) return false;
  setTask(IMAGES);
  return openSlice(sliceOrder, sliceAddress, imageAddress, true, true);
}

/** Notes about so many arrangements more of the slice at their images. Returns whether it is finished. */
export function noteImages(budget: u32): bool {
  return !goThrough(budget);
}

// ---- marks ----

/**
 * Asks for the arrangement with this number in the slice of an order, and for no other; false if it is not of one of the two highest levels,
 * all of whose arrangements have keys.
 */
export function ask(order: u32, number: u32): bool {
  if (findOrder(order) < 0 || levelOf(order) + 2 < levelCount) return false;
  clearMarks();
  find(order, number);
  mark(u32(optionCell >>> 2));
  return true;
}

/** Goes to the slice of the order at this place, whose level above has marked what it needs; false if there is nothing to do for it. */
export function beginMarks(place: u32): bool {
  if (!enter(place)) return false;
  next = end;
  return true;
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
  const count = moveCount(side);
  let greatest = -INFINITE;
  let best: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    look(side, i);
    const own = optionKey(side);
    if (own <= greatest) continue;
    greatest = own;
    best = i;
  }
  for (let i: u32 = 0; i < count; i++) {
    look(side, i);
    const isNeeded = i == best || greatest + optionKey(1 - side) < 2;
    if (isNeeded && !isNumberAt(optionCell)) mark(u32(optionCell >>> 2));
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
    goToArrangement(sliceOrder, sliceAddress, cell - first, ownImage);
    if (isSecond(cell)) continue;
    const value = valueOfOptions(readSide(LEFT), readSide(RIGHT));
    arrangementsValued++;
    setValueAt(cell, value);
    const image = ownImage ? first + mirrorNumber() : cell;
    if (image != cell && isMarked(image)) setValueAt(image, negate(value));
  }
  return false;
}

/** Writes the options of one side that are known; returns how many. */
function readSide(side: u32): u32 {
  const count = moveCount(side);
  let known: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    look(side, i);
    const value = optionValue();
    if (value != 0) setOption(side, known++, value);
  }
  return known;
}

/** How many arrangements are done, half each for keys and values, by all threads. */
export function doneArrangements(): f64 {
  return f64(arrangementsDone()) / 2;
}

/** The value of the arrangement that was asked for. */
export function valueOf(order: u32, number: u32): u32 {
  find(order, number);
  return optionValue();
}

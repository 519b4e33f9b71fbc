/**
 * The values of boards that were searched: a table with open addressing. An entry has the two sets of a board (bit-board.ts) and its
 * value, which is 0 where there is none. It does not grow: the caller says how large it is. In the engine for several threads
 * board-cache.ts takes the place of this file.
 */
import { reserve } from './memory';
import { hashOf, SQUARES_BYTES, Squares } from './squares';
import { STOP_MEMORY, stop } from './stop';
import { mix } from './table';

const TOADS: usize = 0;
const BLANKS: usize = SQUARES_BYTES;
const VALUE: usize = 2 * SQUARES_BYTES;
const ENTRY: usize = VALUE + 4;

let entries: usize = 0;
let slots: u32 = 0;
let mostBoards: u32 = 0;
/** The entry of the board that was looked for last, or the one where it would be. */
let place: usize = 0;
export let boardCount: u32 = 0;

/** Makes a table of 2^bits slots; half of them stay free. */
export function openBoardMemo(bits: u32): void {
  slots = 1 << bits;
  boardCount = 0;
  entries = reserve(u64(slots) * ENTRY);
  allow(slots);
}

/** No more boards than these are to be known, as far as there is room for them. */
export function allow(boards: u32): void {
  mostBoards = min(boards, slots >>> 1);
}

/** The value of a board, or 0. */
export function find(toads: Squares, blanks: Squares): u32 {
  let slot = mix(hashOf(toads, blanks)) & (slots - 1);
  place = entries + usize(slot) * ENTRY;
  while (valueAt(place) != 0 && (load<Squares>(place, TOADS) != toads || load<Squares>(place, BLANKS) != blanks)) {
    slot = (slot + 1) & (slots - 1);
    place = entries + usize(slot) * ENTRY;
  }
  return valueAt(place);
}

function valueAt(entry: usize): u32 {
  return load<u32>(entry, VALUE);
}

/** Adds a board that is not there. */
export function addBoard(toads: Squares, blanks: Squares, value: u32): void {
  if (boardCount >= mostBoards) stop(STOP_MEMORY);
  boardCount++;
  find(toads, blanks);
  store<Squares>(place, toads, TOADS);
  store<Squares>(place, blanks, BLANKS);
  store<u32>(place, value, VALUE);
}

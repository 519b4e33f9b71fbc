/**
 * The values of boards that were searched: a table with open addressing. An entry has the two sets of a board (bit-board.ts) and its
 * value, which is 0 where there is none. It does not grow: the caller says how large it is.
 */
import { reserve } from './memory';
import { STOP_MEMORY, stop } from './stop';
import { mix } from './table';

const ENTRY: usize = 12;
const TOADS: usize = 0;
const BLANKS: usize = 4;
const VALUE: usize = 8;

let entries: usize = 0;
let slots: u32 = 0;
let mostBoards: u32 = 0;
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

/** The entry of a board, or the one where it would be. */
export function entryOf(toads: u32, blanks: u32): usize {
  let slot = mix(toads * 0x9e3779b1 + blanks) & (slots - 1);
  let entry = entries + usize(slot) * ENTRY;
  while (valueIn(entry) != 0 && (load<u32>(entry, TOADS) != toads || load<u32>(entry, BLANKS) != blanks)) {
    slot = (slot + 1) & (slots - 1);
    entry = entries + usize(slot) * ENTRY;
  }
  return entry;
}

/** The value in an entry, or 0. */
export function valueIn(entry: usize): u32 {
  return load<u32>(entry, VALUE);
}

/** Adds a board that is not there. */
export function addBoard(toads: u32, blanks: u32, value: u32): void {
  if (boardCount >= mostBoards) stop(STOP_MEMORY);
  boardCount++;
  const entry = entryOf(toads, blanks);
  store<u32>(entry, toads, TOADS);
  store<u32>(entry, blanks, BLANKS);
  store<u32>(entry, value, VALUE);
}

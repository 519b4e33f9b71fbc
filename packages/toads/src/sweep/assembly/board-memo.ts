/**
 * The values of boards that were searched: a table with open addressing, which several threads may fill at the same time. An entry has the
 * two sets of a board (bit-board.ts) and its value: 0 where there is none, BUSY while a thread writes the board. Who meets a busy
 * entry goes on to the next; so a board may be there twice, with the same value. The table does not grow: the caller says how large it is.
 */
import { addDone, arrangementsDone, reserve } from './memory';
import { hashOf, SQUARES_BYTES, Squares } from './squares';
import { STOP_MEMORY, stop } from './stop';
import { mix } from './table';

const TOADS: usize = 0;
const BLANKS: usize = SQUARES_BYTES;
const VALUE: usize = 2 * SQUARES_BYTES;
const ENTRY: usize = VALUE + 4;
/** No game has this id. */
const BUSY: u32 = 1;
/** A thread tells the others of so many boards at a time, a power of two. */
const TOLD: u32 = 64;

export let entries: usize = 0;
export let slots: u32 = 0;
/** How many boards may be in the table. */
export let room: u32 = 0;
let mostBoards: u32 = 0;
let place: usize = 0;
/** How many boards this thread has added. */
export let boardCount: u32 = 0;

/** Makes a table of 2^bits slots, for so many boards. */
export function openBoardMemo(bits: u32, boards: u32): void {
  slots = 1 << bits;
  room = boards;
  boardCount = 0;
  entries = reserve(u64(slots) * ENTRY);
  allow(boards);
}

/** This thread is to add no more boards than these, as far as there is room for them. */
export function allow(boards: u32): void {
  mostBoards = min(boards, room);
}

/** The value of a board, or 0; then `place` is a free entry where it can be put. */
export function find(toads: Squares, blanks: Squares): u32 {
  let slot = mix(hashOf(toads, blanks)) & (slots - 1);
  place = entries + usize(slot) * ENTRY;
  let value = valueAt(place);
  // An entry that was free may be another board's a moment later: its value is read once, and before its sets.
  while (value != 0) {
    if (load<Squares>(place, TOADS) == toads && load<Squares>(place, BLANKS) == blanks && value != BUSY) break;
    slot = (slot + 1) & (slots - 1);
    place = entries + usize(slot) * ENTRY;
    value = valueAt(place);
  }
  return value;
}

function valueAt(entry: usize): u32 {
  return atomic.load<u32>(entry, VALUE);
}

/** Adds a board that was not there. */
export function addBoard(toads: Squares, blanks: Squares, value: u32): void {
  if (boardCount >= mostBoards) stop(STOP_MEMORY);
  do {
    // Another thread was faster.
    if (find(toads, blanks) != 0) return;
  } while (atomic.cmpxchg<u32>(place, 0, BUSY, VALUE) != 0);
  store<Squares>(place, toads, TOADS);
  store<Squares>(place, blanks, BLANKS);
  atomic.store<u32>(place, value, VALUE);
  boardCount++;
  if ((boardCount & (TOLD - 1)) == 0) tell();
}

/** Counts boards for all threads, which have one table. */
function tell(): void {
  addDone(TOLD);
  if (arrangementsDone() > room) stop(STOP_MEMORY);
}

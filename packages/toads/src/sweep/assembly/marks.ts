/**
 * A mark for every cell, and room for the values of those that are marked, one behind the other: for each block of 512 marks, the place of
 * the value of its first is known. Two ranges of blocks may use the same places.
 */
import { reserve } from './memory';
import { PIECE } from './row';

/** How many cells a block has, and how many words. */
const BLOCK_BITS: u32 = 9;
const WORDS: u32 = 1 << (BLOCK_BITS - 6);

export let marks: usize = 0;
export let ranks: usize = 0;
export let words: u32 = 0;
/** Here is the address of the values, and for how many there is room. Whichever thread counts the marks writes it. */
export let room: usize = 0;

/** Makes room for the marks of so many cells. */
export function openMarks(cells: u64): void {
  words = u32((cells + 63) >> 6);
  marks = reserve(u64(words) << 3);
  ranks = reserve((u64(words) >> 1) + 8);
  room = reserve(8);
}

/** Removes all marks. */
export function clearMarks(): void {
  memory.fill(marks, 0, usize(words) << 3);
}

export function mark(cell: u32): void {
  const at = marks + (usize(cell >>> 6) << 3);
  const bit = u64(1) << (cell & 63);
  // Other threads mark other cells of the same word.
  if ((load<u64>(at) & bit) == 0) atomic.or<u64>(at, bit);
}

export function isMarked(cell: u32): bool {
  return (load<u64>(marks + (usize(cell >>> 6) << 3)) & (u64(1) << (cell & 63))) != 0;
}

/** The last marked cell before `end` and not before `start`; `end` if there is none. */
export function lastMarked(start: u32, end: u32): u32 {
  for (let before = end; before > start; ) {
    const word = (before - 1) >>> 6;
    const found = load<u64>(marks + (usize(word) << 3)) << (63 - ((before - 1) & 63));
    if (found != 0) {
      const cell = before - 1 - u32(clz(found));
      return cell < start ? end : cell;
    }
    before = word << 6;
  }
  return end;
}

/** The first marked cell from `start` on and before `end`; `end` if there is none. */
export function firstMarked(start: u32, end: u32): u32 {
  for (let from = start; from < end; ) {
    const found = load<u64>(marks + (usize(from >>> 6) << 3)) >> (from & 63);
    if (found != 0) return min(from + u32(ctz(found)), end);
    from = ((from >>> 6) + 1) << 6;
  }
  return end;
}

/** Gives the marked cells from one to another places for their values, from the first place on; returns how many there are. */
export function countMarks(start: u32, end: u32): u32 {
  let count: u32 = 0;
  for (let block = start >>> BLOCK_BITS; block < end >>> BLOCK_BITS; block++) {
    store<u32>(ranks + (usize(block) << 2), count);
    count += marksIn(block, WORDS);
  }
  return count;
}

/** Moves these places on. */
export function moveValues(start: u32, end: u32, by: u32): void {
  for (let block = start >>> BLOCK_BITS; block < end >>> BLOCK_BITS; block++) {
    const at = ranks + (usize(block) << 2);
    store<u32>(at, load<u32>(at) + by);
  }
}

/** How many marks the first words of a block have. */
function marksIn(block: u32, wordCount: u32): u32 {
  let count: u64 = 0;
  let at = marks + (usize(block) << (BLOCK_BITS - 3));
  for (let i: u32 = 0; i < wordCount; i++, at += 8) count += popcnt(load<u64>(at));
  return u32(count);
}

/** Makes room for so many values. */
export function makeRoom(values: u32): void {
  if (values <= load<u32>(room, 4)) return;
  // Rows are taken from the same memory, in pieces.
  const bytes = ((u64(values) << 2) + (PIECE - 1)) & ~u64(PIECE - 1);
  store<u32>(room, u32(reserve(bytes)));
  store<u32>(room, u32(bytes >> 2), 4);
}

/** The value of a marked cell. */
export function valueAt(cell: u32): u32 {
  return load<u32>(addressOf(cell));
}

export function setValueAt(cell: u32, value: u32): void {
  store<u32>(addressOf(cell), value);
}

function addressOf(cell: u32): usize {
  const before = load<u64>(marks + (usize(cell >>> 6) << 3)) & ((u64(1) << (cell & 63)) - 1);
  const block = cell >>> BLOCK_BITS;
  const rank =
    load<u32>(ranks + (usize(block) << 2)) + marksIn(block, (cell >>> 6) & (WORDS - 1)) + u32(popcnt(before));
  return usize(load<u32>(room)) + (usize(rank) << 2);
}

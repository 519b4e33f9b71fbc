/**
 * The values of boards that were searched, by several threads, as far as there is room: what board-memo.ts is for one thread. A board is in one
 * bucket of entries or nowhere. Where its bucket is full, it takes the place of the board that is from the oldest work (`beginWork`);
 * that one is searched again if it is needed again. A table that is much too small would have the same boards searched again and again,
 * practically for ever; so a work ends when it has searched several times as many boards as there are slots.
 *
 * An entry has a version, the value of a board and its two sets (bit-board.ts). A version is odd while a thread writes the entry, and
 * another one afterwards; so who has read an entry looks at the version once more. It holds the work that the entry is from, too.
 */
import { reserve } from './memory';
import { hashOf, Squares } from './squares';
import { STOP_BOARDS, stop } from './stop';
import { mix } from './table';

const VERSION: usize = 0;
const VALUE: usize = 4;
const TOADS: usize = 8;
const BLANKS: usize = 16;
const ENTRY: usize = 24;
const BUCKET: u32 = 4;

/** In a version: a number of works, and above it a count, whose lowest bit says whether a thread writes. */
const WORKS: u32 = 255;
const WRITING: u32 = 256;
/**
 * So many works are done at a time at the most: those that others have begun since are not old. A board that is from more works ago than the
 * rest of the numbers looks like one of those, which costs time and no more.
 */
const AT_A_TIME: u32 = 64;
/** A work may search so many boards for each slot. */
const BOARDS_A_SLOT: u32 = 8;

export let entries: usize = 0;
/** The number of buckets, less 1. */
export let lastBucket: u32 = 0;
let work: u32 = 0;
/** How many boards this thread has searched in this work. */
let searched: u32 = 0;
/** Which of the boards of one age goes first. */
let turn: u32 = 0;

/** Makes a table of 2^bits slots. */
export function openBoardMemo(bits: u32): void {
  lastBucket = (1 << bits) / BUCKET - 1;
  entries = reserve(u64(lastBucket + 1) * BUCKET * ENTRY);
}

/** Begins other work, of which the number is larger by 1, or by a few if other threads have begun some, too. */
export function beginWork(number: u32): void {
  work = number & WORKS;
  searched = 0;
}

function bucketOf(toads: Squares, blanks: Squares): usize {
  return entries + usize(mix(hashOf(toads, blanks)) & lastBucket) * BUCKET * ENTRY;
}

/** The value of a board, or 0. */
export function find(toads: Squares, blanks: Squares): u32 {
  let entry = bucketOf(toads, blanks);
  for (let i: u32 = 0; i < BUCKET; i++, entry += ENTRY) {
    const version = versionOf(entry);
    if (atomic.load<u64>(entry, TOADS) != toads || atomic.load<u64>(entry, BLANKS) != blanks) continue;
    const value = atomic.load<u32>(entry, VALUE);
    if ((version & WRITING) == 0 && versionOf(entry) == version) return value;
  }
  return 0;
}

function versionOf(entry: usize): u32 {
  return atomic.load<u32>(entry, VERSION);
}

/** Adds a board that was not there. If another thread writes at the same place, only that one does. */
export function addBoard(toads: Squares, blanks: Squares, value: u32): void {
  if (++searched > (lastBucket + 1) * BUCKET * BOARDS_A_SLOT) stop(STOP_BOARDS);
  const entry = oldest(bucketOf(toads, blanks));
  const version = versionOf(entry);
  if ((version & WRITING) != 0) return;
  if (atomic.cmpxchg<u32>(entry, version, version + WRITING, VERSION) != version) return;
  atomic.store<u64>(entry, toads, TOADS);
  atomic.store<u64>(entry, blanks, BLANKS);
  atomic.store<u32>(entry, value, VALUE);
  atomic.store<u32>(entry, ((version + 2 * WRITING) & ~WORKS) | work, VERSION);
}

/** The entry of a bucket that is free, or else of the oldest work. */
function oldest(bucket: usize): usize {
  turn++;
  let best: usize = 0;
  let greatest: i32 = -1;
  for (let i: u32 = 0; i < BUCKET; i++) {
    const entry = bucket + usize((i + turn) & (BUCKET - 1)) * ENTRY;
    const version = versionOf(entry);
    if (version == 0) return entry;
    const age = i32((work + AT_A_TIME - version) & WORKS);
    if (age > greatest) {
      greatest = age;
      best = entry;
    }
  }
  return best;
}

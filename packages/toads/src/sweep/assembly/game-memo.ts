/**
 * A lossy memo of canonical forms by raw options: many arrangements have the options of another arrangement, moved by
 * an integer. Direct-mapped, 32 bytes an entry: numbers of options, the row of the result, up to six options less the
 * floor of the right stop. Whole lists are compared, never hashes. Longer lists, of which there are few, are not
 * remembered.
 */
import { ENDING_BYTES } from './endings';
import { listAt, listSize } from './option-list';
import { ORDER_MEMO_BYTES } from './order';
import { LEFT, RIGHT } from './row';
import { REST_OF_BLOCK, scratch } from './scratch';

const CAPACITY: u32 = 6;
const OPTIONS: usize = 8;

const MEMO: usize = REST_OF_BLOCK + ENDING_BYTES + ORDER_MEMO_BYTES;
/** A larger memo finds more, but costs as much in cache misses. */
const MEMO_BITS: u32 = 13;
const MASK: u32 = (1 << MEMO_BITS) - 1;
export const GAME_MEMO_BYTES: u32 = 32 << MEMO_BITS;

/** The entry for the lists, given their hash; 0 if they are too long. */
export function memoEntry(hash: u32): usize {
  return listSize(LEFT) + listSize(RIGHT) > CAPACITY ? 0 : scratch + MEMO + (usize(hash & MASK) << 5);
}

/** The row id remembered for these lists in this entry, or 0. */
export function recall(entry: usize, floor: u32): u32 {
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  if (load<u32>(entry) != ((lefts << 16) | rights)) return 0;
  let at = entry;
  for (let i: u32 = 0; i < lefts; i++, at += 4) if (load<u32>(at, OPTIONS) != listAt(LEFT, i) - floor) return 0;
  for (let i: u32 = 0; i < rights; i++, at += 4) if (load<u32>(at, OPTIONS) != listAt(RIGHT, i) - floor) return 0;
  return load<u32>(entry, 4);
}

/** Writes the lists as the key of this entry; the result follows when it is known. */
export function claim(entry: usize, floor: u32): void {
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  store<u32>(entry, (lefts << 16) | rights);
  let at = entry;
  for (let i: u32 = 0; i < lefts; i++, at += 4) store<u32>(at, listAt(LEFT, i) - floor, OPTIONS);
  for (let i: u32 = 0; i < rights; i++, at += 4) store<u32>(at, listAt(RIGHT, i) - floor, OPTIONS);
}

export function remember(entry: usize, id: u32): void {
  store<u32>(entry, id, 4);
}

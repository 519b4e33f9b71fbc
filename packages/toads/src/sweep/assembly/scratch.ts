/**
 * What a thread writes while it works. The threads of a sweep share one memory, and each has an instance of the engine:
 * globals are its own, the memory is not. So whatever is written again and again lies in a block, of which every thread
 * has one.
 */
import { reserve } from './memory';

/** Where the parts of a block start, in bytes. The file that uses a part says what is in it. */
export const DEPTHS: usize = 0;
export const MOVE_LISTS: usize = DEPTHS + 40 * 32;
export const JUMPS: usize = MOVE_LISTS + 2 * 32 * 8;
export const OPTION_VALUES: usize = JUMPS + 32 * 4;
export const BEST: usize = OPTION_VALUES + 2 * 32 * 4;
export const LIST_IDS: usize = BEST + 64;
export const LIST_SIZES: usize = LIST_IDS + 2 * 256 * 4;
export const SMALL_NUMBERS: usize = LIST_SIZES + 64;
/** Here begins what depends on the engine: its memos, or its endings. */
export const REST_OF_BLOCK: usize = SMALL_NUMBERS + 256 * 4;

/** The block of this thread. */
export let scratch: usize = 0;
export let blockBytes: u32 = 0;

/** Makes the blocks of so many threads; the first is ours. */
export function openScratch(threads: u32, restBytes: u32): void {
  blockBytes = (u32(REST_OF_BLOCK) + restBytes + 63) & ~63;
  scratch = reserve(u64(threads) * blockBytes);
}

/** For a thread that has the globals of the first one: takes the block with this number. */
export function takeBlock(thread: u32): void {
  scratch += usize(thread) * blockBytes;
}

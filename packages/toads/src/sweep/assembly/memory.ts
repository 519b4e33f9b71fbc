/**
 * Linear memory: allocated from the bottom up, never freed (an instance serves one sweep); new pages are zero.
 * Tables of known size come first; the rows of games come last and grow to the end.
 */
import { STOP_MEMORY, stop } from './stop';

const PAGE: u64 = 65536;
/** Grow by at least this much, so that growing is rare. */
const STEP: u64 = 16 * PAGE;

let top: u64 = 0;
let limit: u64 = 0;

/** Starts to allocate memory, at most `maxBytes` in all. */
export function openMemory(maxBytes: u64): void {
  top = (u64(__heap_base) + 63) & ~63;
  limit = min(maxBytes, u64(u32.MAX_VALUE) - PAGE);
}

/** The address of `bytes` fresh bytes, at a multiple of 64. */
export function reserve(bytes: u64): usize {
  const at = top;
  top = (top + bytes + 63) & ~63;
  if (top > limit) stop(STOP_MEMORY);
  const size = u64(memory.size()) * PAGE;
  if (top > size) {
    const wanted = min(max(top, size + STEP), max(top, limit));
    if (memory.grow(i32((wanted - size + PAGE - 1) / PAGE)) < 0) stop(STOP_MEMORY);
  }
  return usize(at);
}

export function usedBytes(): u64 {
  return top;
}

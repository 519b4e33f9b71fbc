/**
 * Linear memory: allocated from the bottom up, never freed (a memory serves one sweep); new pages are zero.
 * Tables of known size come first; the rows of games come last and grow to the end. Several threads may take memory at the
 * same time, so how much is taken is written in the memory itself.
 */
import { STOP_MEMORY, stop } from './stop';

const PAGE: u64 = 65536;
/** Grow by at least this much, so that growing is rare. */
const STEP: u64 = 16 * PAGE;

/** Here are two counters: the first byte that is free, and the arrangements done. */
export let counters: usize = 0;
const DONE: usize = 8;
export let limit: u64 = 0;

/** Starts to allocate memory, at most `maxBytes` in all. */
export function openMemory(maxBytes: u64): void {
  counters = (__heap_base + 63) & ~63;
  limit = min(maxBytes, u64(u32.MAX_VALUE) - PAGE);
  store<u64>(counters, u64(counters) + 64);
  store<u64>(counters, 0, DONE);
}

/** The address of `bytes` fresh bytes, at a multiple of 64. */
export function reserve(bytes: u64): usize {
  const size = (bytes + 63) & ~63;
  const at = atomic.add<u64>(counters, size);
  if (at + size > limit) stop(STOP_MEMORY);
  while (at + size > sizeOfMemory()) grow(at + size);
  return usize(at);
}

function sizeOfMemory(): u64 {
  return u64(memory.size()) * PAGE;
}

/** Another thread may grow the memory at the same time: then there is more than was asked for, or this one fails. */
function grow(least: u64): void {
  const size = sizeOfMemory();
  if (size >= least) return;
  const wanted = min(max(least, size + STEP), max(least, limit));
  if (memory.grow(i32((wanted - size + PAGE - 1) / PAGE)) < 0 && sizeOfMemory() < least) stop(STOP_MEMORY);
}

export function usedBytes(): u64 {
  return atomic.load<u64>(counters);
}

/** What is used and is there: after a request that the memory was not enough for, more is used than there is. */
export function heldBytes(): u64 {
  return min(usedBytes(), sizeOfMemory());
}

/** Counts arrangements that are done. */
export function addDone(arrangements: u64): void {
  atomic.add<u64>(counters, arrangements, DONE);
}

export function arrangementsDone(): u64 {
  return atomic.load<u64>(counters, DONE);
}

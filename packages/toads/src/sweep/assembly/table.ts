/**
 * The hash table that interns rows: heads of chains; a row names the next of its chain. Several threads may add rows at the
 * same time: a row is complete before it becomes the head of its chain, and becomes it only if the head is still the one
 * behind which the row was looked for in vain. So each game has one row, whoever adds it.
 */
import { reserve } from './memory';
import { dropRow, setNextRow } from './row';

export let heads: usize = 0;
export let mask: u32 = 0;

/** Opens a table of 2^bits chains. */
export function openTable(bits: u32): void {
  mask = (1 << bits) - 1;
  heads = reserve(u64(mask + 1) << 2);
}

/** The first row of the chain of this hash, or 0. */
export function chain(hash: u32): usize {
  return atomic.load<u32>(heads + (usize(hash & mask) << 2));
}

/** Puts a complete row before the first of its chain. If another thread has put one there meanwhile, drops it: false. */
export function link(row: usize, hash: u32, first: usize): bool {
  setNextRow(row, first);
  if (atomic.cmpxchg<u32>(heads + (usize(hash & mask) << 2), u32(first), u32(row)) == u32(first)) return true;
  dropRow(row);
  return false;
}

/** Spreads a hash over all its bits. */
export function mix(hash: u32): u32 {
  let h = (hash ^ (hash >>> 16)) * 0x7feb352d;
  h = (h ^ (h >>> 15)) * 0x846ca68b;
  return h ^ (h >>> 16);
}

/** The hash table that interns rows: heads of chains; a row names the next of its chain. */
import { reserve } from './memory';
import { setNextRow } from './row';

let heads: usize = 0;
let mask: u32 = 0;

/** Opens a table of 2^bits chains. */
export function openTable(bits: u32): void {
  mask = (1 << bits) - 1;
  heads = reserve(u64(mask + 1) << 2);
}

/** The first row of the chain of this hash, or 0. */
export function chain(hash: u32): usize {
  return load<u32>(heads + (usize(hash & mask) << 2));
}

export function link(row: usize, hash: u32): void {
  const head = heads + (usize(hash & mask) << 2);
  setNextRow(row, load<u32>(head));
  store<u32>(head, u32(row));
}

/** Spreads a hash over all its bits. */
export function mix(hash: u32): u32 {
  let h = (hash ^ (hash >>> 16)) * 0x7feb352d;
  h = (h ^ (h >>> 15)) * 0x846ca68b;
  return h ^ (h >>> 16);
}

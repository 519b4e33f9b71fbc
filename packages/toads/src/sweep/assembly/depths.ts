/**
 * The places of the pieces of an arrangement: per piece a *depth* of 32 bytes in the block, which begins with the number of blanks in front of the
 * piece, its gap, and of those behind that gap, its rest. One more depth has the last gap.
 */
import { blanks, S } from './blank-index';
import { isFrog, orderSize } from './piece-order';
import { DEPTHS, scratch } from './scratch';

export const REST: usize = 4;

export function depth(i: u32): usize {
  return scratch + DEPTHS + (usize(i) << 5);
}

/** How many blanks stand in front of piece i, and how many behind that gap. */
export function gapAt(i: u32): i32 {
  return load<i32>(depth(i));
}

export function restAt(i: u32): i32 {
  return load<i32>(depth(i), REST);
}

/** Gives all pieces of an order the places that they have in the arrangement with this number (blank-index.ts). */
export function placePieces(order: u32, number: i32): void {
  const size = orderSize(order);
  let left = number;
  let blanksLeft = blanks;
  for (let i: u32 = 0; i < size; i++) {
    const m = size - i;
    let rest = blanksLeft;
    if (isFrog(order, i)) {
      const all = S(m, blanksLeft);
      while (all - S(m, rest - 1) <= left) rest--;
      left -= all - S(m, rest);
    } else {
      while (S(m, rest - 1) > left) rest--;
      left -= S(m, rest - 1);
    }
    store<i32>(depth(i), blanksLeft - rest);
    store<i32>(depth(i), rest, REST);
    blanksLeft = rest;
  }
  store<i32>(depth(size), blanksLeft);
  store<i32>(depth(size), 0, REST);
}

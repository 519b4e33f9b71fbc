/**
 * Numbering of the arrangements with a given piece order and a given number of blanks: ../blank-index.ts says how it
 * works. With S(m, k) = C(m+k, m), and for a piece with m pieces to come (itself included), k blanks before and k'
 * after the gap in front of it, a toad contributes S(m, k'-1) to the number of the arrangement and a frog S(m, k) -
 * S(m, k').
 */
import { reserve } from './memory';

/** S(m, k) at row m, column k + 2; columns 0 and 1 stand for k = -2 and k = -1 and hold 0. */
export let table: usize = 0;
export let stride: u32 = 0;
export let blanks: i32 = 0;

/** Sums up to `pieces` pieces. Entries beyond 32 bits are cut short: arrangements() says what a slice really has. */
export let sizes: usize = 0;

export function openBlankIndex(pieces: u32, blankCount: i32): void {
  blanks = blankCount;
  stride = u32(blankCount) + 4;
  table = reserve(u64(pieces + 1) * stride * 4);
  sizes = reserve(u64(pieces + 1) * 8);
  const row = reserve(u64(blankCount + 2) * 8);
  for (let m: u32 = 0; m <= pieces; m++) {
    for (let k = 0; k <= blankCount + 1; k++) {
      // row[k] holds S(m-1, k) until S(m, k) replaces it; sums are kept far below overflow.
      const at = row + (usize(k) << 3);
      const sum = m == 0 || k == 0 ? 1 : load<u64>(at) + load<u64>(at - 8);
      store<u64>(at, min(sum, u64(1) << 60));
      store<u32>(place(m, k), u32(sum));
      if (k == blankCount) store<u64>(sizes + (usize(m) << 3), sum);
    }
  }
}

function place(m: u32, k: i32): usize {
  return table + (usize(m * stride + u32(k + 2)) << 2);
}

/** S(m, k), where it fits. */
export function S(m: u32, k: i32): i32 {
  return load<i32>(place(m, k));
}

/** How many arrangements have this many pieces in a given order and all the blanks. */
export function arrangements(pieces: u32): u64 {
  return load<u64>(sizes + (usize(pieces) << 3));
}

/** What a slide of a toad adds to the number of the arrangement; m and k' are those of the toad before it slides. */
export function toadSlide(m: u32, rest: i32, nextIsFrog: bool): i32 {
  const own = S(m, rest - 2) - S(m, rest - 1);
  return nextIsFrog ? own + S(m - 1, rest - 1) - S(m - 1, rest) : own;
}

export function frogSlide(m: u32, rest: i32, nextIsFrog: bool): i32 {
  const own = S(m, rest) - S(m, rest + 1);
  return nextIsFrog ? own + S(m - 1, rest + 1) - S(m - 1, rest) : own;
}

/**
 * What a jump between a toad and the frog behind it adds, without the contribution of the frog, which is then in
 * front; m and k' are those of the toad, k' becomes rest + by: by is -1 if the toad jumped, +1 if the frog did.
 */
export function jump(m: u32, rest: i32, by: i32, nextIsFrog: bool): i32 {
  const own = S(m - 1, rest + by - 1) - S(m, rest - 1);
  return nextIsFrog ? own + S(m - 2, rest + by) - S(m - 2, rest) : own;
}

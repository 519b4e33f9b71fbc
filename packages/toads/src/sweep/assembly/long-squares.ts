/** A set of squares as bits, of boards of up to 63 squares: what squares.ts is for shorter ones. */

export type Squares = u64;

/** How many bits there are, and how many bytes. */
export const WIDTH: Squares = 64;
export const SQUARES_BYTES: usize = 8;

/** Bits in the opposite order. */
export function reversed(bits: Squares): Squares {
  let x = ((bits >>> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
  x = ((x >>> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap(x);
}

/** The two sets of a board as one number that is not yet mixed. */
export function hashOf(toads: Squares, blanks: Squares): u32 {
  const both = (toads ^ (blanks * 0x9e3779b97f4a7c15)) * 0xff51afd7ed558ccd;
  return u32(both ^ (both >>> 32));
}

/**
 * A set of squares as bits, of boards of up to 31 squares. In the engine for longer boards long-squares.ts takes the place of this file
 * (tools/wasm): all else is the same.
 */

export type Squares = u32;

/** How many bits there are, and how many bytes. */
export const WIDTH: Squares = 32;
export const SQUARES_BYTES: usize = 4;

/** Bits in the opposite order. */
export function reversed(bits: Squares): Squares {
  let x = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  return bswap(x);
}

/** The two sets of a board as one number that is not yet mixed. */
export function hashOf(toads: Squares, blanks: Squares): u32 {
  return toads * 0x9e3779b1 + blanks;
}

/**
 * The product of nimbers. Below 2^16 they are a field: let D = 2^h be a Fermat power (h = 1, 2, 4, 8); then
 *
 *     D ⊗ a = D · a for a < D,      D ⊗ D = D ⊕ D/2,
 *
 * and the product distributes over ⊕ (exclusive or). Three products of half the width are enough.
 */
import { checkNimber } from '../core/limits.ts';

/**
 * The nim product m ⊗ n.
 *
 * @param m - the size of a nimber, an integer from 0 to 65,535
 * @param n - the same
 * @returns the size of the product, from 0 to 65,535
 * @throws GameLimitError - for larger m or n
 * @throws RangeError - if m or n is no whole number from 0
 * @example
 * ```ts
 * nimProduct(2, 2); // => 3
 * nimProduct(2, 70_000); // => throws GameLimitError: The nimber *70000 is beyond the limit of *65535.
 * ```
 */
export function nimProduct(m: number, n: number): number {
  for (const k of [m, n]) {
    if (!Number.isInteger(k) || k < 0) throw new RangeError(`*${k} is no nimber`);
    checkNimber(k);
  }
  return product(m, n, 8);
}

/** The product of numbers of 2h bits. */
function product(a: number, b: number, h: number): number {
  if (a < 2 || b < 2) return a * b;
  const mask = (1 << h) - 1;
  const [a1, a0, b1, b0] = [a >> h, a & mask, b >> h, b & mask];
  const half = h >> 1;
  const high = product(a1, b1, half);
  const low = product(a0, b0, half);
  const all = product(a1 ^ a0, b1 ^ b0, half);
  return ((all ^ low) << h) | (low ^ product(high, 1 << (h - 1), half));
}

/**
 * Keys for sets of samples, so that tests that hold for the same samples are found without comparing sets: every sample
 * has a fixed random key, and the key of a set is the exclusive or of its samples' keys. Different sets have different
 * keys, but for an accident of one in 2^53; that would cost a test, never a wrong tree.
 */
import type { Buckets } from './buckets.ts';

/** Bits of the upper half of a key; the lower half has 32. */
const UPPER = 0x1fffff;
const TWO_32 = 2 ** 32;

export class SetKeys {
  private lower = new Int32Array(0);
  private upper = new Int32Array(0);
  /** Sums of halves, and keys: they are made once, and serve one direction after another. */
  private readonly sums = [new Int32Array(0), new Int32Array(0)];
  private keys = new Float64Array(0);

  /** For each bucket, the key of the samples beyond it (for a wall), or of those in it (for a congruence); until the next call. */
  of(buckets: Buckets, isWall: boolean): Float64Array {
    const n = buckets.values.length;
    if (this.lower.length < n) this.make(2 * n);
    const { width } = buckets;
    if (this.keys.length < width) {
      this.keys = new Float64Array(2 * width);
      for (let half = 0; half < 2; half++) this.sums[half] = new Int32Array(2 * width);
    }
    const { keys, sums } = this;
    const lower = sum(sums[0], this.lower, buckets, isWall);
    const upper = sum(sums[1], this.upper, buckets, isWall);
    for (let v = 0; v < width; v++) keys[v] = (upper[v] & UPPER) * TWO_32 + (lower[v] >>> 0);
    return keys;
  }

  private make(n: number): void {
    this.lower = new Int32Array(n);
    this.upper = new Int32Array(n);
    for (let i = 0; i < n; i++) {
      this.lower[i] = scramble(2 * i + 1);
      this.upper[i] = scramble(2 * i + 2);
    }
  }
}

function sum(found: Int32Array, keys: Int32Array, { values, low, width }: Buckets, isWall: boolean): Int32Array {
  found.fill(0, 0, width);
  for (let i = 0; i < values.length; i++) found[values[i] - low] ^= keys[i];
  if (!isWall) return found;
  let beyond = 0;
  for (let v = width - 1; v >= 0; v--) {
    const here = found[v];
    found[v] = beyond;
    beyond ^= here;
  }
  return found;
}

/**
 * A one-to-one map of 32-bit integers in which each bit of the result depends on all bits of x (the end of
 * MurmurHash3).
 */
function scramble(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

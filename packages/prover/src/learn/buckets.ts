/**
 * The samples of a node seen in one direction: sorted into buckets by c·p, or by its residue. All bounds of a direction
 * can then be judged in one pass over the samples, bucket by bucket.
 */
import { type Direction, measure } from './direction.ts';

/** Used for one direction after another, so that its arrays are made once. */
export class Buckets {
  /** The value of each sample. */
  values = new Int32Array(0);
  /** The bucket of a value v is v - low. */
  low = 0;
  width = 0;
  /** The first sample of each bucket, and the next one of the same bucket after each sample; -1 for none. */
  first = new Int32Array(0);
  next = new Int32Array(0);

  /** Sorts n samples, given by their coordinates gap by gap; false if all have one value. */
  sort(direction: Direction, columns: readonly Int32Array[], n: number): boolean {
    if (!this.spread(direction, columns, n)) return false;
    if (this.next.length !== n) this.next = new Int32Array(n);
    if (this.first.length < this.width) this.first = new Int32Array(2 * this.width);
    const { values, next, low } = this;
    const first = this.first.fill(-1, 0, this.width);
    for (let i = n - 1; i >= 0; i--) {
      const v = values[i] - low;
      next[i] = first[v];
      first[v] = i;
    }
    return true;
  }

  /** The same without the lists of samples: only their values, and which buckets there are. */
  spread(direction: Direction, columns: readonly Int32Array[], n: number): boolean {
    if (this.values.length !== n) this.values = new Int32Array(n);
    const values = measure(direction, columns, this.values);
    let low = values[0];
    let high = low;
    for (let i = 1; i < n; i++) {
      const value = values[i];
      if (value < low) low = value;
      else if (value > high) high = value;
    }
    this.low = low;
    this.width = high - low + 1;
    return low < high;
  }

  /**
   * How many buckets have their own test: modulo 2 one residue determines the other, and nothing is beyond the last
   * wall.
   */
  tests({ modulus }: Direction): number {
    return modulus > 2 ? this.width : this.width - 1;
  }
}

/**
 * How many samples a test settles: those on a side of it that one label fits as a whole. For each sample there is the
 * set of the labels that fit it; a side is settled if the sets of its samples have a label in common.
 */
import { type Bits, emptyBits, hasBit } from '../support/bits.ts';
import type { Buckets } from './buckets.ts';

export class Settled {
  /** How many integers a set of labels takes. */
  private readonly stride: number;
  /** The sets of the samples, one after the other. */
  private readonly labels: Bits;

  constructor(fits: readonly Bits[], n: number) {
    this.stride = (fits.length + 31) >> 5;
    this.labels = emptyBits(32 * this.stride * n);
    fits.forEach((samples, label) => {
      for (let i = 0; i < n; i++) {
        if (hasBit(samples, i)) this.labels[i * this.stride + (label >> 5)] |= 1 << (label & 31);
      }
    });
  }

  /** For each bucket, the samples that its test settles: a wall beyond the bucket, or the congruence of those in it. */
  of(buckets: Buckets, isWall: boolean): Int32Array {
    const { width, values, low } = buckets;
    const n = values.length;
    const sizes = new Int32Array(width);
    for (const value of values) sizes[value - low] += 1;
    const { here, before, after } = this.common(buckets);
    const settled = new Int32Array(width);
    let below = 0;
    for (let v = 0; v < width; v++) {
      below += sizes[v];
      const inside = isWall ? n - below : sizes[v];
      const yes = this.isFitted(isWall ? [after, v + 1] : [here, v]);
      const no = isWall ? this.isFitted([before, v + 1]) : this.isFitted([before, v], [after, v + 1]);
      settled[v] = Math.max(yes ? inside : 0, no ? n - inside : 0);
    }
    return settled;
  }

  /** The labels that fit all samples of bucket v, of all buckets before v, and of bucket v and all after it. */
  private common({ values, low, width }: Buckets): Readonly<Record<'here' | 'before' | 'after', Bits>> {
    const { stride, labels } = this;
    const everyLabel = (): Bits => new Uint32Array((width + 1) * stride).fill(0xffffffff);
    const [here, before, after] = [everyLabel(), everyLabel(), everyLabel()];
    for (let i = 0; i < values.length; i++) {
      const at = (values[i] - low) * stride;
      for (let w = 0; w < stride; w++) here[at + w] &= labels[i * stride + w];
    }
    for (let k = 0; k < width * stride; k++) before[k + stride] = before[k] & here[k];
    for (let k = width * stride - 1; k >= 0; k--) after[k] = after[k + stride] & here[k];
    return { here, before, after };
  }

  /** Whether some label is in all of these sets, each given by its place in an array of sets. */
  private isFitted(...sets: readonly (readonly [Bits, number])[]): boolean {
    for (let w = 0; w < this.stride; w++) {
      let all = 0xffffffff;
      for (const [bits, at] of sets) all &= bits[at * this.stride + w];
      if (all !== 0) return true;
    }
    return false;
  }
}

/**
 * The best bound in a direction: samples, dealt out to parts, are counted by their value c·p, and every bound is scored by the
 * entropy that it saves. All bounds of a direction cost one pass over the samples.
 */
import type { Direction } from './directions.ts';

export interface Split {
  /** The test is c·p ≥ bound, or c·p ≡ bound. */
  readonly bound: number;
  /** The entropy that it saves, times its worth. */
  readonly gain: number;
}

/** Samples of a node: their coordinates gap by gap, the part that each is in, and the weight of a sample of each part. */
export interface Dealt {
  readonly columns: readonly Int32Array[];
  readonly parts: Uint16Array;
  readonly weights: readonly number[];
}

/** Walls far from 0 are worth less, by this factor a step. */
const FAR = 0.995;

const product = (x: number): number => (x > 0 ? x * Math.log(x) : 0);

export class Splitter {
  private values = new Int32Array(0);
  private counts = new Float64Array(0);

  /** The best bound of a direction; null if all samples have one value. */
  best(direction: Direction, { columns, parts, weights }: Dealt): Split | null {
    const { modulus, worth } = direction;
    const range = this.measure(direction, columns, parts.length);
    if (range === null) return null;
    const { low, width } = range;
    const n = weights.length;
    const counts = this.cleared(width * n);
    const taken = new Uint8Array(width);
    for (let i = 0; i < parts.length; i++) {
      const v = this.values[i] - low;
      taken[v] = 1;
      counts[v * n + parts[i]] += weights[parts[i]];
    }
    const totals = new Float64Array(n);
    for (let v = 0; v < width; v++) for (let p = 0; p < n; p++) totals[p] += counts[v * n + p];
    let all = 0;
    let before = 0;
    for (let p = 0; p < n; p++) {
      all += totals[p];
      before -= product(totals[p]);
    }
    before += product(all);
    const some = new Float64Array(n);
    let best: Split | null = null;
    // One residue modulo 2 tells the other; the last bound of a wall has all samples on one side.
    const last = modulus > 2 ? width : width - 1;
    for (let v = 0; v < last; v++) {
      if (taken[v] === 0) continue;
      let inside = 0;
      let after = 0;
      for (let p = 0; p < n; p++) {
        const x = modulus === 0 ? some[p] + counts[v * n + p] : counts[v * n + p];
        some[p] = x;
        inside += x;
        after -= product(x) + product(totals[p] - x);
      }
      after += product(inside) + product(all - inside);
      const bound = modulus === 0 ? low + v + 1 : low + v;
      const far = modulus === 0 ? FAR ** Math.abs(bound) : 1;
      const gain = (before - after) * worth * far;
      if (best === null || gain > best.gain) best = { bound, gain };
    }
    return best;
  }

  /** Leaves c·p of all samples in `values`; null if they are all the same. */
  private measure(
    { coefficients, modulus }: Direction,
    columns: readonly Int32Array[],
    n: number,
  ): { low: number; width: number } | null {
    if (this.values.length < n) this.values = new Int32Array(2 * n);
    const { values } = this;
    values.fill(0, 0, n);
    coefficients.forEach((c, gap) => {
      if (c === 0) return;
      const column = columns[gap];
      for (let i = 0; i < n; i++) values[i] += c * column[i];
    });
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      if (modulus > 0) {
        values[i] %= modulus;
        if (values[i] < 0) values[i] += modulus;
      }
      if (values[i] < low) low = values[i];
      if (values[i] > high) high = values[i];
    }
    return low < high ? { low, width: high - low + 1 } : null;
  }

  private cleared(size: number): Float64Array {
    if (this.counts.length < size) this.counts = new Float64Array(2 * size);
    return this.counts.fill(0, 0, size);
  }
}

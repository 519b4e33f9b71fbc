/**
 * Scores the bounds of directions by the entropy that they save for samples in parts, where each sample of a part has a
 * weight.
 *
 * For weights x of the parts the entropy is f(Σx) − Σf(x) with f(x) = x log x. From one bound to the next only the
 * parts with samples between them change, and the same weights occur in many directions, so few logarithms are
 * computed.
 */
import { Buckets } from './buckets.ts';
import type { Dealt } from './dealt.ts';
import { type Direction, nearness } from './direction.ts';

const xLogX = (x: number): number => (x > 0 ? x * Math.log(x) : 0);

/** The entropy of parts with weights. */
export function weightedEntropy(weights: readonly number[]): number {
  let total = 0;
  let sum = 0;
  for (const weight of weights) {
    total += weight;
    sum -= xLogX(weight);
  }
  return sum + xLogX(total);
}

export interface Bound {
  readonly bound: number;
  /** The entropy that the test saves, times its worth. */
  readonly gain: number;
}

export class EntropyScore {
  /** The entropy of all samples: no test saves more. */
  readonly most: number;
  private readonly buckets = new Buckets();
  /** The weight of c samples of part p, at offsets[p] + c. */
  private readonly weightOf: Float64Array;
  private readonly offsets: Int32Array;
  /** f of the weights last seen with c samples of part p on the one or the other side, at offsets[p] + c. */
  private readonly inner: Remembered;
  private readonly outer: Remembered;
  /** How many samples of each part are in a bucket. */
  private readonly here: Int32Array;
  /** Which part has how many samples in a bucket, bucket by bucket: those of bucket v are at starts[v] and after it. */
  private readonly entryParts: Int32Array;
  private readonly entryCounts: Int32Array;
  private starts = new Int32Array(0);
  /** For each part: the weight of all its samples, of those inside a bound and their number, and f of both sides. */
  private readonly totals: Float64Array;
  private readonly inside: Float64Array;
  private readonly insideCounts: Int32Array;
  private readonly terms: Float64Array;

  /** `weights` are those of one sample of each part. */
  constructor(
    private readonly dealt: Dealt,
    weights: readonly number[],
  ) {
    const { sizes, parts } = dealt;
    const k = sizes.length;
    const places = parts.length + k;
    this.offsets = new Int32Array(k);
    this.here = new Int32Array(k);
    this.totals = new Float64Array(k);
    this.inside = new Float64Array(k);
    this.insideCounts = new Int32Array(k);
    this.terms = new Float64Array(k);
    this.entryParts = new Int32Array(parts.length);
    this.entryCounts = new Int32Array(parts.length);
    this.weightOf = new Float64Array(places);
    this.inner = new Remembered(places);
    this.outer = new Remembered(places);
    let offset = 0;
    sizes.forEach((size, p) => {
      this.offsets[p] = offset;
      for (let c = 1; c <= size; c++) this.weightOf[offset + c] = this.weightOf[offset + c - 1] + weights[p];
      offset += size + 1;
    });
    this.most = weightedEntropy(sizes.map((size, p) => this.weightOf[this.offsets[p] + size]));
  }

  /** The best bound of a direction; null if all samples have one value. */
  best(direction: Direction): Bound | null {
    const { buckets, dealt, totals, inside, insideCounts, terms } = this;
    const { modulus, worth } = direction;
    if (!buckets.sort(direction, dealt.columns, dealt.parts.length)) return null;
    const isWall = modulus === 0;
    this.countBuckets();
    let all = 0;
    let before = 0;
    for (let p = 0; p < totals.length; p++) {
      all += totals[p];
      terms[p] = this.outer.xLogX(this.offsets[p], totals[p]);
      before -= terms[p];
    }
    before += xLogX(all);
    inside.fill(0);
    insideCounts.fill(0);
    let best: Bound | null = null;
    for (let v = 0, tests = buckets.tests(direction); v < tests; v++) {
      if (buckets.first[v] < 0) continue;
      this.include(v, isWall);
      let yes = 0;
      let after = 0;
      for (let p = 0; p < inside.length; p++) {
        yes += inside[p];
        after -= terms[p];
      }
      after += xLogX(yes) + xLogX(all - yes);
      const bound = isWall ? buckets.low + v + 1 : buckets.low + v;
      const gain = (before - after) * worth * nearness(direction, bound);
      if (best === null || gain > best.gain) best = { bound, gain };
    }
    return best;
  }

  /** Counts the samples of each part in each bucket, and their weights in all. */
  private countBuckets(): void {
    const { here, weightOf, offsets, totals, entryParts, entryCounts } = this;
    const { first, next, width } = this.buckets;
    const { parts } = this.dealt;
    if (this.starts.length <= width) this.starts = new Int32Array(2 * width);
    const { starts } = this;
    totals.fill(0);
    let end = 0;
    for (let v = 0; v < width; v++) {
      starts[v] = end;
      for (let i = first[v]; i >= 0; i = next[i]) {
        const p = parts[i];
        if (here[p]++ === 0) entryParts[end++] = p;
      }
      for (let e = starts[v]; e < end; e++) {
        const p = entryParts[e];
        totals[p] += weightOf[offsets[p] + here[p]];
        entryCounts[e] = here[p];
        here[p] = 0;
      }
    }
    starts[width] = end;
  }

  /** Takes the samples of a bucket inside: with those before for a wall, alone for a congruence. */
  private include(v: number, isWall: boolean): void {
    const { inside, insideCounts, totals, terms, weightOf, offsets, entryParts, entryCounts, inner, outer, starts } =
      this;
    if (!isWall) {
      inside.fill(0);
      insideCounts.fill(0);
      for (let p = 0; p < terms.length; p++) terms[p] = outer.xLogX(offsets[p], totals[p]);
    }
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const p = entryParts[e];
      const x = inside[p] + weightOf[offsets[p] + entryCounts[e]];
      insideCounts[p] += entryCounts[e];
      inside[p] = x;
      const at = offsets[p] + insideCounts[p];
      terms[p] = inner.xLogX(at, x) + outer.xLogX(at, totals[p] - x);
    }
  }
}

/** Remembers x log x for the last x at each of so many places. */
class Remembered {
  private readonly arguments: Float64Array;
  private readonly results: Float64Array;

  constructor(places: number) {
    this.arguments = new Float64Array(places);
    this.results = new Float64Array(places);
  }

  xLogX(place: number, x: number): number {
    if (this.arguments[place] !== x) {
      this.arguments[place] = x;
      this.results[place] = xLogX(x);
    }
    return this.results[place];
  }
}

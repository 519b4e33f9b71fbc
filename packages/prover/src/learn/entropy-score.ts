/**
 * Scores the bounds of directions by the entropy that they save for samples in parts, where each sample of a part has a weight.
 *
 * For weights x of the parts the entropy is f(Σx) − Σf(x) with f(x) = x log x. From one bound to the next only the parts with samples
 * between them change, so only their logarithms are computed.
 */
import { Buckets } from './buckets.ts';
import type { Dealt } from './dealt.ts';
import { type Direction, FAR } from './direction.ts';

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
  /** How many samples of each part are in a bucket. */
  private readonly here: Int32Array;
  /** For each part: the weight of all its samples, of those inside a bound, and f of both sides of the bound. */
  private readonly totals: Float64Array;
  private readonly inside: Float64Array;
  private readonly terms: Float64Array;

  /** `weights` are those of one sample of each part. */
  constructor(
    private readonly dealt: Dealt,
    weights: readonly number[],
  ) {
    const { sizes, parts } = dealt;
    const k = sizes.length;
    this.offsets = new Int32Array(k);
    this.here = new Int32Array(k);
    this.totals = new Float64Array(k);
    this.inside = new Float64Array(k);
    this.terms = new Float64Array(k);
    this.weightOf = new Float64Array(parts.length + k);
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
    const { buckets, dealt, totals, inside, terms } = this;
    const { modulus, worth } = direction;
    if (!buckets.sort(direction, dealt.columns, dealt.parts.length)) return null;
    const isWall = modulus === 0;
    totals.fill(0);
    for (let v = 0; v < buckets.width; v++) this.addBucket(v, totals);
    let all = 0;
    let before = 0;
    for (let p = 0; p < totals.length; p++) {
      all += totals[p];
      terms[p] = xLogX(totals[p]);
      before -= terms[p];
    }
    before += xLogX(all);
    inside.fill(0);
    let best: Bound | null = null;
    for (let v = 0, tests = buckets.tests(direction); v < tests; v++) {
      if (buckets.first[v] < 0) continue;
      if (!isWall) inside.fill(0);
      this.addBucket(v, inside);
      this.renewTerms(v, isWall);
      let yes = 0;
      let after = 0;
      for (let p = 0; p < inside.length; p++) {
        yes += inside[p];
        after -= terms[p];
      }
      after += xLogX(yes) + xLogX(all - yes);
      const bound = isWall ? buckets.low + v + 1 : buckets.low + v;
      const gain = (before - after) * worth * (isWall ? FAR ** Math.abs(bound) : 1);
      if (best === null || gain > best.gain) best = { bound, gain };
    }
    return best;
  }

  /** Adds the weights of the samples of a bucket to those of the parts. */
  private addBucket(v: number, weights: Float64Array): void {
    const { here, weightOf, offsets } = this;
    const { first, next } = this.buckets;
    const { parts } = this.dealt;
    for (let i = first[v]; i >= 0; i = next[i]) here[parts[i]] += 1;
    for (let i = first[v]; i >= 0; i = next[i]) {
      const p = parts[i];
      if (here[p] === 0) continue;
      weights[p] += weightOf[offsets[p] + here[p]];
      here[p] = 0;
    }
  }

  /** Computes the terms of the parts that a bucket changed; for a congruence, those of all parts. */
  private renewTerms(v: number, isWall: boolean): void {
    const { inside, totals, terms, here } = this;
    const { first, next } = this.buckets;
    const { parts } = this.dealt;
    if (!isWall) {
      for (let p = 0; p < terms.length; p++) terms[p] = xLogX(inside[p]) + xLogX(totals[p] - inside[p]);
      return;
    }
    for (let i = first[v]; i >= 0; i = next[i]) {
      const p = parts[i];
      if (here[p] === 1) continue;
      here[p] = 1;
      terms[p] = xLogX(inside[p]) + xLogX(totals[p] - inside[p]);
    }
    for (let i = first[v]; i >= 0; i = next[i]) here[parts[i]] = 0;
  }
}

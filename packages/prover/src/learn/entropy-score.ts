/**
 * Scores the bounds of directions by the entropy that they save for samples in parts, where each sample of a part has a
 * weight.
 *
 * For weights x of the parts the entropy is f(Σx) − Σf(x) with f(x) = x log x. What a part contributes depends on how many of its
 * samples are inside a bound only, so it is computed once for all directions; from one bound to the next the sums change by the samples
 * between them.
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
  /** No test saves more: the entropy of all samples, or what one question with two answers can tell. */
  readonly most: number;
  private readonly buckets = new Buckets();
  /** For c samples of part p inside a bound, at offsets[p] + c: their weight, and f of it plus f of that of the others. */
  private readonly weightOf: Float64Array;
  private readonly termOf: Float64Array;
  private readonly offsets: Int32Array;
  /** The weight of all samples, and the sum of f over the parts. */
  private readonly total: number;
  private readonly terms: number;
  /** How many samples of each part are inside. */
  private readonly inside: Int32Array;
  /** The weight of all samples inside, and the sum of the terms of the parts. */
  private insideWeight = 0;
  private insideTerms = 0;

  /** `weights` are those of one sample of each part. */
  constructor(
    private readonly dealt: Dealt,
    weights: readonly number[],
  ) {
    const { sizes, parts } = dealt;
    const places = parts.length + sizes.length;
    this.offsets = new Int32Array(sizes.length);
    this.inside = new Int32Array(sizes.length);
    this.weightOf = new Float64Array(places);
    this.termOf = new Float64Array(places);
    let offset = 0;
    sizes.forEach((size, p) => {
      this.offsets[p] = offset;
      for (let c = 1; c <= size; c++) this.weightOf[offset + c] = this.weightOf[offset + c - 1] + weights[p];
      for (let c = 0; c <= size; c++) {
        const weight = this.weightOf[offset + c];
        this.termOf[offset + c] = xLogX(weight) + xLogX(this.weightOf[offset + size] - weight);
      }
      offset += size + 1;
    });
    this.total = sizes.reduce((sum, size, p) => sum + size * weights[p], 0);
    this.terms = sizes.reduce((sum, _, p) => sum + this.termOf[this.offsets[p]], 0);
    this.most = Math.min(xLogX(this.total) - this.terms, this.total * Math.LN2);
  }

  /** The best bound of a direction; null if all samples have one value. */
  best(direction: Direction): Bound | null {
    const { buckets, dealt, total } = this;
    const { modulus, worth } = direction;
    if (!buckets.sort(direction, dealt.columns, dealt.parts.length)) return null;
    const isWall = modulus === 0;
    const before = xLogX(total) - this.terms;
    this.empty();
    let best = Number.NEGATIVE_INFINITY;
    let at = 0;
    for (let v = 0, tests = buckets.tests(direction); v < tests; v++) {
      if (buckets.first[v] < 0) continue;
      if (!isWall) this.empty();
      this.include(v);
      const yes = this.insideWeight;
      const after = xLogX(yes) + xLogX(total - yes) - this.insideTerms;
      const bound = isWall ? buckets.low + v + 1 : buckets.low + v;
      // Rounded, so that of equally good bounds the first is taken.
      const gain = Math.fround((before - after) * worth * nearness(direction, bound));
      if (gain > best) {
        best = gain;
        at = bound;
      }
    }
    return { bound: at, gain: best };
  }

  private empty(): void {
    this.inside.fill(0);
    this.insideWeight = 0;
    this.insideTerms = this.terms;
  }

  /** Takes the samples of a bucket inside. */
  private include(v: number): void {
    const { inside, weightOf, termOf, offsets } = this;
    const { first, next } = this.buckets;
    const { parts } = this.dealt;
    let weight = this.insideWeight;
    let terms = this.insideTerms;
    for (let i = first[v]; i >= 0; i = next[i]) {
      const p = parts[i];
      const place = offsets[p] + inside[p];
      inside[p] += 1;
      weight += weightOf[place + 1] - weightOf[place];
      terms += termOf[place + 1] - termOf[place];
    }
    this.insideWeight = weight;
    this.insideTerms = terms;
  }
}

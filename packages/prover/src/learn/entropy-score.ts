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
  /** With two parts how many samples of each are inside, which are those that do not reach a wall, or have a residue; else nothing. */
  readonly inside: readonly number[];
}

/** Scores are rounded. */
export const SLACK = 1 + 1e-6;
/** The upper bounds of gains come from tangents at so many places. */
const TANGENTS = 256;

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
  /** With two parts, as predicates have: how many samples of each are in a bucket. */
  private tally = new Int32Array(0);
  private readonly isPair: boolean;
  private readonly tangents: Tangents;

  /** `weights` are those of one sample of each part. Plain scores look at every sample of every bound, and are slow. */
  constructor(
    private readonly dealt: Dealt,
    weights: readonly number[],
    private readonly isPlain = false,
  ) {
    const { sizes, parts } = dealt;
    const places = parts.length + sizes.length;
    this.isPair = sizes.length === 2 && !isPlain;
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
    this.tangents = new Tangents(this.total);
  }

  /** The best bound of a direction, if it gains more than `least`; null if there is none, or all samples have one value. */
  best(direction: Direction, least = Number.NEGATIVE_INFINITY): Bound | null {
    const { buckets, total, tangents, isPlain } = this;
    if (!this.sort(direction)) return null;
    const { worth } = direction;
    const isWall = direction.modulus === 0;
    const before = xLogX(total) - this.terms;
    this.empty();
    let best = least;
    let found: Bound | null = null;
    for (let v = 0, tests = buckets.tests(direction); v < tests; v++) {
      if (!isWall) this.empty();
      if (!this.include(v)) continue;
      const bound = isWall ? buckets.low + v + 1 : buckets.low + v;
      const factor = worth * nearness(direction, bound);
      // Most bounds are not the best, and that is seen without logarithms.
      const yes = this.insideWeight;
      if (!isPlain && this.most * factor * SLACK <= best) continue;
      if (!isPlain && (before + this.insideTerms - tangents.below(yes)) * factor * SLACK <= best) continue;
      const after = xLogX(yes) + xLogX(total - yes) - this.insideTerms;
      // Rounded, so that of equally good bounds the first is taken.
      const gain = Math.fround((before - after) * factor);
      if (gain > best) {
        best = gain;
        found = { bound, gain, inside: this.isPair ? [this.inside[0], this.inside[1]] : [] };
      }
    }
    return found;
  }

  /** The entropy of all samples. */
  get mixture(): number {
    const { weightOf, offsets } = this;
    return weightedEntropy(this.dealt.sizes.map((size, p) => weightOf[offsets[p] + size]));
  }

  /**
   * With two parts that have no label in common: the entropy of the samples on both sides of a bound, if each gets a cover of its own. There
   * is no other cover than the two parts, so this is what their covers would give, to the last digit.
   */
  separated([first, other]: readonly number[]): number {
    const { weightOf, offsets } = this;
    const [one, two] = this.dealt.sizes;
    const at = offsets[1];
    return (
      weightedEntropy([weightOf[first], weightOf[at + other]]) +
      weightedEntropy([weightOf[one - first], weightOf[at + two - other]])
    );
  }

  /** Sorts the samples into buckets; false if all have one value. */
  private sort(direction: Direction): boolean {
    const { buckets, isPair } = this;
    const { columns, parts } = this.dealt;
    if (!isPair) return buckets.sort(direction, columns, parts.length);
    if (!buckets.spread(direction, columns, parts.length)) return false;
    const { values, low, width } = buckets;
    if (this.tally.length < 2 * width) this.tally = new Int32Array(4 * width);
    const tally = this.tally.fill(0, 0, 2 * width);
    for (let i = 0; i < parts.length; i++) tally[((values[i] - low) << 1) | parts[i]] += 1;
    return true;
  }

  private empty(): void {
    this.inside.fill(0);
    this.insideWeight = 0;
    this.insideTerms = this.terms;
  }

  /** Takes the samples of a bucket inside; false if there are none. */
  private include(v: number): boolean {
    return this.isPair ? this.includeTally(v) : this.includeEach(v);
  }

  private includeTally(v: number): boolean {
    const { inside, weightOf, termOf, tally, offsets } = this;
    if (tally[2 * v] + tally[2 * v + 1] === 0) return false;
    inside[0] += tally[2 * v];
    inside[1] += tally[2 * v + 1];
    const first = inside[0];
    const other = offsets[1] + inside[1];
    this.insideWeight = weightOf[first] + weightOf[other];
    this.insideTerms = termOf[first] + termOf[other];
    return true;
  }

  private includeEach(v: number): boolean {
    const { inside, weightOf, termOf, offsets } = this;
    const { first, next } = this.buckets;
    const { parts } = this.dealt;
    if (first[v] < 0) return false;
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
    return true;
  }
}

/**
 * What f(x) + f(total − x) is at least. That function is convex, so each tangent lies below it: the one at t is
 * x (log t − log(total − t)) + total log(total − t).
 */
class Tangents {
  private readonly slopes = new Float64Array(TANGENTS);
  private readonly heights = new Float64Array(TANGENTS);
  private readonly scale: number;

  constructor(total: number) {
    this.scale = TANGENTS / total;
    for (let k = 0; k < TANGENTS; k++) {
      const t = (k + 0.5) / this.scale;
      this.slopes[k] = Math.log(t / (total - t));
      this.heights[k] = total * Math.log(total - t);
    }
  }

  below(x: number): number {
    const k = Math.min(TANGENTS - 1, Math.floor(x * this.scale));
    return this.slopes[k] * x + this.heights[k];
  }
}

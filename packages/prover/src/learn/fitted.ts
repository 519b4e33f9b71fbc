/**
 * Directions fitted to the samples of a node, for classes with too many gaps to list all directions.
 *
 * A wall between the samples of two labels is found by logistic fits: one to all samples, and several to the samples around a place
 * where the labels meet, each repeated on the samples closest to the wall found. The weights are then scaled and rounded to small whole
 * numbers in several ways. `fixed` are forms that are constant on all samples: a direction may be changed by multiples of
 * them, and the shortest is taken.
 */
import { gcd } from '../region/exact.ts';
import { hasBit } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import { type Direction, keyOf } from './direction.ts';
import { logisticFit } from './logistic.ts';
import type { Node } from './node.ts';
import type { Source } from './source.ts';

const FEWEST_SAMPLES = 60;
/** So many samples of each label take part in a fit. */
const NEAR = 90;
const PLACES = 8;
const REFITS = 3;
const LARGEST = 6;
const WORTH = 0.72;
/** Each unit of a coefficient beyond the first two makes a direction worth less by this factor. */
const LONG = 0.97;
/** Bounds far from 0 are worth less by this factor a step: a wall for points of any size passes near the origin. */
export const FAR = 0.95;

export interface FittedOptions {
  /** Directions for every node, beside those fitted to it. */
  readonly listed: readonly Direction[];
  /** Coefficients of forms that have one value on all samples. */
  readonly fixed: readonly (readonly number[])[];
  readonly random: Random;
}

export class Fitted implements Source {
  /** Directions that were fitted before: they are proposed again. */
  private readonly found = new Map<string, Direction>();

  constructor(private readonly options: FittedOptions) {}

  directions(node: Node): readonly Direction[] {
    if (node.samples.length >= FEWEST_SAMPLES) this.fit(node);
    return [...this.options.listed, ...this.found.values()];
  }

  private fit(node: Node): void {
    const [first, second] = [0, 1].map((label) =>
      node.samples.flatMap((_, i) => (hasBit(node.fits[label], i) ? [node.columns.map((column) => column[i])] : [])),
    );
    if (first.length < 4 || second.length < 4) return;
    const { random } = this.options;
    this.refine(first, second, thin(first, NEAR * 2, random), thin(second, NEAR * 2, random));
    for (let place = 0; place < PLACES; place++) {
      const from = first[random(first.length)];
      const to = nearest(thin(second, 2000, random), from, 1)[0];
      const centre = from.map((x, k) => (x + to[k]) / 2);
      const [inside, outside] = [first, second].map((points) => nearest(thin(points, 3000, random), centre, NEAR));
      this.refine(inside, outside, inside, outside);
    }
  }

  /** Fits a wall, and again to the points nearest to it. */
  private refine(
    first: readonly (readonly number[])[],
    second: readonly (readonly number[])[],
    inside: readonly (readonly number[])[],
    outside: readonly (readonly number[])[],
  ): void {
    let [some, others] = [inside, outside];
    for (let round = 0; round < REFITS; round++) {
      const { weights, constant } = logisticFit(
        [...some, ...others],
        [...some.map(() => true), ...others.map(() => false)],
      );
      this.takeUp(weights);
      const distance = (p: readonly number[]): number =>
        Math.abs(p.reduce((sum, x, k) => sum + x * weights[k], constant));
      const closest = (points: readonly (readonly number[])[]) => best(points, distance, NEAR);
      [some, others] = [closest(first), closest(second)];
    }
  }

  private takeUp(weights: readonly number[]): void {
    for (const flat of this.shifted(weights)) {
      const most = Math.max(...flat.map(Math.abs));
      if (!(most > 0)) continue;
      for (let q = 1; q <= LARGEST; q++) this.add(flat.map((x) => Math.round((x / most) * q)));
    }
  }

  /** The weights, and the weights without their part along the fixed forms. */
  private shifted(weights: readonly number[]): (readonly number[])[] {
    let flat = weights;
    for (const form of this.options.fixed) {
      const factor = dotOf(flat, form) / dotOf(form, form);
      flat = flat.map((x, k) => x - factor * form[k]);
    }
    return [weights, flat];
  }

  private add(rounded: readonly number[]): void {
    let c = rounded.map((x) => x + 0);
    for (const form of this.options.fixed) {
      const choices = [-3, -2, -1, 0, 1, 2, 3].map((k) => c.map((x, i) => x - k * form[i]));
      c = choices.reduce((x, y) => (length(y) < length(x) ? y : x));
    }
    const common = c.reduce(gcd, 0);
    if (common === 0) return;
    const sign = (c.find((x) => x !== 0) as number) < 0 ? -1 : 1;
    c = c.map((x) => (x * sign) / common + 0);
    const direction: Direction = { coefficients: c, modulus: 0, worth: WORTH * LONG ** (length(c) - 2), far: FAR };
    if (!this.found.has(keyOf(direction))) this.found.set(keyOf(direction), direction);
  }
}

const dotOf = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, a, k) => sum + a * y[k], 0);

const length = (c: readonly number[]): number => c.reduce((sum, x) => sum + Math.abs(x), 0);

function thin<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, () => list[random(list.length)]);
}

const nearest = (points: readonly (readonly number[])[], to: readonly number[], count: number) =>
  best(points, (p) => p.reduce((sum, x, k) => sum + (x - to[k]) ** 2, 0), count);

/** The so many points with the smallest scores. */
function best(
  points: readonly (readonly number[])[],
  score: (point: readonly number[]) => number,
  count: number,
): (readonly number[])[] {
  return points
    .map((point) => ({ point, score: score(point) }))
    .sort((x, y) => x.score - y.score)
    .slice(0, count)
    .map(({ point }) => point);
}

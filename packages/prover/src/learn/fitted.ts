/**
 * Directions fitted to the samples of a node, for classes with too many gaps to list all directions.
 *
 * A wall between the samples of two labels is found by logistic fits: one to all samples, and several to the samples around a place
 * where the labels meet, each repeated on the samples closest to the wall found. The weights are then scaled and rounded to small whole
 * numbers in several ways. `fixed` are forms that are constant on all samples: a direction may be changed by multiples of
 * them, and the shortest is taken.
 */
import { hasBit } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import { type Direction, keyOf } from './direction.ts';
import { logisticFit } from './logistic.ts';
import type { Node } from './node.ts';
import { lengthOf, primitive, wallAlong } from './slanted-wall.ts';
import type { Source } from './source.ts';

const FEWEST_SAMPLES = 60;
/** So many samples of each label take part in a fit. */
const NEAR = 90;
const FEWEST_OF_A_LABEL = 4;
const MOST_RECENT = 1500;
/** Nearest points are looked for among so many. */
const MANY = 3000;
/** So many places where labels meet are looked at. */
const PLACES = 8;
/** Of more than two labels so many are divided from the others. */
const DIVISIONS = 3;
const REFITS = 3;
/** Weights are scaled so that the largest is 1, 2, ... up to this. */
const LARGEST = 6;

type Point = readonly number[];
/** Points of the two labels. */
type Sides = readonly (readonly Point[])[];

export interface FittedOptions {
  /** Directions for every node, beside those fitted to it. */
  readonly listed: readonly Direction[];
  /** Coefficients of forms that have one value on all samples. */
  readonly fixed: readonly (readonly number[])[];
  readonly random: Random;
}

export class Fitted implements Source {
  /** Directions that trees used: they are proposed again. */
  private readonly kept = new Map<string, Direction>();
  /** Directions that were fitted last: what suits one node often suits another. */
  private readonly recent = new Map<string, Direction>();

  constructor(private readonly options: FittedOptions) {}

  directions(node: Node): readonly Direction[] {
    const { kept, recent, options } = this;
    if (node.samples.length >= FEWEST_SAMPLES) this.fit(node, recent);
    for (const key of recent.keys()) {
      if (recent.size <= MOST_RECENT) break;
      recent.delete(key);
    }
    return [...options.listed, ...new Map([...kept, ...recent]).values()];
  }

  /** The directions that are listed, and those that trees used. */
  get known(): readonly Direction[] {
    return [...this.options.listed, ...this.kept.values()];
  }

  /** Proposes these directions for later trees, too. */
  keep(directions: Iterable<Direction>): void {
    for (const direction of directions) this.kept.set(keyOf(direction), direction);
  }

  private fit(node: Node, found: Map<string, Direction>): void {
    const { random } = this.options;
    const divisions = divisionsOf(node);
    for (const {
      points: [first, second],
      places,
    } of divisions) {
      if (first.length < FEWEST_OF_A_LABEL || second.length < FEWEST_OF_A_LABEL) continue;
      this.refine(found, [first, second], [thin(first, 2 * NEAR, random), thin(second, 2 * NEAR, random)]);
      for (let place = 0; place < places; place++) {
        const from = first[random(first.length)];
        const [to] = nearest(thin(second, MANY, random), from, 1);
        const centre = from.map((x, k) => (x + to[k]) / 2);
        const [inside, outside] = [first, second].map((points) => nearest(thin(points, MANY, random), centre, NEAR));
        this.refine(found, [inside, outside], [inside, outside]);
      }
    }
  }

  /** Fits a wall between the points that it begins with, and again between those of all points nearest to it. */
  private refine(found: Map<string, Direction>, [first, second]: Sides, begin: Sides): void {
    let [some, others] = begin;
    for (let round = 0; round < REFITS; round++) {
      const answers = [...some.map(() => true), ...others.map(() => false)];
      const { weights, constant } = logisticFit([...some, ...others], answers);
      for (const flat of this.shifted(weights)) this.takeUp(found, flat);
      const distance = (p: Point): number => Math.abs(dotOf(p, weights) + constant);
      [some, others] = [best(first, distance, NEAR), best(second, distance, NEAR)];
    }
  }

  /** Takes up the weights, scaled and rounded in several ways. */
  private takeUp(found: Map<string, Direction>, weights: readonly number[]): void {
    const most = Math.max(...weights.map(Math.abs));
    if (!(most > 0)) return;
    for (let q = 1; q <= LARGEST; q++) {
      const direction = this.rounded(weights.map((x) => (x / most) * q));
      if (direction !== null) found.set(keyOf(direction), direction);
    }
  }

  /** The weights, and the weights without their part along the fixed forms, if there are any. */
  private shifted(weights: readonly number[]): (readonly number[])[] {
    if (this.options.fixed.length === 0) return [weights];
    let flat = weights;
    for (const form of this.options.fixed) {
      const factor = dotOf(flat, form) / dotOf(form, form);
      flat = flat.map((x, k) => x - factor * form[k]);
    }
    return [weights, flat];
  }

  private rounded(weights: readonly number[]): Direction | null {
    let c = weights.map((x) => Math.round(x) + 0);
    for (const form of this.options.fixed) {
      const choices = [-3, -2, -1, 0, 1, 2, 3].map((k) => c.map((x, i) => x - k * form[i]));
      c = choices.reduce((x, y) => (lengthOf(y) < lengthOf(x) ? y : x));
    }
    return lengthOf(c) === 0 ? null : wallAlong(primitive(c));
  }
}

/**
 * The pairs of sets of points between which walls are looked for: those of two labels; if there are more labels, as values have, those
 * that one of the widest fits and the others.
 */
function divisionsOf(node: Node): { readonly points: Sides; readonly places: number }[] {
  const isPair = node.fits.length === 2;
  const labels = isPair ? 1 : Math.min(DIVISIONS, node.fits.length);
  const points = node.samples.map((_, i) => node.columns.map((column) => column[i]));
  return Array.from({ length: labels }, (_, k) => ({
    points: [
      points.filter((_, i) => hasBit(node.fits[k], i)),
      points.filter((_, i) => (isPair ? hasBit(node.fits[1], i) : !hasBit(node.fits[k], i))),
    ],
    places: Math.ceil(PLACES / labels),
  }));
}

/** By a loop: this is asked of all points of a node for every wall. */
function dotOf(x: readonly number[], y: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < x.length; k++) sum += x[k] * y[k];
  return sum;
}

function thin<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, () => list[random(list.length)]);
}

const nearest = (points: readonly Point[], to: Point, count: number): readonly Point[] =>
  best(
    points,
    (p) => {
      let sum = 0;
      for (let k = 0; k < p.length; k++) sum += (p[k] - to[k]) ** 2;
      return sum;
    },
    count,
  );

/** The so many points with the smallest scores. */
function best(points: readonly Point[], score: (point: Point) => number, count: number): readonly Point[] {
  if (points.length <= count) return points;
  const scores = new Float64Array(points.length);
  for (let i = 0; i < scores.length; i++) scores[i] = score(points[i]);
  const limit = smallest(scores.slice(), count);
  const found: Point[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i] < limit) found.push(points[i]);
  for (let i = 0; found.length < count; i++) if (scores[i] === limit) found.push(points[i]);
  return found;
}

/**
 * The number that would come at place `count`, from 1, if they were sorted. They are only divided at one of them again and again, as
 * quicksort does it, in the part where that place is: a tenth of the time that sorting takes. Changes their order.
 */
function smallest(numbers: Float64Array, count: number): number {
  const place = count - 1;
  let from = 0;
  let to = numbers.length - 1;
  while (from < to) {
    const pivot = numbers[(from + to) >> 1];
    let low = from;
    let high = to;
    while (low <= high) {
      while (numbers[low] < pivot) low += 1;
      while (numbers[high] > pivot) high -= 1;
      if (low > high) break;
      const one = numbers[low];
      numbers[low++] = numbers[high];
      numbers[high--] = one;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else break;
  }
  return numbers[place];
}

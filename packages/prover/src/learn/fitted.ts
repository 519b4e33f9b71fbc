/**
 * Directions fitted to the samples of a node, for classes with too many gaps to list all directions.
 *
 * A wall between the samples of two labels is found by logistic fits (fit-walls.ts): one to all samples, and several to the samples around a place
 * where the labels meet. `fixed` are forms that are constant on all samples: a
 * direction may be changed by multiples of them, and the shortest is taken.
 *
 * All that is drawn by lot at a node depends on how many samples there are, not on what is found. So the fits of a node are known before
 * the first of them is made, and can be made at the same time.
 */
import type { Team } from '@lilypad/toads';
import { hasBit } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import { type Direction, keyOf } from './direction.ts';
import { fitAndJudge, type Judging } from './fit-by-team.ts';
import { type FitJob, fitWalls, mostWalls, NEAR, type Sides } from './fit-walls.ts';
import type { Node } from './node.ts';
import { best, type Rows, rowAt, rowsOf, sizeOf, thin } from './rows.ts';
import { wallAlong } from './slanted-wall.ts';
import type { Judged, Source } from './source.ts';

const FEWEST_SAMPLES = 60;
const FEWEST_OF_A_LABEL = 4;
/** With fewer samples a node is searched before another thread has begun. */
const LEAST_SHARED = 100;
const MOST_RECENT = 1500;
/** Nearest points are looked for among so many. */
const MANY = 3000;
/** So many places where labels meet are looked at. */
const PLACES = 8;
/** Of more than two labels so many are divided from the others. */
const DIVISIONS = 3;

export interface FittedOptions {
  /** Directions for every node, beside those fitted to it. */
  readonly listed: readonly Direction[];
  /** Coefficients of forms that have one value on all samples. */
  readonly fixed: readonly (readonly number[])[];
  readonly random: Random;
  /** How many fitted directions are proposed to later nodes. */
  readonly mostRecent?: number;
}

export class Fitted implements Source {
  /** Directions that trees used: they are proposed again. */
  private readonly kept = new Map<string, Direction>();
  /** Directions that were fitted last: what suits one node often suits another. */
  private readonly recent = new Map<string, Direction>();

  private readonly mostRecent: number;

  constructor(private readonly options: FittedOptions) {
    this.mostRecent = options.mostRecent ?? MOST_RECENT;
  }

  directions(node: Node): readonly Direction[] {
    this.takeUp(this.fitsFor(node).map(fitWalls));
    return this.all;
  }

  /** The same by a team: the directions that stay in any case are judged while others are fitted. */
  judged(node: Node, judging: Judging, team: Team): Judged {
    const isWorthIt = team.eager === true || node.samples.length >= LEAST_SHARED;
    const fits = isWorthIt ? this.fitsFor(node) : [];
    if (fits.length === 0) return { directions: isWorthIt ? this.all : this.directions(node), known: new Map() };
    const { listed } = this.options;
    const steady = this.steady(fits);
    const { walls, bounds } = fitAndJudge(fits, [...listed, ...steady.values()], judging, team);
    this.takeUp(walls);
    const known = new Map(listed.map((direction, i) => [direction, bounds[i]]));
    // A direction that was found again is another object.
    const later = this.fitted;
    for (const [i, key] of [...steady.keys()].entries()) {
      known.set(later.get(key) as Direction, bounds[listed.length + i]);
    }
    return { directions: this.all, known };
  }

  /** The fitted directions that are there after some fits, too, whatever these find. */
  private steady(fits: readonly FitJob[]): ReadonlyMap<string, Direction> {
    const { recent, fitted } = this;
    const most = recent.size + fits.reduce((sum, { fixed }) => sum + mostWalls(fixed), 0);
    for (const key of [...recent.keys()].slice(0, Math.max(0, most - this.mostRecent))) fitted.delete(key);
    return fitted;
  }

  private get fitted(): Map<string, Direction> {
    return new Map([...this.kept, ...this.recent]);
  }

  /** All directions that there are now. */
  get all(): readonly Direction[] {
    return [...this.options.listed, ...this.fitted.values()];
  }

  /** The directions that are listed, and those that trees used. */
  get known(): readonly Direction[] {
    return [...this.options.listed, ...this.kept.values()];
  }

  /** Proposes these directions for later trees, too. */
  keep(directions: Iterable<Direction>): void {
    for (const direction of directions) this.kept.set(keyOf(direction), direction);
  }

  /** The fits of a node, for which lots are drawn; what they find is to be taken up. */
  fitsFor(node: Node): readonly FitJob[] {
    const { random, fixed } = this.options;
    const jobs: FitJob[] = [];
    if (node.samples.length < FEWEST_SAMPLES) return jobs;
    for (const { all, places } of divisionsOf(node)) {
      const [first, second] = all;
      if (sizeOf(first) < FEWEST_OF_A_LABEL || sizeOf(second) < FEWEST_OF_A_LABEL) continue;
      jobs.push({ all, begin: [thin(first, 2 * NEAR, random), thin(second, 2 * NEAR, random)], fixed });
      for (let place = 0; place < places; place++) {
        const near = around(all, random);
        jobs.push({ all: near, begin: near, fixed });
      }
    }
    return jobs;
  }

  /** Takes up the walls that fits have found. */
  takeUp(found: readonly (readonly (readonly number[])[])[]): void {
    const { recent } = this;
    for (const walls of found) {
      for (const coefficients of walls) {
        const direction = wallAlong(coefficients);
        recent.set(keyOf(direction), direction);
      }
    }
    for (const key of recent.keys()) {
      if (recent.size <= this.mostRecent) break;
      recent.delete(key);
    }
  }
}

/** The points around a place where labels meet. */
function around([first, second]: Sides, random: Random): Sides {
  const from = rowAt(first, random(sizeOf(first)));
  const to = rowAt(nearest(thin(second, MANY, random), from, 1), 0);
  const centre = Float64Array.from(from, (x, k) => (x + to[k]) / 2);
  return [nearest(thin(first, MANY, random), centre, NEAR), nearest(thin(second, MANY, random), centre, NEAR)];
}

/**
 * The pairs of sets of points between which walls are looked for: those of two labels; if there are more labels, as values have, those
 * that one of the widest fits and the others.
 */
function divisionsOf({ fits, columns }: Node): { readonly all: Sides; readonly places: number }[] {
  const isPair = fits.length === 2;
  const labels = isPair ? 1 : Math.min(DIVISIONS, fits.length);
  return Array.from({ length: labels }, (_, k) => ({
    all: [
      rowsOf(columns, (i) => hasBit(fits[k], i)),
      rowsOf(columns, (i) => (isPair ? hasBit(fits[1], i) : !hasBit(fits[k], i))),
    ],
    places: Math.ceil(PLACES / labels),
  }));
}

function nearest(rows: Rows, to: ArrayLike<number>, count: number): Rows {
  const { dimension, entries } = rows;
  const scores = new Float64Array(sizeOf(rows));
  for (let i = 0, at = 0; i < scores.length; i++) {
    let sum = 0;
    for (let gap = 0; gap < dimension; gap++) sum += (entries[at++] - to[gap]) ** 2;
    scores[i] = sum;
  }
  return best(rows, scores, count);
}

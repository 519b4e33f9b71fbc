/** Learns a predicate for a slice from the positions of some sums that can be in a closed set, and mends it by counterexamples. */
import { tempoOf } from '../classes/tempo.ts';
import { endCount, endOf } from '../formula/decision-tree.ts';
import { BestBounds } from '../learn/best-bounds.ts';
import { sliceDirections } from '../learn/class-directions.ts';
import type { Direction } from '../learn/direction.ts';
import { Fitted } from '../learn/fitted.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import type { Source } from '../learn/source.ts';
import { growing, type Label, learnTree } from '../learn/tree.ts';
import { decide, type Predicate, type Truth } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { bitsWhere } from '../support/bits.ts';
import { type Random, shuffled } from '../support/random.ts';
import type { Replies } from './replies.ts';
import { allPointsIn, neighboursOf, pointsIn, type Slice } from './slice.ts';

type Point = readonly number[];

/** So many points from everywhere, and so many on faces, tell how large regions are. */
const SOME = 8000;
const MOST_FACES = 4000;
/** Points with no more gaps than this that are not 0 are on edges. */
export const EDGE = 2;
const EDGE_WEIGHT = 100;
/** A part has nearly all points of a set if it lacks no more than this part of them, or of all points looked at. */
const MOST_LOST = 0.03;
const FEW_LOST = 0.0025;
/** So many points are samples at first, and so many become samples at a time because they are judged wrongly. */
const FIRST = 2000;
const NEW_SAMPLES = 200;
const MOST_ROUNDS = 60;
/** New directions are fitted if a tree has more ends than this times those of the last with fitted directions. */
const GROWING = 1.2;

/** Which points are looked at: so many at most of a sum. */
export interface Sampling {
  readonly sum: number;
  readonly most: number;
}

export class SliceLearner {
  private readonly pool: readonly Point[];
  /** Points from everywhere; points with several gaps of 0; and those with hardly another gap, as starting positions are. */
  private readonly inner: readonly Point[];
  private readonly faces: readonly Point[];
  private readonly edges: readonly Point[];
  private readonly samples = new Map<string, Point>();
  private readonly source: Fitted;
  /** The place of the pool where mistakes are looked for next. */
  private next = 0;

  constructor(
    private readonly space: Space,
    slice: Slice,
    private readonly replies: Replies,
    sampling: readonly Sampling[],
    random: Random,
    hints: readonly Direction[],
  ) {
    const drawn = sampling.flatMap(({ sum, most }) => pointsIn(slice, sum, most, random));
    this.edges = sampling.flatMap(({ sum }) => allPointsIn(slice, sum, EDGE));
    const faces = allPointsIn(slice, sampling[0].sum, Math.max(EDGE + 1, space.dimension - 3));
    this.faces = shuffled(faces, random).slice(0, MOST_FACES);
    this.inner = shuffled(drawn, random).slice(0, SOME);
    this.pool = shuffled([...drawn, ...this.faces, ...this.edges], random);
    for (const point of this.pool) if (random(this.pool.length) < FIRST) this.add(point);
    const tempo = tempoOf(slice.word);
    this.source = new Fitted({ listed: sliceDirections(tempo), fixed: [tempo], random });
    this.source.keep(hints);
  }

  /** How many of some points, with those on faces, are in each region of a predicate. Points on edges are few, and count as many each. */
  shares(predicate: Predicate): ReadonlyMap<Predicate, number> {
    const found = new Map<Predicate, number>();
    const count = (points: readonly Point[], weight: number): void => {
      for (const point of points) {
        const end = endOf(predicate, (condition) => holdsAt(condition, point));
        found.set(end, (found.get(end) ?? 0) + weight);
      }
    };
    count(this.inner, 1);
    count(this.faces, 1);
    count(this.edges, EDGE_WEIGHT);
    return found;
  }

  /** Whether a part of a predicate has nearly all its points, also of those on faces, and all on edges. */
  isNearlyAll(part: Predicate, whole: Predicate): boolean {
    const before = (points: readonly Point[]): Point[] => points.filter((point) => decide(whole, point));
    const lost = (points: readonly Point[]): number => points.filter((point) => !decide(part, point)).length;
    const isKept = (points: readonly Point[]): boolean => {
      const held = before(points);
      return lost(held) <= Math.max(MOST_LOST * held.length, FEW_LOST * points.length);
    };
    return lost(before(this.edges)) === 0 && isKept(this.faces) && isKept(this.inner);
  }

  add(point: Point): void {
    this.samples.set(point.join(), point);
  }

  /** Adds a point and its neighbours in the slice: a wall that is wrong here is often wrong there, too. */
  addAround(point: Point): void {
    this.add(point);
    for (const neighbour of neighboursOf(point)) this.add(neighbour);
  }

  /** A predicate that is right at all samples and in the pool; null if none was found with so many ends at most. */
  learn(mostEnds: number): Predicate | null {
    let ends = 0;
    return learnByMistakes<Predicate, Point>({
      mostRounds: MOST_ROUNDS,
      learn: (round) => {
        // Directions are fitted rarely: as long as the tree grows little, those that are known will do.
        const quick = round === 0 ? null : this.tree({ directions: () => this.source.known });
        const tree = quick !== null && endCount(quick) <= GROWING * ends ? quick : this.tree(this.source);
        if (tree !== quick) ends = tree === null ? 0 : endCount(tree);
        return tree !== null && endCount(tree) <= mostEnds ? tree : null;
      },
      mistakes: (predicate) => this.mistakes(predicate),
      takeUp: (wrong) => {
        for (const point of wrong) this.add(point);
        return true;
      },
    });
  }

  /** Points of the pool that a predicate judges wrongly, no more than become samples at a time. */
  private mistakes(predicate: Predicate): Point[] {
    const { pool, replies } = this;
    const wrong: Point[] = [];
    for (let seen = 0; seen < pool.length && wrong.length < NEW_SAMPLES; seen++) {
      const point = pool[this.next];
      this.next = (this.next + 1) % pool.length;
      if (decide(predicate, point) !== replies.holds(point)) wrong.push(point);
    }
    return wrong;
  }

  /** A predicate that is right at all samples, with directions of a source. */
  private tree(from: Source): Predicate | null {
    const { space, replies, source } = this;
    const points = [...this.samples.values()];
    const answers = points.map((point) => replies.holds(point));
    const label = (holds: boolean): Label<Truth> => ({
      fits: bitsWhere(points.length, (i) => answers[i] === holds),
      size: 1,
      end: { kind: 'truth', holds },
    });
    const labels = [label(true), label(false)];
    const learned = learnTree({ space, points, labels, grow: growing(new BestBounds(from)) });
    source.keep(learned?.used.keys() ?? []);
    return learned?.tree ?? null;
  }
}

/** Learns a predicate for a slice from the positions of some sums that can be in a closed set, and mends it by counterexamples. */
import { BestBounds } from '../learn/best-bounds.ts';
import { Fitted } from '../learn/fitted.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import { growing, type Label, learnTree } from '../learn/tree.ts';
import { decide, type Predicate, type Truth } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import { bitsWhere } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import type { Replies } from './replies.ts';
import { neighboursOf, pointsIn, type Slice, tempoOf } from './slice.ts';
import { sliceDirections } from './slice-directions.ts';

type Point = readonly number[];

const FIRST = 2000;
const NEW_SAMPLES = 200;
const MOST_ROUNDS = 60;

/** Which points are looked at: so many at most of each sum. */
export interface Sampling {
  readonly sums: readonly number[];
  readonly most: number;
}

export class SliceLearner {
  private readonly pool: readonly Point[];
  private readonly samples = new Map<string, Point>();
  private readonly source: Fitted;

  constructor(
    private readonly space: Space,
    slice: Slice,
    private readonly replies: Replies,
    { sums, most }: Sampling,
    private readonly random: Random,
  ) {
    this.pool = sums.flatMap((sum) => pointsIn(slice, sum, most, random));
    for (const point of this.pool) if (random(this.pool.length) < FIRST) this.add(point);
    const tempo = tempoOf(slice.word);
    this.source = new Fitted({ listed: sliceDirections(tempo), fixed: [tempo], random });
  }

  get size(): number {
    return this.pool.length;
  }

  /** How many points of the pool hold. */
  get holding(): number {
    return this.pool.filter((point) => this.replies.holds(point)).length;
  }

  /** The answer that all points of the pool have; null if they differ. */
  constant(): Predicate | null {
    const { holding, size } = this;
    return holding === 0 || holding === size ? { kind: 'truth', holds: holding > 0 } : null;
  }

  add(point: Point): void {
    this.samples.set(point.join(), point);
  }

  /** Adds a point and its neighbours in the slice: a wall that is wrong here is often wrong there, too. */
  addAround(point: Point): void {
    this.add(point);
    for (const neighbour of neighboursOf(point)) this.add(neighbour);
  }

  /** A predicate that is right at all samples and in the pool; null if none was found. */
  learn(): Predicate | null {
    const { pool, replies, random } = this;
    return learnByMistakes<Predicate, Point>({
      mostRounds: MOST_ROUNDS,
      learn: () => this.tree(),
      mistakes: (predicate) => pool.filter((point) => decide(predicate, point) !== replies.holds(point)),
      takeUp: (wrong) => {
        for (const point of wrong) if (random(wrong.length) < NEW_SAMPLES) this.add(point);
        return true;
      },
    });
  }

  private tree(): Predicate | null {
    const { space, replies, source } = this;
    const points = [...this.samples.values()];
    const answers = points.map((point) => replies.holds(point));
    const label = (holds: boolean): Label<Truth> => ({
      fits: bitsWhere(points.length, (i) => answers[i] === holds),
      size: 1,
      end: { kind: 'truth', holds },
    });
    const labels = [label(true), label(false)];
    const learned = learnTree({ space, points, labels, grow: growing(new BestBounds(source)) });
    source.keep(learned?.used.keys() ?? []);
    return learned?.tree ?? null;
  }
}

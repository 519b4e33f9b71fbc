/**
 * Learns where a question about the positions of a word has the answer yes: a decision tree over slanted walls and
 * congruences.
 *
 * The answers change along few walls, so most samples are points with a neighbour that has another answer. Near the
 * origin, where walls begin and exceptions are, all such points are samples; far from it, where walls that are nearly
 * parallel separate, some are. A tree is tried on many more points, and those where it is wrong become samples.
 */
import { tempoOf } from '../classes/tempo.ts';
import { BestBounds } from '../learn/best-bounds.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import { type LastSearch, type Palette, Search } from '../learn/search.ts';
import { MOST_LISTED, searchSource } from '../learn/search-source.ts';
import type { Source } from '../learn/source.ts';
import { growing, type Label, type Learned, learnTree } from '../learn/tree.ts';
import type { Space } from '../region/affine.ts';
import { bitsWhere } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import { decide, type Predicate, type Truth } from './claim.ts';
import { type Edges, pointsIn } from './edges.ts';
import type { Outcomes, Question } from './outcomes.ts';

type Point = readonly number[];

/**
 * So many points are taken from the middle and from each sum far away, and so many of them are samples from the start.
 */
const POOL = 6000;
const FIRST = 2000;
/** One in so many points without a neighbour of another answer is a sample. */
const INNER = 10;
const NEW_SAMPLES = 300;
const MOST_ROUNDS = 40;
/** Coefficients of walls are as large as possible with no more than so many vectors. */
const MOST_VECTORS = 20_000;
/** Directions are searched again if the ends are more than this times those of the last search. */
const GROWING = 1.3;

export class PredicateLearner {
  /** The points on which predicates are tried. */
  private readonly pool: Point[] = [];
  private readonly samples: Point[] = [];
  private readonly known = new Set<string>();
  private readonly search: Search<Truth>;
  /** How many samples there are from the start. */
  private readonly first: number;

  constructor(
    private readonly space: Space,
    private readonly outcomes: Outcomes,
    private readonly question: Question,
    edges: readonly Edges[],
    palette: Palette,
    private readonly random: Random,
    isFitted = space.dimension > MOST_LISTED,
  ) {
    const { dimension } = space;
    const gaps = space.names.map((_, gap) => gap);
    const tempo = tempoOf(question.word);
    const all = (): Source =>
      searchSource({ dimension, gaps, tempo, known: palette.directions, random }, isFitted, MOST_VECTORS);
    this.search = new Search({ palette, all, growing: GROWING, more: 0 });
    const [near, ...farther] = edges;
    let inner = 0;
    for (const [point, isEdge] of pointsIn(dimension, near)) {
      this.pool.push(point);
      if (isEdge || inner++ % INNER === 0) this.add(point);
    }
    for (const part of farther) this.addEdges(part);
    this.first = this.samples.length;
  }

  /** What the learner has that it did not begin with. */
  get state(): { readonly samples: readonly Point[]; readonly last: LastSearch } {
    return { samples: this.samples.slice(this.first), last: this.search.last };
  }

  /** Goes on from a state, right after the beginning. */
  restore({ samples, last }: PredicateLearner['state']): void {
    for (const point of samples) this.add(point);
    this.search.last = last;
  }

  /** Adds points that have a neighbour of another answer. */
  private addEdges(part: Edges): void {
    const found: Point[] = [];
    for (const [point, isEdge] of pointsIn(this.space.dimension, part)) if (isEdge) found.push(point);
    for (const point of found) {
      const lot = this.random(found.length);
      if (lot < POOL) this.pool.push(point);
      if (lot < FIRST) this.add(point);
    }
  }

  get size(): number {
    return this.samples.length;
  }

  isRight(predicate: Predicate, point: Point): boolean {
    return decide(predicate, point) === this.outcomes.holds(this.question, point);
  }

  /** Makes a point a sample. */
  add(point: Point): void {
    const key = point.join();
    if (this.known.has(key)) return;
    this.known.add(key);
    this.samples.push([...point]);
  }

  /** A predicate that is right at all samples and in the whole pool; null if none was found. */
  learn(search: boolean, onRound: () => void = () => {}): Predicate | null {
    const { pool, samples, random } = this;
    return learnByMistakes<Predicate, Point>({
      mostRounds: MOST_ROUNDS,
      learn: (round) => {
        onRound();
        return this.search.learn((source) => this.learnWith(source), samples.length, search && round === 0);
      },
      mistakes: (predicate) => pool.filter((point) => !this.isRight(predicate, point)),
      takeUp: (wrong) => {
        for (const point of wrong) if (random(wrong.length) < NEW_SAMPLES) this.add(point);
        return true;
      },
    });
  }

  private learnWith(source: Source): Learned<Truth> | null {
    const { samples, space, outcomes, question } = this;
    const answers = samples.map((point) => outcomes.holds(question, point));
    const label = (holds: boolean): Label<Truth> => ({
      fits: bitsWhere(samples.length, (i) => answers[i] === holds),
      size: 1,
      end: { kind: 'truth', holds },
    });
    return learnTree({
      space,
      points: samples,
      labels: [label(true), label(false)],
      grow: growing(new BestBounds(source)),
    });
  }
}

/**
 * Learns where a question about the positions of a word has the answer yes: a decision tree over slanted walls and
 * congruences.
 *
 * The answers change along few walls, so most samples are points with a neighbour that has another answer. Near the
 * origin, where walls begin and exceptions are, all such points are samples; far from it, where walls that are nearly
 * parallel separate, some are. A tree is tried on many more points, and those where it is wrong become samples.
 */
import type { Team } from '@lilypad/toads';
import { tempoOf } from '../classes/tempo.ts';
import type { Direction } from '../learn/direction.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import { type LastSearch, type Palette, Search } from '../learn/search.ts';
import { MOST_LISTED, searchSource } from '../learn/search-source.ts';
import type { Source } from '../learn/source.ts';
import type { Learned } from '../learn/tree.ts';
import type { Space } from '../region/affine.ts';
import type { Random } from '../support/random.ts';
import { decide, type Predicate, type Truth } from './claim.ts';
import { type Edges, eachPoint } from './edges.ts';
import { type LessonJob, type LessonResult, learnPredicate, NEW_SAMPLES } from './lesson.ts';
import type { Outcomes, Question } from './outcomes.ts';
import { type Examples, PointTable, pointAt, shared, wrongAt } from './point-table.ts';
import { predicateFrom } from './predicate.ts';

type Point = readonly number[];

/**
 * So many points are taken from the middle and from each sum far away, and so many of them are samples from the start.
 */
const POOL = 6000;
const FIRST = 2000;
/** One in so many points without a neighbour of another answer is a sample. */
const INNER = 10;
const MOST_ROUNDS = 40;
/** Coefficients of walls are as large as possible with no more than so many vectors. */
const MOST_VECTORS = 20_000;
/** Directions are searched again if the ends are more than this times those of the last search. */
const GROWING = 1.3;

export interface LearnerOptions {
  /** Whether directions of walls are fitted to samples, and not listed (default: in classes with many gaps). */
  readonly isFitted?: boolean | undefined;
  /** The threads that take part in a search (default: this one alone). */
  readonly team?: Team | undefined;
}

export class PredicateLearner {
  /** The points on which predicates are tried. */
  private readonly pool: PointTable;
  private readonly samples: Point[] = [];
  private readonly known = new Set<string>();
  private readonly search: Search<Truth>;
  /** How many samples there are from the start. */
  private readonly first: number;
  /** The answers at all samples, as far as they were asked for, and those in the pool. */
  private readonly answers: boolean[] = [];
  private poolAnswers: Uint8Array | null = null;
  private sharedPool: Examples | null = null;

  constructor(
    private readonly space: Space,
    private readonly outcomes: Outcomes,
    private readonly question: Question,
    edges: readonly Edges[],
    palette: Palette,
    private readonly random: Random,
    private readonly options: LearnerOptions = {},
  ) {
    const { dimension } = space;
    const { isFitted = dimension > MOST_LISTED } = options;
    const gaps = space.names.map((_, gap) => gap);
    const tempo = tempoOf(question.word);
    const all = (): Source =>
      searchSource({ dimension, gaps, tempo, known: palette.directions, random }, isFitted, MOST_VECTORS);
    this.search = new Search({ palette, all, growing: GROWING, more: 0 });
    this.pool = new PointTable(dimension);
    const [near, ...farther] = edges;
    let inner = 0;
    eachPoint(dimension, near, (point, isEdge) => {
      this.pool.push(point);
      if (isEdge || inner++ % INNER === 0) this.add(point);
    });
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
    eachPoint(this.space.dimension, part, (point, isEdge) => {
      if (isEdge) found.push([...point]);
    });
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

  /** The plain part of a lesson that begins now, with a palette, for any thread. */
  plainLesson(name: string, directions: readonly Direction[]): LessonJob {
    const { samples, search } = this;
    const table = new PointTable(this.space.dimension);
    for (const point of samples) table.push(point);
    const answers = Uint8Array.from(this.sampleAnswers(), Number);
    this.sharedPool ??= shared(this.examples());
    return {
      name,
      directions,
      samples: shared({ columns: table.columns, answers }),
      pool: this.sharedPool,
      mostEnds: search.mostEnds,
      mostRounds: MOST_ROUNDS,
    };
  }

  /**
   * A predicate that is right at all samples and in the whole pool; null if none was found. Goes on from the plain part of the lesson, if that was
   * done already.
   */
  learn(search: boolean, onRound: () => void = () => {}, ahead: LessonResult | null = null): Predicate | null {
    const { random, space } = this;
    const { columns } = this.pool;
    for (const place of ahead?.taken ?? []) {
      random(1);
      this.add(pointAt(columns, place));
    }
    if (ahead !== null && ahead.predicate !== null) return predicateFrom(space, ahead.predicate);
    const before = ahead?.rounds ?? 0;
    return learnByMistakes<Predicate, number>({
      mostRounds: MOST_ROUNDS - before,
      learn: (round) => {
        onRound();
        const isSearch = search && before + round === 0;
        return this.search.learn((source) => this.learnWith(source), this.samples.length, isSearch);
      },
      mistakes: (predicate) => wrongAt(predicate, this.examples()),
      takeUp: (wrong) => {
        for (const place of wrong) if (random(wrong.length) < NEW_SAMPLES) this.add(pointAt(columns, place));
        return true;
      },
    });
  }

  private learnWith(source: Source): Learned<Truth> | null {
    return learnPredicate(this.space, this.samples, this.sampleAnswers(), source, this.options.team);
  }

  private sampleAnswers(): readonly boolean[] {
    const { samples, answers, outcomes, question } = this;
    while (answers.length < samples.length) answers.push(outcomes.holds(question, samples[answers.length]));
    return answers;
  }

  /** The pool with its answers. */
  private examples(): Examples {
    const { columns } = this.pool;
    this.poolAnswers ??= Uint8Array.from({ length: this.pool.size }, (_, i) =>
      this.outcomes.holds(this.question, pointAt(columns, i)) ? 1 : 0,
    );
    return { columns, answers: this.poolAnswers };
  }
}

/**
 * Learns a formula for a word whose regions have walls in many directions. Where a few plain directions are not enough,
 * the number of regions keeps growing with the samples. Here all directions with small coefficients are searched, with
 * samples far from the origin too, since walls that are nearly parallel separate only there.
 */
import { tempoOf } from '../classes/tempo.ts';
import type { Formula, Value } from '../formula/formula.ts';
import { BestBounds } from '../learn/best-bounds.ts';
import { greedyCover, usefulLabels } from '../learn/cover.ts';
import { type Direction, keyOf } from '../learn/direction.ts';
import { plainDirections } from '../learn/enumerate.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import { type LastSearch, type Palette, Search } from '../learn/search.ts';
import { MOST_LISTED, searchSource } from '../learn/search-source.ts';
import type { Source } from '../learn/source.ts';
import { growing, type Learned, learnTree } from '../learn/tree.ts';
import { allBits } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import type { Label, Labels } from './labels/labels.ts';
import { type LinearParts, labelsWith } from './labels/linear-parts.ts';
import type { Pool } from './labels/pool.ts';
import type { Shapes } from './labels/shapes.ts';

const FAR_POINTS = 5000;
/** The search for directions starts with so many samples. */
const FIRST_SAMPLES = 3000;
const NEW_SAMPLES = 30;
const MOST_ROUNDS = 60;
/** Directions are searched again if there are more regions than this times those of the last search. */
const GROWING = 1.5;
/** Labels that fit less than this part of the samples are used only where no wider ones fit. */
const FEW = 0.01;

/** What a slanted learner knows besides labels and samples, as plain data. */
export interface SavedSlanted {
  readonly palette: readonly Direction[];
  readonly search: LastSearch;
  readonly labelledPoints: number;
}

export class SlantedLearner {
  private readonly palette: OftenUsed;
  private readonly search: Search<Value>;
  private labelledPoints: number;

  constructor(
    private readonly labels: Labels,
    private readonly shapes: Shapes,
    private readonly parts: LinearParts,
    private readonly random: Random,
    saved: SavedSlanted | null,
  ) {
    const { pool } = labels;
    this.palette = new OftenUsed(pool, saved?.palette ?? []);
    // The forms that are known of a class look at all of its gaps.
    const isWhole = pool.relevant.length === pool.dimension;
    const isFitted = pool.positions.gap === '.' && isWhole && pool.dimension > MOST_LISTED;
    const all = (): Source => {
      const { dimension, relevant: gaps, word } = pool;
      const known = plainDirections(dimension, gaps);
      return searchSource({ dimension, gaps, tempo: tempoOf(word), known, random }, isFitted);
    };
    this.search = new Search({ palette: this.palette, all, growing: GROWING, more: 2 }, saved?.search);
    this.labelledPoints = saved?.labelledPoints ?? 0;
    if (saved === null) this.reach();
  }

  save(): SavedSlanted {
    const { palette, search, labelledPoints } = this;
    return { palette: palette.directions, search: search.last, labelledPoints };
  }

  /** Takes samples far from the origin. */
  private reach(): void {
    const { labels, random } = this;
    const { pool } = labels;
    pool.reach(FAR_POINTS, random);
    for (let k = labels.samples.length; k < Math.min(FIRST_SAMPLES, pool.points.length); k++) {
      labels.addSample(random(pool.points.length));
    }
  }

  /** A formula that is right on the whole pool; null if none was found. */
  learn(labelAll: () => void): Formula | null {
    const { labels, random } = this;
    this.labelPool();
    return learnByMistakes<Formula, number>({
      mostRounds: MOST_ROUNDS,
      learn: () => {
        labelAll();
        return this.learnSamples();
      },
      mistakes: (formula) => labels.mistakes(formula),
      takeUp: (wrong) => {
        const most = Math.max(NEW_SAMPLES, labels.samples.length);
        for (let k = 0; k < most; k++) labels.addSample(wrong[random(wrong.length)]);
        return true;
      },
    });
  }

  /** Labels with frequent linear parts, for the points that the pool has now. */
  private labelPool(): void {
    const { labels, shapes } = this;
    const { pool, forest } = labels;
    if (this.labelledPoints === pool.points.length) return;
    this.labelledPoints = pool.points.length;
    for (const tree of labelsWith(this.parts.frequent(), pool, shapes, forest)) labels.add(tree);
  }

  private learnSamples(): Formula | null {
    const isFirst = this.palette.directions.length === 0;
    return this.search.learn((source) => this.learnWith(source), this.labels.samples.length, isFirst);
  }

  /** The labels of the greedy cover, and others that fit many samples; wide ones first. */
  private usefulLabels(): Label[] {
    const { labels } = this;
    const sorted = [...labels.all].sort((x, y) => y.width - x.width || x.size - y.size);
    const widest = usefulLabels(
      sorted.map((label) => labels.bits(label)),
      sorted.map(() => 0),
    ).map((i) => sorted[i]);
    const everything = allBits(labels.samples.length);
    const cover = greedyCover(
      widest.map((label) => labels.bits(label)),
      everything,
    );
    const covering = new Set(cover.map(({ label }) => label));
    return widest.filter(({ width }, i) => covering.has(i) || width >= FEW * labels.samples.length);
  }

  private learnWith(source: Source): Learned<Value> | null {
    const { labels } = this;
    return learnTree({
      space: labels.forest.space,
      points: labels.samplePoints(),
      // Only the width of a label counts here: polishing finds short ones.
      labels: labels.ends(this.usefulLabels()).map((label) => ({ ...label, size: 1 })),
      grow: growing(new BestBounds(source)),
    });
  }
}

/** The directions that the last search used more than once, and all plain ones; none before the first search. */
class OftenUsed implements Palette {
  constructor(
    private readonly pool: Pool,
    public directions: readonly Direction[],
  ) {}

  note(used: ReadonlyMap<Direction, number>): void {
    const { dimension, relevant } = this.pool;
    const often = [...used].filter(([, times]) => times > 1).map(([direction]) => direction);
    const known = new Set(often.map(keyOf));
    const plain = plainDirections(dimension, relevant).filter((direction) => !known.has(keyOf(direction)));
    this.directions = [...often, ...plain];
  }
}

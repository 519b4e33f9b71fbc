/**
 * Learns a formula for a word whose regions have walls in many directions. Where plain tests do not do, the number of regions
 * keeps growing with the samples; here all directions with small coefficients are searched, with samples far from the
 * origin too, since walls that are nearly parallel part only there. The search is dear, so it is made once: trees learned
 * later from more samples choose among the directions that it found of use. If their regions become many, it is made again.
 */
import { endCount } from '../formula/decision-tree.ts';
import { type Formula, select, type Value } from '../formula/formula.ts';
import { asTree, directionsOf } from '../learn/as-tree.ts';
import { greedyCover } from '../learn/cover.ts';
import { allDirections, type Direction, keyOf, plainDirections } from '../learn/directions.ts';
import { learnTree, widestFits } from '../learn/slanted/tree.ts';
import { addBit, bitsWhere, emptyBits, isSubset } from '../support/bits.ts';
import type { Random } from '../support/random.ts';
import type { Label, Labels } from './labels/labels.ts';
import { type LinearParts, labelsWith } from './labels/linear-parts.ts';
import type { Shapes } from './labels/shapes.ts';

const FAR_POINTS = 5000;
/** The search for directions starts with so many samples. */
const FIRST_SAMPLES = 3000;
const NEW_SAMPLES = 30;
const MOST_ROUNDS = 60;
/** Regions have become many if they are more than this times those of the last search. */
const GROWING = 1.5;
/** Labels that fit less than this part of the samples are used only where no wider ones fit. */
const FEW = 0.01;

interface Learned {
  readonly formula: Formula;
  /** How often each direction was used. */
  readonly used: ReadonlyMap<Direction, number>;
}

export class SlantedLearner {
  /** The directions found of use, with the plain ones. */
  private palette: readonly Direction[] = [];
  private searchedRegions = 0;
  private searchedSamples = 0;
  private labelledPoints = 0;

  constructor(
    private readonly labels: Labels,
    private readonly shapes: Shapes,
    private readonly parts: LinearParts,
    private readonly random: Random,
  ) {
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
    for (let round = 0; round < MOST_ROUNDS; round++) {
      labelAll();
      const formula = this.learnSamples();
      if (formula === null) return null;
      const wrong = this.mistakes(formula);
      if (wrong.length === 0) return formula;
      const most = Math.max(NEW_SAMPLES, labels.samples.length);
      for (let k = 0; k < most; k++) labels.addSample(wrong[random(wrong.length)]);
    }
    return null;
  }

  private mistakes(formula: Formula): number[] {
    const { labels } = this;
    const { points } = labels.pool;
    return [...points.keys()].filter((i) => !labels.fitsAt(select(formula, points[i]), i));
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
    const { labels } = this;
    const n = labels.samples.length;
    const { dimension, relevant } = labels.pool;
    const quick = this.palette.length === 0 ? null : this.learnWith(this.palette);
    if (quick !== null && (endCount(quick.formula) <= GROWING * this.searchedRegions || n < 2 * this.searchedSamples)) {
      return quick.formula;
    }
    const plain = plainDirections(dimension, relevant);
    const found = this.learnWith(allDirections(dimension, relevant));
    if (found === null) return null;
    this.searchedSamples = n;
    this.searchedRegions = endCount(found.formula);
    const often = [...found.used].filter(([, times]) => times > 1).map(([direction]) => direction);
    const known = new Set(often.map(keyOf));
    this.palette = [...often, ...plain.filter((direction) => !known.has(keyOf(direction)))];
    return found.formula;
  }

  /** The labels of the greedy cover, and others that fit many samples; wide ones first. */
  private usefulLabels(): Label[] {
    const { labels } = this;
    const sorted = [...labels.all].sort((x, y) => y.width - x.width || x.size - y.size);
    const widest = widestFits(sorted.map((label) => labels.bits(label))).map((i) => sorted[i]);
    const everything = bitsWhere(labels.samples.length, () => true);
    const cover = greedyCover(
      widest.map((label) => labels.bits(label)),
      everything,
    );
    const covering = new Set(cover.map(({ label }) => label));
    return widest.filter(({ width }, i) => covering.has(i) || width >= FEW * labels.samples.length);
  }

  private learnWith(directions: readonly Direction[]): Learned | null {
    const { labels } = this;
    const { pool, forest } = labels;
    const points = labels.samples.map((i) => pool.points[i]);
    const useful = this.usefulLabels();
    const decision = learnTree({ points, fits: useful.map((label) => labels.bits(label)), directions });
    if (decision === null) return null;
    const formula = asTree(forest.space, decision, (samples): Value => {
      const here = emptyBits(points.length);
      for (const i of samples) addBit(here, i);
      const label = useful.find(({ fits }) => isSubset(here, fits)) as Label;
      return { kind: 'value', tree: label.tree };
    });
    return { formula, used: directionsOf(decision) };
  }
}

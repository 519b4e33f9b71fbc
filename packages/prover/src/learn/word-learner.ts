/**
 * Learns a formula for one word: a decision tree that fits all values known, from few samples, by its own mistakes. A tree is
 * learned from the samples and tried on the whole pool; points where it is wrong become samples, until there are none.
 */
import { type ClassMove, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { type Formula, regionCount, select } from '../formula/formula.ts';
import { holdsAt } from '../region/constraint.ts';
import { bitsWhere, common, isSubset } from './bits.ts';
import type { Instances } from './instances.ts';
import { type Label, Labels, type Owner } from './labels.ts';
import { polish } from './polish.ts';
import type { Pool } from './pool.ts';
import { propose } from './propose.ts';
import type { Shapes } from './shapes.ts';
import { treeSize } from './size.ts';
import { LEVELS, testsFor } from './tests.ts';
import { tilted } from './tilt.ts';
import { type Decision, learnTree } from './tree.ts';
import { unfold } from './unfold.ts';

export type Random = (below: number) => number;

/** The first points of the pool, with the smallest sums, are all samples; others are drawn. */
const FIRST_SAMPLES = 100;
const DRAWN_SAMPLES = 300;
const PROPOSALS = 100;
const NEIGHBOURS = 12;
const UNFOLDED_POINTS = 6;
const LARGEST_LABEL = 40;
const NEW_SAMPLES = 30;
const MOST_ROUNDS = 60;
/** A richer level of tests must save this part of the regions. */
const SAVING = 0.75;

export class WordLearner {
  readonly labels: Labels;
  readonly pool: Pool;
  private readonly moves: readonly ClassMove[];
  private level = -1;

  constructor(
    positions: PositionClass,
    pool: Pool,
    private readonly shapes: Shapes,
    instances: Instances,
    private readonly random: Random,
  ) {
    this.pool = pool;
    this.labels = new Labels(pool, instances);
    this.moves = movesOf(positions, pool.word);
  }

  /** Takes samples from the pool and labels from its neighbourhoods. */
  start(): void {
    const { labels, pool, random } = this;
    const n = pool.points.length;
    for (let i = 0; i < Math.min(n, FIRST_SAMPLES); i++) labels.addSample(i);
    for (let k = 0; k < Math.min(n, DRAWN_SAMPLES); k++) labels.addSample(random(n));
    const counts = new Map<number, number>();
    for (let i = 0; i < n; i++) {
      const tree = propose(pool, this.shapes, labels.forest, i);
      if (tree !== null) counts.set(tree, (counts.get(tree) ?? 0) + 1);
    }
    const frequent = [...counts].sort((x, y) => y[1] - x[1]).slice(0, PROPOSALS);
    for (const [tree] of frequent) labels.add(tree as Label['tree']);
    this.labelAll();
  }

  /** Wider labels, from the ones there are and from the recurrences. */
  widen(labelsOf: (word: string) => Labels): void {
    for (const owner of this.labels.cover()) this.tilt(owner);
    for (const owner of this.labels.cover()) this.unfold(owner, labelsOf);
  }

  /** A formula that is right on the whole pool; null if none was found. */
  learn(): Formula | null {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const formula = this.learnSamples();
      if (formula === null) return null;
      const wrong = this.mistakes(formula);
      if (wrong.length === 0) return polish(this.labels, formula);
      for (let k = 0; k < NEW_SAMPLES; k++) {
        const i = wrong[this.random(wrong.length)];
        if (this.labels.addSample(i)) this.proposeAt(i);
      }
      this.labelAll();
    }
    return null;
  }

  /** Takes a point where something went wrong into account, with its neighbours. */
  refine(point: readonly number[]): void {
    const { pool, labels } = this;
    pool.notice(point);
    const at = pool.add(point);
    for (const gap of pool.relevant) {
      for (const step of [-2, -1, 1, 2]) {
        const x = point[gap] + step;
        if (x >= 0) pool.add(point.with(gap, x));
      }
    }
    if (labels.addSample(at)) this.proposeAt(at);
  }

  /** Whether a formula has the right value at a point. */
  isRight(formula: Formula, point: readonly number[]): boolean {
    return this.labels.instances.at(select(formula, point), point) === this.pool.value(point);
  }

  private mistakes(formula: Formula): number[] {
    const { labels, pool } = this;
    const wrong: number[] = [];
    for (let i = 0; i < pool.points.length; i++) {
      if (!labels.fitsAt(select(formula, pool.points[i]), i)) wrong.push(i);
    }
    return wrong;
  }

  /** Every sample gets a label. */
  private labelAll(): void {
    const { labels } = this;
    const everything = bitsWhere(labels.samples.length, () => true);
    for (const { fits } of labels.all) for (let w = 0; w < everything.length; w++) everything[w] &= ~(fits[w] ?? 0);
    labels.samples.forEach((i, bit) => {
      if ((everything[bit >> 5] >>> (bit & 31)) & 1) this.proposeAt(i);
    });
  }

  private proposeAt(i: number): void {
    const tree = propose(this.pool, this.shapes, this.labels.forest, i);
    if (tree !== null) this.labels.add(tree);
  }

  private tilt({ label, points }: Owner): void {
    const { labels, pool } = this;
    const { forest } = labels;
    for (const gap of pool.relevant) {
      const size = pool.points[points[0]][gap];
      if (points.some((i) => pool.points[i][gap] !== size)) continue;
      const beyond: number[] = [];
      for (const i of points) {
        for (const x of [size + 1, size - 1]) {
          const j = pool.find(pool.points[i].with(gap, x));
          if (j !== undefined && !labels.fitsAt(label.tree, j)) beyond.push(j);
        }
        if (beyond.length > NEIGHBOURS) break;
      }
      if (beyond.length === 0) continue;
      for (const tree of tilted(forest, label.tree, gap, size)) {
        if (!labels.has(tree) && beyond.every((j) => labels.fitsAt(tree, j))) labels.add(tree);
      }
    }
  }

  private unfold({ label, points, samples }: Owner, labelsOf: (word: string) => Labels): void {
    const { labels, pool, random } = this;
    for (let k = 0; k < Math.min(UNFOLDED_POINTS, points.length); k++) {
      const i = points[random(points.length)];
      const tree = unfold(labels, this.moves, pool.points[i], labelsOf);
      if (tree === null || treeSize(labels.forest, tree) > LARGEST_LABEL) continue;
      labels.add(tree, ({ fits, width }) => width > label.width && 2 * common(fits, samples) > points.length);
    }
  }

  /** A tree for the samples, with tests as rich as they need to be. */
  private learnSamples(): Formula | null {
    if (this.level >= 0) return this.learnLevel(this.level);
    let best: Formula | null = null;
    for (let level = 0; level < LEVELS; level++) {
      const formula = this.learnLevel(level);
      if (formula === null) continue;
      if (best !== null && regionCount(formula) > SAVING * regionCount(best)) break;
      best = formula;
      this.level = level;
    }
    return best;
  }

  private learnLevel(level: number): Formula | null {
    const { labels, pool } = this;
    const { space } = labels.forest;
    const points = labels.samples.map((i) => pool.points[i]);
    const tests = testsFor(space, pool.relevant, points, level);
    const words = (points.length + 31) >> 5;
    const widest = labels.widest();
    const decision = learnTree({
      samples: points.length,
      fits: widest.map(({ fits }) => fits.subarray(0, words)),
      tests: tests.map(({ condition }) => bitsWhere(points.length, (i) => holdsAt(condition, points[i]))),
      worth: tests.map(({ worth }) => worth),
    });
    const build = (node: Decision): Formula => {
      if (node.kind === 'test') {
        return { kind: 'choice', condition: tests[node.test].condition, yes: build(node.yes), no: build(node.no) };
      }
      const here = bitsWhere(points.length, () => false);
      for (const i of node.samples) here[i >> 5] |= 1 << (i & 31);
      // Labels are sorted from wide to narrow.
      const label = widest.find(({ fits }) => isSubset(here, fits)) as Label;
      return { kind: 'value', tree: label.tree };
    };
    return decision && build(decision);
  }
}

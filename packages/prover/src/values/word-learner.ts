/**
 * Learns a formula for one word: a decision tree that fits all known values. It starts with plain tests; where these
 * are not enough, the slanted learner takes over.
 */
import type { Team } from '@lilypad/toads';
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { endCount } from '../formula/decision-tree.ts';
import { type Formula, select } from '../formula/formula.ts';
import { LEVELS } from '../learn/enumerate.ts';
import { growByTeam } from '../learn/grow-by-team.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import { learnTree } from '../learn/tree.ts';
import type { Random } from '../support/random.ts';
import type { Tree } from '../symbolic/forest.ts';
import type { Instances } from '../symbolic/instances.ts';
import { Labels } from './labels/labels.ts';
import { LinearParts } from './labels/linear-parts.ts';
import type { Pool } from './labels/pool.ts';
import { propose } from './labels/propose.ts';
import type { Shapes } from './labels/shapes.ts';
import { Widener } from './labels/widen.ts';
import { polish } from './polish.ts';
import { SlantedLearner } from './slanted-learner.ts';

/** The first points of the pool, with the smallest sums, are all samples; others are drawn. */
const FIRST_SAMPLES = 100;
const DRAWN_SAMPLES = 300;
const PROPOSALS = 100;
/** Mistakes become samples: this part of them, and so many at least. */
const NEW_SAMPLES = 60;
const NEW_PART = 0.2;
const MOST_ROUNDS = 100;
/**
 * Regions must become fewer by this factor for richer tests, which are tried again when they have become more by this
 * one.
 */
const SAVING = 0.85;
const GROWTH = 1.2;
const FEW_REGIONS = 4;
/**
 * A tree lacks directions if after so many rounds it is wrong at more than these parts of the pool and of the first
 * mistakes.
 */
const EARLY_ROUNDS = 4;
const TOO_MANY = 0.05;
const STILL_MANY = 1 / 3;

export class WordLearner {
  readonly labels: Labels;
  private readonly widener: Widener;
  private level = 0;
  /** With more regions than this, richer tests are tried. */
  private patience = FEW_REGIONS;
  private readonly parts: LinearParts;
  /** Takes over when plain tests are not enough. */
  private slanted: SlantedLearner | null = null;

  constructor(
    positions: PositionClass,
    readonly pool: Pool,
    private readonly shapes: Shapes,
    instances: Instances,
    private readonly random: Random,
    /** Called now and then while a formula is learned. */
    private readonly onRound: () => void,
    /** The threads that grow trees together. */
    private readonly team: Team | undefined,
  ) {
    this.labels = new Labels(pool, instances);
    this.parts = new LinearParts(instances.forest);
    this.widener = new Widener(this.labels, movesOf(positions, pool.word));
  }

  /** Takes samples from the pool and labels from its neighbourhoods. */
  start(): void {
    const { labels, pool, random } = this;
    const n = pool.points.length;
    for (let i = 0; i < Math.min(n, FIRST_SAMPLES); i++) labels.addSample(i);
    for (let k = 0; k < Math.min(n, DRAWN_SAMPLES); k++) labels.addSample(random(n));
    const counts = new Map<Tree, number>();
    for (let i = 0; i < n; i++) {
      const tree = propose(pool, this.shapes, labels.forest, i);
      if (tree === null) continue;
      counts.set(tree, (counts.get(tree) ?? 0) + 1);
      this.parts.count(tree);
    }
    const frequent = [...counts].sort((x, y) => y[1] - x[1]).slice(0, PROPOSALS);
    for (const [tree] of frequent) labels.add(tree);
    this.labelAll();
  }

  /** Finds wider labels, with those of the other words. */
  widen(labelsOf: (word: string) => Labels): void {
    this.widener.widen(labelsOf);
  }

  /** A formula that is right on the whole pool; null if none was found. With more lookahead it may be smaller. */
  learn(lookahead: number): Formula | null {
    const formula = this.slanted === null ? this.learnPlain(lookahead) : null;
    if (formula !== null) return polish(this.labels, formula);
    this.slanted ??= new SlantedLearner(this.labels, this.shapes, this.parts, this.random);
    const slanted = this.slanted.learn(() => {
      this.onRound();
      this.labelAll();
    });
    return slanted && polish(this.labels, slanted);
  }

  /** A formula with plain tests; null if there is none, or it would get too many regions. */
  private learnPlain(lookahead: number): Formula | null {
    const { labels, pool, random } = this;
    let first = 0;
    return learnByMistakes<Formula, number>({
      mostRounds: MOST_ROUNDS,
      learn: () => {
        this.onRound();
        return this.learnSamples(lookahead);
      },
      mistakes: (formula) => labels.mistakes(formula),
      takeUp: (wrong, round) => {
        if (round === 0) first = wrong.length;
        const tooMany = Math.max(TOO_MANY * pool.points.length, STILL_MANY * first);
        if (round >= EARLY_ROUNDS && wrong.length > tooMany) return false;
        for (let k = 0; k < Math.max(NEW_SAMPLES, NEW_PART * wrong.length); k++) {
          const i = wrong[random(wrong.length)];
          if (labels.addSample(i)) this.proposeAt(i);
        }
        this.labelAll();
        return true;
      },
    });
  }

  /** Takes a point where something went wrong into account, with its neighbours. */
  refine(point: readonly number[]): void {
    const { pool, labels } = this;
    pool.notice(point);
    // Perhaps the walls are of another kind.
    this.patience = FEW_REGIONS;
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

  /** A tree for the samples, with tests as rich as they need to be. */
  private learnSamples(lookahead: number): Formula | null {
    let best = this.learnLevel(this.level, lookahead);
    if (best !== null && endCount(best) <= this.patience) return best;
    for (let level = this.level + 1; level < LEVELS; level++) {
      const formula = this.learnLevel(level, lookahead);
      if (formula === null || (best !== null && endCount(formula) > SAVING * endCount(best))) continue;
      best = formula;
      this.level = level;
    }
    if (best !== null) this.patience = Math.max(FEW_REGIONS, GROWTH * endCount(best));
    return best;
  }

  /** A tree with the tests of a level; null if they cannot separate samples that need different labels. */
  private learnLevel(level: number, lookahead: number): Formula | null {
    const { labels, pool, team } = this;
    const { space } = labels.forest;
    const learned = learnTree({
      space,
      points: labels.samplePoints(),
      labels: labels.ends(labels.useful()),
      grow: (root) => growByTeam(root, { dimension: space.dimension, relevant: pool.relevant, level, lookahead }, team),
    });
    return learned?.tree ?? null;
  }

  /** Every sample gets a label. */
  private labelAll(): void {
    for (const i of this.labels.unlabelled()) this.proposeAt(i);
  }

  private proposeAt(i: number): void {
    const tree = propose(this.pool, this.shapes, this.labels.forest, i);
    if (tree !== null) this.labels.add(tree);
  }
}

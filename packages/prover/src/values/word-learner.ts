/**
 * Learns a formula for one word: a decision tree that fits all known values. It starts with plain tests; where these
 * are not enough, the slanted learner takes over.
 */
import type { Team } from '@lilypad/toads';
import { endCount } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { LEVELS } from '../learn/enumerate.ts';
import { growByTeam, growSideBySide, isWorthIt } from '../learn/grow-by-team.ts';
import { KnownTests, type SavedTests } from '../learn/known-tests.ts';
import { learnByMistakes } from '../learn/mistakes.ts';
import type { Node } from '../learn/node.ts';
import { type Grown, learnTree } from '../learn/tree.ts';
import { type Random, Sequence } from '../support/random.ts';
import type { Tree } from '../symbolic/forest.ts';
import { neighbours } from './known-word.ts';
import { Labels, type SavedLabels } from './labels/labels.ts';
import { LinearParts } from './labels/linear-parts.ts';
import { gapsOf, Pool, type SavedPool } from './labels/pool.ts';
import { propose } from './labels/propose.ts';
import { polish } from './polish.ts';
import { type SavedSlanted, SlantedLearner } from './slanted-learner.ts';
import type { Workroom } from './workroom.ts';

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

/** All that is known of a word, as plain data: another thread can go on from it. */
export interface SavedWord {
  readonly pool: SavedPool;
  readonly labels: SavedLabels;
  readonly parts: ReturnType<LinearParts['save']>;
  readonly slanted: SavedSlanted | null;
  readonly level: number;
  readonly patience: number;
  /** Where the word's sequence of pseudo-random numbers goes on. */
  readonly random: number;
  /** The tests of its last trees, by level: most of them are chosen again. */
  readonly tests: readonly SavedTests[];
}

/** What others need to know of a word without reading what was saved of it. */
export interface WordFacts {
  /** About how much there is to do to learn it. */
  readonly work: number;
  readonly relevant: readonly number[];
  /** The gaps of points that have values, one point after the other. */
  readonly gaps: readonly number[];
}

/** How a formula is learned, besides what decides about it. */
export interface LearnControl {
  /** Called now and then. */
  readonly onRound?: () => void;
  /** The threads that can grow a tree together, asked anew for each. */
  readonly helpers?: (() => Team) | undefined;
}

export class WordLearner {
  private level = 0;
  /** With more regions than this, richer tests are tried. */
  private patience = FEW_REGIONS;
  /** Takes over when plain tests are not enough. */
  private slanted: SlantedLearner | null = null;
  /** By level. */
  private readonly knownTests: readonly KnownTests[];

  private constructor(
    private readonly room: Workroom,
    readonly labels: Labels,
    private readonly parts: LinearParts,
    private readonly sequence: Sequence,
    tests: readonly SavedTests[] = [],
  ) {
    this.knownTests = Array.from({ length: LEVELS }, (_, level) => new KnownTests(tests[level]));
  }

  /**
   * A learner with the first samples and labels. No word waits for the pseudo-random numbers of another: the first samples of
   * each have their place in one sequence, and what each draws later comes after these places.
   */
  static start(room: Workroom, word: string, largestSum: number, poolSize: number): WordLearner {
    const { positions, instances } = room;
    const pool = new Pool(room, word);
    pool.fill(largestSum, poolSize);
    const { words } = positions;
    const sequence = new Sequence().after(DRAWN_SAMPLES * words.length);
    const learner = new WordLearner(room, new Labels(pool, instances), new LinearParts(instances.forest), sequence);
    learner.start(new Sequence().after(DRAWN_SAMPLES * words.indexOf(word)).draw);
    return learner;
  }

  /** A learner that was saved. */
  static from(room: Workroom, saved: SavedWord): WordLearner {
    const { shapes, instances } = room;
    const labels = Labels.from(Pool.from(room, saved.pool), instances, saved.labels);
    const parts = new LinearParts(instances.forest, saved.parts);
    const learner = new WordLearner(room, labels, parts, new Sequence(saved.random), saved.tests);
    learner.level = saved.level;
    learner.patience = saved.patience;
    const { slanted } = saved;
    if (slanted !== null) learner.slanted = new SlantedLearner(labels, shapes, parts, learner.sequence.draw, slanted);
    return learner;
  }

  save(): SavedWord {
    const { labels, parts, slanted, level, patience, sequence } = this;
    return {
      pool: this.pool.save(),
      labels: labels.save(),
      parts: parts.save(),
      slanted: slanted?.save() ?? null,
      level,
      patience,
      random: sequence.state,
      tests: this.knownTests.map((known) => known.save()),
    };
  }

  /** With the points of the pool from this one on. */
  facts(firstPoint: number): WordFacts {
    const { samples, all } = this.labels;
    const { relevant, points } = this.pool;
    return { work: samples.length * all.length, relevant: [...relevant], gaps: gapsOf(points.slice(firstPoint)) };
  }

  get pool(): Pool {
    return this.labels.pool;
  }

  /** Takes samples from the pool and labels from its neighbourhoods. */
  private start(random: Random): void {
    const { labels, pool } = this;
    const n = pool.points.length;
    for (let i = 0; i < Math.min(n, FIRST_SAMPLES); i++) labels.addSample(i);
    for (let k = 0; k < Math.min(n, DRAWN_SAMPLES); k++) labels.addSample(random(n));
    const counts = new Map<Tree, number>();
    for (let i = 0; i < n; i++) {
      const tree = propose(pool, this.room.shapes, labels.forest, i);
      if (tree === null) continue;
      counts.set(tree, (counts.get(tree) ?? 0) + 1);
      this.parts.count(tree);
    }
    const frequent = [...counts].sort((x, y) => y[1] - x[1]).slice(0, PROPOSALS);
    for (const [tree] of frequent) labels.add(tree);
    this.labelAll();
  }

  /** A formula that is right on the whole pool; null if none was found. With more lookahead it may be smaller. */
  learn(lookahead: number, control: LearnControl = {}): Formula | null {
    const { labels, parts, room, sequence } = this;
    const formula = this.slanted === null ? this.learnPlain(lookahead, control) : null;
    if (formula !== null) return polish(labels, formula);
    this.slanted ??= new SlantedLearner(labels, room.shapes, parts, sequence.draw, null);
    const slanted = this.slanted.learn(() => {
      control.onRound?.();
      this.labelAll();
    });
    return slanted && polish(labels, slanted);
  }

  /** A formula with plain tests; null if there is none, or it would get too many regions. */
  private learnPlain(lookahead: number, { onRound, helpers }: LearnControl): Formula | null {
    const { labels, pool } = this;
    const random = this.sequence.draw;
    let first = 0;
    return learnByMistakes<Formula, number>({
      mostRounds: MOST_ROUNDS,
      learn: () => {
        onRound?.();
        return this.learnSamples(lookahead, helpers?.());
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
    for (const near of neighbours(point, pool.relevant)) pool.add(near);
    if (labels.addSample(at)) this.proposeAt(at);
  }

  /** A tree for the samples, with tests as rich as they need to be. */
  private learnSamples(lookahead: number, team: Team | undefined): Formula | null {
    const learn = this.learnerOfLevels(lookahead, team);
    let best = learn(this.level);
    if (best !== null && endCount(best) <= this.patience) return best;
    for (let level = this.level + 1; level < LEVELS; level++) {
      const formula = learn(level);
      if (formula === null || (best !== null && endCount(formula) > SAVING * endCount(best))) continue;
      best = formula;
      this.level = level;
    }
    if (best !== null) this.patience = Math.max(FEW_REGIONS, GROWTH * endCount(best));
    return best;
  }

  /**
   * Learns a tree with the tests of a level, from this one on; null if they cannot separate samples that need different labels. If the last tree
   * had too many regions, the next one will have, too, and all levels are tried: threads that wait grow their trees at once.
   */
  private learnerOfLevels(lookahead: number, team: Team | undefined): (level: number) => Formula | null {
    const { labels, pool, knownTests } = this;
    const { space } = labels.forest;
    const points = labels.samplePoints();
    const ends = labels.ends(labels.useful());
    const growth = { dimension: space.dimension, relevant: pool.relevant, lookahead };
    const levels = this.level < LEVELS - 1 && knownTests[this.level].size >= this.patience ? this.levelsFromHere() : [];
    let ahead: readonly (Grown | null)[] = [];
    const grow = (root: Node, level: number): Grown | null => {
      if (level === levels[0] && team !== undefined && isWorthIt([root], team))
        ahead = growSideBySide(root, growth, levels, team, knownTests);
      const grown = ahead[levels.indexOf(level)];
      return grown === undefined ? growByTeam(root, { ...growth, level }, team, knownTests[level]) : grown;
    };
    return (level) => learnTree({ space, points, labels: ends, grow: (root) => grow(root, level) })?.tree ?? null;
  }

  private levelsFromHere(): readonly number[] {
    return Array.from({ length: LEVELS - this.level }, (_, k) => this.level + k);
  }

  /** Every sample gets a label. */
  private labelAll(): void {
    for (const i of this.labels.unlabelled()) this.proposeAt(i);
  }

  private proposeAt(i: number): void {
    const tree = propose(this.pool, this.room.shapes, this.labels.forest, i);
    if (tree !== null) this.labels.add(tree);
  }
}

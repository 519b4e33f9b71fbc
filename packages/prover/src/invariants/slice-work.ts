/**
 * The work on one slice, given the sets of the slices before.
 *
 * It is known by play, relative to those, which positions can be in the set. A predicate is learned from some of them, and every
 * region of it is tried for all points at once. Where Right has a move without a reply, either the point or one that follows it was judged
 * wrongly and becomes a sample.
 *
 * With few gaps the set is to contain all that it can. A closed set that lacks positions makes the slices after it irregular: what they
 * can contain then depends on the samples that were at hand here. So points outside from which every move of Right has a reply become
 * samples, too.
 *
 * With many gaps the set of all such positions is far more complicated than a closed set needs to be. There the cells where a predicate
 * leaks are cut out of it, then those where the rest leaks, and so on. If that ends soon and hardly any position is lost, what is left will
 * do, without regions that are not needed (simplify.ts); in some rounds a simpler one may be found. A predicate that gets long is looked for again for each residue of the sum of the gaps alone, which is often much simpler.
 *
 * Regions that still leak after all rounds are dropped, until none does: what is left is closed, though it may be smaller than it could be.
 */

import type { PositionClass } from '../classes/position-class.ts';
import { tempoOf } from '../classes/tempo.ts';
import type { Direction } from '../learn/direction.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import { atLeastZero, atMostZero, type Constraint, notNegative } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';
import { generator, type Random } from '../support/random.ts';
import type { Forest } from '../symbolic/forest.ts';
import { NOTHING, type Sets, setOf, withSet, yesCount } from './claim.ts';
import { type Leak, leaksOf, omissionsOf } from './closure.ts';
import { withOwnEnds, without, withoutCells, withoutSmall } from './cut-out.ts';
import { EFFORTS, type Effort } from './effort.ts';
import { exchangesOf } from './exchange.ts';
import { Replies } from './replies.ts';
import { simplified } from './simplify.ts';
import { allPointsIn, pointsIn, type Slice } from './slice.ts';
import { wallsOf } from './slice-directions.ts';
import { EDGE, SliceLearner } from './slice-learner.ts';
import { isNothing } from './slice-sets.ts';
import { type Sums, sumAt, sumConstraints, sumsModulo } from './sums.ts';
import { tidied } from './tidied.ts';

type Point = readonly number[];

/** Residues of the sum modulo this are told apart where that helps. */
const MODULUS = 6;
/** A predicate with more ends is given up if there are residues to tell apart. */
const MOST_ENDS = 40;
/** So many points of each sum are looked at first, to see whether all have one answer. */
const FEW = 300;
/** Cells are cut out of a predicate so often at most, and as long as that makes no more regions than this. */
const MOST_CUTS = 12;
const MOST_MORE = 40;
/** What is left is taken at once if it has so many regions more at most; otherwise simpler ones are looked for in a few more rounds. */
const FEW_MORE = 2;
const MORE_ROUNDS = 3;

/** What was found for a slice. */
export interface Settled {
  readonly predicate: Predicate;
  /** Whether regions were dropped: then the set is smaller than it might be. */
  readonly isPruned: boolean;
}

/** What the work on a slice is given. */
export interface SliceTask {
  readonly positions: PositionClass;
  readonly forest: Forest;
  readonly slice: Slice;
  readonly sums: Sums;
  /** The sets of the slices before. */
  readonly settled: Sets;
  /** Called before each round of learning. */
  readonly onRound: (round: number) => void;
}

/** A closed set of a slice. */
export function settleSlice(task: SliceTask): Settled {
  const { sums, positions, slice, settled } = task;
  const replies = new Replies(slice, positions, settled);
  const efforts = EFFORTS.find(({ mostGaps }) => positions.parameters.length <= mostGaps) ?? EFFORTS[0];
  const isDivisible = !efforts.all.isExact && sums.modulus < MODULUS && MODULUS % sums.modulus === 0;
  const tempo = tempoOf(slice.word);
  const hints = wallsOf(setsAfter(positions, slice, settled), tempo);
  const whole = new SumsWork(task, replies, sums, sums.modulus === MODULUS ? efforts.residue : efforts.all, hints);
  const found = whole.closed(isDivisible ? MOST_ENDS : Number.POSITIVE_INFINITY);
  if (found !== null) return { predicate: found, isPruned: false };
  if (!isDivisible) return { predicate: whole.pruned(), isPruned: true };
  let predicate = NOTHING;
  let isPruned = false;
  for (const part of sumsModulo(sums, MODULUS)) {
    // Walls of one residue are often those of another.
    const work = new SumsWork(task, replies, part, efforts.residue, [...hints, ...wallsOf([predicate], tempo)]);
    const closed = work.closed(Number.POSITIVE_INFINITY);
    isPruned ||= closed === null;
    const set = closed ?? work.pruned();
    const [, residue] = sumConstraints(task.forest.space, part);
    if (!isNothing(set)) predicate = { kind: 'choice', condition: residue, yes: set, no: predicate };
  }
  return { predicate, isPruned };
}

/** The sets that replies from a slice lead to. */
function setsAfter(positions: PositionClass, slice: Slice, settled: Sets): Predicate[] {
  const places = exchangesOf(positions, slice).flatMap(({ replies }) => replies);
  return [...new Set(places.map((place) => setOf(settled, place)))];
}

/** The work on the positions of a slice with some sums. */
class SumsWork {
  private readonly random: Random = generator();
  /** What the positions satisfy. */
  private readonly domain: readonly Constraint[];
  /** The last predicate that was learned. */
  private last = NOTHING;

  constructor(
    private readonly task: SliceTask,
    private readonly replies: Replies,
    private readonly sums: Sums,
    private readonly effort: Effort,
    private readonly hints: readonly Direction[],
  ) {
    const { space } = task.forest;
    const balance = space.affine(tempoOf(task.slice.word), -task.slice.tempo);
    const ofSums = sumConstraints(space, sums);
    this.domain = [...notNegative(space), ...ofSums, atLeastZero(space, balance), atMostZero(balance)];
  }

  /** A closed set; null if none was found with so many ends at most. */
  closed(mostEnds: number): Predicate | null {
    const { task, effort } = this;
    task.onRound(0);
    const constant = unlessTooHard(() => this.constant());
    if (constant !== null && this.leaks(constant).length === 0 && this.omissions(constant).length === 0)
      return constant;
    const learner = this.learner();
    let closed: Predicate | null = null;
    let rounds = effort.rounds;
    for (let round = 1; round <= rounds; round++) {
      task.onRound(round);
      const predicate = unlessTooHard(() => learner.learn(mostEnds));
      if (predicate === null) break;
      this.last = predicate;
      const leaks = this.leaks(predicate);
      if (effort.isExact) closed = leaks.length === 0 ? predicate : closed;
      else closed = simpler(closed, this.closedPart(predicate, learner));
      if (closed !== null && !effort.isExact) {
        if (yesCount(closed) <= yesCount(predicate) + FEW_MORE) return closed;
        rounds = Math.min(rounds, round + MORE_ROUNDS);
      }
      const wrong = leaks.length === 0 ? this.omissions(predicate) : this.wrongAround(predicate, leaks);
      if (wrong.length === 0) break;
      for (const point of wrong) learner.addAround(point);
    }
    return closed !== null && yesCount(closed) <= mostEnds ? closed : null;
  }

  /** The answer that some points of each sum have, and those on edges; null if they differ. */
  private constant(): Predicate | null {
    const { task, replies, sums, random, effort } = this;
    const points = effort.samples.flatMap(({ step }) => {
      const sum = sumAt(sums, step);
      return [...allPointsIn(task.slice, sum, EDGE), ...pointsIn(task.slice, sum, FEW, random)];
    });
    const holding = points.filter((point) => replies.holds(point)).length;
    return holding === 0 || holding === points.length ? { kind: 'truth', holds: holding > 0 } : null;
  }

  /** The last predicate without the regions that leak. */
  pruned(): Predicate {
    for (let now = withOwnEnds(this.last); ; ) {
      const leaking = new Set(this.leaks(now).map(({ region }) => region));
      if (leaking.size === 0) return now;
      now = without(now, leaking);
    }
  }

  /** A closed set with nearly all positions of a predicate, and few regions; null if none was found. */
  private closedPart(predicate: Predicate, learner: SliceLearner): Predicate | null {
    const found = this.withoutLeaks(predicate, learner);
    if (found === null) return null;
    const short = simplified(found, {
      leaks: (set) => this.leaks(set),
      shares: (set) => learner.shares(set),
      isEnough: (part) => learner.isNearlyAll(part, predicate),
    });
    return unlessTooHard(() => tidied(this.task.forest.space, short, this.domain)) ?? short;
  }

  /** A predicate without the cells where it leaks, those where the rest leaks, and so on; null if much is lost or there is no end to it. */
  private withoutLeaks(predicate: Predicate, learner: SliceLearner): Predicate | null {
    const { space } = this.task.forest;
    const mostRegions = yesCount(predicate) + MOST_MORE;
    let now = withOwnEnds(predicate);
    for (let cuts = 0; cuts < MOST_CUTS; cuts++) {
      const leaks = this.leaks(now);
      if (leaks.length === 0) return now;
      const rest = withoutCells(now, leaks);
      const tidy = unlessTooHard(() => tidied(space, rest, this.domain));
      if (tidy === null) return null;
      now = withoutSmall(withOwnEnds(tidy), (tree) => learner.shares(tree));
      if (yesCount(now) > mostRegions || !learner.isNearlyAll(now, predicate)) return null;
    }
    return null;
  }

  private learner(): SliceLearner {
    const { task, replies, sums, random, effort } = this;
    const sampling = effort.samples.map(({ step, most }) => ({ sum: sumAt(sums, step), most }));
    return new SliceLearner(task.forest.space, task.slice, replies, sampling, random, this.hints);
  }

  private leaks(predicate: Predicate): Leak[] {
    const { positions, forest, slice, settled } = this.task;
    return leaksOf(positions, forest, slice, withSet(settled, slice, predicate), this.domain);
  }

  /** Points that could be in the set and are not. */
  private omissions(predicate: Predicate): Point[] {
    const { positions, forest, slice, settled } = this.task;
    if (!this.effort.isExact) return [];
    const found = omissionsOf(positions, forest, slice, withSet(settled, slice, predicate), this.domain);
    return found.filter((point) => this.isNear(point));
  }

  /** Points that a predicate judges wrongly: where it leaks, or those that follow. */
  private wrongAround(predicate: Predicate, leaks: readonly Leak[]): Point[] {
    const { replies } = this;
    return leaks.flatMap(({ point }) => {
      if (point === null || !this.isNear(point)) return [];
      const found = unlessTooHard(() =>
        replies.holds(point)
          ? [...replies.after(point)].filter((next) => replies.holds(next) && !decide(predicate, next))
          : [point],
      );
      return found ?? [];
    });
  }

  /** Whether a point can be played out. */
  private isNear(point: Point): boolean {
    return sumOf(point) <= this.sums.from + this.effort.farthest;
  }
}

/** The one with fewer regions. */
const simpler = (x: Predicate | null, y: Predicate | null): Predicate | null =>
  x === null || (y !== null && yesCount(y) < yesCount(x)) ? y : x;

/** What is found; null if it takes too long to play positions out, or to decide about regions. */
function unlessTooHard<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}

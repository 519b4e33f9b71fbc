/**
 * The work on one slice.
 *
 * It is known by play, relative to the slices before, which positions can be in the set. A predicate is learned from
 * some of them, and every region of it is tried for all points at once. Where Right has a move without a reply, either the
 * point or one that follows it was judged wrongly and becomes a sample. Regions that still leak after some rounds are
 * dropped, until none does: what is left is closed, though it may be smaller than it could be.
 *
 * A closed set that lacks positions makes the slices after it irregular: what they can contain then depends on the samples that
 * were at hand here. With few gaps it is therefore asked, too, whether there are points outside from which every move of Right has a
 * reply; they become samples. With many gaps the set of all such positions is far more complicated than a closed set needs to be.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { isChoice, mapTree } from '../formula/decision-tree.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import type { Constraint } from '../region/constraint.ts';
import type { Random } from '../support/random.ts';
import type { Forest } from '../symbolic/forest.ts';
import { NOTHING, type Sets, withSet } from './claim.ts';
import { type Leak, leaksOf, omissionsOf } from './closure.ts';
import { Replies } from './replies.ts';
import type { Slice } from './slice.ts';
import { SliceLearner } from './slice-learner.ts';

interface Effort {
  /** How often the predicate is learned. */
  readonly rounds: number;
  /** Sums of the points that are looked at, counted from the smallest: all residues modulo 6, and larger ones. */
  readonly sums: readonly number[];
  /** Whether the set is to contain all that it can. */
  readonly isExact: boolean;
}

const MOST_GAPS = 5;
/** Distant points are cheap to play out, and walls are seen best there. */
const FEW_GAPS: Effort = { rounds: 20, sums: [0, 1, 2, 3, 4, 5, 18, 20, 22, 25, 27, 29], isExact: true };
const MANY_GAPS: Effort = { rounds: 12, sums: [0, 1, 2, 3, 4, 5, 11, 14], isExact: false };
/** So many points of each sum are looked at first, to see whether all have one answer, and otherwise. */
const FEW = 300;
const MANY = 5000;
/** Points with larger gaps are too far to be played out. */
const FARTHEST = 120;

interface Settled {
  readonly predicate: Predicate;
  readonly isPruned: boolean;
}

export class SliceWork {
  private readonly replies: Replies;
  private readonly effort: Effort;

  constructor(
    private readonly slice: Slice,
    private readonly positions: PositionClass,
    private readonly forest: Forest,
    private readonly settled: Sets,
    private readonly domain: readonly Constraint[],
    private readonly random: Random,
  ) {
    this.replies = new Replies(slice, positions, settled);
    this.effort = positions.parameters.length > MOST_GAPS ? MANY_GAPS : FEW_GAPS;
  }

  /** The set contains only positions with gaps of the sum `from` at least. */
  settle(from: number, onRound: (round: number) => void): Settled {
    onRound(0);
    const sums = this.effort.sums.map((step) => from + step);
    const constant = this.learner(sums, FEW).constant();
    if (constant !== null && this.leaks(constant).length === 0 && this.omissions(constant).length === 0) {
      return { predicate: constant, isPruned: false };
    }
    const learner = this.learner(sums, MANY);
    let last: Predicate = NOTHING;
    let closed: Predicate | null = null;
    for (let round = 1; round <= this.effort.rounds; round++) {
      onRound(round);
      const predicate = learner.learn();
      if (predicate === null) break;
      last = predicate;
      const leaks = this.leaks(predicate);
      if (leaks.length === 0) closed = predicate;
      const wrong = leaks.length === 0 ? this.omissions(predicate) : this.wrongAround(predicate, leaks);
      if (wrong.length === 0) break;
      for (const point of wrong) learner.addAround(point);
    }
    return closed === null ? { predicate: this.pruned(last), isPruned: true } : { predicate: closed, isPruned: false };
  }

  private learner(sums: readonly number[], most: number): SliceLearner {
    return new SliceLearner(this.forest.space, this.slice, this.replies, { sums, most }, this.random);
  }

  private leaks(predicate: Predicate): Leak[] {
    const { positions, forest, slice, domain, settled } = this;
    return leaksOf(positions, forest, slice, withSet(settled, slice, predicate), domain);
  }

  /** Points that could be in the set and are not. */
  private omissions(predicate: Predicate): (readonly number[])[] {
    const { positions, forest, slice, domain, settled } = this;
    if (!this.effort.isExact) return [];
    const found = omissionsOf(positions, forest, slice, withSet(settled, slice, predicate), domain);
    return found.filter((point) => Math.max(...point) <= FARTHEST);
  }

  /** Points that a predicate judges wrongly: where it leaks, or those that follow. */
  private wrongAround(predicate: Predicate, leaks: readonly Leak[]): (readonly number[])[] {
    const { replies } = this;
    return leaks.flatMap(({ point }) => {
      if (point === null || Math.max(...point) > FARTHEST) return [];
      if (!replies.holds(point)) return [point];
      return [...replies.after(point)].filter((next) => replies.holds(next) && !decide(predicate, next));
    });
  }

  /** Drops regions that leak until none does. */
  private pruned(predicate: Predicate): Predicate {
    for (let now = withOwnEnds(predicate); ; ) {
      const leaking = new Set(this.leaks(now).map(({ region }) => region));
      if (leaking.size === 0) return now;
      now = without(now, leaking);
    }
  }
}

/** The same tree, with a separate object at each end, so that the ends can be told apart. */
const withOwnEnds = (tree: Predicate): Predicate =>
  mapTree(
    tree,
    (condition) => condition,
    (end) => ({ ...end }),
  );

function without(tree: Predicate, bad: ReadonlySet<Predicate>): Predicate {
  if (!isChoice(tree)) return bad.has(tree) ? NOTHING : tree;
  const yes = without(tree.yes, bad);
  const no = without(tree.no, bad);
  if (!isChoice(yes) && !isChoice(no) && yes.holds === no.holds) return yes;
  return { ...tree, yes, no };
}

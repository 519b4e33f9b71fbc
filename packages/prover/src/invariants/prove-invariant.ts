/**
 * Looks for a closed set of positions of a class B, slice by slice, those with most jumps made first.
 *
 * For each slice it is known by play, relative to the slices before, which positions can be in the set. A predicate is learned from
 * some of them, and every region of it is tried for all points at once. Where Right has a move without a reply, either the
 * point or one that follows it was judged wrongly and becomes a sample. Regions that still leak after some rounds are
 * dropped, until none does: what is left is closed, though it may be smaller than it could be.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { isChoice, mapTree } from '../formula/decision-tree.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import type { Affine } from '../region/affine.ts';
import { atLeastZero, atMostZero, type Constraint } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { type Clock, wallClock } from '../support/clock.ts';
import { plural } from '../support/plural.ts';
import { generator, type Random } from '../support/random.ts';
import type { Forest } from '../symbolic/forest.ts';
import { type Invariant, yesCount } from './claim.ts';
import { type Leak, leaksOf } from './closure.ts';
import { Replies } from './replies.ts';
import { jumpsMade, type Slice, slicesOf, tempoOf } from './slice.ts';
import { SliceLearner } from './slice-learner.ts';

export interface InvariantOptions {
  /** The set contains only positions with gaps of this sum at least, in squares. */
  readonly from: number;
  /** Words with fewer jumps made are left out. */
  readonly fewestJumps?: number;
  readonly maxSeconds?: number;
  /** The clock for these seconds; by default the time that passes. */
  readonly clock?: Clock;
  readonly onProgress?: (progress: InvariantProgress) => void;
  /** Sets of words that were settled before, with the same smallest sum: they are taken as they are. */
  readonly known?: ReadonlyMap<string, Predicate>;
  /** Called with what is settled so far when a word is. */
  readonly onSettled?: (invariant: Invariant) => void;
}

/** Progress of the search for an invariant, for display. */
interface InvariantProgress {
  /** The slice that is being settled. */
  readonly slice: Slice;
  /** How often its predicate was learned. */
  readonly round: number;
  readonly slicesDone: number;
  readonly slices: number;
  /** The regions of the set so far. */
  readonly regions: number;
}

/** What was found for a slice. */
interface SliceResult extends Slice {
  /** The regions of the slice that are in the set. */
  readonly regions: number;
  /** Whether regions were dropped: then the set is smaller than it might be. */
  readonly isPruned: boolean;
}

interface InvariantProof {
  readonly invariant: Invariant;
  readonly slices: readonly SliceResult[];
}

const NO: Predicate = { kind: 'truth', holds: false };
const ROUNDS = 12;
/** Sums of the points that are looked at, counted from the smallest: all residues modulo 6, and some larger ones. */
const SUMS = [0, 1, 2, 3, 4, 5, 11, 14];
/** So many points of each sum are looked at first, to see whether all have one answer, and otherwise. */
const FEW = 300;
const MANY = 5000;
/** Points with larger gaps are too far to be played out. */
const FARTHEST = 120;

/**
 * A closed set, with what was found for each slice.
 *
 * @throws GaveUp - if there is no time left
 */
export function findInvariant(positions: PositionClass, options: InvariantOptions): InvariantProof {
  return new InvariantSearch(positions, options).run();
}

class InvariantSearch {
  private readonly forest: Forest;
  private readonly sum: Affine;
  private readonly sets = new Map<string, Predicate>();
  private readonly random: Random = generator();
  private readonly results: SliceResult[] = [];
  private readonly slices: readonly Slice[];
  private readonly start: number;
  private readonly clock: Clock;

  constructor(
    private readonly positions: PositionClass,
    private readonly options: InvariantOptions,
  ) {
    const { clock = wallClock, fewestJumps = 0, from } = options;
    this.clock = clock;
    this.start = clock();
    this.forest = forestOf(positions);
    const { space } = this.forest;
    this.sum = space.affine(
      space.names.map(() => 1),
      -from,
    );
    this.slices = slicesOf(positions).filter(({ word }) => jumpsMade(word) >= fewestJumps);
  }

  run(): InvariantProof {
    const { positions, forest, sets, results } = this;
    const words = [...new Set(this.slices.map(({ word }) => word))];
    for (const word of words) {
      const known = this.options.known?.get(word);
      if (known !== undefined) {
        sets.set(word, known);
        continue;
      }
      const found = this.slices.filter((slice) => slice.word === word).map((slice) => this.settle(slice));
      sets.set(word, this.joined(word, found));
      this.options.onSettled?.({ positions, forest, sets });
    }
    return { invariant: { positions, forest, sets }, slices: results };
  }

  private settle(slice: Slice): { readonly tempo: number; readonly predicate: Predicate } {
    const work = new SliceWork(slice, this.positions, this.forest, this.sets, this.domain(slice), this.random);
    const sums = SUMS.map((step) => this.options.from + step);
    const { predicate, isPruned } = work.settle(sums, (round) => this.tell(slice, round));
    this.results.push({ ...slice, regions: yesCount(predicate), isPruned });
    return { tempo: slice.tempo, predicate };
  }

  private tell(slice: Slice, round: number): void {
    const { options, results, slices, clock, start } = this;
    const regions = results.reduce((sum, result) => sum + result.regions, 0);
    options.onProgress?.({ slice, round, slicesDone: results.length, slices: slices.length, regions });
    const { maxSeconds = Number.POSITIVE_INFINITY } = options;
    if (clock() - start > maxSeconds) {
      throw new GaveUp(
        `There was no closed set after ${plural(maxSeconds, 'second')}, with ${results.length} of ${slices.length} slices settled.`,
      );
    }
  }

  private domain(slice: Slice): Constraint[] {
    const { space } = this.forest;
    const balance = space.affine(tempoOf(slice.word), -slice.tempo);
    return [atLeastZero(space, this.sum), atLeastZero(space, balance), atMostZero(balance)];
  }

  /** The predicate of a word: the tempo tells the slice, the highest first. */
  private joined(word: string, found: readonly { readonly tempo: number; readonly predicate: Predicate }[]): Predicate {
    const { space } = this.forest;
    let tree: Predicate = NO;
    for (const { tempo, predicate } of found.toSorted((x, y) => x.tempo - y.tempo)) {
      if (!isChoice(predicate) && !predicate.holds) continue;
      const balance = space.affine(tempoOf(word), -tempo);
      const only: Predicate = { kind: 'choice', condition: atMostZero(balance), yes: predicate, no: NO };
      tree = { kind: 'choice', condition: atLeastZero(space, balance), yes: only, no: tree };
    }
    return { kind: 'choice', condition: atLeastZero(space, this.sum), yes: tree, no: NO };
  }
}

interface Settled {
  readonly predicate: Predicate;
  readonly isPruned: boolean;
}

/** The work on one slice. */
class SliceWork {
  private readonly replies: Replies;

  constructor(
    private readonly slice: Slice,
    private readonly positions: PositionClass,
    private readonly forest: Forest,
    private readonly settled: ReadonlyMap<string, Predicate>,
    private readonly domain: readonly Constraint[],
    private readonly random: Random,
  ) {
    this.replies = new Replies(slice.word, positions, settled);
  }

  settle(sums: readonly number[], onRound: (round: number) => void): Settled {
    onRound(0);
    const constant = this.learner(sums, FEW).constant();
    if (constant !== null && this.leaks(constant).length === 0) return { predicate: constant, isPruned: false };
    const learner = this.learner(sums, MANY);
    let last: Predicate = NO;
    for (let round = 1; round <= ROUNDS; round++) {
      onRound(round);
      const predicate = learner.learn();
      if (predicate === null) break;
      last = predicate;
      const leaks = this.leaks(predicate);
      if (leaks.length === 0) return { predicate, isPruned: false };
      const wrong = leaks.flatMap(({ point }) => (point === null ? [] : this.wrongAround(predicate, point)));
      if (wrong.length === 0) break;
      for (const point of wrong) learner.add(point);
    }
    return { predicate: this.pruned(last), isPruned: true };
  }

  private learner(sums: readonly number[], most: number): SliceLearner {
    return new SliceLearner(this.forest.space, this.slice, this.replies, { sums, most }, this.random);
  }

  private leaks(predicate: Predicate): Leak[] {
    const { positions, forest, slice, domain, settled } = this;
    const sets = new Map(settled).set(slice.word, predicate);
    return leaksOf(positions, forest, slice.word, predicate, domain, sets);
  }

  /** Points that a predicate judges wrongly: one where it leaks, or those that follow it. */
  private wrongAround(predicate: Predicate, point: readonly number[]): (readonly number[])[] {
    const { replies } = this;
    if (Math.max(...point) > FARTHEST) return [];
    if (!replies.holds(point)) return [point];
    return [...replies.after(point)].filter((next) => replies.holds(next) && !decide(predicate, next));
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
  if (!isChoice(tree)) return bad.has(tree) ? NO : tree;
  const yes = without(tree.yes, bad);
  const no = without(tree.no, bad);
  if (!isChoice(yes) && !isChoice(no) && yes.holds === no.holds) return yes;
  return { ...tree, yes, no };
}

/**
 * Looks for a closed set of positions of a class B, slice by slice, those with most jumps made first. Slices of one level do not need each
 * other, so that a team of threads can work on them (slice-work.ts); what is found does not depend on their number.
 */
import { mapByTeam, type Team } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { GaveUp } from '../region/exact.ts';
import { type Clock, inTime, wallClock } from '../support/clock.ts';
import { plural } from '../support/plural.ts';
import type { Forest } from '../symbolic/forest.ts';
import type { MapJobs } from '../values/word-tasks.ts';
import { type Invariant, type Sets, setOf, withSet, yesCount } from './claim.ts';
import { packSets, unpack } from './packed.ts';
import { SETTLE_SLICE } from './settle-task.ts';
import { jumpsMade, type Slice, slicesOf } from './slice.ts';
import { isNothing, joined, type SliceSet, setOfSlice } from './slice-sets.ts';
import { type Settled, settleSlice } from './slice-work.ts';
import { type Sums, sumsFrom } from './sums.ts';

export interface InvariantOptions {
  /** The set contains only positions with gaps of this sum at least, in squares. */
  readonly from: number;
  /** The set contains only positions with gaps of a sum that has this residue. */
  readonly only?: { readonly modulus: number; readonly residue: number } | undefined;
  /** Words with fewer jumps made are left out. */
  readonly fewestJumps?: number;
  /** Whether sets against * are looked for, too. */
  readonly withStar?: boolean;
  readonly maxSeconds?: number | undefined;
  /** The clock for these seconds; by default the time that passes. */
  readonly clock?: Clock | undefined;
  readonly onProgress?: ((progress: InvariantProgress) => void) | undefined;
  /** A set that was found before: slices of which it has positions are taken as they are. */
  readonly known?: Sets | undefined;
  /** Called with what is settled so far: a closed set, whatever is still to come. */
  readonly onSettled?: ((invariant: Invariant) => void) | undefined;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Who does the work on slices, such as other machines (default: the team). */
  readonly mapJobs?: MapJobs | undefined;
}

/** Progress of the search for an invariant, for display. */
export interface InvariantProgress {
  /** The slice that is being settled. */
  readonly slice: Slice;
  /** How often its predicate was learned. */
  readonly round: number;
  /** How many slices are settled. */
  readonly slicesDone: number;
  /** How many slices there are. */
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
  /** Whether it was found before. */
  readonly isKnown: boolean;
}

interface InvariantProof {
  readonly invariant: Invariant;
  readonly slices: readonly SliceResult[];
}

/** So many slices a thread are given out at a time; what is settled is told after that. */
const SLICES_PER_THREAD = 3;

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
  private readonly sums: Sums;
  private readonly slices: readonly Slice[];
  private readonly sliceSets: SliceSet[] = [];
  private readonly results: SliceResult[] = [];
  private sets: Sets = { '0': new Map(), '*': new Map() };
  private readonly start: number;
  private readonly clock: Clock;

  constructor(
    private readonly positions: PositionClass,
    private readonly options: InvariantOptions,
  ) {
    const { clock = wallClock, fewestJumps = 0, from, only, withStar = false } = options;
    this.clock = clock;
    this.start = clock();
    this.forest = forestOf(positions);
    this.sums = only === undefined ? sumsFrom(from) : { from, ...only };
    this.slices = slicesOf(positions, withStar).filter(({ word }) => jumpsMade(word) >= fewestJumps);
  }

  run(): InvariantProof {
    for (const level of new Set(this.slices.map(levelOf))) {
      const open = this.slices.filter((slice) => levelOf(slice) === level && !this.isKnown(slice));
      const { team, mapJobs } = this.options;
      const threads = team?.threads ?? 1;
      // All slices of a level, if others do them.
      const batch = mapJobs !== undefined ? open.length : threads === 1 ? 1 : SLICES_PER_THREAD * threads;
      for (let i = 0; i < open.length; i += batch) this.settleSome(open.slice(i, i + batch));
    }
    return { invariant: this.invariant, slices: this.results };
  }

  private get invariant(): Invariant {
    return { positions: this.positions, forest: this.forest, sets: this.sets };
  }

  /** Takes a slice as it was found before, if it was. */
  private isKnown(slice: Slice): boolean {
    const { known } = this.options;
    if (known === undefined) return false;
    const predicate = setOfSlice(setOf(known, slice), slice, this.sums);
    if (isNothing(predicate)) return false;
    this.note(slice, { predicate, isPruned: false }, true);
    return true;
  }

  /** Settles slices that do not need each other. */
  private settleSome(slices: readonly Slice[]): void {
    const { positions, forest, sums, options, sets } = this;
    const { team, mapJobs = (task, jobs) => mapByTeam(task, jobs, { team }) } = options;
    if (slices.length === 1 && options.mapJobs === undefined) {
      const [slice] = slices;
      const onRound = (round: number): void => this.tell(slice, round);
      this.note(slice, settleSlice({ positions, forest, slice, sums, settled: sets, onRound }), false);
    } else {
      this.tell(slices[0], 0);
      const settled = packSets(sets);
      const jobs = slices.map((slice) => ({ target: positions.name, slice, sums, settled }));
      const results = inTime(() => mapJobs(SETTLE_SLICE, jobs, () => this.tell(slices[0], 0)));
      if (results === null) throw this.tooLate;
      results.forEach(({ set, isPruned }, i) => {
        this.note(slices[i], { predicate: unpack(forest.space, set), isPruned }, false);
      });
    }
    options.onSettled?.(this.invariant);
  }

  /** Adds the set of a slice to that of its word. */
  private note(slice: Slice, { predicate, isPruned }: Settled, isKnown: boolean): void {
    this.sliceSets.push({ ...slice, predicate });
    this.results.push({ ...slice, regions: yesCount(predicate), isPruned, isKnown });
    const { word, rival } = slice;
    const ofPlace = this.sliceSets.filter((one) => one.word === word && one.rival === rival);
    this.sets = withSet(this.sets, slice, joined(this.forest.space, this.sums, word, ofPlace));
  }

  private tell(slice: Slice, round: number): void {
    const { options, results, slices, clock, start } = this;
    const regions = results.reduce((sum, result) => sum + result.regions, 0);
    options.onProgress?.({ slice, round, slicesDone: results.length, slices: slices.length, regions });
    const { maxSeconds = Number.POSITIVE_INFINITY } = options;
    if (clock() - start > maxSeconds) throw this.tooLate;
  }

  private get tooLate(): GaveUp {
    const { options, results, slices } = this;
    return new GaveUp(
      `There was no closed set after ${plural(options.maxSeconds ?? 0, 'second')}, with ${results.length} of ${slices.length} slices settled.`,
    );
  }
}

/** Slices of one level do not need each other: only those with more jumps made, and against * also those with as many against 0. */
const levelOf = ({ word, rival }: Slice): string => `${jumpsMade(word)} ${rival}`;

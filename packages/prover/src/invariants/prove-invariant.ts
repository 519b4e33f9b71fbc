/**
 * Looks for a closed set of positions of a class B, slice by slice, those with most jumps made first.
 *
 * What is found for a slice depends on the slices before; slice-work.ts settles one.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import type { Affine } from '../region/affine.ts';
import { atLeastZero, atMostZero, type Constraint } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { type Clock, wallClock } from '../support/clock.ts';
import { plural } from '../support/plural.ts';
import { generator, type Random } from '../support/random.ts';
import type { Forest } from '../symbolic/forest.ts';
import { type Invariant, NOTHING, type Place, type Sets, withSet, yesCount } from './claim.ts';
import { jumpsMade, type Slice, slicesOf, tempoOf } from './slice.ts';
import { SliceWork } from './slice-work.ts';

export interface InvariantOptions {
  /** The set contains only positions with gaps of this sum at least, in squares. */
  readonly from: number;
  /** Words with fewer jumps made are left out. */
  readonly fewestJumps?: number;
  /** Whether sets against * are looked for, too. */
  readonly withStar?: boolean;
  readonly maxSeconds?: number;
  /** The clock for these seconds; by default the time that passes. */
  readonly clock?: Clock;
  readonly onProgress?: (progress: InvariantProgress) => void;
  /** Sets that were settled before, with the same smallest sum: they are taken as they are. */
  readonly known?: Sets;
  /** Called with what is settled so far when the set of a word is. */
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
  private sets: Sets = { '0': new Map(), '*': new Map() };
  private readonly random: Random = generator();
  private readonly results: SliceResult[] = [];
  private readonly slices: readonly Slice[];
  private readonly start: number;
  private readonly clock: Clock;

  constructor(
    private readonly positions: PositionClass,
    private readonly options: InvariantOptions,
  ) {
    const { clock = wallClock, fewestJumps = 0, from, withStar = false } = options;
    this.clock = clock;
    this.start = clock();
    this.forest = forestOf(positions);
    const { space } = this.forest;
    this.sum = space.affine(
      space.names.map(() => 1),
      -from,
    );
    this.slices = slicesOf(positions, withStar).filter(({ word }) => jumpsMade(word) >= fewestJumps);
  }

  run(): InvariantProof {
    const { positions, forest, results, options } = this;
    for (const place of placesOf(this.slices)) {
      const known = options.known?.[place.rival].get(place.word);
      this.sets = withSet(this.sets, place, known ?? this.joined(place));
      if (known === undefined) options.onSettled?.({ positions, forest, sets: this.sets });
    }
    return { invariant: { positions, forest, sets: this.sets }, slices: results };
  }

  private settle(slice: Slice): Predicate {
    const work = new SliceWork(slice, this.positions, this.forest, this.sets, this.domain(slice), this.random);
    const { predicate, isPruned } = work.settle(this.options.from, (round) => this.tell(slice, round));
    this.results.push({ ...slice, regions: yesCount(predicate), isPruned });
    return predicate;
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

  /** Settles the slices of a place, those of high tempo first. In the predicate of all of them the tempo tells the slice. */
  private joined(place: Place): Predicate {
    const { space } = this.forest;
    const found = this.slices
      .filter((slice) => isSame(slice, place))
      .map((slice) => ({ tempo: slice.tempo, predicate: this.settle(slice) }));
    let tree: Predicate = NOTHING;
    for (const { tempo, predicate } of found.reverse()) {
      if (!isChoice(predicate) && !predicate.holds) continue;
      const balance = space.affine(tempoOf(place.word), -tempo);
      const only: Predicate = { kind: 'choice', condition: atMostZero(balance), yes: predicate, no: NOTHING };
      tree = { kind: 'choice', condition: atLeastZero(space, balance), yes: only, no: tree };
    }
    return { kind: 'choice', condition: atLeastZero(space, this.sum), yes: tree, no: NOTHING };
  }
}

const isSame = (x: Place, y: Place): boolean => x.word === y.word && x.rival === y.rival;

/** The places of slices, in their order. */
function placesOf(slices: readonly Slice[]): Place[] {
  return slices.filter((slice, i) => i === 0 || !isSame(slice, slices[i - 1]));
}

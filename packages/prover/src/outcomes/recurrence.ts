/**
 * The recurrences of outcomes: at every point each predicate must say what the four rules (outcomes.ts) make of the
 * predicates of the positions after each move.
 *
 * Where a predicate holds, there must be no refutation: that is one small obligation for each possible refutation.
 * Where it fails, there must be one. The refutation that applies at the current point is asked first, so that few cases
 * are distinguished.
 */
import { type ClassMove, movesOf } from '../classes/moves.ts';
import { shiftCondition } from '../formula/shift.ts';
import { atLeastZero, atMostZero, type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { sumOf } from '../region/points.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import { type ClassOutcomes, decide, type Predicate } from './claim.ts';
import { converse, type Question, RELATIONS, RIVALS, refuter } from './outcomes.ts';
import { decideIn, mapConditions } from './predicate.ts';
import type { Standings } from './standing.ts';

export interface OutcomeFailure {
  /** Null where the recurrence of a value fails. */
  readonly question: Question | null;
  readonly word: string;
  readonly point: readonly number[];
}

export interface OutcomeResult {
  readonly word: string;
  /** Ends of all predicates. */
  readonly regions: number;
  readonly obligations: number;
  readonly cells: number;
  readonly failures: readonly OutcomeFailure[];
}

/**
 * A reason why a predicate fails: a move to a position with this relation, or the relation of the position itself to 0.
 */
interface Refutation {
  readonly guards: readonly Constraint[];
  readonly predicate: Predicate;
}

/** Checks the recurrences of a word, given the standings of all words. */
export function checkOutcomes(
  claim: ClassOutcomes,
  standings: ReadonlyMap<string, Standings>,
  word: string,
): OutcomeResult {
  return new OutcomeRecurrence(claim, standings, word).check();
}

class OutcomeRecurrence {
  private readonly order: AnyOrder;
  private readonly moves: readonly ClassMove[];
  private regions = 0;
  private obligations = 0;
  private cells = 0;
  private readonly failures: OutcomeFailure[] = [];

  constructor(
    private readonly claim: ClassOutcomes,
    private readonly standings: ReadonlyMap<string, Standings>,
    private readonly word: string,
  ) {
    this.order = new AnyOrder(claim.forest, new Store(claim.space));
    this.moves = movesOf(claim.positions, word);
  }

  check(): OutcomeResult {
    const { order, word, claim } = this;
    order.store.assumeAll(notNegative(claim.space));
    for (const rival of RIVALS) {
      for (const relation of RELATIONS) {
        const question: Question = { word, rival, relation };
        this.goThrough(question, this.standing(word)[rival][relation], this.refutations(question));
      }
    }
    const { regions, obligations, cells, failures } = this;
    return { word, regions, obligations, cells, failures };
  }

  private standing(word: string): Standings {
    return this.standings.get(word) as Standings;
  }

  private refutations({ word, rival, relation }: Question): Refutation[] {
    const { space } = this.claim;
    const found: Refutation[] =
      rival === '0' ? [] : [{ guards: [], predicate: this.standing(word)['0'][converse(relation)] }];
    for (const move of this.moves) {
      if (move.side !== refuter(relation)) continue;
      const after = this.standing(move.word)[rival][converse(relation)];
      const predicate = mapConditions(after, (condition) => shiftCondition(space, condition, move.shift));
      found.push({ guards: this.guards(move), predicate });
    }
    return found;
  }

  private guards({ guards }: ClassMove): Constraint[] {
    const { space } = this.claim;
    return guards.flatMap(({ gap, size, exact }) => {
      const excess = space.plus(space.parameter(gap), space.one, -size);
      return exact ? [atLeastZero(space, excess), atMostZero(excess)] : [atLeastZero(space, excess)];
    });
  }

  /** Goes through the regions of a predicate that have points. */
  private goThrough(question: Question, predicate: Predicate, all: readonly Refutation[]): void {
    if (predicate.kind === 'truth') {
      this.regions += 1;
      if (!predicate.holds) this.oblige(question, () => this.someRefutes(all));
      else for (const one of all) if (!this.oblige(question, () => !this.refutes(one))) break;
      return;
    }
    const { order, claim } = this;
    const under = (constraint: Constraint, rest: Predicate): void => {
      if (order.push(constraint)) this.goThrough(question, rest, all);
      order.pop();
    };
    under(predicate.condition, predicate.yes);
    for (const constraint of negations(claim.space, predicate.condition)) under(constraint, predicate.no);
  }

  /** Whether a statement holds in the whole region; if not, a point where it fails is kept. */
  private oblige(question: Question, statement: () => boolean): boolean {
    this.obligations += 1;
    const { order, word, failures } = this;
    const survey = everywhere(order, () => {
      const holds = statement();
      if (!holds) failures.push({ question, word, point: smallestPoint(order.store) });
      return holds;
    });
    this.cells += survey.cells;
    return survey.failure === null;
  }

  private refutes({ guards, predicate }: Refutation): boolean {
    const { oracle } = this.order;
    return guards.every((guard) => oracle.isTrue(guard)) && decideIn(oracle, predicate);
  }

  /** Whether there is some refutation; the one that applies at the current point is asked first. */
  private someRefutes(all: readonly Refutation[]): boolean {
    const point = this.order.store.witness as readonly number[];
    const here = all.filter(({ guards, predicate }) => {
      return guards.every((guard) => holdsAt(guard, point)) && decide(predicate, point);
    });
    return here.length > 0 && (here.some((one) => this.refutes(one)) || all.some((one) => this.refutes(one)));
  }
}

/** A point of a store's region with the smallest sum: the easiest to play out. */
function smallestPoint(store: Store): readonly number[] {
  const { space } = store;
  const ones = space.names.map(() => 1);
  let best = store.witness as readonly number[];
  for (let below = -1; sumOf(best) - below > 1; ) {
    const middle = Math.floor((sumOf(best) + below) / 2);
    store.push();
    if (store.assume(atMostZero(space.affine(ones, -middle)))) best = store.witness as readonly number[];
    else below = middle;
    store.pop();
  }
  return best;
}

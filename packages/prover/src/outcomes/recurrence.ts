/**
 * The recurrences of outcomes: at every point each predicate must say what the four rules (outcomes.ts) make of the
 * predicates of the positions after each move.
 *
 * Where a predicate holds, there must be no refutation: that is one small obligation for each possible refutation.
 * Where it fails, there must be one. The refutation that applies at the current point is asked first, so that few cases
 * are distinguished.
 */
import { guardsOf } from '../classes/guards.ts';
import { type ClassMove, movesOf } from '../classes/moves.ts';
import { shiftCondition } from '../formula/shift.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { smallestPoint } from '../region/smallest-point.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { ClassOutcomes, Predicate } from './claim.ts';
import { converse, type Question, RELATIONS, RIVALS, refuter } from './outcomes.ts';
import { mapConditions } from './predicate.ts';
import type { Standings } from './standing.ts';
import { isThere, someIsThere, type Way } from './way.ts';

/** Where a recurrence fails. */
export interface OutcomeFailure {
  /** Null where the recurrence of a value fails. */
  readonly question: Question | null;
  /** The word whose recurrence it is. */
  readonly word: string;
  /** The sizes of the gaps. */
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

  /**
   * The reasons why a predicate fails: a move to a position with this relation, or the relation of the position itself to 0.
   */
  private refutations({ word, rival, relation }: Question): Way[] {
    const { space } = this.claim;
    const found: Way[] = rival === '0' ? [] : [{ guards: [], predicate: this.standing(word)['0'][converse(relation)] }];
    for (const move of this.moves) {
      if (move.side !== refuter(relation)) continue;
      const after = this.standing(move.word)[rival][converse(relation)];
      const predicate = mapConditions(after, (condition) => shiftCondition(space, condition, move.shift));
      found.push({ guards: guardsOf(space, move), predicate });
    }
    return found;
  }

  /** Goes through the regions of a predicate that have points. */
  private goThrough(question: Question, predicate: Predicate, all: readonly Way[]): void {
    if (predicate.kind === 'truth') {
      this.regions += 1;
      if (!predicate.holds) this.oblige(question, () => someIsThere(this.order, all));
      else for (const one of all) if (!this.oblige(question, () => !isThere(this.order, one))) break;
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
}

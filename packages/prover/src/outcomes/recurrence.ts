/**
 * The recurrences of outcomes: at every point each predicate must say what the four rules (outcomes.ts) make of the
 * predicates of the positions after each move.
 *
 * Where a predicate holds, there must be no refutation: that is one small obligation for each possible refutation.
 * Where it fails, there must be one. The refutation that applies at the current point is asked first, so that few cases
 * are distinguished.
 */
import { guardsOf } from '../classes/guards.ts';
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { shiftCondition } from '../formula/shift.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { smallestPoint } from '../region/smallest-point.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import type { Forest } from '../symbolic/forest.ts';
import type { Predicate } from './claim.ts';
import { converse, type Question, RELATIONS, RIVALS, refuter } from './outcomes.ts';
import { mapConditions } from './predicate.ts';
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

/** What came of the recurrences of a word. */
export interface OutcomeResult {
  readonly word: string;
  /** Ends of all predicates. */
  readonly regions: number;
  readonly obligations: number;
  readonly cells: number;
  readonly failures: readonly OutcomeFailure[];
}

/** Where recurrences are checked: a class, and the standings of its words, as far as they are asked for. */
export interface OutcomeSystem {
  readonly positions: PositionClass;
  readonly forest: Forest;
  /** What is claimed of a question. */
  readonly predicate: (question: Question) => Predicate;
}

/** Checks the recurrences of a word. */
export const checkRecurrences = (system: OutcomeSystem, word: string): OutcomeResult =>
  new OutcomeRecurrence(system, word).check();

class OutcomeRecurrence {
  private readonly order: AnyOrder;
  private regions = 0;
  private obligations = 0;
  private cells = 0;
  private readonly failures: OutcomeFailure[] = [];

  constructor(
    private readonly system: OutcomeSystem,
    private readonly word: string,
  ) {
    this.order = new AnyOrder(system.forest, new Store(system.forest.space));
  }

  /** The questions one after the other: where a point is looked for next depends on where one was found last. */
  check(): OutcomeResult {
    const { order, system, word } = this;
    order.store.assumeAll(notNegative(system.forest.space));
    for (const rival of RIVALS) {
      for (const relation of RELATIONS) {
        const question: Question = { word, rival, relation };
        this.goThrough(question, system.predicate(question), this.refutations(question));
      }
    }
    const { regions, obligations, cells, failures } = this;
    return { word, regions, obligations, cells, failures };
  }

  /**
   * The reasons why a predicate fails: a move to a position with this relation, or the relation of the position itself to 0.
   */
  private refutations({ word, rival, relation }: Question): Way[] {
    const { system } = this;
    const { space } = system.forest;
    const other = converse(relation);
    const found: Way[] =
      rival === '0' ? [] : [{ guards: [], predicate: system.predicate({ word, rival: '0', relation: other }) }];
    for (const move of movesOf(system.positions, word)) {
      if (move.side !== refuter(relation)) continue;
      const after = system.predicate({ word: move.word, rival, relation: other });
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
    const { order, system } = this;
    const under = (constraint: Constraint, rest: Predicate): void => {
      if (order.push(constraint)) this.goThrough(question, rest, all);
      order.pop();
    };
    under(predicate.condition, predicate.yes);
    for (const constraint of negations(system.forest.space, predicate.condition)) under(constraint, predicate.no);
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

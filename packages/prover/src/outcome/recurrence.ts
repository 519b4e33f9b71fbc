/**
 * The recurrences of outcomes: at every point each predicate must say what the four rules (outcomes.ts) make of the predicates
 * of the positions after each move.
 *
 * Where a predicate holds, no refutation may be there: one small obligation for each of them. Where it fails, some refutation
 * must be: the one that refutes at the point at hand is asked first, so that a cell is rarely cut by the others.
 */
import { type ClassMove, movesOf } from '../classes/moves.ts';
import { shiftCondition } from '../formula/shift.ts';
import { everywhere } from '../prove/everywhere.ts';
import { AnyOrder } from '../prove/order.ts';
import { atLeastZero, atMostZero, type Constraint, holdsAt, negations } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { decide, type OutcomeClaim, type Predicate } from './claim.ts';
import { converse, type Question, RELATIONS, RIVALS, refuter } from './outcomes.ts';
import { mapConditions } from './predicate.ts';
import type { Standings } from './standing.ts';

export interface OutcomeFailure {
  readonly question: Question;
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

/** A reason why a predicate fails: a move to a position that stands so, or how the position itself stands to 0. */
interface Refutation {
  readonly guards: readonly Constraint[];
  readonly predicate: Predicate;
}

/** A point of a store's region with the smallest sum: the easiest to play out. */
function smallestPoint(store: Store): readonly number[] {
  const { space } = store;
  const sum = (point: readonly number[]): number => point.reduce((x, y) => x + y, 0);
  const ones = space.names.map(() => 1);
  let best = store.witness as readonly number[];
  for (let below = -1; sum(best) - below > 1; ) {
    const middle = Math.floor((sum(best) + below) / 2);
    store.push();
    if (store.assume(atMostZero(space.affine(ones, -middle)))) best = store.witness as readonly number[];
    else below = middle;
    store.pop();
  }
  return best;
}

/** Checks the recurrences of a word, given the standings of all words. */
export function checkOutcomes(
  { positions, space, forest }: OutcomeClaim,
  standings: ReadonlyMap<string, Standings>,
  word: string,
): OutcomeResult {
  const moves = movesOf(positions, word);
  const own = standings.get(word) as Standings;
  const order = new AnyOrder(forest, new Store(space));
  order.store.assumeAll(space.names.map((_, i) => atLeastZero(space, space.parameter(i))));
  let regions = 0;
  let obligations = 0;
  let cells = 0;
  const failures: OutcomeFailure[] = [];

  const refutations = ({ rival, relation }: Question): Refutation[] => {
    const found: Refutation[] = rival === '0' ? [] : [{ guards: [], predicate: own['0'][converse(relation)] }];
    for (const move of moves) {
      if (move.side !== refuter(relation)) continue;
      const after = (standings.get(move.word) as Standings)[rival][converse(relation)];
      const predicate = mapConditions(after, (condition) => shiftCondition(space, condition, move.shift));
      found.push({ guards: guardsOf(move), predicate });
    }
    return found;
  };
  const guardsOf = ({ guards }: ClassMove): Constraint[] =>
    guards.flatMap(({ gap, size, exact }) => {
      const excess = space.plus(space.parameter(gap), space.one, -size);
      return exact ? [atLeastZero(space, excess), { form: excess, modulus: 0 }] : [atLeastZero(space, excess)];
    });

  const isTrue = ({ form, modulus }: Constraint): boolean =>
    modulus === 0 ? order.oracle.atMostZero(form) : order.oracle.residue(form, modulus) === 0;
  const refutes = ({ guards, predicate }: Refutation): boolean => {
    if (!guards.every(isTrue)) return false;
    let here = predicate;
    while (here.kind === 'choice') here = isTrue(here.condition) ? here.yes : here.no;
    return here.holds;
  };
  /** Whether some refutation is there; that which holds at the point at hand is asked first. */
  const someRefutes = (all: readonly Refutation[]): boolean => {
    const point = order.store.witness as readonly number[];
    const here = all.filter(
      (one) => one.guards.every((guard) => holdsAt(guard, point)) && decide(one.predicate, point),
    );
    return here.length > 0 && (here.some(refutes) || all.some(refutes));
  };
  const oblige = (question: Question, statement: () => boolean): boolean => {
    obligations += 1;
    const verdict = everywhere(order, () => {
      const holds = statement();
      if (!holds) failures.push({ question, point: smallestPoint(order.store) });
      return holds;
    });
    cells += verdict.cells;
    return verdict.failure === null;
  };
  const goThrough = (question: Question, predicate: Predicate, all: readonly Refutation[]): void => {
    if (predicate.kind === 'verdict') {
      regions += 1;
      if (!predicate.holds) oblige(question, () => someRefutes(all));
      else for (const one of all) if (!oblige(question, () => !refutes(one))) break;
      return;
    }
    const under = (constraint: Constraint, rest: Predicate): void => {
      if (order.push(constraint)) goThrough(question, rest, all);
      order.pop();
    };
    under(predicate.condition, predicate.yes);
    for (const constraint of negations(space, predicate.condition)) under(constraint, predicate.no);
  };

  for (const rival of RIVALS) {
    for (const relation of RELATIONS) {
      const question: Question = { word, rival, relation };
      goThrough(question, own[rival][relation], refutations(question));
    }
  }
  return { word, regions, obligations, cells, failures };
}

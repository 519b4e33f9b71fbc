/**
 * Runs a computation for all parameters at once: where it stops at an open question, it is run again under each answer.
 *
 * The result is a decision tree whose leaves are results, each valid on the region of its path; the branches at a node
 * exclude each other and cover everything, so the regions are disjoint and cover the domain by construction. Running
 * again from the start is cheap, because everything found before the question is remembered.
 */
import type { Constraint } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import type { Store } from '../region/store.ts';
import type { Calculus } from './calculus.ts';
import { Fork } from './oracle.ts';

export type Decision<T> =
  | { readonly kind: 'leaf'; readonly value: T }
  | { readonly kind: 'fork'; readonly branches: readonly Branch<T>[] };

interface Branch<T> {
  readonly constraint: Constraint;
  readonly decision: Decision<T>;
}

/** Whether a result may stand for another one on the region that the store describes. */
export type Agreement<T> = (store: Store, result: T, other: T) => boolean;

/** Limits of the work: results, and searches for integer points. An answer near them is too long to be of use. */
const CASE_LIMIT = 5000;
const SEARCH_LIMIT = 100_000;

/** With `agree`, a fork whose branches end in results of which one can stand for all is closed again. */
export function explore<T>(calculus: Calculus, run: () => T, agree?: Agreement<T>): Decision<T> {
  let cases = 0;
  const searches = calculus.store.searches + SEARCH_LIMIT;
  const go = (): Decision<T> => {
    const result = attempt(run);
    if (calculus.store.searches > searches) {
      throw new GaveUp(`More than ${SEARCH_LIMIT} searches for integer parameters were needed.`);
    }
    if (!(result instanceof Fork)) {
      if (++cases > CASE_LIMIT) throw new GaveUp(`The answer has more than ${CASE_LIMIT} cases.`);
      return { kind: 'leaf', value: result };
    }
    const branches: Branch<T>[] = [];
    for (const constraint of result.branches) {
      calculus.store.hint = result.hint;
      if (calculus.push(constraint)) branches.push({ constraint, decision: go() });
      calculus.pop();
    }
    return (agree && common(calculus, branches, agree)) ?? { kind: 'fork', branches };
  };
  return go();
}

function attempt<T>(run: () => T): T | Fork {
  try {
    return run();
  } catch (stop) {
    if (stop instanceof Fork) return stop;
    throw stop;
  }
}

function common<T>(calculus: Calculus, branches: readonly Branch<T>[], agree: Agreement<T>): Decision<T> | undefined {
  const candidates = branches.map(({ decision }) => decision);
  if (candidates.some((decision) => decision.kind === 'fork')) return undefined;
  return candidates.find(
    (candidate) =>
      candidate.kind === 'leaf' &&
      branches.every(({ constraint, decision }) => {
        if (decision.kind === 'fork') return false;
        if (decision.value === candidate.value) return true;
        calculus.push(constraint);
        const agrees = agree(calculus.store, candidate.value, decision.value);
        calculus.pop();
        return agrees;
      }),
  );
}

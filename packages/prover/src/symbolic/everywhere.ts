/**
 * Whether a statement holds on the whole region of a store. Where it depends on an open question, it is tried under
 * each answer.
 */

import type { AnyOrder } from './any-order.ts';
import { Fork } from './oracle.ts';

/** How many cells the region fell into, and a point where the statement fails; null if there is none. */
export interface Survey {
  readonly cells: number;
  readonly failure: readonly number[] | null;
}

/** `onCell` is called in each cell, while the store holds what describes it. */
export function everywhere(order: AnyOrder, statement: () => boolean, onCell: () => void = () => {}): Survey {
  let cells = 0;
  const search = (): readonly number[] | null => {
    const answer = attempt(statement);
    if (!(answer instanceof Fork)) {
      cells += 1;
      onCell();
      return answer ? null : order.store.witness;
    }
    let failure: readonly number[] | null = null;
    for (const constraint of answer.branches) {
      order.store.hint = answer.hint;
      if (order.push(constraint)) failure = search();
      order.pop();
      if (failure !== null) break;
    }
    return failure;
  };
  const failure = search();
  return { cells, failure };
}

function attempt(statement: () => boolean): boolean | Fork {
  try {
    return statement();
  } catch (stop) {
    if (stop instanceof Fork) return stop;
    throw stop;
  }
}

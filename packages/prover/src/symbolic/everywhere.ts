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
export const everywhere = (order: AnyOrder, statement: () => boolean, onCell: () => void = () => {}): Survey =>
  new Search(order, statement, onCell).survey();

class Search {
  private cells = 0;

  constructor(
    private readonly order: AnyOrder,
    private readonly statement: () => boolean,
    private readonly onCell: () => void,
  ) {}

  survey(): Survey {
    const failure = this.failure();
    return { cells: this.cells, failure };
  }

  private failure(): readonly number[] | null {
    const { order } = this;
    const answer = attempt(this.statement);
    if (!(answer instanceof Fork)) {
      this.cells += 1;
      this.onCell();
      return answer ? null : order.store.witness;
    }
    let failure: readonly number[] | null = null;
    for (const constraint of answer.branches) {
      order.store.hint = answer.hint;
      if (order.push(constraint)) failure = this.failure();
      order.pop();
      if (failure !== null) break;
    }
    return failure;
  }
}

function attempt(statement: () => boolean): boolean | Fork {
  try {
    return statement();
  } catch (stop) {
    if (stop instanceof Fork) return stop;
    throw stop;
  }
}

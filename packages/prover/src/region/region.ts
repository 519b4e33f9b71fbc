/**
 * A region of the parameter space: the integer points that satisfy a conjunction of constraints. Emptiness, inclusion
 * and covering are decided exactly, with an integer point as witness; `GaveUp` is thrown where a limit stops the
 * search.
 */
import type { Space } from './affine.ts';
import { type Constraint, holdsAt, negations } from './constraint.ts';
import { GaveUp } from './exact.ts';
import { Store } from './store.ts';

export type Emptiness =
  | { readonly status: 'empty' }
  | { readonly status: 'inhabited'; readonly point: readonly number[] }
  | { readonly status: 'unknown'; readonly reason: string };

export class Region {
  private cache: Store | null = null;

  constructor(
    readonly space: Space,
    readonly constraints: readonly Constraint[],
  ) {}

  /** A point of the region; null if it is empty. */
  point(): readonly number[] | null {
    return this.store().witness;
  }

  /** Like `point`, but giving up is an answer. */
  emptiness(): Emptiness {
    try {
      const point = this.point();
      return point === null ? { status: 'empty' } : { status: 'inhabited', point };
    } catch (error) {
      if (error instanceof GaveUp) return { status: 'unknown', reason: error.message };
      throw error;
    }
  }

  contains(point: readonly number[]): boolean {
    return this.constraints.every((constraint) => holdsAt(constraint, point));
  }

  /** Whether a constraint holds on the whole region. */
  entails(constraint: Constraint): boolean {
    return this.store().entails(constraint);
  }

  includes(other: Region): boolean {
    return this.constraints.every((constraint) => other.entails(constraint));
  }

  and(constraints: readonly Constraint[]): Region {
    return new Region(this.space, [...this.constraints, ...constraints]);
  }

  /** A point that lies in both; null if they are disjoint. */
  meets(other: Region): readonly number[] | null {
    return this.under(other.constraints, (store) => store.witness);
  }

  /** A point of this region that none of the others contains; null if they cover it. */
  uncovered(others: readonly Region[]): readonly number[] | null {
    const store = this.store();
    const search = (next: number): readonly number[] | null => {
      if (store.witness === null || next === others.length) return store.witness;
      // The points outside others[next], split by the first constraint that fails.
      store.push();
      let found: readonly number[] | null = null;
      for (const constraint of others[next].constraints) {
        for (const negation of negations(this.space, constraint)) {
          store.push();
          if (store.assume(negation)) found = search(next + 1);
          store.pop();
          if (found !== null) break;
        }
        if (found !== null || !store.assume(constraint)) break;
      }
      store.pop();
      return found;
    };
    return search(0);
  }

  /** Asks a question under more constraints, which are then dropped. */
  under<T>(constraints: readonly Constraint[], ask: (store: Store) => T): T {
    const store = this.store();
    store.push();
    try {
      store.assumeAll(constraints);
      return ask(store);
    } finally {
      store.pop();
    }
  }

  private store(): Store {
    if (this.cache === null) {
      const store = new Store(this.space);
      store.assumeAll(this.constraints);
      this.cache = store;
    }
    return this.cache;
  }
}

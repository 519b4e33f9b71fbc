/**
 * Claims about outcomes: for each word of a class, where its positions are >= 0, <= 0, >= * and <= *, or, for words
 * about which more is known, their values. Far fewer regions are needed than for values.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { type DecisionTree, endOf } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import type { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import type { Forest } from '../symbolic/forest.ts';

/** A decision tree with truth values at its ends. */
export type Predicate = DecisionTree<Truth>;

export interface Truth {
  readonly kind: 'truth';
  readonly holds: boolean;
}

/** The games that positions are compared with. */
export type Rival = '0' | '*';

/** The relations to a rival, >= and <=. */
export type Relation = 'atLeast' | 'atMost';

/** Where a position is at least a rival, and where at most. */
export type Standing = Readonly<Record<Relation, Predicate>>;

export type WordOutcome =
  | { readonly kind: 'value'; readonly formula: Formula }
  | { readonly kind: 'against'; readonly zero: Standing; readonly star: Standing | null };

export interface ClassOutcomes {
  readonly positions: PositionClass;
  readonly space: Space;
  readonly forest: Forest;
  readonly words: ReadonlyMap<string, WordOutcome>;
}

/** Whether a predicate holds at a point. */
export function decide(predicate: Predicate, point: readonly number[]): boolean {
  return endOf(predicate, (condition) => holdsAt(condition, point)).holds;
}

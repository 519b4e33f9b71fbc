/** Formulas: decision trees over conditions on the parameters, with games at their ends. */
import { holdsAt } from '../region/constraint.ts';
import type { Tree } from '../symbolic/forest.ts';
import { type DecisionTree, endOf } from './decision-tree.ts';

export type Formula = DecisionTree<Value>;

export interface Value {
  readonly kind: 'value';
  readonly tree: Tree;
}

/** The game that a formula selects at a point. */
export function select(formula: Formula, point: readonly number[]): Tree {
  return endOf(formula, (condition) => holdsAt(condition, point)).tree;
}

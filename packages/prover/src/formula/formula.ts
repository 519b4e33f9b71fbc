/**
 * Formulas: decision trees over conditions on the parameters, with games at their ends. Every point of the parameter space
 * comes to exactly one end, so a formula is a total function by construction.
 */
import type { Constraint } from '../region/constraint.ts';
import { holdsAt } from '../region/constraint.ts';
import type { Tree } from '../symbolic/forest.ts';

export type Formula = Value | Choice;

interface Value {
  readonly kind: 'value';
  readonly tree: Tree;
}

/** `yes` where the condition holds, `no` elsewhere. */
interface Choice {
  readonly kind: 'choice';
  readonly condition: Constraint;
  readonly yes: Formula;
  readonly no: Formula;
}

/** The game that a formula selects at a point. */
export function select(formula: Formula, point: readonly number[]): Tree {
  let here = formula;
  while (here.kind === 'choice') here = holdsAt(here.condition, point) ? here.yes : here.no;
  return here.tree;
}

/** The number of ends. */
export function regionCount(formula: Formula): number {
  return formula.kind === 'value' ? 1 : regionCount(formula.yes) + regionCount(formula.no);
}

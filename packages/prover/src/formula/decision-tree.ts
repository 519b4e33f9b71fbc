/**
 * Decision trees over conditions on the parameters: formulas have games at their ends, predicates have truth values.
 * Every point of the parameter space reaches exactly one end, so a tree is a total function by construction.
 */
import type { Constraint } from '../region/constraint.ts';

export type DecisionTree<End> = End | Choice<End>;

/** `yes` where the condition holds, `no` elsewhere. */
export interface Choice<End> {
  readonly kind: 'choice';
  readonly condition: Constraint;
  readonly yes: DecisionTree<End>;
  readonly no: DecisionTree<End>;
}

/** Distinguishes ends from choices. */
export interface AnyEnd {
  readonly kind: string;
}

export function isChoice<End extends AnyEnd>(tree: DecisionTree<End>): tree is Choice<End> {
  return tree.kind === 'choice';
}

/** The end that is reached where `holds` answers for the conditions. */
export function endOf<End extends AnyEnd>(tree: DecisionTree<End>, holds: (condition: Constraint) => boolean): End {
  let here = tree;
  while (isChoice(here)) here = holds(here.condition) ? here.yes : here.no;
  return here;
}

export function endCount<End extends AnyEnd>(tree: DecisionTree<End>): number {
  return isChoice(tree) ? endCount(tree.yes) + endCount(tree.no) : 1;
}

/** The tree with every condition and every end replaced. */
export function mapTree<End extends AnyEnd>(
  tree: DecisionTree<End>,
  condition: (condition: Constraint) => Constraint,
  end: (end: End) => End,
): DecisionTree<End> {
  if (!isChoice(tree)) return end(tree);
  return {
    kind: 'choice',
    condition: condition(tree.condition),
    yes: mapTree(tree.yes, condition, end),
    no: mapTree(tree.no, condition, end),
  };
}

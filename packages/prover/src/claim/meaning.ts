/**
 * What the checker read, in terms that the prover computes with. Nothing here reads text: a certificate has one reader,
 * the checker's, and so one meaning. Parameters are identified by their places, not by their names in a certificate.
 */
import type { Form } from '../check/form.ts';
import { type GameTree, NumberLeaf } from '../check/game.ts';
import type { Condition } from '../check/text.ts';
import {
  endsOf,
  Fork,
  type Formula as ReadFormula,
  type Tree as ReadTree,
  type Value as ReadValue,
  type Truth,
} from '../check/tree.ts';
import type { DecisionTree } from '../formula/decision-tree.ts';
import type { Formula, Value } from '../formula/formula.ts';
import type { Affine, Space } from '../region/affine.ts';
import { atLeastZero, atMostZero, type Constraint, congruent } from '../region/constraint.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';

export function formulaOf(forest: Forest, tree: ReadFormula): Formula {
  return treeOf(forest.space, tree, ({ game }): Value => ({ kind: 'value', tree: gameOf(forest, game) }));
}

/** form / 2^exponent */
export function affineOf(space: Space, form: Form, exponent = 0): Affine {
  return space.affine(form.slice(0, -1), form[form.length - 1], exponent);
}

/** A decision tree whose ends are made by `end`. */
export function treeOf<E extends ReadValue | Truth, End>(
  space: Space,
  tree: ReadTree<E>,
  end: (end: E) => End,
): DecisionTree<End> {
  if (!(tree instanceof Fork)) return end(tree);
  const yes = treeOf(space, tree.yes, end);
  const no = treeOf(space, tree.no, end);
  // An equation is two conditions, one inside the other.
  return constraintsOf(space, tree.condition).reduceRight<DecisionTree<End>>(
    (inner, condition) => ({ kind: 'choice', condition, yes: inner, no }),
    yes,
  );
}

function constraintsOf(space: Space, condition: Condition): Constraint[] {
  const form = affineOf(space, condition.form);
  if (condition.kind === 'congruent') return [congruent(space, form, 0, condition.modulus)];
  const above = atLeastZero(space, form);
  return condition.kind === 'atLeast' ? [above] : [above, atMostZero(form)];
}

function gameOf(forest: Forest, game: GameTree): Tree {
  if (game instanceof NumberLeaf) return forest.leaf(affineOf(forest.space, game.form, game.exponent));
  const [left, right] = [game.left, game.right].map((options) => options.map((option) => gameOf(forest, option)));
  return forest.node(left, right);
}

/** How many ends a tree has. */
export const endsIn = (tree: ReadTree<ReadValue> | ReadTree<Truth>): number => endsOf<ReadValue | Truth>(tree).length;

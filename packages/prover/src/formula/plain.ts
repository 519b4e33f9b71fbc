/**
 * Games with affine leaves, and formulas, as plain data: for other threads and machines, which have forests of their own.
 */
import { SIDES } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { isChoice } from './decision-tree.ts';
import type { Formula } from './formula.ts';

/** The coefficients of a form, its constant and its shift. */
type PlainForm = readonly number[];
/** A leaf, or the options of both sides. */
export type PlainTree = PlainForm | readonly [left: readonly PlainTree[], right: readonly PlainTree[]];
/** A game; or the form and the modulus of a condition, what holds where it does, and what holds elsewhere. */
export type PlainFormula =
  | { readonly game: PlainTree }
  | {
      readonly form: PlainForm;
      readonly modulus: number;
      readonly yes: PlainFormula;
      readonly no: PlainFormula;
    };

export function plainTree(forest: Forest, tree: Tree): PlainTree {
  const form = forest.form(tree);
  if (form !== null) return plainForm(form);
  const [left, right] = SIDES.map((side) => forest.options(tree, side).map((option) => plainTree(forest, option)));
  return [left, right];
}

/** The game in a forest. */
export function treeFrom(forest: Forest, plain: PlainTree): Tree {
  if (isForm(plain)) return forest.leaf(formFrom(forest.space, plain));
  const [left, right] = plain.map((options) => options.map((option) => treeFrom(forest, option)));
  return forest.node(left, right);
}

export function plainFormula(forest: Forest, formula: Formula): PlainFormula {
  if (!isChoice(formula)) return { game: plainTree(forest, formula.tree) };
  const { condition, yes, no } = formula;
  return {
    form: plainForm(condition.form),
    modulus: condition.modulus,
    yes: plainFormula(forest, yes),
    no: plainFormula(forest, no),
  };
}

/** The formula with its games in a forest. */
export function formulaFrom(forest: Forest, plain: PlainFormula): Formula {
  if ('game' in plain) return { kind: 'value', tree: treeFrom(forest, plain.game) };
  return {
    kind: 'choice',
    condition: { form: formFrom(forest.space, plain.form), modulus: plain.modulus },
    yes: formulaFrom(forest, plain.yes),
    no: formulaFrom(forest, plain.no),
  };
}

const isForm = (plain: PlainTree): plain is PlainForm => typeof plain[0] === 'number';

const plainForm = ({ coefficients, constant, shift }: Affine): PlainForm => [...coefficients, constant, shift];

const formFrom = (space: Space, plain: PlainForm): Affine =>
  space.affine(plain.slice(0, -2), plain[plain.length - 2], plain[plain.length - 1]);

/**
 * Games with affine leaves, and formulas, as plain data: for other threads and machines, which have forests of their own.
 */
import { LEFT, RIGHT } from '@lilypad/games';
import type { Forest, Tree } from '../symbolic/forest.ts';
import type { Formula } from './formula.ts';
import { choicesFrom, formFrom, type PlainChoices, type PlainForm, plainChoices, plainForm } from './plain-choices.ts';

/** A leaf, or the options of both sides. */
export type PlainTree = PlainForm | readonly [left: readonly PlainTree[], right: readonly PlainTree[]];
export type PlainFormula = PlainChoices<{ readonly game: PlainTree }>;

export function plainTree(forest: Forest, tree: Tree): PlainTree {
  const form = forest.form(tree);
  if (form !== null) return plainForm(form);
  return [plainTrees(forest, forest.options(tree, LEFT)), plainTrees(forest, forest.options(tree, RIGHT))];
}

// Loops here, and no functions in functions: many small trees are written and read, by functions that V8 should not compile again.
function plainTrees(forest: Forest, trees: readonly Tree[]): readonly PlainTree[] {
  const found: PlainTree[] = [];
  for (const tree of trees) found.push(plainTree(forest, tree));
  return found;
}

/** The game in a forest. */
export function treeFrom(forest: Forest, plain: PlainTree): Tree {
  if (isForm(plain)) return forest.leaf(formFrom(forest.space, plain));
  return forest.node(treesFrom(forest, plain[LEFT]), treesFrom(forest, plain[RIGHT]));
}

function treesFrom(forest: Forest, trees: readonly PlainTree[]): readonly Tree[] {
  const found: Tree[] = [];
  for (const tree of trees) found.push(treeFrom(forest, tree));
  return found;
}

export const plainFormula = (forest: Forest, formula: Formula): PlainFormula =>
  plainChoices(formula, ({ tree }) => ({ game: plainTree(forest, tree) }));

/** The formula with its games in a forest. */
export const formulaFrom = (forest: Forest, plain: PlainFormula): Formula =>
  choicesFrom(forest.space, plain, ({ game }) => ({ kind: 'value', tree: treeFrom(forest, game) }));

const isForm = (plain: PlainTree): plain is PlainForm => typeof plain[0] === 'number';

/** Translates forms, conditions, games and formulas: f(p + shift) as a function of p. */
import { SIDES } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, congruent } from '../region/constraint.ts';
import { dot, exact } from '../region/exact.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { mapTree } from './decision-tree.ts';
import type { Formula } from './formula.ts';

export function shiftTree(forest: Forest, tree: Tree, shift: readonly number[]): Tree {
  const form = forest.form(tree);
  if (form !== null) return forest.leaf(shiftForm(forest.space, form, shift));
  const [left, right] = SIDES.map((side) =>
    forest.options(tree, side).map((option) => shiftTree(forest, option, shift)),
  );
  return forest.node(left, right);
}

export function shiftFormula(forest: Forest, formula: Formula, shift: readonly number[]): Formula {
  return mapTree(
    formula,
    (condition) => shiftCondition(forest.space, condition, shift),
    ({ kind, tree }) => ({ kind, tree: shiftTree(forest, tree, shift) }),
  );
}

export function shiftCondition(space: Space, { form, modulus }: Constraint, shift: readonly number[]): Constraint {
  const moved = shiftForm(space, form, shift);
  return modulus === 0 ? { form: moved, modulus } : congruent(space, moved, 0, modulus);
}

function shiftForm(space: Space, form: Affine, shift: readonly number[]): Affine {
  return space.affine(form.coefficients, exact(form.constant + dot(form.coefficients, shift)), form.shift);
}

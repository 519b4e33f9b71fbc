/** Translates forms, conditions, games and formulas: f(p + shift) as a function of p. */
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, congruent } from '../region/constraint.ts';
import { dot, exact } from '../region/exact.ts';
import type { Forest, FormChange, Tree } from '../symbolic/forest.ts';
import { mapTree } from './decision-tree.ts';
import type { Formula } from './formula.ts';

export const shiftTree = (forest: Forest, tree: Tree, shift: readonly number[]): Tree =>
  forest.withForms(tree, new Shift(forest.space, shift));

export function shiftFormula(forest: Forest, formula: Formula, shift: readonly number[]): Formula {
  return mapTree(
    formula,
    (condition) => shiftCondition(forest.space, condition, shift),
    ({ kind, tree }) => ({ kind, tree: shiftTree(forest, tree, shift) }),
  );
}

export function shiftCondition(space: Space, { form, modulus }: Constraint, shift: readonly number[]): Constraint {
  const moved = new Shift(space, shift).of(form);
  return modulus === 0 ? { form: moved, modulus } : congruent(space, moved, 0, modulus);
}

class Shift implements FormChange {
  constructor(
    private readonly space: Space,
    private readonly shift: readonly number[],
  ) {}

  of({ coefficients, constant, shift }: Affine): Affine {
    return this.space.affine(coefficients, exact(constant + dot(coefficients, this.shift)), shift);
  }
}

/**
 * Formulas over one list of parameters as functions of another: every parameter is replaced by an affine form of the
 * others. With `mirrored` the games are negated as well: what a formula says of a strip, said of its mirror image.
 */
import { SIDES } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import { type Constraint, congruent } from '../region/constraint.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { mapTree } from './decision-tree.ts';
import type { Formula } from './formula.ts';

export class Substitution {
  constructor(
    private readonly from: Forest,
    private readonly to: Forest,
    /** The form that replaces each parameter. */
    private readonly forms: readonly Affine[],
    private readonly mirrored: boolean,
  ) {}

  formula(formula: Formula): Formula {
    return mapTree(
      formula,
      (condition) => this.condition(condition),
      ({ kind, tree }) => ({ kind, tree: this.tree(tree) }),
    );
  }

  condition({ form, modulus }: Constraint): Constraint {
    const replaced = this.form(form);
    return modulus === 0 ? { form: replaced, modulus } : congruent(this.to.space, replaced, 0, modulus);
  }

  tree(tree: Tree): Tree {
    const { from, to } = this;
    const form = from.form(tree);
    if (form !== null) {
      const replaced = this.form(form);
      return to.leaf(this.mirrored ? to.space.negate(replaced) : replaced);
    }
    const [left, right] = SIDES.map((side) => from.options(tree, side).map((option) => this.tree(option)));
    return this.mirrored ? to.node(right, left) : to.node(left, right);
  }

  private form({ coefficients, constant, shift }: Affine): Affine {
    const { space } = this.to;
    const sum = coefficients.reduce(
      (total, c, i) => space.plus(total, this.forms[i], c),
      space.plus(space.zero, space.one, constant),
    );
    return space.scale(sum, 1, shift);
  }
}

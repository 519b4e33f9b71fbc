/**
 * The only questions that the algebra of games asks of its number leaves: is this form ≤ 0, and what is its residue?
 *
 * For constant forms the answer is arithmetic, under any assumptions: with no parameters at all the same code computes
 * concretely. For other forms the constraint store answers; where it depends on the parameters, the run stops with a
 * `Fork`, and the caller (fork.ts) starts it again under each answer.
 */
import type { Affine, Space } from '../region/affine.ts';
import { atMostZero, type Constraint, congruent, positive } from '../region/constraint.ts';
import { mod } from '../region/exact.ts';
import type { Store } from '../region/store.ts';

/**
 * Thrown (never reported) when a run needs an answer that is open; the branches exclude each other and cover
 * everything.
 */
export class Fork {
  constructor(
    readonly branches: readonly Constraint[],
    /** A point in one of the branches other than that of the store's witness. */
    readonly hint: number[] | null,
  ) {}
}

export class Oracle {
  readonly space: Space;

  constructor(readonly store: Store) {
    this.space = store.space;
  }

  /** Whether form ≤ 0; forks if open. */
  atMostZero(form: Affine): boolean {
    if (form.nonPositive === null) return form.constant <= 0;
    const answer = this.store.ask(form);
    if (answer === 'open') throw new Fork([atMostZero(form), positive(this.space, form)], this.store.hint);
    return answer === 'yes';
  }

  /** Whether a constraint holds; forks if open. */
  isTrue({ form, modulus }: Constraint): boolean {
    return modulus === 0 ? this.atMostZero(form) : this.residue(form, modulus) === 0;
  }

  /** The residue modulo m of the form's numerator; forks if open. */
  residue(form: Affine, m: number): number {
    if (form.nonPositive === null) return mod(form.constant, m);
    const residues = this.store.residues(form, m);
    if (residues.length > 1) {
      throw new Fork(
        residues.map((residue) => congruent(this.space, form, residue, m)),
        null,
      );
    }
    return residues[0];
  }
}

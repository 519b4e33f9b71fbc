/**
 * One algorithm for all points at once.
 *
 * Everything that the checker computes about a point of the parameter space it computes by asking questions about
 * linear forms at that point. Here the questions are answered for a whole set of points: where the answer is the same
 * for all it is given, and where it is not, the set is divided and the computation is run again on each part, with the
 * answers given so far.
 *
 * Trusted: `cases` visits, for every point that satisfies the facts, the result that the computation has at that
 * point. For at each question every answer is followed that some point may have (`Facts.assume` gives up an answer
 * only if no point has it), and a run whose answers are those of a point is the computation at that point. The
 * computation must depend on the answers only; examples, which are found from the answers, may influence which
 * questions it asks, but not what it concludes.
 */

import type { Facts } from './facts.ts';
import { Beyond, constantOf, type Form, isConstant, modulo, negate, type Point, plus, valueAt } from './form.ts';
import { missing } from './missing.ts';

/** Residues are distinguished for moduli up to this one. */
export const LARGEST_MODULUS = 64;

export interface Questions {
  /** Is the form >= 0? */
  atLeastZero(form: Form): boolean;
  /** The residue of the form, from 0 to modulus - 1. */
  residue(form: Form, modulus: number): number;
  /**
   * A point that has all answers given so far. Useful for guesses that save cases; nothing may be concluded from it.
   */
  example(): Point;
}

/** A result, and the facts that lead to it. */
export interface Case<T> {
  readonly facts: Facts;
  readonly result: T;
}

/** An answer that some points have. */
interface Answer {
  readonly answer: number;
  readonly facts: Facts;
}

/** All results of a computation on the points that satisfy the facts. */
export function* cases<T>(facts: Facts, run: (ask: Questions) => T): Generator<Case<T>> {
  // The answers given so far; each step keeps those not tried yet, the one in use being the last.
  const path: Answer[][] = [];
  const factsAfter = (answers: number): Facts => (answers === 0 ? facts : used(path[answers - 1] ?? missing()).facts);
  const current = (): Facts => factsAfter(path.length);
  for (;;) {
    let asked = 0;
    const next = (answers: () => Answer[]): number => {
      if (asked === path.length) path.push(answers());
      return used(path[asked++] ?? missing()).answer;
    };
    const ask: Questions = {
      atLeastZero(form) {
        if (isConstant(form)) return constantOf(form) >= 0;
        return next(() => possible([1, current().assume(form)], [0, current().assume(plus(negate(form), -1))])) === 1;
      },
      residue(form, modulus) {
        if (isConstant(form, modulus)) return modulo(constantOf(form), modulus);
        if (modulus > LARGEST_MODULUS) throw new Beyond('there are too many residues to tell apart');
        const residues = Array.from({ length: modulus }, (_, r) => r);
        return next(() => possible(...residues.map((r) => [r, current().assumeResidue(form, modulus, r)] as const)));
      },
      example: () => factsAfter(asked).point,
    };
    const result = run(ask);
    yield { facts: current(), result };
    while (path.length > 0 && (path.at(-1) ?? missing()).length === 1) path.pop();
    if (path.length === 0) return;
    (path.at(-1) ?? missing()).pop();
  }
}

const used = (answers: readonly Answer[]): Answer => answers.at(-1) ?? missing();

function possible(...all: readonly (readonly [number, Facts | null])[]): Answer[] {
  const answers = all.flatMap(([answer, facts]) => (facts === null ? [] : [{ answer, facts }]));
  if (answers.length === 0) throw new Error('the facts hold at a point, but no answer does');
  return answers;
}

/** The answers at one point. */
export function answersAt(point: Point): Questions {
  return {
    atLeastZero: (form) => valueAt(form, point) >= 0,
    residue: (form, modulus) => modulo(valueAt(form, point), modulus),
    example: () => point,
  };
}

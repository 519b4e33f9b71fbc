/**
 * Counting claims as the prover computes with them: bounds and values of boards of a shape where conditions on counts
 * hold.
 */
import type { Bound, Relation } from './bound.ts';
import type { Weights } from './place.ts';
import type { ShapeText } from './problem.ts';

export interface CountingClaim {
  readonly kind: 'counting';
  /** The name of the theorem. */
  readonly target: string;
  readonly weights: Weights;
  readonly shapes: readonly ShapeClaims[];
  readonly corollaries: readonly BoardCorollary[];
}

/** What is claimed about the boards of a shape. */
export interface ShapeClaims extends ShapeText {
  readonly bounds: readonly BoundClaim[];
  readonly values: readonly ValueClaim[];
}

interface Where {
  /** All of these must hold. */
  readonly where: readonly Condition[];
}

/** A condition on the counts of a board, and how it is written. */
export interface Condition {
  readonly text: string;
  readonly holds: (counts: readonly number[]) => boolean;
}

interface BoundClaim extends Where {
  readonly relation: Relation;
  readonly bound: Bound;
}

export interface ValueClaim extends Where {
  readonly value: Bound;
}

/** A board with powers has a value, where conditions on the parameters hold; all as texts. */
export interface BoardCorollary {
  readonly name: string;
  readonly board: string;
  readonly parameters: readonly string[];
  readonly where: readonly string[];
  readonly value: string;
}

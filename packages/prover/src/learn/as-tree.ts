/** What has been learned as a decision tree over constraints, with the ends that the samples call for. */
import type { DecisionTree } from '../formula/decision-tree.ts';
import type { Space } from '../region/affine.ts';
import { atMostZero, type Constraint, congruent } from '../region/constraint.ts';
import type { Direction } from './directions.ts';
import type { Decision } from './slanted/tree.ts';

export function asTree<End>(
  space: Space,
  decision: Decision,
  end: (samples: readonly number[]) => End,
): DecisionTree<End> {
  if (decision.kind === 'end') return end(decision.samples);
  const { direction, bound, yes, no } = decision;
  return {
    kind: 'choice',
    condition: conditionOf(space, direction, bound),
    yes: asTree(space, yes, end),
    no: asTree(space, no, end),
  };
}

/** How often each direction is used. */
export function directionsOf(decision: Decision, used = new Map<Direction, number>()): Map<Direction, number> {
  if (decision.kind === 'end') return used;
  used.set(decision.direction, (used.get(decision.direction) ?? 0) + 1);
  directionsOf(decision.yes, used);
  return directionsOf(decision.no, used);
}

function conditionOf(space: Space, { coefficients, modulus }: Direction, bound: number): Constraint {
  if (modulus > 0) return congruent(space, space.affine(coefficients, 0), bound, modulus);
  const opposite = coefficients.map((c) => -c);
  return atMostZero(space.affine(opposite, bound));
}

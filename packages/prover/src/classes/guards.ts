/** The guards of moves as constraints on the gaps, and as questions to an oracle. */
import type { Space } from '../region/affine.ts';
import { atLeastZero, atMostZero, type Constraint } from '../region/constraint.ts';
import type { Oracle } from '../symbolic/oracle.ts';
import type { ClassMove, Guard } from './moves.ts';

/** When a move is possible; `before` is what moves before it have added to the gaps. */
export function guardsOf(space: Space, { guards }: ClassMove, before: readonly number[] = []): Constraint[] {
  return guards.flatMap((guard) => constraintsOf(space, guard, before[guard.gap]));
}

/** Whether a guard is met; forks where that depends on the parameters. */
export const isMet = (oracle: Oracle, guard: Guard): boolean =>
  constraintsOf(oracle.space, guard).every((constraint) => oracle.isTrue(constraint));

function constraintsOf(space: Space, { gap, size, exact }: Guard, added = 0): Constraint[] {
  const excess = space.plus(space.parameter(gap), space.one, added - size);
  return exact ? [atLeastZero(space, excess), atMostZero(excess)] : [atLeastZero(space, excess)];
}

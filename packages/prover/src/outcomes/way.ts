/**
 * Ways that a proof may take: a move that exists where its guards hold, to positions of which a predicate says something.
 * Whether some way is there is asked of a whole region at once.
 */
import { type Constraint, holdsAt } from '../region/constraint.ts';
import type { AnyOrder } from '../symbolic/any-order.ts';
import { decide, type Predicate } from './claim.ts';
import { decideIn } from './predicate.ts';

export interface Way {
  readonly guards: readonly Constraint[];
  readonly predicate: Predicate;
}

/** The ways that are there at a point. */
export const waysAt = (ways: readonly Way[], point: readonly number[]): readonly Way[] =>
  ways.filter(({ guards, predicate }) => guards.every((guard) => holdsAt(guard, point)) && decide(predicate, point));

/** Whether a way is there; forks where that depends on the point. */
export const isThere = ({ oracle }: AnyOrder, { guards, predicate }: Way): boolean =>
  guards.every((guard) => oracle.isTrue(guard)) && decideIn(oracle, predicate);

/** Whether some way is there; those at the current point are asked first, so that few cases are distinguished. */
export function someIsThere(order: AnyOrder, ways: readonly Way[]): boolean {
  const here = waysAt(ways, order.store.witness as readonly number[]);
  return here.length > 0 && [...here, ...ways].some((way) => isThere(order, way));
}

/** The value of a board of any size from counting claims: where bounds from both sides meet. */
import type { Arena, GameId } from '@lilypad/games';
import { type Bound, boundGame, isWithin, type Relation } from './bound.ts';
import type { CountingClaim } from './claim.ts';
import { measureOf, placeOf } from './place.ts';
import { patternOf } from './problem.ts';

/** Null if the claims do not determine it. */
export function valueOfBoard({ weights, shapes }: CountingClaim, arena: Arena, strip: string): GameId | null {
  const { pattern, counts } = placeOf(strip);
  const here = shapes.find(({ shape }) => patternOf(shape) === pattern);
  const bounds = (relation: Relation): Bound[] =>
    (here?.bounds ?? [])
      .filter((claim) => claim.relation === relation && claim.where.every(({ holds }) => holds(counts)))
      .map(({ bound }) => bound);
  const below = bounds('>=');
  const value = bounds('<=').find((bound) => below.some((other) => isWithin(other, '>=', bound)));
  return value === undefined ? null : boundGame(arena, value, measureOf(weights, strip));
}

/** A wall of a thermograph, from the corners that a worker sends: where it is at a temperature, exactly. */
import { Dyadic } from '@lilypad/games';
import type { CornerAnswer } from '../worker/protocol.ts';
import { readDyadic } from './dyadic.ts';

export interface Corner {
  readonly temperature: Dyadic;
  readonly value: Dyadic;
}

export const readWall = (corners: readonly CornerAnswer[]): Corner[] =>
  corners.map(({ temperature, value }) => ({ temperature: readDyadic(temperature), value: readDyadic(value) }));

/** Above its last corner a wall is vertical; between two corners its slope is 1, -1 or 0. */
export function wallAt(corners: readonly Corner[], temperature: Dyadic): Dyadic {
  const after = corners.findIndex((corner) => corner.temperature.compare(temperature) >= 0);
  const [before, next] = [corners[(after < 0 ? corners.length : after) - 1], corners[after]];
  if (next === undefined) return before?.value ?? Dyadic.ZERO;
  if (before === undefined) return next.value;
  const slope = next.value.compare(before.value);
  const way = temperature.subtract(before.temperature);
  if (slope === 0) return before.value;
  return slope > 0 ? before.value.add(way) : before.value.subtract(way);
}

/** Points of the slice of a point: with its sum and its tempo. */
import { tempoOf } from '../classes/tempo.ts';
import { dot } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';

/** The point of the slice where some gaps have given sizes; the last two of the other gaps follow, the rest stay. Null if there is none. */
export function inSliceOf(word: string, point: readonly number[], sizes: ReadonlyMap<number, number>): number[] | null {
  const weights = tempoOf(word);
  const free = weights.flatMap((_, gap) => (sizes.has(gap) ? [] : [gap])).slice(-2);
  if (free.length < 2) return null;
  const [first, second] = free;
  const kept = point.map((size, gap) => (free.includes(gap) ? 0 : (sizes.get(gap) ?? size)));
  const left = sumOf(point) - sumOf(kept);
  // x squares in the first gap and left - x in the second make up the rest of the tempo.
  const rest = dot(weights, point) - dot(weights, kept);
  const x = (weights[second] * left - rest) / (weights[second] - weights[first]);
  return !Number.isInteger(x) || x < 0 || x > left ? null : kept.with(first, x).with(second, left - x);
}

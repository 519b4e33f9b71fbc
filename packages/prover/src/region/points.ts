/** Points of the parameter space by the sum of their coordinates: all of them, how many there are, and random ones. */
import type { Random } from '../support/random.ts';
import { zeros } from '../support/small-lists.ts';

export const sumOf = (point: readonly number[]): number => point.reduce((x, y) => x + y, 0);

/** All points with entries >= 0 of this sum that are 0 outside the given gaps; those with less in the first gap come first. */
export function* pointsOfSum(gaps: readonly number[], dimension: number, sum: number): Generator<number[]> {
  const point = zeros(dimension);
  const last = gaps.length - 1;
  if (last >= 0) point[gaps[last]] = sum;
  else if (sum !== 0) return;
  for (;;) {
    yield point.slice();
    // One goes from the last gap that has any to the gap before; what is left of it goes to the end.
    let k = last;
    while (k > 0 && point[gaps[k]] === 0) k -= 1;
    if (k <= 0) return;
    const rest = point[gaps[k]] - 1;
    point[gaps[k]] = 0;
    point[gaps[last]] = rest;
    point[gaps[k - 1]] += 1;
  }
}

/** The first of all points of a sum, in the same order. */
export function firstOfSum(dimension: number, sum: number): number[] {
  const point = zeros(dimension);
  point[dimension - 1] = sum;
  return point;
}

/** Makes of a point the one that comes after it among those of its sum, in the same order; does nothing after the last. */
export function nextOfSum(point: number[]): void {
  const last = point.length - 1;
  let k = last;
  while (k > 0 && point[k] === 0) k -= 1;
  if (k <= 0) return;
  const rest = point[k] - 1;
  point[k] = 0;
  point[last] = rest;
  point[k - 1] += 1;
}

/** All points with entries >= 0 whose sums lie between two numbers, these included. */
export function* pointsBetween(dimension: number, from: number, to: number): Generator<number[]> {
  const all = Array.from({ length: dimension }, (_, i) => i);
  for (let sum = from; sum <= to; sum++) yield* pointsOfSum(all, dimension, sum);
}

/**
 * A random point with entries >= 0 of this sum that is 0 outside the given gaps; all such points are equally likely.
 */
export function randomPoint(gaps: readonly number[], dimension: number, sum: number, random: Random): number[] {
  // Bars among stars: the entries are the runs between chosen places.
  const places = new Set<number>();
  while (places.size < gaps.length - 1) places.add(random(sum + gaps.length - 1));
  const bars = [...places].sort((x, y) => x - y);
  const point = zeros(dimension);
  gaps.forEach((gap, k) => {
    const from = k === 0 ? 0 : bars[k - 1] + 1;
    point[gap] = (bars[k] ?? sum + gaps.length - 1) - from;
  });
  return point;
}

/** The number of ways to choose k things of n. */
export function binomial(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

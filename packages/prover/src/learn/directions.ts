/**
 * Directions in which walls may lie, read off the labels: a region ends where two numbers in the games of its neighbourhood
 * change their order, so the difference of two leaves is constant along the wall between them.
 */
import { SIDES } from '@lilypad/games';
import { gcd } from '../region/exact.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import type { Owner } from './labels.ts';

const LABELS = 30;
const MOST = 40;
const LARGEST_COEFFICIENT = 6;

/** Differences of leaves of the labels of a cover, as vectors of coprime integers, the most frequent first. */
export function leafDirections(forest: Forest, cover: readonly Owner[]): number[][] {
  const leaves = new Map<string, { coefficients: readonly number[]; weight: number }>();
  for (const { label, points } of cover.slice(0, LABELS)) {
    for (const coefficients of linearParts(forest, label.tree)) {
      const key = coefficients.join();
      const known = leaves.get(key);
      if (known === undefined) leaves.set(key, { coefficients, weight: points.length });
      else known.weight += points.length;
    }
  }
  const found = new Map<string, { direction: number[]; weight: number }>();
  const list = [...leaves.values()];
  for (const [n, x] of list.entries()) {
    for (const y of list.slice(n + 1)) {
      const direction = primitive(x.coefficients.map((c, i) => c - y.coefficients[i]));
      if (direction === null) continue;
      const key = direction.join();
      const known = found.get(key);
      const weight = Math.min(x.weight, y.weight);
      if (known === undefined) found.set(key, { direction, weight });
      else known.weight += weight;
    }
  }
  const sorted = [...found.values()].sort((x, y) => y.weight - x.weight);
  return sorted.slice(0, MOST).map(({ direction }) => direction);
}

/** The slopes of the leaves of a game, zero for numbers without parameters. */
function linearParts(forest: Forest, tree: Tree): number[][] {
  const form = forest.form(tree);
  if (form !== null) return [form.coefficients.map((c) => c / 2 ** form.shift)];
  return SIDES.flatMap((side) => forest.options(tree, side).flatMap((option) => linearParts(forest, option)));
}

/** The vector divided by its content, with a positive first entry; null for 0 and for large entries. */
function primitive(vector: readonly number[]): number[] | null {
  let whole = vector;
  while (!whole.every((x) => Number.isInteger(x))) whole = whole.map((x) => 2 * x);
  const content = whole.reduce(gcd, 0);
  if (content === 0) return null;
  const sign = (whole.find((x) => x !== 0) as number) < 0 ? -1 : 1;
  const result = whole.map((x) => (sign * x) / content + 0);
  return result.some((x) => Math.abs(x) > LARGEST_COEFFICIENT) ? null : result;
}

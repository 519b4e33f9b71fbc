/**
 * Walls between points of two labels, by logistic fits: one to some points that are given, and again to those of all points that are closest
 * to the wall found. The weights are scaled and rounded to small whole numbers in several ways. Nothing in it is random, so it is work
 * that any thread can do.
 */
import { logisticFit } from './logistic.ts';
import { best, type Rows } from './rows.ts';
import { lengthOf, primitive } from './slanted-wall.ts';

/** What a wall is fitted to: points of one label, and of the other. */
export type Sides = readonly [first: Rows, second: Rows];

export interface FitJob {
  /** All points. */
  readonly all: Sides;
  /** Those of the first fit. */
  readonly begin: Sides;
  /** Coefficients of forms that have one value on all points. */
  readonly fixed: readonly (readonly number[])[];
}

/** So many points of each label take part in a fit. */
export const NEAR = 90;
const REFITS = 3;
/** Weights are scaled so that the largest is 1, 2, ... up to this. */
const LARGEST = 6;

/** No fit finds more walls. */
export const mostWalls = (fixed: FitJob['fixed']): number => REFITS * LARGEST * (fixed.length === 0 ? 1 : 2);

/** The coefficients of walls, in the order in which they are found. */
export function fitWalls({ all: [first, second], begin, fixed }: FitJob): number[][] {
  const found: number[][] = [];
  let [some, others] = begin;
  for (let round = 0; round < REFITS; round++) {
    const { weights, constant } = logisticFit(some, others);
    for (const flat of shifted(weights, fixed)) found.push(...rounded(flat, fixed));
    const [before, beside] = [some, others];
    [some, others] = [closest(first, weights, constant), closest(second, weights, constant)];
    // The same points have the same wall.
    if (some === before && others === beside) break;
  }
  return found;
}

/** The points closest to a wall. */
function closest(rows: Rows, weights: readonly number[], constant: number): Rows {
  const { dimension, entries } = rows;
  const scores = new Float64Array(entries.length / dimension);
  for (let i = 0, at = 0; i < scores.length; i++) {
    let sum = 0;
    for (let gap = 0; gap < dimension; gap++) sum += entries[at++] * weights[gap];
    scores[i] = Math.abs(sum + constant);
  }
  return best(rows, scores, NEAR);
}

/** The weights, and the weights without their part along the fixed forms, if there are any. */
function shifted(weights: readonly number[], fixed: FitJob['fixed']): (readonly number[])[] {
  if (fixed.length === 0) return [weights];
  let flat = weights;
  for (const form of fixed) {
    const factor = dotOf(flat, form) / dotOf(form, form);
    flat = flat.map((x, k) => x - factor * form[k]);
  }
  return [weights, flat];
}

/** The weights, scaled and rounded in several ways. */
function rounded(weights: readonly number[], fixed: FitJob['fixed']): number[][] {
  const found: number[][] = [];
  const most = Math.max(...weights.map(Math.abs));
  if (!(most > 0)) return found;
  for (let q = 1; q <= LARGEST; q++) {
    let c = weights.map((x) => Math.round((x / most) * q) + 0);
    for (const form of fixed) {
      const choices = [-3, -2, -1, 0, 1, 2, 3].map((k) => c.map((x, i) => x - k * form[i]));
      c = choices.reduce((x, y) => (lengthOf(y) < lengthOf(x) ? y : x));
    }
    if (lengthOf(c) > 0) found.push(primitive(c));
  }
  return found;
}

const dotOf = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, a, k) => sum + a * y[k], 0);

/**
 * A logistic fit: the weights of a form that is positive at the points of one set and negative at those of another, as far as
 * possible. It proposes walls and decides nothing.
 *
 * The form has hardly a constant: a wall that holds for points of any size passes near the origin.
 */
import type { Rows } from './rows.ts';

/** The points of the first set have weights·p + constant > 0, mostly. */
export interface Fit {
  readonly weights: readonly number[];
  readonly constant: number;
}

const STEPS = 12;
/** Steps become smaller quickly; after one that is smaller than this nothing changes that rounding would keep. */
const ENOUGH = 1e-5;
/** Penalties on the size of weights, which keeps them finite where a wall separates the points exactly, and of the constant. */
const RIDGE = 0.01;
const STIFF = 20;

/** What is fitted: points with 1 as a last coordinate, one after the other, the first of them those of the first set. */
interface Problem {
  readonly rows: Float64Array;
  readonly first: number;
  /** How many coordinates there are, with that one. */
  readonly width: number;
}

/** Fits two sets of points by Newton's method; after a step smaller than `enough` there is no other. */
export function logisticFit(first: Rows, second: Rows, enough = ENOUGH): Fit {
  const { dimension } = first;
  const points = (first.entries.length + second.entries.length) / dimension;
  let squares = 0;
  for (const { entries } of [first, second])
    for (let i = 0; i < entries.length; i++) squares += entries[i] * entries[i];
  const scale = Math.sqrt(squares / points / dimension) || 1;
  const width = dimension + 1;
  const rows = new Float64Array(points * width);
  let at = 0;
  for (const { entries } of [first, second]) {
    for (let i = 0; i < entries.length; ) {
      for (let k = 0; k < dimension; k++) rows[at++] = entries[i++] / scale;
      rows[at++] = 1;
    }
  }
  const problem: Problem = { rows, first: first.entries.length / dimension, width };
  const w = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derivatives(problem, w);
    const change = solve(hessian, gradient);
    for (let k = 0; k < width; k++) w[k] += change[k];
    if (change.every((x) => Math.abs(x) < enough)) break;
  }
  return { weights: Array.from(w.subarray(0, dimension), (x) => x / scale), constant: w[dimension] };
}

/** Of the logarithm of the likelihood, with the penalties; of the hessian the lower half, row by row. */
function derivatives({ rows, first, width }: Problem, w: Float64Array) {
  const gradient = new Float64Array(width);
  const hessian = new Float64Array(width * width);
  for (let k = 0; k < width; k++) {
    const ridge = k === width - 1 ? STIFF : RIDGE;
    gradient[k] = -ridge * w[k];
    hessian[k * width + k] = ridge;
  }
  for (let r = 0, at = 0; at < rows.length; r++, at += width) {
    let z = 0;
    for (let k = 0; k < width; k++) z += rows[at + k] * w[k];
    const probability = 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, z))));
    const error = (r < first ? 1 : 0) - probability;
    const weight = Math.max(probability * (1 - probability), 1e-6);
    for (let i = 0; i < width; i++) {
      const x = rows[at + i];
      const weighted = weight * x;
      const row = i * width;
      gradient[i] += error * x;
      for (let j = 0; j <= i; j++) hessian[row + j] += weighted * rows[at + j];
    }
  }
  return { gradient, hessian };
}

/** Solves a system with a symmetric positive matrix, of which the lower half is given; changes it. */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * n + j];
      for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k];
      lower[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[j * n + j];
    }
  }
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= lower[i * n + k] * x[k];
    x[i] /= lower[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= lower[k * n + i] * x[k];
    x[i] /= lower[i * n + i];
  }
  return x;
}

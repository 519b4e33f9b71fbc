/**
 * A logistic fit: the weights of a form that is positive at the points of one set and negative at those of another, as far as
 * possible. It proposes walls and decides nothing.
 *
 * The form has hardly a constant: a wall that holds for points of any size passes near the origin.
 */

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

/** Fits points, each a list of coordinates, with answers, by Newton's method; after a step smaller than `enough` there is no other. */
export function logisticFit(points: readonly (readonly number[])[], answers: readonly boolean[], enough = ENOUGH): Fit {
  const n = points[0].length;
  // Loops, since fits are what a search is made of.
  let squares = 0;
  for (const p of points) {
    let square = 0;
    for (let k = 0; k < n; k++) square += p[k] * p[k];
    squares += square;
  }
  const scale = Math.sqrt(squares / points.length / n) || 1;
  const rows = new Float64Array(points.length * (n + 1));
  for (let r = 0, at = 0; r < points.length; r++) {
    const p = points[r];
    for (let k = 0; k < n; k++) rows[at++] = p[k] / scale;
    rows[at++] = 1;
  }
  let w = new Float64Array(n + 1);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derivatives(rows, answers, w);
    const change = solve(hessian, gradient);
    w = w.map((x, k) => x + change[k]);
    if (change.every((x) => Math.abs(x) < enough)) break;
  }
  return { weights: Array.from(w.subarray(0, n), (x) => x / scale), constant: w[n] };
}

/** Of the logarithm of the likelihood, with the penalties; the rows are one after the other. */
function derivatives(rows: Float64Array, answers: readonly boolean[], w: Float64Array) {
  const m = w.length;
  const ridge = (k: number): number => (k === m - 1 ? STIFF : RIDGE);
  const gradient = w.map((x, k) => -ridge(k) * x);
  const hessian = Array.from(w, (_, i) => new Float64Array(m).fill(0).fill(ridge(i), i, i + 1));
  for (let r = 0, at = 0; r < answers.length; r++, at += m) {
    let z = 0;
    for (let k = 0; k < m; k++) z += rows[at + k] * w[k];
    const probability = 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, z))));
    const error = (answers[r] ? 1 : 0) - probability;
    const weight = Math.max(probability * (1 - probability), 1e-6);
    for (let i = 0; i < m; i++) {
      const x = rows[at + i];
      const row = hessian[i];
      gradient[i] += error * x;
      for (let j = 0; j <= i; j++) row[j] += weight * x * rows[at + j];
    }
  }
  return { gradient, hessian };
}

/** Solves a system with a symmetric positive matrix, of which the lower half is given. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const lower = matrix.map((row) => row.slice());
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[j][j];
    }
  }
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= lower[i][k] * x[k];
    x[i] /= lower[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= lower[k][i] * x[k];
    x[i] /= lower[i][i];
  }
  return x;
}

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
/** Penalties on the size of weights, which keeps them finite where a wall separates the points exactly, and of the constant. */
const RIDGE = 0.01;
const STIFF = 20;

/** Fits points, each a list of coordinates, with answers, by Newton's method. */
export function logisticFit(points: readonly (readonly number[])[], answers: readonly boolean[]): Fit {
  const n = points[0].length;
  const squares = points.reduce((sum, p) => sum + p.reduce((s, x) => s + x * x, 0), 0);
  const scale = Math.sqrt(squares / points.length / n) || 1;
  const rows = points.map((p) => [...p.map((x) => x / scale), 1]);
  let w = new Array<number>(n + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derivatives(rows, answers, w);
    const change = solve(hessian, gradient);
    w = w.map((x, k) => x + change[k]);
  }
  return { weights: w.slice(0, n).map((x) => x / scale), constant: w[n] };
}

/** Of the logarithm of the likelihood, with the penalties. */
function derivatives(rows: readonly (readonly number[])[], answers: readonly boolean[], w: readonly number[]) {
  const ridge = (k: number): number => (k === w.length - 1 ? STIFF : RIDGE);
  const gradient = w.map((x, k) => -ridge(k) * x);
  const hessian = w.map((_, i) => w.map((_, j) => (i === j ? ridge(i) : 0)));
  rows.forEach((row, r) => {
    const z = row.reduce((sum, x, k) => sum + x * w[k], 0);
    const probability = 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, z))));
    const error = (answers[r] ? 1 : 0) - probability;
    const weight = Math.max(probability * (1 - probability), 1e-6);
    for (let i = 0; i < row.length; i++) {
      gradient[i] += error * row[i];
      for (let j = 0; j <= i; j++) hessian[i][j] += weight * row[i] * row[j];
    }
  });
  return { gradient, hessian };
}

/** Solves a system with a symmetric positive matrix, of which the lower half is given. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const n = right.length;
  const lower = matrix.map((row) => [...row]);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[j][j];
    }
  }
  const x = [...right];
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

/**
 * Sequences of integers a1, a2, .., ak, run-length coded, with ak not 0: the coefficients of an uptimal. Coding by
 * runs keeps ^[100000] and all its followers small.
 */
export interface Run {
  readonly value: number;
  readonly count: number;
}

/** Neighbouring runs differ in value, every count is positive, and the last value is not 0. */
export type Runs = readonly Run[];

export function lengthOf(runs: Runs): number {
  let length = 0;
  for (const run of runs) length += run.count;
  return length;
}

export function lastOf(runs: Runs): number {
  return runs.at(-1)?.value ?? 0;
}

/** The first coefficient. */
export function firstOf(runs: Runs): number {
  return runs[0]?.value ?? 0;
}

export function scale(runs: Runs, factor: 1 | -1): Runs {
  return factor === 1 ? runs : runs.map(({ value, count }) => ({ value: -value, count }));
}

/** The sequence with 1 added to each of the first `k` coefficients, the missing ones taken as 0. */
export function increment(runs: Runs, k: number): Runs {
  const result: Run[] = [];
  let left = k;
  for (const { value, count } of runs) {
    const raised = Math.min(left, count);
    append(result, value + 1, raised);
    append(result, value, count - raised);
    left -= raised;
  }
  append(result, 1, left);
  return trim(result);
}

/** The first `n` coefficients. */
export function truncate(runs: Runs, n: number): Runs {
  const result: Run[] = [];
  let left = n;
  for (const { value, count } of runs) {
    append(result, value, Math.min(left, count));
    left -= Math.min(left, count);
  }
  return trim(result);
}

/** The greatest index (from 1) of a coefficient that is at most `bound`; 0 if there is none. */
export function lastAtMost(runs: Runs, bound: number): number {
  let at = 0;
  let found = 0;
  for (const { value, count } of runs) {
    at += count;
    if (value <= bound) found = at;
  }
  return found;
}

/** Whether the sequence is at most 1, 1, .., 1 (k ones) in lexicographic order. */
export function isAtMostOnes(runs: Runs): boolean {
  const different = runs.find((run) => run.value !== 1);
  return different === undefined || different.value < 1;
}

export function sameRuns(a: Runs, b: Runs): boolean {
  return a.length === b.length && a.every((run, i) => run.value === b[i]?.value && run.count === b[i]?.count);
}

/** Coefficient by coefficient as far as both reach, then by length. */
export function compareRuns(a: Runs, b: Runs): number {
  let i = 0;
  let j = 0;
  let usedA = 0;
  let usedB = 0;
  while (i < a.length && j < b.length) {
    const x = a[i] as Run;
    const y = b[j] as Run;
    if (x.value !== y.value) return x.value - y.value;
    const step = Math.min(x.count - usedA, y.count - usedB);
    usedA += step;
    usedB += step;
    if (usedA === x.count) {
      i++;
      usedA = 0;
    }
    if (usedB === y.count) {
      j++;
      usedB = 0;
    }
  }
  return lengthOf(a) - lengthOf(b);
}

function append(runs: Run[], value: number, count: number): void {
  if (count === 0) return;
  const last = runs.at(-1);
  if (last?.value === value) runs[runs.length - 1] = { value, count: last.count + count };
  else runs.push({ value, count });
}

function trim(runs: Run[]): Runs {
  if (runs.at(-1)?.value === 0) runs.pop();
  return runs;
}

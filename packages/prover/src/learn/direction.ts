/**
 * What a decision tree may ask about a point p: on which side of a wall c·p ≥ k it lies, and whether c·p ≡ k modulo a
 * small number. A direction c stands for all its bounds k. Each has its worth, a factor on what it separates, so that a
 * slanted wall must be clearly better than one along a gap to be taken.
 */
import type { Space } from '../region/affine.ts';
import { atMostZero, type Constraint, congruent } from '../region/constraint.ts';
import { scaled } from '../region/exact.ts';

export interface Direction {
  readonly coefficients: readonly number[];
  /** 0 for walls. */
  readonly modulus: number;
  readonly worth: number;
  /** Whether walls must pass near the origin: then those far from 0 are worth much less. */
  readonly isCentral?: boolean;
}

/** Walls far from 0 are worth less, by this factor a step. */
const FAR = 0.995;
const FACTORS = Float64Array.from({ length: 1024 }, (_, steps) => FAR ** steps);
/** The same for walls that must pass near the origin. */
const STEEP = 0.95;
const STEEP_FACTORS = Float64Array.from({ length: 1024 }, (_, steps) => STEEP ** steps);

/** Equal for directions that ask the same. */
export const keyOf = ({ coefficients, modulus }: Direction): string => `${coefficients.join()};${modulus}`;

/** The factor on the worth of a direction for a bound. */
export function nearness({ modulus, isCentral = false }: Direction, bound: number): number {
  if (modulus > 0) return 1;
  const steps = Math.abs(bound);
  if (steps >= FACTORS.length) return (isCentral ? STEEP : FAR) ** steps;
  return isCentral ? STEEP_FACTORS[steps] : FACTORS[steps];
}

/** The worth of the test with a bound. */
export function worthOf(direction: Direction, bound: number): number {
  return direction.worth * nearness(direction, bound);
}

/** The test c·p ≥ bound, or c·p ≡ bound, as a condition. */
export function conditionOf(space: Space, { coefficients, modulus }: Direction, bound: number): Constraint {
  if (modulus > 0) return congruent(space, space.affine(coefficients, 0), bound, modulus);
  return atMostZero(space.affine(scaled(coefficients, -1), bound));
}

/** Writes c·p, or its residue, to `values`, for as many points as that has room for. All numbers are far below 2^31. */
export function measure(
  { coefficients, modulus }: Direction,
  columns: readonly Int32Array[],
  values: Int32Array,
): Int32Array {
  // Three columns at a time, without making lists: this runs for every direction at every node. Products by `imul` stay integers, where
  // others become floating-point numbers on the way.
  let isFirst = true;
  for (let gap = 0; gap < coefficients.length; gap++) {
    const a = coefficients[gap];
    if (a === 0) continue;
    const x = columns[gap];
    do gap += 1;
    while (coefficients[gap] === 0);
    const b = coefficients[gap] ?? 0;
    const y = columns[gap] ?? x;
    do gap += 1;
    while (coefficients[gap] === 0);
    const c = coefficients[gap] ?? 0;
    const z = columns[gap] ?? x;
    add(values, a, x, b, y, c, z, isFirst);
    isFirst = false;
  }
  if (isFirst) values.fill(0);
  if (modulus > 0) {
    for (let n = 0; n < values.length; n++) {
      const rest = (values[n] % modulus) | 0;
      values[n] = rest < 0 ? rest + modulus : rest;
    }
  }
  return values;
}

function add(
  values: Int32Array,
  a: number,
  x: Int32Array,
  b: number,
  y: Int32Array,
  c: number,
  z: Int32Array,
  isFirst: boolean,
): void {
  if (isFirst && c === 0) {
    for (let n = 0; n < values.length; n++) values[n] = (Math.imul(a, x[n]) + Math.imul(b, y[n])) | 0;
  } else if (isFirst) {
    for (let n = 0; n < values.length; n++) {
      values[n] = (Math.imul(a, x[n]) + Math.imul(b, y[n]) + Math.imul(c, z[n])) | 0;
    }
  } else {
    for (let n = 0; n < values.length; n++) {
      values[n] = (values[n] + Math.imul(a, x[n]) + Math.imul(b, y[n]) + Math.imul(c, z[n])) | 0;
    }
  }
}

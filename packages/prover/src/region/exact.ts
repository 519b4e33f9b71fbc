/**
 * Exact integer arithmetic on JavaScript numbers: every intermediate result stays within 2^53, or the work is given up.
 *
 * Parameters, coefficients and thresholds of these problems are small, so numbers are used, which are ten times as fast
 * as bigint. `exact` guards them: nothing here ever rounds, a result out of range throws `GaveUp` with its reason.
 */

import { GameLimitError } from '@lilypad/games';
import { newList, small } from '../support/small-lists.ts';

/** Thrown when a question cannot be settled within the stated limits; the message is one sentence for the user. */
export class GaveUp extends GameLimitError {}

const LARGEST = Number.MAX_SAFE_INTEGER;

/** The number itself if it is an exactly represented integer. */
export function exact(x: number): number {
  if (x > LARGEST || x < -LARGEST) throw new GaveUp('A coefficient, a threshold or a point went beyond 2^53.');
  return x;
}

/** Greatest common divisor of the sizes; gcd(0, n) = |n|. */
export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** The greatest integer not above a/b, for b > 0. `a % b` is exact for safe integers, a rounded quotient is not. */
export function floorDiv(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b - (rest < 0 ? 1 : 0) + 0;
}

/** The least integer not below a/b, for b > 0. */
export function ceilDiv(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b + (rest > 0 ? 1 : 0) + 0;
}

/** The residue of a in 0..m-1, for m > 0. */
export function mod(a: number, m: number): number {
  const rest = a % m;
  return rest < 0 ? rest + m : rest + 0;
}

/** Whether all numbers of a list are multiples of one. */
export function areMultiples(list: readonly number[], unit: number): boolean {
  for (const x of list) if (x % unit !== 0) return false;
  return true;
}

export function scaled(list: readonly number[], factor: number): number[] {
  const found = newList();
  for (const x of list) found.push(small(x * factor));
  return found;
}

/** x with a·x ≡ 1 (mod m), for a coprime to m. */
export function inverse(a: number, m: number): number {
  let [r0, r1] = [m, mod(a, m)];
  let [t0, t1] = [0, 1];
  while (r1 !== 0) {
    const q = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - q * r1];
    [t0, t1] = [t1, t0 - q * t1];
  }
  return mod(t0, m);
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  let size = 0;
  for (let i = 0; i < a.length; i++) {
    const product = a[i] * b[i];
    sum += product;
    size += Math.abs(product);
  }
  exact(size);
  return sum;
}

/**
 * The conditions among which a tree may choose: walls c·p ≥ k in a list of directions c, and congruences of c·p. Each has its
 * worth, a factor on what it tells apart, so that a slanted wall must be clearly better than a plain one to be taken.
 *
 * Conditions come in levels, each with all of those before: walls on gaps, and on sums and differences of two; on sums and
 * differences of three; congruences of gaps and of two; walls with coefficients up to 2.
 */
import type { Space } from '../region/affine.ts';
import { atMostZero, type Constraint, congruent } from '../region/constraint.ts';
import { dot, gcd } from '../region/exact.ts';

export interface Test {
  readonly condition: Constraint;
  readonly worth: number;
  /** The same for tests that differ in the threshold or the residue only. */
  readonly family: number;
}

type Plain = Omit<Test, 'family'>;

interface Direction {
  readonly coefficients: readonly number[];
  readonly worth: number;
}

export const LEVELS = 4;
const MODULI = [2, 3];
const WORTH = { axis: 1, difference: 0.8, sum: 0.7, triple: 0.6, slanted: 0.5, congruence: 0.8 };
/** Walls far from 0 are worth less, by this factor a step. */
const FAR = 0.995;

/** The tests of a level that tell some of the points apart. */
export function testsFor(
  space: Space,
  relevant: readonly number[],
  points: readonly (readonly number[])[],
  level: number,
): Test[] {
  const plain = [...axes(space, relevant), ...pairs(space, relevant, 1)];
  const directions = [...plain];
  if (level >= 1) directions.push(...triples(space, relevant));
  if (level >= 3) directions.push(...pairs(space, relevant, 2));
  const families = directions.map((direction) => walls(space, points, direction));
  if (level >= 2) families.push(...plain.map((direction) => congruences(space, direction)));
  return families.flatMap((tests, family) => tests.map((test) => ({ ...test, family })));
}

function axes(space: Space, relevant: readonly number[]): Direction[] {
  return relevant.map((i) => ({ coefficients: vector(space, [[i, 1]]), worth: WORTH.axis }));
}

/** Combinations x·gap ± y·gap with x, y ≤ largest, coprime, and of largest size exactly. */
function pairs(space: Space, relevant: readonly number[], largest: number): Direction[] {
  const directions: Direction[] = [];
  for (const [n, i] of relevant.entries()) {
    for (const j of relevant.slice(n + 1)) {
      for (let x = 1; x <= largest; x++) {
        for (let y = 1; y <= largest; y++) {
          if (Math.max(x, y) !== largest || gcd(x, y) > 1) continue;
          const slanted = largest > 1 ? WORTH.slanted : 1;
          directions.push({
            coefficients: vector(space, [
              [i, x],
              [j, -y],
            ]),
            worth: WORTH.difference * slanted,
          });
          directions.push({
            coefficients: vector(space, [
              [i, x],
              [j, y],
            ]),
            worth: WORTH.sum * slanted,
          });
        }
      }
    }
  }
  return directions;
}

/** gap ± gap ± gap */
function triples(space: Space, relevant: readonly number[]): Direction[] {
  const directions: Direction[] = [];
  for (const [n, i] of relevant.entries()) {
    for (const [m, j] of relevant.entries()) {
      if (m <= n) continue;
      for (const k of relevant.slice(m + 1)) {
        for (const x of [1, -1]) {
          for (const y of [1, -1])
            directions.push({
              coefficients: vector(space, [
                [i, 1],
                [j, x],
                [k, y],
              ]),
              worth: WORTH.triple,
            });
        }
      }
    }
  }
  return directions;
}

function vector({ dimension }: Space, entries: readonly (readonly [number, number])[]): number[] {
  const c = new Array<number>(dimension).fill(0);
  for (const [i, x] of entries) c[i] = x;
  return c;
}

function walls(space: Space, points: readonly (readonly number[])[], { coefficients, worth }: Direction): Plain[] {
  const values = [...new Set(points.map((p) => dot(coefficients, p)))].sort((x, y) => x - y);
  return values.slice(1).map((value) => {
    const opposite = coefficients.map((x) => -x);
    return { condition: atMostZero(space.affine(opposite, value)), worth: worth * FAR ** Math.abs(value) };
  });
}

function congruences(space: Space, { coefficients, worth }: Direction): Plain[] {
  const form = space.affine(coefficients, 0);
  return MODULI.flatMap((modulus) => {
    // Modulo 2 a sum is a difference, and one residue tells the other.
    if (modulus === 2 && coefficients.some((x) => x < 0)) return [];
    const residues = Array.from({ length: modulus === 2 ? 1 : modulus }, (_, r) => r);
    return residues.map((residue) => ({
      condition: congruent(space, form, residue, modulus),
      worth: worth * WORTH.congruence,
    }));
  });
}

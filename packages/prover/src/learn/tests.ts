/**
 * The conditions among which a tree may choose: walls c·p ≥ k in a list of directions c, and congruences of c·p. Each has its
 * worth, a factor on what it tells apart, so that a slanted wall must be clearly better than a plain one to be taken.
 *
 * Conditions come in levels, each with all of those before: walls on gaps, and on sums and differences of two; on sums and
 * differences of three; congruences of gaps and of two. Where these do not do, the slanted learner takes over.
 */
import type { Space } from '../region/affine.ts';
import { atMostZero, type Constraint, congruent } from '../region/constraint.ts';
import { dot } from '../region/exact.ts';

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

export const LEVELS = 3;
const MODULI = [2, 3];
const SIGNS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const WORTH = { axis: 1, difference: 0.8, sum: 0.7, triple: 0.6, congruence: 0.8 };
/** Walls far from 0 are worth less, by this factor a step. */
const FAR = 0.995;

/** The tests of a level that tell some of the points apart. */
export function testsFor(
  space: Space,
  relevant: readonly number[],
  points: readonly (readonly number[])[],
  level: number,
): Test[] {
  const plain = [...axes(space, relevant), ...pairs(space, relevant)];
  const directions = [...plain];
  if (level >= 1) directions.push(...triples(space, relevant));
  const families = directions.map((direction) => walls(space, points, direction));
  if (level >= 2) families.push(...plain.map((direction) => congruences(space, direction)));
  return families.flatMap((tests, family) => tests.map((test) => ({ ...test, family })));
}

function axes(space: Space, relevant: readonly number[]): Direction[] {
  return relevant.map((i) => ({ coefficients: vector(space, new Map([[i, 1]])), worth: WORTH.axis }));
}

/** gap ± gap */
function pairs(space: Space, relevant: readonly number[]): Direction[] {
  const directions: Direction[] = [];
  for (const [n, i] of relevant.entries()) {
    for (const j of relevant.slice(n + 1)) {
      for (const sign of [-1, 1]) {
        const worth = sign < 0 ? WORTH.difference : WORTH.sum;
        directions.push({
          coefficients: vector(
            space,
            new Map([
              [i, 1],
              [j, sign],
            ]),
          ),
          worth,
        });
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
        for (const [x, y] of SIGNS) {
          directions.push({
            coefficients: vector(
              space,
              new Map([
                [i, 1],
                [j, x],
                [k, y],
              ]),
            ),
            worth: WORTH.triple,
          });
        }
      }
    }
  }
  return directions;
}

function vector({ dimension }: Space, entries: ReadonlyMap<number, number>): number[] {
  return Array.from({ length: dimension }, (_, i) => entries.get(i) ?? 0);
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

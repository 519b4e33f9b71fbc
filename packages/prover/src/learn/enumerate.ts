/**
 * Lists of directions: combinations of gaps with small coefficients, and their congruences. In few dimensions such a
 * list is complete for all practical purposes; in many it is too long.
 */
import { gcd, mod } from '../region/exact.ts';
import type { Direction } from './direction.ts';
import { lengthOf, slantedWorth } from './slanted-wall.ts';

const LARGEST_COEFFICIENT = 5;
/** In many dimensions large coefficients make too many directions. */
const MOST_VECTORS = 16_000;
const MODULI = [2, 3];
const ALL_MODULI = [2, 3, 6];
const WORTH = { difference: 0.8, sum: 0.7, triple: 0.6, slanted: 0.7, congruence: 0.8 };

/** How many levels of directions there are. */
export const LEVELS = 3;

/**
 * Few directions, in levels, each with all of those before: walls on gaps and on sums and differences of two; on sums
 * and differences of three; congruences of gaps and of sums and differences of two, modulo 2 and 3.
 */
export function levelDirections(dimension: number, gaps: readonly number[], level: number): Direction[] {
  const wall = (c: number[]): Direction => ({
    coefficients: c,
    modulus: 0,
    worth: lengthOf(c) === 3 ? WORTH.triple : plainWorth(c),
  });
  const walls = combinations(dimension, gaps, 1, level >= 1 ? 3 : 2)
    .sort(byEntries)
    .map(wall);
  if (level < 2) return walls;
  const plain = walls.filter(({ coefficients }) => lengthOf(coefficients) <= 2);
  return [...walls, ...plain.flatMap((direction) => congruencesOf(direction))];
}

/** Short ones first, then those with entries at earlier gaps. */
function byEntries(x: readonly number[], y: readonly number[]): number {
  const gap = x.findIndex((c, i) => (c === 0) !== (y[i] === 0));
  return lengthOf(x) - lengthOf(y) || (gap < 0 ? 0 : x[gap] === 0 ? 1 : -1);
}

/** Modulo 2 a sum is a difference. */
function congruencesOf({ coefficients, worth }: Direction): Direction[] {
  const moduli = MODULI.filter((modulus) => modulus !== 2 || coefficients.every((c) => c >= 0));
  return moduli.map((modulus) => ({ coefficients, modulus, worth: worth * WORTH.congruence }));
}

/** Gaps, differences and sums of two gaps, and their congruences modulo 2 and 3. */
export function plainDirections(dimension: number, gaps: readonly number[]): Direction[] {
  const walls = combinations(dimension, gaps, 1, 2).map((c) => ({ coefficients: c, modulus: 0, worth: plainWorth(c) }));
  return [...walls, ...congruences(walls, MODULI)];
}

/** All combinations of gaps with small coefficients, and their congruences modulo 2, 3 and 6. */
export function allDirections(dimension: number, gaps: readonly number[], most = MOST_VECTORS): Direction[] {
  let largest = 1;
  while (largest < LARGEST_COEFFICIENT && (2 * largest + 3) ** gaps.length <= most) largest += 1;
  const walls = combinations(dimension, gaps, largest, gaps.length).map((c) => {
    const isPlain = lengthOf(c) <= 2 && c.every((x) => Math.abs(x) < 2);
    return { coefficients: c, modulus: 0, worth: isPlain ? plainWorth(c) : slantedWorth(WORTH.slanted, c) };
  });
  return [...walls, ...congruences(walls, ALL_MODULI)];
}

/**
 * Primitive vectors with entries of this size at most, the first of them positive, and so many at most that are not 0.
 */
function combinations(dimension: number, gaps: readonly number[], largest: number, most: number): number[][] {
  const found: number[][] = [];
  const extend = (at: number, c: readonly number[], entries: number): void => {
    if (at === gaps.length) {
      if (entries > 0 && c.reduce(gcd, 0) === 1) found.push([...c]);
      return;
    }
    extend(at + 1, c, entries);
    if (entries === most) return;
    for (let x = entries === 0 ? 1 : -largest; x <= largest; x++) {
      if (x !== 0) extend(at + 1, c.with(gaps[at], x), entries + 1);
    }
  };
  extend(0, new Array<number>(dimension).fill(0), 0);
  return found.sort(byLength);
}

const byLength = (x: readonly number[], y: readonly number[]): number => lengthOf(x) - lengthOf(y);

function plainWorth(c: readonly number[]): number {
  if (lengthOf(c) === 1) return 1;
  return c.some((x) => x < 0) ? WORTH.difference : WORTH.sum;
}

/** The first direction of each kind: modulo 2 a sum is a difference, modulo 3 twice a gap is its negative. */
function congruences(walls: readonly Direction[], moduli: readonly number[]): Direction[] {
  const found: Direction[] = [];
  for (const modulus of moduli) {
    const known = new Set<string>();
    for (const { coefficients, worth } of walls) {
      const residues = coefficients.map((x) => mod(x, modulus));
      if (residues.reduce(gcd, modulus) !== 1) continue;
      const opposite = residues.map((x) => mod(-x, modulus));
      if (known.has(residues.join()) || known.has(opposite.join())) continue;
      known.add(residues.join());
      found.push({ coefficients, modulus, worth: worth * WORTH.congruence * (modulus > 3 ? WORTH.congruence : 1) });
    }
  }
  return found;
}

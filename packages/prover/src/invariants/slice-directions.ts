/**
 * Directions that are listed for the samples of a slice: walls along gaps, sums and differences of two gaps, and sums of
 * neighbouring gaps; congruences of all forms modulo 2 and 3, and of sums of neighbouring gaps modulo 6.
 *
 * The tempo has one value on a slice, so congruences that differ by a multiple of it ask the same. One of each is listed.
 */

import { isChoice } from '../formula/decision-tree.ts';
import type { Direction } from '../learn/direction.ts';
import { plainDirections } from '../learn/enumerate.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { gcd, mod } from '../region/exact.ts';

const WORTH = { sum: 0.7, congruence: 0.56, known: 0.72 };
/** Walls are changed by up to so many times the tempo. */
const MOST_TEMPOS = 3;
/** Each unit of a coefficient beyond the first two makes a direction worth less by this factor. */
const LONG = 0.97;

export function sliceDirections(tempo: readonly number[]): Direction[] {
  const gaps = tempo.map((_, gap) => gap);
  const walls = plainDirections(tempo.length, gaps).filter(({ modulus }) => modulus === 0);
  const sums = neighbourSums(gaps);
  return [
    ...walls,
    ...sums.map((coefficients) => ({ coefficients, modulus: 0, worth: WORTH.sum })),
    ...[2, 3].flatMap((modulus) => congruences(tempo, modulus)),
    ...sums.map((coefficients) => ({ coefficients, modulus: 6, worth: WORTH.congruence })),
  ].map((direction) => ({ ...direction, isCentral: true }));
}

/** The directions of all walls of some predicates, each the shortest of those that differ by a multiple of the tempo. */
export function wallsOf(predicates: Iterable<Predicate>, tempo: readonly number[]): Direction[] {
  const found = new Map<string, Direction>();
  const goThrough = (tree: Predicate): void => {
    if (!isChoice(tree)) return;
    const { form, modulus } = tree.condition;
    const coefficients = modulus === 0 ? shortest(form.coefficients, tempo) : [];
    if (coefficients.some((c) => c !== coefficients[0])) {
      const worth = WORTH.known * LONG ** (lengthOf(coefficients) - 2);
      found.set(coefficients.join(), { coefficients, modulus, worth, isCentral: true });
    }
    goThrough(tree.yes);
    goThrough(tree.no);
  };
  for (const predicate of predicates) goThrough(predicate);
  return [...found.values()];
}

/** The shortest form that has the same walls as this one where the tempo has one value; the first of its coefficients is positive. */
function shortest(form: readonly number[], tempo: readonly number[]): number[] {
  let best = [...form];
  for (let k = -MOST_TEMPOS; k <= MOST_TEMPOS; k++) {
    const other = form.map((x, gap) => x + k * tempo[gap]);
    if (lengthOf(other) < lengthOf(best)) best = other;
  }
  const sign = (best.find((x) => x !== 0) ?? 0) < 0 ? -1 : 1;
  const common = best.reduce(gcd, 0) || 1;
  return best.map((x) => (sign * x) / common + 0);
}

const lengthOf = (form: readonly number[]): number => form.reduce((sum, x) => sum + Math.abs(x), 0);

/** Sums of three or more neighbouring gaps. */
function neighbourSums(gaps: readonly number[]): number[][] {
  return gaps.flatMap((from) =>
    gaps.filter((to) => to >= from + 2).map((to) => gaps.map((gap) => (gap >= from && gap <= to ? 1 : 0))),
  );
}

/** The shortest form of each kind, short ones first. */
function congruences(tempo: readonly number[], modulus: number): Direction[] {
  const residues = modulus === 2 ? [0, 1] : [0, 1, -1];
  let forms: number[][] = [[]];
  for (const _ of tempo) forms = forms.flatMap((form) => residues.map((x) => [...form, x]));
  const known = new Set<string>();
  const reduced = (form: readonly number[], sign: number, times: number): string =>
    form.map((x, gap) => mod(sign * x + times * tempo[gap], modulus)).join();
  for (const times of residues) known.add(reduced(tempo, 0, times));
  const found: Direction[] = [];
  for (const form of forms.sort((x, y) => lengthOf(x) - lengthOf(y))) {
    if (known.has(reduced(form, 1, 0))) continue;
    for (const sign of [1, -1]) for (const times of residues) known.add(reduced(form, sign, times));
    const worth = lengthOf(form) === 1 ? 0.8 : WORTH.congruence * LONG ** (lengthOf(form) - 2);
    found.push({ coefficients: form, modulus, worth });
  }
  return found;
}

/**
 * Directions that are listed for the samples of a slice: walls along gaps, sums and differences of two gaps, and sums of
 * neighbouring gaps; congruences of all forms modulo 2 and 3, and of sums of neighbouring gaps modulo 6.
 *
 * The tempo has one value on a slice, so congruences that differ by a multiple of it ask the same. One of each is listed.
 */
import type { Direction } from '../learn/direction.ts';
import { plainDirections } from '../learn/enumerate.ts';
import { mod } from '../region/exact.ts';

const WORTH = { sum: 0.7, congruence: 0.56 };
/** Each unit of a coefficient beyond the first two makes a congruence worth less by this factor. */
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
  const length = (form: readonly number[]): number => form.reduce((sum, x) => sum + Math.abs(x), 0);
  const known = new Set<string>();
  const reduced = (form: readonly number[], sign: number, times: number): string =>
    form.map((x, gap) => mod(sign * x + times * tempo[gap], modulus)).join();
  for (const times of residues) known.add(reduced(tempo, 0, times));
  const found: Direction[] = [];
  for (const form of forms.sort((x, y) => length(x) - length(y))) {
    if (known.has(reduced(form, 1, 0))) continue;
    for (const sign of [1, -1]) for (const times of residues) known.add(reduced(form, sign, times));
    const worth = length(form) === 1 ? 0.8 : WORTH.congruence * LONG ** (length(form) - 2);
    found.push({ coefficients: form, modulus, worth });
  }
  return found;
}

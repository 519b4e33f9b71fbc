/**
 * Directions that are listed for the positions of a class B: walls along gaps, sums and differences of two gaps, and sums of
 * neighbouring gaps; congruences of all forms modulo 2 and 3, and of sums of neighbouring gaps modulo 6. So the sum of all gaps, which no
 * move changes, comes for free, and so does the tempo (classes/tempo.ts): far from balance its sign decides.
 *
 * On a slice the tempo has one value, so forms that differ by a multiple of it ask the same. One of each is listed. With five gaps that leaves
 * few enough forms to list all with small coefficients. With fitted directions alone it was a matter of luck whether TTFF with tempo 0 closed.
 */
import { mod } from '../region/exact.ts';
import { type Direction, keyOf } from './direction.ts';
import { allDirections, plainDirections } from './enumerate.ts';
import { lengthOf, opposite, primitive, slantedWorth, wallAlong } from './slanted-wall.ts';

const WORTH = { sum: 0.7, congruence: 0.56, tempo: 1, total: 0.8 };
/** With up to so many gaps all combinations are listed whose coefficients are as large as so many of them allow. */
const MOST_GAPS = 5;
const MOST_VECTORS = 4000;
/** Walls are changed by up to so many times the tempo. */
const MOST_TEMPOS = 3;

/** Directions for the samples of a slice: with few gaps all with small coefficients, too. */
export function sliceDirections(tempo: readonly number[]): Direction[] {
  const found = new Map<string, Direction>();
  const slanted = tempo.length > MOST_GAPS ? [] : slantedWalls(tempo);
  for (const one of [...directions(tempo, tempo), ...slanted]) {
    if (!found.has(keyOf(one))) found.set(keyOf(one), { ...one, isCentral: true });
  }
  return [...found.values()];
}

/** Walls along all forms with small coefficients, each as short as multiples of the tempo make it. */
function slantedWalls(tempo: readonly number[]): Direction[] {
  const gaps = tempo.map((_, gap) => gap);
  return allDirections(tempo.length, gaps, MOST_VECTORS).flatMap(({ coefficients, modulus }): Direction[] => {
    const form = modulus === 0 ? shortest(coefficients, tempo) : [];
    return form.every((x) => x === 0) ? [] : [wallAlong(form)];
  });
}

/** The shortest form that has the same walls as this one where the tempo has one value; the first of its coefficients is positive. */
export function shortest(form: readonly number[], tempo: readonly number[]): number[] {
  let best = [...form];
  for (let k = -MOST_TEMPOS; k <= MOST_TEMPOS; k++) {
    const other = form.map((x, gap) => x + k * tempo[gap]);
    if (lengthOf(other) < lengthOf(best)) best = other;
  }
  return primitive(best);
}

/** Directions for samples with any tempo. */
export function classDirections(tempo: readonly number[]): Direction[] {
  const ones = tempo.map(() => 1);
  return [
    { coefficients: opposite(tempo), modulus: 0, worth: WORTH.tempo },
    { coefficients: ones, modulus: 6, worth: WORTH.total },
    ...directions(
      tempo,
      ones.map(() => 0),
    ),
  ];
}

/** `fixed` is a form that has one value on all samples. */
function directions(tempo: readonly number[], fixed: readonly number[]): Direction[] {
  const gaps = tempo.map((_, gap) => gap);
  const walls = plainDirections(tempo.length, gaps).filter(({ modulus }) => modulus === 0);
  const sums = neighbourSums(gaps);
  return [
    ...walls,
    ...sums.map((coefficients) => ({ coefficients, modulus: 0, worth: WORTH.sum })),
    ...[2, 3].flatMap((modulus) => congruences(fixed, modulus)),
    ...sums.map((coefficients) => ({ coefficients, modulus: 6, worth: WORTH.congruence })),
  ];
}

/** Sums of three or more neighbouring gaps. */
function neighbourSums(gaps: readonly number[]): number[][] {
  return gaps.flatMap((from) =>
    gaps.filter((to) => to >= from + 2).map((to) => gaps.map((gap) => (gap >= from && gap <= to ? 1 : 0))),
  );
}

/** The shortest form of each kind, short ones first. */
function congruences(fixed: readonly number[], modulus: number): Direction[] {
  const residues = modulus === 2 ? [0, 1] : [0, 1, -1];
  let forms: number[][] = [[]];
  for (const _ of fixed) forms = forms.flatMap((form) => residues.map((x) => [...form, x]));
  const known = new Set<string>();
  const reduced = (form: readonly number[], sign: number, times: number): string =>
    form.map((x, gap) => mod(sign * x + times * fixed[gap], modulus)).join();
  for (const times of residues) known.add(reduced(fixed, 0, times));
  const found: Direction[] = [];
  for (const form of forms.sort((x, y) => lengthOf(x) - lengthOf(y))) {
    if (known.has(reduced(form, 1, 0))) continue;
    for (const sign of [1, -1]) for (const times of residues) known.add(reduced(form, sign, times));
    const worth = lengthOf(form) === 1 ? 0.8 : slantedWorth(WORTH.congruence, form);
    found.push({ coefficients: form, modulus, worth });
  }
  return found;
}

/**
 * N, the number that claims are about: a sum of weights over all pairs of squares with different letters, by their
 * letters in order. For one frog the weights 1 for T., -1 for .F and -1 for TF make N the number of pairs of a toad and
 * a hole to its right, less the number of squares before the frog.
 *
 * A move reverses neighbouring squares, so it changes the order of these only: N changes by a constant that depends on
 * the kind of the move (`changeOf`). That is why claims about N close although N is not a linear form of the counts.
 *
 * Trusted: `changeOf`, and that N is at least what `lowerBound` says.
 */
import type { Questions } from '../cases.ts';
import { combine, constantOf, type Form, isConstant, plus } from '../form.ts';
import { missing } from '../missing.ts';
import type { Factor } from './moves.ts';
import { countsOf, type Letter, type Row } from './part.ts';

/** The weights by pairs; those not given are 0. ".T" has none: with "T." it would only count all pairs of the two. */
export type Measure = ReadonlyMap<string, number>;

export const PAIRS: readonly string[] = ['T.', 'TF', '.F', 'F.', 'FT'];

const weight = (measure: Measure, x: string, y: string): number => measure.get(x + y) ?? 0;

/** N of a strip of letters. */
export function measureOf(measure: Measure, strip: string): number {
  let sum = 0;
  for (let i = 0; i < strip.length; i++) {
    for (let j = i + 1; j < strip.length; j++) sum += weight(measure, strip.charAt(i), strip.charAt(j));
  }
  return sum;
}

/** How a move changes N. */
export function changeOf(measure: Measure, factor: Factor): number {
  return measureOf(measure, [...factor].reverse().join('')) - measureOf(measure, factor);
}

const LETTERS: readonly Letter[] = ['T', '.', 'F'];

/**
 * A form that is at most sign * N on every board of the row; null if none is found. Products are bounded by `product`.
 */
export function lowerBound(measure: Measure, sign: 1 | -1, row: Row, ask: Questions, unknowns: number): Form | null {
  let sum: Form = new Array<number>(unknowns + 1).fill(0);
  const add = (factor: number, bound: Form | null): boolean => {
    if (bound !== null) sum = combine(1, sum, factor, bound);
    return bound !== null;
  };
  const counts = row.map((part) => countsOf(part, unknowns));
  for (let j = 0; j < row.length; j++) {
    const part = row[j];
    if (typeof part === 'object' && part.kind === 'word' && part.slides !== false) {
      // the pairs inside: at least one if a toad slides, at most all
      const factor = sign * weight(measure, 'T', '.');
      if (factor > 0 && part.slides === true) sum = plus(sum, factor);
      if (factor < 0 && !add(factor, product(part.toads, part.holes, -1, ask))) return null;
    }
    for (let i = 0; i < j; i++) {
      for (const x of LETTERS) {
        for (const y of LETTERS) {
          const factor = sign * weight(measure, x, y);
          if (factor === 0) continue;
          const [left, right] = [counts[i]?.[x] ?? missing(), counts[j]?.[y] ?? missing()];
          if (!add(factor, product(left, right, factor > 0 ? 1 : -1, ask))) return null;
        }
      }
    }
  }
  return sum;
}

/**
 * A form that is at most (side 1) or at least (side -1) the product of two forms that are not negative: exact if one is
 * 0 or 1; otherwise both are at least 2, and (x-2)(y-2) >= 0 says that the product is at least 2x+2y-4.
 */
function product(x: Form, y: Form, side: 1 | -1, ask: Questions): Form | null {
  for (const [one, other] of [
    [x, y],
    [y, x],
  ] as const) {
    if (isConstant(one)) return combine(constantOf(one), other, 0, other);
    if (!ask.atLeastZero(plus(one, -1))) return combine(0, one, 0, one);
    if (!ask.atLeastZero(plus(one, -2))) return other;
  }
  return side === 1 ? plus(combine(2, x, 2, y), -4) : null;
}

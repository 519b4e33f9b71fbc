/**
 * Cases in which a parameter has two values, with results that are joined by interpolation only, as two cases: two points lie on every line,
 * so a formula such as {-2|3a/2-1} for a <= 1 says nothing.
 */
import { SIDES } from '@lilypad/games';
import type { Affine, Space } from '../region/affine.ts';
import { atLeastZero, atMostZero } from '../region/constraint.ts';
import { tidy } from '../region/tidy.ts';
import type { Case } from '../symbolic/cases.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';

/** The cases, with those in two that are fused. */
export function unfused<T>(
  space: Space,
  cases: readonly Case<T>[],
  isFused: (value: T, parameter: number) => boolean,
): Case<T>[] {
  return cases.flatMap((one) => {
    const pair = space.names
      .map((_, parameter) => ({ parameter, ...boundsOf(one.where.inequalities, parameter) }))
      .find(({ parameter, low, high }) => high === low + 1 && isFused(one.value, parameter));
    if (pair === undefined) return [one];
    const form = space.parameter(pair.parameter);
    const halves = [pair.low, pair.high].flatMap((value): Case<T>[] => {
      const difference = space.plus(form, space.one, -value);
      const region = one.where.region.and([atMostZero(difference), atLeastZero(space, difference)]);
      return region.point() === null ? [] : [{ ...one, where: tidy(region) }];
    });
    return unfused(space, halves, isFused);
  });
}

/** The bounds of a parameter that inequalities about it alone give. */
function boundsOf(inequalities: readonly Affine[], parameter: number): { low: number; high: number } {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { coefficients, constant } of inequalities) {
    const factor = coefficients[parameter];
    if (factor === 0 || coefficients.some((c, i) => c !== 0 && i !== parameter)) continue;
    // factor·p + constant <= 0
    if (factor > 0) high = Math.min(high, Math.floor(-constant / factor));
    else low = Math.max(low, Math.ceil(-constant / factor));
  }
  return { low, high };
}

/** Coefficients beyond this come from two points, not from a rule: a board of four holes is worth at most four moves a toad. */
const LARGEST = 4;

/** Whether a number of a game grows with a parameter by a fraction, or by much, as lines through two points do. */
export function isInterpolated(forest: Forest, tree: Tree, parameter: number): boolean {
  const form = forest.form(tree);
  if (form === null) {
    return SIDES.some((side) => forest.options(tree, side).some((one) => isInterpolated(forest, one, parameter)));
  }
  const factor = form.coefficients[parameter];
  return factor % 2 ** form.shift !== 0 || Math.abs(factor / 2 ** form.shift) > LARGEST;
}

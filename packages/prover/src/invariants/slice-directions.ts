/** The directions of walls that are known before a slice is learned: those of the sets that replies lead to. */
import { isChoice } from '../formula/decision-tree.ts';
import type { Direction } from '../learn/direction.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { gcd } from '../region/exact.ts';

const WORTH = 0.72;
/** Walls are changed by up to so many times the tempo. */
const MOST_TEMPOS = 3;
/** Each unit of a coefficient beyond the first two makes a direction worth less by this factor. */
const LONG = 0.97;

/** The directions of all walls of some predicates, each the shortest of those that differ by a multiple of the tempo. */
export function wallsOf(predicates: Iterable<Predicate>, tempo: readonly number[]): Direction[] {
  const found = new Map<string, Direction>();
  const goThrough = (tree: Predicate): void => {
    if (!isChoice(tree)) return;
    const { form, modulus } = tree.condition;
    const coefficients = modulus === 0 ? shortest(form.coefficients, tempo) : [];
    if (coefficients.some((c) => c !== coefficients[0])) {
      const worth = WORTH * LONG ** (lengthOf(coefficients) - 2);
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

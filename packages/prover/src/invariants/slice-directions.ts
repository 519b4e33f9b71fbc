/** The directions of walls that are known before a slice is learned: those of the sets that replies lead to. */
import { isChoice } from '../formula/decision-tree.ts';
import { shortest } from '../learn/class-directions.ts';
import type { Direction } from '../learn/direction.ts';
import { wallAlong } from '../learn/slanted-wall.ts';
import type { Predicate } from '../outcomes/claim.ts';

/** The directions of all walls of some predicates, each the shortest of those that differ by a multiple of the tempo. */
export function wallsOf(predicates: Iterable<Predicate>, tempo: readonly number[]): Direction[] {
  const found = new Map<string, Direction>();
  const goThrough = (tree: Predicate): void => {
    if (!isChoice(tree)) return;
    const { form, modulus } = tree.condition;
    const coefficients = modulus === 0 ? shortest(form.coefficients, tempo) : [];
    if (coefficients.some((c) => c !== coefficients[0])) {
      found.set(coefficients.join(), wallAlong(coefficients));
    }
    goThrough(tree.yes);
    goThrough(tree.no);
  };
  for (const predicate of predicates) goThrough(predicate);
  return [...found.values()];
}

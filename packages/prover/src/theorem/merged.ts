/** Several conclusions from the same claims as one theorem. */
import { CheckedTheorem } from './checked-theorem.ts';

/**
 * The theorems with those put together that have the same claims, and differ in what they conclude from them.
 *
 * @throws Error - if the checker rejects the conclusions together, which is a defect of the program
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const theorem = libraryTheorem('A11', text);
 * const corollary = { name: 'mine', word: 'F.', parameters: ['a'], gaps: ['a', '0', '0'], formula: { value: '0' } };
 * const one = theorem.concluding([corollary]);
 * one instanceof CheckedTheorem && mergedTheorems([one, one]).map(({ corollaries }) => corollaries.length); // => [ 1 ]
 * ```
 */
export function mergedTheorems(theorems: readonly CheckedTheorem[]): CheckedTheorem[] {
  const groups = new Map<string, { readonly first: CheckedTheorem; readonly conclusions: Map<string, object> }>();
  for (const theorem of theorems) {
    const { claims, conclusions } = theorem.split();
    const group = groups.get(claims) ?? { first: theorem, conclusions: new Map<string, object>() };
    for (const one of conclusions) group.conclusions.set(JSON.stringify(one), one);
    groups.set(claims, group);
  }
  return [...groups.values()].map(({ first, conclusions }) => {
    if (conclusions.size <= 1) return first;
    const merged = first.concluding([...conclusions.values()].map(named));
    if (merged instanceof CheckedTheorem) return merged;
    throw new Error(`the checker rejects a corollary of our own: ${merged.obligation}: ${merged.message}`);
  });
}

/** Corollaries of one certificate have different names. */
const named = (one: object, i: number): object => ('name' in one ? { ...one, name: `${one.name} ${i + 1}` } : one);

/** What Rocq proves of a named result, computed from the list of its theorems. */
import type { NamedResult } from '../results/named-result.ts';
import { ROCQ_THEOREMS } from '../results/rocq-theorems.ts';

/** The theorems of Rocq about a result, and whether they say all of it. */
export interface RocqProofs {
  readonly theorems: readonly string[];
  readonly isWhole: boolean;
}

/**
 * What the theorems of the folder rocq say of a result. They say all of it if each of its statements is one of theirs; a result without
 * statements is compared in words.
 *
 * @example
 * ```ts
 * const result = resultNamed('T3');
 * result && rocqOf(result); // => { theorems: [ 'conjecture_T3_three', 'conjecture_T3_one' ], isWhole: false }
 * ```
 */
export function rocqOf({ name, statement, statements, isPartial = false }: NamedResult): RocqProofs {
  const theorems = ROCQ_THEOREMS.filter(({ about }) => about.includes(name));
  const said = new Set(theorems.flatMap(({ says }) => says));
  const wanted = statements.length === 0 ? [statement] : statements.map(({ text }) => text);
  return {
    theorems: theorems.map((theorem) => theorem.name),
    isWhole: !isPartial && wanted.every((text) => said.has(text)),
  };
}

/** All that is known of named results: what certificates prove, what boards say, and the state that follows. */
import type { ProofLibrary } from '@lilypad/prover';
import type { NamedResult } from '../results/named-result.ts';
import { resultNamed } from '../results/register.ts';
import type { Evidence } from './evidence.ts';
import { type Proofs, proofsOf } from './proofs.ts';
import { type State, stateOf } from './status.ts';

/** What is known of a result. */
export interface ResultFinding {
  /** The result. */
  readonly result: NamedResult;
  /** What certificates prove of it. */
  readonly proofs: Proofs;
  /** Null if it was not checked board by board. */
  readonly evidence: Evidence | null;
  /** What follows from both. */
  readonly state: State;
}

/**
 * What is known of results, in their order.
 *
 * @param evidenceOf - what boards say of a result, given what is proved of it; null if no board was looked at
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * import { ProofLibrary } from '@lilypad/prover';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const library = new ProofLibrary({ names: () => ['A11'], text: (name) => (name === 'A11' ? text : null) });
 * const results = REGISTER.filter(({ name }) => name === 'A11');
 * findResults(results, library, () => null).map(({ state }) => state); // => [ 'proved' ]
 * ```
 */
export function findResults(
  results: readonly NamedResult[],
  library: ProofLibrary,
  evidenceOf: (result: NamedResult, proofs: Proofs) => Evidence | null,
): ResultFinding[] {
  const known = new Map<NamedResult, Proofs>();
  const proofs = (result: NamedResult): Proofs => {
    const found = known.get(result) ?? proofsOf(result, library);
    known.set(result, found);
    return found;
  };
  // Evidence does not matter for what implies a result.
  const isProved = (name: string): State => {
    const other = resultNamed(name);
    return other === undefined ? 'stated' : stateOf(proofs(other), null);
  };
  return results.map((result) => {
    const found = proofs(result);
    const evidence = evidenceOf(result, found);
    return { result, proofs: found, evidence, state: stateOf(found, evidence, (result.impliedBy ?? []).map(isProved)) };
  });
}

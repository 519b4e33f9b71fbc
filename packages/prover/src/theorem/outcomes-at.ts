/** What a theorem about outcomes says of one position of its class. */
import { decide, type Relation, type Rival, type Standing } from '../outcomes/claim.ts';
import type { CheckedTheorem } from './checked-theorem.ts';

/** How a position compares with a rival, as a theorem says. */
export interface ClaimedOutcome {
  /** The game that the position is compared with. */
  readonly rival: Rival;
  /** Whether the claim is about >= or <=. */
  readonly relation: Relation;
  /** Whether it is so. */
  readonly holds: boolean;
}

/**
 * What a theorem says of the outcome of a position, by its word and its gaps; nothing where it gives the value, or is not about outcomes.
 *
 * @param gaps - the number of squares of each gap
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/T2.json', 'utf8');
 * outcomesAt(libraryTheorem('T2', text), 'TTFF', [0, 0, 2, 0, 0]).length; // => 4
 * ```
 */
export function outcomesAt({ claim }: CheckedTheorem, word: string, gaps: readonly number[]): ClaimedOutcome[] {
  const outcome = claim.kind === 'outcome' ? claim.words.get(word) : undefined;
  if (outcome?.kind !== 'against') return [];
  const against = (rival: Rival, standing: Standing | null): ClaimedOutcome[] =>
    standing === null
      ? []
      : (['atLeast', 'atMost'] as const).map((relation) => ({
          rival,
          relation,
          holds: decide(standing[relation], gaps),
        }));
  return [...against('0', outcome.zero), ...against('*', outcome.star)];
}

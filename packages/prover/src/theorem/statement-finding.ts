/** What is found about a statement, and what the search for it is given. */
import type { StyleName } from '@lilypad/games';
import type { InvariantProgress } from '../invariants/prove-invariant.ts';
import type { Clock } from '../support/clock.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import type { Trial } from './counterexample.ts';
import type { Credit } from './credit.ts';
import type { ProofLibrary } from './part-proof.ts';
import type { StrategyOptions } from './prove-strategy.ts';

/** The ways in which statements are proved, in the order in which they are tried. */
export const PROOF_METHODS = ['library', 'rules', 'values', 'outcomes', 'invariants', 'strategies'] as const;
/** One of `PROOF_METHODS`. */
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** What a method that failed was and why, in a sentence without its full stop. */
export interface FailedMethod {
  readonly method: ProofMethod;
  readonly message: string;
}

/** What was found about a statement. */
export type StatementFinding =
  | {
      readonly status: 'proved';
      readonly by: ProofMethod;
      /** The certificates of the library that prove it; none if it was proved anew. */
      readonly certificates: readonly string[];
      readonly computed: number;
      /** The theorems of which it is a corollary. */
      readonly theorems: readonly CheckedTheorem[];
      /** How many statements the search for strategies proved together with it, this one not counted. */
      readonly others: number;
    }
  | { readonly status: 'refuted'; readonly trial: Trial }
  | {
      readonly status: 'open';
      readonly trial: Trial;
      /** The parts that are proved. */
      readonly credits: readonly Credit[];
      readonly failed: readonly FailedMethod[];
    };

export interface ProveStatementOptions extends StrategyOptions {
  readonly library: ProofLibrary;
  /** The only method to try. */
  readonly by?: ProofMethod;
  /** Not by the library. */
  readonly fresh?: boolean;
  readonly maxSeconds?: number;
  /** The notation of values in the answer; plain if not given. */
  readonly notation?: StyleName;
  readonly clock?: Clock;
  /** Told about the progress of a search for an invariant. */
  readonly onSlice?: ((progress: InvariantProgress) => void) | undefined;
  /** Given the text of the certificate of a closed set that such a search has so far. With it as one of `using` the search goes on. */
  readonly onClosedSet?: ((certificate: string) => void) | undefined;
}

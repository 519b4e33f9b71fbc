/** Recurrences: the cases of a word, and in each case its value, in which simpler instances of the word may occur. */
import type { Proof } from './proof.ts';
import type { Side } from './side.ts';
import type { Split } from './split.ts';

export interface Recurrences {
  readonly kind: 'recurrences';
  readonly tree: RecurrenceTree;
}

export type RecurrenceTree =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly RecurrenceTree[] }
  | { readonly kind: 'equals'; readonly side: Side; readonly upper: Proof; readonly lower: Proof };

/** All proofs of a tree. */
export const proofsIn = (tree: RecurrenceTree): Proof[] =>
  tree.kind === 'split' ? tree.cases.flatMap(proofsIn) : [tree.upper, tree.lower];

/** Proofs of goals, step by step, as certificates have them. */
import type { Form } from './form.ts';
import type { Goal } from './goal.ts';
import type { Split } from './split.ts';

/** A goal that others may use; it holds once it has a proof in which every claim used holds. */
export interface Claim {
  readonly goal: Goal;
  proof: Proof | null;
}

/** Left is to move. */
export type Proof =
  | { readonly kind: 'leap' | 'same' | 'void' }
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Proof[] }
  | { readonly kind: 'drop'; readonly boards: readonly number[]; readonly rest: Proof }
  | { readonly kind: 'use'; readonly claim: Claim; readonly values: readonly Form[]; readonly raw: boolean }
  | { readonly kind: 'moves'; readonly answers: ReadonlyMap<string, Answer> };

/** Right is to move. */
export type Answer =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Answer[] }
  | { readonly kind: 'reply'; readonly reply: string; readonly rest: readonly Proof[] };

/** Calls back for every claim that a proof uses, with whether a piece has moved on the board by then. */
export function eachUse(proof: Proof, moved: boolean, tell: (claim: Claim, moved: boolean) => void): void {
  if (proof.kind === 'use') tell(proof.claim, moved);
  else if (proof.kind === 'drop') eachUse(proof.rest, moved, tell);
  else if (proof.kind === 'split') for (const each of proof.cases) eachUse(each, moved, tell);
  else if (proof.kind === 'moves') {
    for (const [name, answer] of proof.answers) eachUseOf(answer, moved || isOnBoard(name), tell);
  }
}

/** The same for an answer. */
export function eachUseOf(answer: Answer, moved: boolean, tell: (claim: Claim, moved: boolean) => void): void {
  if (answer.kind === 'split') for (const each of answer.cases) eachUseOf(each, moved, tell);
  else for (const proof of answer.rest) eachUse(proof, moved || isOnBoard(answer.reply), tell);
}

/** Is this the name of a move on the board, not in the game on the other side? */
export const isOnBoard = (name: string): boolean => /^[TUuFV][1-9]/.test(name);

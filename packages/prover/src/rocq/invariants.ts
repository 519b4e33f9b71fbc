/**
 * An invariant as a theorem for the Rocq proof assistant: the sets as data, one computed check, and for each word the theorem that
 * what its sets contain is at least 0, or at least *. Rocq accepts the file only if it is true.
 */
import type { CorollaryEntry } from '../check/document.ts';
import type { InvariantDocument, InvariantEntry } from '../check/invariants/document.ts';
import { endsOf, type Predicate, Truth } from '../check/tree.ts';
import { affine, bounds, list, predicate, square } from './terms.ts';
import type { RocqTheorem } from './theorem.ts';

export function invariantRocq({ target, gap, words, corollaries }: InvariantDocument): RocqTheorem {
  const name = `${target.replace(' ', '_')}_invariant`;
  const entries = [...words.values()];
  const filler = square(gap);
  const rows = entries.map(({ word }) => `\n  (${keys(word)}, ${name}_${spelled(word)}_sets)`).join(';');
  const parts = [
    `(** A closed set of class ${target}, from a certificate: the set, one check by computation, theorems. *)
From Coq Require Import List ZArith.
From Lilypad Require Import Game Board Affine Word Check Tree Outcome Invariant.
Import ListNotations.
Open Scope Z_scope.`,
    ...entries.map((entry) => setsText(name, entry)),
    `Definition ${name} : sets := Sets ${filler} [${rows}].`,
    `Lemma ${name}_checked : check_sets ${name} = true.\nProof. vm_cast_no_check (eq_refl true). Qed.`,
    ...entries.map((entry) => wordText(name, filler, entry)),
    // Rocq knows equations only.
    ...corollaries
      .filter(({ relation }) => relation === '=')
      .map((corollary, i) => corollaryText(name, filler, corollary, i)),
  ];
  const leaves = entries.reduce(
    (sum, entry) => sum + treesOf(entry).reduce((n, tree) => n + endsOf(tree).length, 0),
    0,
  );
  return { ok: true, text: `${parts.join('\n\n')}\n`, name, words: entries.length, leaves };
}

/** The set of a word, and that with a star. */
const treesOf = ({ claim }: InvariantEntry): Predicate[] =>
  ['0', '*'].map((rival) => claim.sets.get(rival)?.Left ?? new Truth(false));

const setsText = (name: string, entry: InvariantEntry): string =>
  `Definition ${name}_${spelled(entry.word)}_sets : closed := Closed\n${treesOf(entry).map(predicate).join('\n')}.`;

function wordText(name: string, filler: string, { word }: InvariantEntry): string {
  const names = [...word, ''].map((_, i) => `p${i}`);
  const board = [...word].map((letter, i) => `repeat ${filler} ${names[i]} ++ ${square(letter)} :: `).join('');
  const own = `${name}_${spelled(word)}`;
  return `Theorem ${own} : forall (r : bound) (${names.join(' ')} : nat),
  pick (gaps ${list(names)}) (member ${own}_sets r) = true ->
  asks AtLeast r (value (${board}repeat ${filler} ${names.at(-1)})) = true.
Proof.
  exact (fun r ${names.join(' ')} => sets_sound ${name} ${name}_checked ${keys(word)} _ eq_refl r ${list(names)} eq_refl).
Qed.`;
}

function corollaryText(name: string, filler: string, corollary: CorollaryEntry, i: number): string {
  const { word, parameters, gaps, formula } = corollary;
  const own = `${name}_corollary${i === 0 ? '' : i + 1}`;
  const names = parameters.map((_, k) => `p${k}`);
  const claim = `${name} ${keys(word)} ${own}_gaps ${names.length} ${own}_values`;
  return `Definition ${own}_gaps : list affine := ${list(gaps.map(affine))}.

Definition ${own}_values : tree bound :=
${bounds(formula)}.

Lemma ${own}_checked : check_closed_corollary ${claim} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem ${own} :${names.length === 0 ? '' : ` forall ${names.join(' ')} : nat,`}
  (value (strip_of ${filler} ${keys(word)} (lengths (gaps ${list(names)}) ${own}_gaps)) ==
   bound_game (pick (gaps ${list(names)}) ${own}_values))%game.
Proof.
  exact (${names.length === 0 ? '' : `fun ${names.join(' ')} => `}closed_corollary ${claim}
    ${name}_checked ${own}_checked ${list(names)} eq_refl).
Qed.`;
}

const spelled = (word: string): string => [...word].map(square).join('');
const keys = (word: string): string => list([...word].map(square));

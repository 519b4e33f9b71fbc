/**
 * A certificate as a theorem for the Rocq proof assistant: a file with the formulas as data, one computed check, and for
 * each word the theorem that its formula is its value for all gaps. Nothing in it searches for a proof.
 *
 * Not trusted: what the file says is seen in the file, and Rocq accepts it only if it is true.
 */
import { type Certificate, parseCertificate, type WordClaim } from '../check/parse.ts';
import { Misread } from '../check/text.ts';
import { formula, leafCount, list, square } from './terms.ts';

export interface RocqTheorem {
  readonly ok: true;
  /** The text of the file. */
  readonly text: string;
  /** The class, as its theorems are named. */
  readonly name: string;
  readonly words: number;
  /** Values in the formulas. */
  readonly leaves: number;
}

export interface NotExported {
  readonly ok: false;
  /** A sentence without its full stop. */
  readonly message: string;
}

/** Bound on the depth of the comparisons: enough for any certificate that can be read. */
const FUEL = 2000;

export function exportRocq(json: unknown): RocqTheorem | NotExported {
  try {
    return theorem(parseCertificate(json));
  } catch (error) {
    if (error instanceof Misread) return { ok: false, message: error.message };
    throw error;
  }
}

function theorem({ target, gap, words }: Certificate): RocqTheorem {
  const name = target.replace(' ', '_');
  const claims = [...words.values()];
  const filler = square(gap);
  const entries = claims.map(({ word }) => `(${keys(word)}, ${named(name, word)}_formula)`);
  const text = `(** The values of class ${target}, from its certificate: formulas, one check by computation, theorems. *)
From Coq Require Import List ZArith.
From Lilypad Require Import Game Board Affine Shape Word Check Cover.
Import ListNotations.
Open Scope Z_scope.

${claims.map((claim) => definition(name, claim)).join('\n\n')}

Definition ${name} : class := Class ${filler} [
  ${entries.join(';\n  ')}].

Lemma ${name}_checked : check ${FUEL} ${name} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

${claims.map((claim) => wordTheorem(name, filler, claim)).join('\n\n')}

(** Every board with these letters besides the ${filler}'s is one of the words above, and has its value. *)
Theorem ${name}_covers : covers ${name} ${keys(claims[0]?.word ?? '')}.
Proof. exact (covers_sound ${FUEL} ${name} ${keys(claims[0]?.word ?? '')} ${name}_checked eq_refl). Qed.
`;
  const leaves = claims.reduce((sum, claim) => sum + leafCount(claim.formula), 0);
  return { ok: true, text, name, words: claims.length, leaves };
}

const keys = (word: string): string => list([...word].map(square));

const named = (name: string, word: string): string => `${name}_${[...word].map(square).join('')}`;

function definition(name: string, { word, formula: tree }: WordClaim): string {
  return `Definition ${named(name, word)}_formula : shape :=\n${formula(tree)}.`;
}

function wordTheorem(name: string, filler: string, { word, parameters }: WordClaim): string {
  // Names of parameters may mean something in Rocq unless they are small letters.
  const names = parameters.every((p) => /^[a-z][0-9]*$/.test(p)) ? parameters : parameters.map((_, i) => `p${i}`);
  const board = [...word].map((letter, i) => `repeat ${filler} ${names[i]} ++ ${square(letter)} :: `).join('');
  const gaps = list(names);
  return `Theorem ${named(name, word)} : forall ${names.join(' ')} : nat,
  (value (${board}repeat ${filler} ${names.at(-1)}) == game_of (gaps ${gaps}) ${named(name, word)}_formula)%game.
Proof.
  exact (fun ${names.join(' ')} => check_sound ${FUEL} ${name} ${name}_checked ${keys(word)} _ eq_refl ${gaps} eq_refl).
Qed.`;
}

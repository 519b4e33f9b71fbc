/**
 * A certificate as a theorem for the Rocq proof assistant: a file with the formulas as data, one computed check, and
 * for each word the theorem that its claim holds for all gaps. Nothing in it searches for a proof.
 *
 * Not trusted: the file shows what it says, and Rocq accepts it only if it is true.
 */
import { type Claim, OutcomeClaim, type Standing, ValueClaim } from '../check/claim.ts';
import type { ClassDocument, CorollaryEntry, WordEntry } from '../check/document.ts';
import { endsOf } from '../check/tree.ts';
import { affine, bounds, formula, list, predicate, square } from './terms.ts';
import type { RocqTheorem } from './theorem.ts';

/** Bound on the depth of the comparisons: enough for any certificate that can be read. */
const FUEL = 2000;

/** A claim about a class, of values or of outcomes. */
export const classRocq = (document: ClassDocument): RocqTheorem => new TheoremFile(document).write();

/** Words and corollaries are written alike; what they are proved from differs with the kind of the certificate. */
class TheoremFile {
  private readonly name: string;
  private readonly filler: string;
  private readonly entries: readonly WordEntry[];
  /** Does it have predicates? Then its values are a separate class, a part of the system. */
  private readonly isSystem: boolean;
  /** The class of values, and the proof that it was checked. */
  private readonly values: string;
  private readonly valuesChecked: string;
  /** Names of theorems. */
  private readonly taken: Set<string>;

  constructor(private readonly document: ClassDocument) {
    const { target, claim, gap, words } = document;
    this.isSystem = claim === 'outcome';
    this.name = target.replace(' ', '_') + (this.isSystem ? '_outcome' : '');
    this.filler = square(gap);
    this.entries = [...words.values()];
    this.taken = new Set([
      ...this.entries.map(({ word }) => this.named(word)),
      `${this.name}_covers`,
      `${this.name}_values`,
    ]);
    this.values = this.isSystem ? `${this.name}_values` : this.name;
    this.valuesChecked = this.isSystem
      ? `(system_values ${FUEL} ${this.name} ${this.name}_checked)`
      : `${this.name}_checked`;
  }

  write(): RocqTheorem {
    const { name, entries } = this;
    const letters = keys(entries[0]?.word ?? '');
    const [check, covers] = this.isSystem ? ['check_system', 'system_covers'] : ['check', 'covers'];
    const parts = [
      this.head(),
      ...entries.map((entry) => this.data(entry)),
      this.table(),
      `Lemma ${name}_checked : ${check} ${FUEL} ${name} = true.\nProof. vm_cast_no_check (eq_refl true). Qed.`,
      ...entries.map((entry) => this.theorem(entry)),
      `(** Every board with these letters besides the ${this.filler}'s is one of the words above. *)
Theorem ${name}_covers : ${covers} ${name} ${letters}.
Proof. exact (${covers}_sound ${FUEL} ${name} ${letters} ${name}_checked eq_refl). Qed.`,
      // Rocq knows equations only.
      ...this.document.corollaries
        .filter(({ relation }) => relation === '=')
        .map((corollary) => this.corollary(corollary)),
    ];
    const leaves = entries.reduce((sum, { claim }) => sum + leafCount(claim), 0);
    return { ok: true, text: `${parts.join('\n\n')}\n`, name, words: entries.length, leaves };
  }

  private head(): string {
    const [what, more] = this.isSystem ? ['outcomes', ' Tree Outcome'] : ['values', ''];
    return `(** The ${what} of class ${this.document.target}, from a certificate: formulas, one check by computation, theorems. *)
From Coq Require Import List ZArith.
From Lilypad Require Import Game Board Affine Shape Word Check Cover${more}.
Import ListNotations.
Open Scope Z_scope.`;
  }

  private data({ word, claim }: WordEntry): string {
    const name = this.named(word);
    if (claim instanceof ValueClaim) return `Definition ${name}_formula : shape :=\n${formula(claim.formula)}.`;
    const { against } = claim as OutcomeClaim;
    const standing = ({ Left, Right }: Standing): string => `(Standing\n${predicate(Left)}\n${predicate(Right)})`;
    const star = against.get('*');
    const parts = [standing(against.get('0') as Standing), star === undefined ? 'None' : `(Some ${standing(star)})`];
    return `Definition ${name}_outcome : outcome := Outcome ${parts.join(' ')}.`;
  }

  /** All words with their formulas and outcomes. */
  private table(): string {
    const { name, values, filler, entries } = this;
    const rows = (suffix: string, isRow: (entry: WordEntry) => boolean): string =>
      entries
        .filter(isRow)
        .map(({ word }) => `\n  (${keys(word)}, ${this.named(word)}_${suffix})`)
        .join(';');
    const valued = rows('formula', ({ claim }) => claim instanceof ValueClaim);
    const table = `Definition ${values} : class := Class ${filler} [${valued}].`;
    if (!this.isSystem) return table;
    const outcomes = rows('outcome', ({ claim }) => claim instanceof OutcomeClaim);
    return `${table}\n\nDefinition ${name} : system := System ${values} [${outcomes}].`;
  }

  private theorem({ word, parameters, claim }: WordEntry): string {
    const { name, filler, values, valuesChecked } = this;
    const names = letters(parameters);
    const board = [...word].map((letter, i) => `repeat ${filler} ${names[i]} ++ ${square(letter)} :: `).join('');
    const value = `value (${board}repeat ${filler} ${names.at(-1)})`;
    const gaps = list(names);
    const [statement, from] =
      claim instanceof ValueClaim
        ? [
            `(${value} == game_of (gaps ${gaps}) ${this.named(word)}_formula)%game`,
            `check_sound ${FUEL} ${values} ${valuesChecked}`,
          ]
        : [
            `outcome_at (${value}) (gaps ${gaps}) ${this.named(word)}_outcome`,
            `system_sound ${FUEL} ${name} ${name}_checked`,
          ];
    return `Theorem ${this.named(word)} : forall ${names.join(' ')} : nat,
  ${statement}.
Proof.
  exact (fun ${names.join(' ')} => ${from} ${keys(word)} _ eq_refl ${gaps} eq_refl).
Qed.`;
  }

  private corollary({ name, word, parameters, gaps, formula: tree }: CorollaryEntry): string {
    const own = this.unused(`${this.name}_${name.replace(/[^A-Za-z0-9]/g, '_')}`);
    const names = letters(parameters);
    const isOutcome = this.document.words.get(word)?.claim instanceof OutcomeClaim;
    const [type, data, about, proof] = isOutcome
      ? ['tree bound', bounds(tree), this.name, `${this.name}_checked`]
      : ['shape', formula(tree), this.values, this.valuesChecked];
    const [check, sound] = isOutcome
      ? ['check_outcome_corollary', 'outcome_corollary']
      : ['check_corollary', 'corollary_sound'];
    const game = isOutcome
      ? `bound_game (pick (gaps ${list(names)}) ${own}_formula)`
      : `game_of (gaps ${list(names)}) ${own}_formula`;
    const claim = `${about} ${keys(word)} ${own}_gaps ${names.length} [] ${own}_formula`;
    return `Definition ${own}_gaps : list affine := ${list(gaps.map(affine))}.

Definition ${own}_formula : ${type} :=
${data}.

Lemma ${own}_checked : ${check} ${FUEL} ${claim} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem ${own} :${names.length === 0 ? '' : ` forall ${names.join(' ')} : nat,`}
  (value (strip_of ${this.filler} ${keys(word)} (lengths (gaps ${list(names)}) ${own}_gaps)) ==
   ${game})%game.
Proof.
  exact (${names.length === 0 ? '' : `fun ${names.join(' ')} => `}${sound} ${FUEL} ${FUEL} ${claim}
    ${proof} ${own}_checked ${list(names)} eq_refl (Forall_nil _)).
Qed.`;
  }

  /** The name, or one like it, that no other theorem has. */
  private unused(name: string): string {
    let free = name;
    while (this.taken.has(free)) free += "'";
    this.taken.add(free);
    return free;
  }

  private named(word: string): string {
    return `${this.name}_${[...word].map(square).join('')}`;
  }
}

const keys = (word: string): string => list([...word].map(square));

/** Names of parameters other than small letters may have a meaning in Rocq. */
function letters(parameters: readonly string[]): readonly string[] {
  return parameters.every((p) => /^[a-z][0-9]*$/.test(p)) ? parameters : parameters.map((_, i) => `p${i}`);
}

function leafCount(claim: Claim): number {
  if (claim instanceof ValueClaim) return endsOf(claim.formula).length;
  const standings = [...(claim as OutcomeClaim).against.values()];
  return standings.reduce((sum, { Left, Right }) => sum + endsOf(Left).length + endsOf(Right).length, 0);
}

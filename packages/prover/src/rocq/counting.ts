/**
 * A certificate of counting claims about one frog as a theorem for Rocq: the table as data, and one computed check. The
 * theory is in rocq/Counting.v; it has the shape X T .^b F V with conditions on the holes of X and V and on b.
 */
import type { Bound } from '../check/counting/bound.ts';
import type { CountingDocument } from '../check/counting/document.ts';
import type { Condition } from '../check/text.ts';
import { condition, list } from './terms.ts';
import type { NotExported, RocqTheorem } from './theorem.ts';

const SHAPE = /^[A-Z] T \.\^[a-z] F [A-Z]$/;
/** The places of l, r and b among the counts: toads and holes of X, b, toads and holes of V. */
const PLACES = [1, 4, 2];
const MEASURE = '.F -1, T. 1, TF -1';

export function countingRocq({ target, measure, shapes, claims, values }: CountingDocument): RocqTheorem | NotExported {
  const shape = shapes.find(({ text }) => SHAPE.test(text));
  const weights = [...measure].map(([pair, weight]) => `${pair} ${weight}`).sort();
  if (shape === undefined || shapes.length !== 2 || weights.join(', ') !== MEASURE) {
    return { ok: false, message: 'Rocq knows counting claims about one frog only' };
  }
  const bounds = claims.filter((one) => one.shape === shape);
  const told = values.filter((one) => one.shape === shape);
  if ([...bounds, ...told].some(({ where }) => where.some(speaksOfToads))) {
    return { ok: false, message: 'Rocq knows no counting claims with conditions on the number of toads' };
  }
  const rows = bounds.map(
    ({ where, relation, bound }) => `Claim ${relation === '<='} ${conditions(where)} ${term(bound)}`,
  );
  const pairs = told.map(({ where, value }) => `(${conditions(where)}, ${term(value)})`);
  const text = `(** Boards with one frog, from a certificate: claims, one check by computation, and what they say. *)
From Coq Require Import List Bool ZArith.
From Lilypad Require Import Game Board Affine Frog Bounds Counting CountingSound.
Import ListNotations.
Local Open Scope Z_scope.

Definition ${target}_bounds : list claim := ${lines(rows)}.

Definition ${target}_values : list (list cond * bound) := ${lines(pairs)}.

Lemma ${target}_checked : check_counting ${target}_bounds ${target}_values = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

(** All of this is true of all boards X T .^n F V. *)
Definition ${target}_true := counting_sound ${target}_bounds ${target}_values ${target}_checked.
`;
  return { ok: true, text, name: target, words: 1, leaves: rows.length + pairs.length };
}

const lines = (items: readonly string[]): string => `[\n  ${items.join(';\n  ')}]`;

const speaksOfToads = ({ form }: Condition): boolean => [0, 3].some((place) => form[place] !== 0);

const conditions = (where: readonly Condition[]): string =>
  list(
    where.map((one) => {
      const form = [...PLACES.map((place) => one.form[place] as number), one.form.at(-1) as number];
      return condition({ ...one, form }).slice(1, -1);
    }),
  );

function term({ twice, star }: Bound): string {
  const base = Math.floor(twice / 2);
  const sort = star ? 'Star' : twice % 2 === 0 ? 'Whole' : 'Half';
  return `(Bound ${base < 0 ? `(${base})` : base} ${sort})`;
}

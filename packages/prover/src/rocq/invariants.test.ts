/** What the exporter writes for closed sets; `npm run verify:rocq` tests that Rocq accepts it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportRocq } from '../theorem/export.ts';
import type { RocqTheorem } from './theorem.ts';

const certificate = JSON.parse(
  readFileSync(new URL('../check/testing/B21-invariant.json', import.meta.url), 'utf8'),
) as object;
const exported = (changes: object = {}): RocqTheorem =>
  exportRocq(JSON.stringify({ ...certificate, ...changes })) as RocqTheorem;

test('the sets of each word, one check and a theorem for each word', () => {
  const { text, name, words, leaves } = exported();
  expect([name, words, leaves]).toEqual(['B21_invariant', 3, 54]);
  expect(text.match(/^Definition .* : closed := Closed$/gm)).toHaveLength(3);
  expect(text).toContain(`(** A closed set of class B21, from a certificate`);
  expect(text).toContain(`Definition B21_invariant : sets := Sets E [
  ([T; T; F], B21_invariant_TTF_sets);
  ([T; F; T], B21_invariant_TFT_sets);
  ([F; T; T], B21_invariant_FTT_sets)].`);
  expect(text).toContain('Lemma B21_invariant_checked : check_sets B21_invariant = true.');
  expect(text).toContain(`Theorem B21_invariant_TFT : forall (r : bound) (p0 p1 p2 p3 : nat),
  pick (gaps [p0; p1; p2; p3]) (member B21_invariant_TFT_sets r) = true ->
  asks AtLeast r (value (repeat E p0 ++ T :: repeat E p1 ++ F :: repeat E p2 ++ T :: repeat E p3)) = true.`);
});

test('corollaries are written if they are equations', () => {
  const b22 = readFileSync(new URL('../../library/W22.json', import.meta.url), 'utf8');
  const { text } = exportRocq(b22) as RocqTheorem;
  expect(text).toContain(
    `Definition B22_invariant_corollary_gaps : list affine := [(Aff 0 [0]); (Aff 0 [0]); (Aff 10 [1]); (Aff 0 [0]); (Aff 0 [0])].`,
  );
  expect(text).toContain('Theorem B22_invariant_corollary : forall p0 : nat,');
  const corollary = { name: 'x', word: 'TTF', gaps: ['2n', 'm+1', '0', 'n'], parameters: ['n', 'm'], relation: '>=' };
  expect(exported({ corollaries: [{ ...corollary, formula: { value: '*' } }] }).text).not.toContain('corollary');
});

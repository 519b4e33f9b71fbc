/** Statements that are proved together: each may use the others, in any order. */
import { expect, test } from 'vitest';
import { parseStatement, type Statement } from '../statements/statement.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import { mergedTheorems } from './merged.ts';
import { ProofLibrary } from './part-proof.ts';
import { proveStatements } from './prove-statement.ts';

const EMPTY = new ProofLibrary({ names: () => [], text: () => null });

function read(text: string): Statement {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const THEOREM = '<~T>T^a.F^b<F~> = * for a, b >= 2';
const LEMMA = '<~T>T^aFT.F^b<F~> <= * for a, b >= 1';

const prove = (texts: readonly string[], mostClaims: number) =>
  proveStatements(texts.map(read), { library: EMPTY, by: 'strategies', mostClaims });

const statuses = (texts: readonly string[], mostClaims: number) => prove(texts, mostClaims).map(({ status }) => status);

test('what one claim does not prove follows with a lemma, before it or after it', () => {
  expect(statuses([THEOREM], 1)).toEqual(['open']);
  expect(statuses([LEMMA, THEOREM], 1)).toEqual(['proved', 'proved']);
  expect(statuses([THEOREM, LEMMA], 1)).toEqual(['proved', 'proved']);
});

test('what is not proved or false helps nobody, and stops nobody', () => {
  const hard = 'T^a..F^a is infinitesimal for a >= 4';
  const wrong = '<~T>T^aFT.F^b<F~> <= -1 for a, b >= 1';
  expect(statuses([THEOREM, wrong], 1)).toEqual(['open', 'refuted']);
  expect(statuses([hard, THEOREM, LEMMA], 1)).toEqual(['open', 'proved', 'proved']);
});

test('one certificate states all that is proved', () => {
  const theorems = prove([THEOREM, 'T^aF. = 0 for a >= 1', LEMMA], 2).flatMap((finding) =>
    finding.status === 'proved' ? finding.theorems : [],
  );
  const [theorem, ...others] = mergedTheorems(theorems);
  expect(others).toEqual([]);
  expect(theorem?.corollaries.map(({ family }) => family)).toEqual([
    '<~T>T^(a+2).F^(b+2)<F~>',
    'T^(a+1)F.',
    '<~T>T^(a+1)FT.F^(b+1)<F~>',
  ]);
  expect(CheckedTheorem.check(theorem?.certificate ?? '')).toBeInstanceOf(CheckedTheorem);
});

test('conclusions from the same claims are one theorem', () => {
  const texts = ['T^a.TF = {a-1|1}', 'T^aF. = 0', 'T^aF. = 0'];
  const findings = proveStatements(texts.map(read), { library: EMPTY, by: 'values' });
  const theorems = findings.flatMap((finding) => (finding.status === 'proved' ? finding.theorems : []));
  expect(theorems).toHaveLength(3);
  expect(mergedTheorems(theorems).map(({ corollaries }) => corollaries.length)).toEqual([2]);
});

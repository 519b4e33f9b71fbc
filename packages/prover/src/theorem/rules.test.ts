/** Statements by rules: families with one hole, dead pieces, terminal pieces. */
import { expect, test } from 'vitest';
import { parseStatement } from '../statements/statement.ts';
import { ProofLibrary } from './part-proof.ts';
import { proveStatement } from './prove-statement.ts';
import { libraryText } from './testing/claims.ts';

const NAMES = ['Theorem1'];
const library = new ProofLibrary({
  names: () => NAMES,
  text: (name) => (NAMES.includes(name) ? libraryText(name) : null),
});

function found(text: string): string {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return proveStatement(parsed.value, { library, by: 'rules' }).status;
}

test.each([
  ['<X:~>TTFF<Q:~> = 0'],
  ['T^aFFTT.FFT^b = *'],
  ['T^a.TTFF.F^b = a-b'],
  ['T^a.T^bFT^cF = a for b >= 2'],
  ['T^a.TFT^cF = {a-1|{0|c}} for a >= 1'],
  ['T^a.(TF)^bT = {a-1|1/2^(b-1)} for a, b >= 1'],
  ['<~T>T^a.(TF)^bTT<~> = {a-1|1/2^(b-1)} for a, b >= 1'],
  ['T^a.F(TF)^bTFF = {{a-2|O^(b+1)(*)}|0} for a >= 2'],
  ['T^a.F(TF)^bTFF <= {{a-2|O^(b+1)(1)}|0} for a >= 2'],
  ['T^a.FTF^c <| 1'],
  ['T^a.F^b || 0 for a, b >= 2'],
  ['T^a.F^b < 1 for a, b >= 2'],
  ['T^a.F > -1/2 for a >= 1'],
])('%s is proved', (text) => {
  expect(found(text)).toBe('proved');
});

test.each([
  ['T^a.F = 0 for a >= 1', 'refuted'],
  // Two holes: no rule has them.
  ['T^a..F^a is infinitesimal for a >= 4', 'open'],
])('%s: %s', (text, status) => {
  expect(found(text)).toBe(status);
});

/** Closed sets as the tools read them: positions of a slice, what is claimed, and variants that are false. */
import { readFileSync } from 'node:fs';
import { CheckedTheorem } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { closedSetKind, closedSetPoint, wrongClosedSets } from './closed-set.ts';
import type { JsonCertificate, JsonWord } from './meaning.ts';

const read = (file: string): JsonCertificate => JSON.parse(readFileSync(new URL(file), 'utf8'));
const W22 = read(import.meta.resolve('@lilypad/prover/library/W22.json'));
const B21 = read(import.meta.resolve('@lilypad/prover/testing/B21-invariant.json'));
const TTFF = W22.words.find(({ word }) => word === 'TTFF') as JsonWord;

test.each([
  [
    { a: 4, b: 3, e: 4 },
    { a: 4, b: 3, c: 29, d: 3, e: 4 },
  ],
  [{ a: 0, b: 0, e: 4 }, null],
  [{ a: 40, b: 40, e: 4 }, null],
])('the position with sum 43, tempo 0 and %j', (given, expected) => {
  expect(closedSetPoint(TTFF, { ...given, sum: '43', tempo: '0' })).toEqual(expected);
});

test.each([
  [13, 'in the set with *, and so is the mirror image: *'],
  [14, 'in the set, and so is the mirror image: 0'],
  [9, 'outside: nothing is claimed'],
])('TT.^%iFF: %s', (c, expected) => {
  expect(closedSetKind(W22, TTFF)({ a: 0, b: 0, c, d: 0, e: 0 })).toBe(expected);
});

test('wrong variants are found, and the checker refuses them', () => {
  const wrong = wrongClosedSets(B21, 12);
  expect(wrong).toHaveLength(12);
  for (const one of wrong) expect(CheckedTheorem.check(JSON.stringify(one))).not.toBeInstanceOf(CheckedTheorem);
});

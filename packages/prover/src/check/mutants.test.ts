/** A checker that accepts true certificates is worth nothing unless it rejects false ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCertificate } from './check.ts';
import { box, type CertificateJson, type FormulaJson, fixture, Meaning, type WordJson } from './testing/meaning.ts';
import { branch, claimMutants } from './testing/mutants.ts';

const CLASSES = [
  { name: 'A11', reach: 5, every: 1, least: { rejected: 70, accepted: 3 } },
  { name: 'B11', reach: 6, every: 1, least: { rejected: 70, accepted: 1 } },
  { name: 'A21', reach: 4, every: 1, least: { rejected: 200, accepted: 3 } },
  { name: 'A12', reach: 4, every: 1, least: { rejected: 200, accepted: 10 } },
  { name: 'A31', reach: 3, every: 3, least: { rejected: 100, accepted: 0 } },
];

const meaning = new Meaning();

/** Is a claim about one of the words false at a point of the box? */
function isFalse({ gap, words }: CertificateJson, changed: readonly string[], reach: number): boolean {
  for (const claim of words.filter(({ word }) => changed.includes(word))) {
    for (const point of box(claim.parameters.length, 0, reach)) if (!meaning.isTrue(gap, claim, point)) return true;
  }
  return false;
}

test.each(CLASSES)(
  'false mutants of $name are rejected at a point, true ones are accepted',
  ({ name, reach, every, least }) => {
    const seen = { rejected: 0, accepted: 0 };
    let i = 0;
    for (const { what, certificate, words } of claimMutants(fixture(name))) {
      i += 1;
      if (i % every !== 0) continue;
      const result = checkCertificate(certificate);
      const verdict = result.ok ? 'accepted' : result.point === undefined ? result.message : 'rejected';
      const expected = isFalse(certificate, words, reach) ? 'rejected' : 'accepted';
      if (verdict !== expected) expect({ what, verdict }).toEqual({ what, verdict: expected });
      seen[expected] += 1;
    }
    expect(seen.rejected).toBeGreaterThanOrEqual(least.rejected);
    expect(seen.accepted).toBeGreaterThanOrEqual(least.accepted);
  },
);

/** Slanted walls and congruences, by which a formula of A11 or B11 is divided further. */
const walls = fc.record({
  left: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
  right: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
  constant: fc.nat(6),
  modulus: fc.constantFrom(0, 0, 0, 2, 3),
});

const sumText = (factors: readonly number[], constant: number): string =>
  `${factors.map((factor, i) => `${factor}${'abc'[i]}`).join('+')}+${constant}`;

test('walls that change nothing are accepted; a value that is wrong only beyond three of them is rejected', () => {
  const seen = { rejected: 0, accepted: 0 };
  fc.assert(
    fc.property(
      fc.array(walls, { minLength: 3, maxLength: 3 }),
      fc.constantFrom('A11', 'B11'),
      fc.boolean(),
      (list, name, wrong) => {
        const json = fixture(name);
        const claim = json.words[1] as WordJson;
        const { value } = claim.formula as { value: string };
        let formula: FormulaJson = { value: wrong ? `${value}+1` : value };
        for (const { left, right, constant, modulus } of list) {
          const text = `${sumText(left, 0)} ${modulus === 0 ? '>=' : '='} ${sumText(right, constant)}`;
          formula = branch(modulus === 0 ? text : `${text} (mod ${modulus})`, formula, { value });
        }
        claim.formula = formula;
        const result = checkCertificate(json);
        const verdict = result.ok ? 'accepted' : result.point === undefined ? result.message : 'rejected';
        const beyond = wrong && isFalse(json, [claim.word], 14);
        // the walls may meet only outside the box; then the point must show it
        if (beyond || verdict !== 'rejected') expect(verdict).toBe(beyond ? 'rejected' : 'accepted');
        else expect(wrong).toBe(true);
        seen[beyond ? 'rejected' : 'accepted'] += 1;
      },
    ),
    { numRuns: 150 },
  );
  expect(Math.min(seen.rejected, seen.accepted)).toBeGreaterThan(20);
});

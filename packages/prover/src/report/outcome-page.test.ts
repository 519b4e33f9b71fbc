/** The page of T2 has the trees that its certificate has. `npm run library -- --pages` makes them anew. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import type { OutcomeCertificate } from '../theorem/certificate.ts';
import { outcomePageOf, outcomeReport } from './outcome-page.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const T2: OutcomeCertificate = JSON.parse(read('../../library/T2.json'));
const page = read('../../../../docs/theorems/T2.md');

test('T2.md is what the certificate gives', () => {
  expect(outcomePageOf(T2, page)).toBe(page);
});

test('a page with one tree changed is not', () => {
  const changed = page.replace('if 2a+b < d+2e:', 'if 2a+b < d+2e+1:');
  expect(changed).not.toBe(page);
  expect(outcomePageOf(T2, changed)).toBe(page);
});

test('only the marked part is made, and only if there are marks', () => {
  const b11 = outcomeFixture() as unknown as OutcomeCertificate;
  expect(outcomePageOf(b11, 'no marks')).toBeNull();
  const old =
    'Before\n<!-- made from the certificate; do not edit -->old<!-- end of what is made from the certificate -->\nafter\n';
  const made = outcomePageOf(b11, old);
  expect(made).toMatch(/^Before\n<!--.*-->\n\nThere are 2 words with \d+ ends in all; the proof has \d+ obligations/);
  expect(made).toContain('.^aT.^bF.^c\n  >= 0\n    if ');
  expect(made?.endsWith('-->\nafter\n')).toBe(true);
});

test('a report has the statement, its corollaries, the trees and the proof', () => {
  const report = outcomeReport(outcomeFixture() as unknown as OutcomeCertificate);
  expect(report).toMatch(/^# Outcomes of class B11\n\n\*\*Theorem\.\*\* For all sizes a, b, c ≥ 0/);
  expect(report).toContain('**Corollary passed.** The value of `.^(2)F.^(n)T.^(2)`:');
  expect(report).toContain('## Trees\n\nThere are 2 words');
  expect(report).toMatch(/## Proof\n\nBy induction .*\n$/);
});

test('nothing is made from a certificate that is false', () => {
  const wrong = outcomeFixture();
  Object.assign(wrong.words[1]?.against?.['0'] as object, { atLeast: { holds: true } });
  expect(() => outcomePageOf(wrong as unknown as OutcomeCertificate, page)).toThrow('rejected');
});

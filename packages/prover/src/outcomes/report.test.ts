/** The page of T2 has the counts of its certificate. `npm run library -- --pages` makes them again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { libraryTheorem } from '../theorem/library.ts';
import { pageOf } from '../theorem/pages.ts';
import { libraryText, theoremIn } from '../theorem/testing/claims.ts';

const T2 = libraryTheorem('T2', libraryText('T2') as string);
const B11 = theoremIn(JSON.stringify(outcomeFixture()));
const page = readFileSync(new URL('../../../../docs/theorems/T2.md', import.meta.url), 'utf8');

test('T2.md is what the certificate gives', () => {
  expect(pageOf('T2', T2, page)).toBe(page);
});

test('a page with a count changed is not', () => {
  const changed = page.replace('503 ends', '504 ends');
  expect(changed).not.toBe(page);
  expect(pageOf('T2', T2, changed)).toBe(page);
});

test('only the marked part is made if there are marks', () => {
  const old =
    'Before\n<!-- made from the certificate; do not edit -->old<!-- end of what is made from the certificate -->\nafter\n';
  const made = pageOf('B11', B11, old);
  expect(made).toMatch(/^Before\n<!--.*-->\n\nThere are 2 words with \d+ ends in all; the proof has \d+ obligations/);
  expect(made).toContain('.^aT.^bF.^c\n  >= 0\n    if ');
  expect(made.endsWith('-->\nafter\n')).toBe(true);
  expect(pageOf('B11', B11, 'no marks')).toMatch(/^# Outcomes of class B11\n/);
});

test('a report has the statement, its corollaries, the trees and the proof', () => {
  const report = B11.report('md') as string;
  expect(report).toMatch(/^# Outcomes of class B11\n\n\*\*Theorem\.\*\* For all sizes a, b, c ≥ 0/);
  expect(report).toContain('**Corollary passed.** The value of `.^(2)F.^(n)T.^(2)`:');
  expect(report).toContain('## Trees\n\nThere are 2 words');
  expect(report).toMatch(/## Proof\n\nBy induction .*\n$/);
  expect(B11.report('tex')).toContain('\\section*{Outcomes of class B11}');
});

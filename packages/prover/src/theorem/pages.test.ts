/**
 * The pages of docs/theorems say what the certificates of the library say. `npm run library -- --pages` makes them
 * again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraryTheorem } from './library.ts';
import { indexPage, isKept, pageOf } from './pages.ts';
import { libraryText } from './testing/claims.ts';

const OPEN = '<!-- made from the certificate; do not edit -->';
const CLOSE = '<!-- end of what is made from the certificate -->';
const library = new URL('../../library/', import.meta.url);
const pages = new URL('../../../../docs/theorems/', import.meta.url);
const page = (name: string): string | null => {
  const file = new URL(`${name}.md`, pages);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const theoremNamed = (name: string) => libraryTheorem(name, libraryText(name) as string);
const theorems = readdirSync(library)
  .sort()
  .map((file) => file.replace('.json', ''))
  .map((name) => ({ name, theorem: theoremNamed(name) }));

test('every page that is kept, and the index, are those that the certificates give', { timeout: 300_000 }, () => {
  let kept = 0;
  for (const { name, theorem } of theorems) {
    const old = page(name);
    const byHand = old?.includes(OPEN) === true;
    if (byHand || isKept(theorem)) expect(pageOf(name, theorem, old)).toBe(old);
    else expect([name, old]).toEqual([name, null]);
    if (old !== null) kept += 1;
  }
  expect(kept).toBeGreaterThan(11);
  const all = theorems.map(({ theorem }) => theorem);
  expect(indexPage(all, page('README') as string)).toBe(page('README'));
});

test('the index counts as the checker does, and keeps what is written by hand', () => {
  const b21 = theoremNamed('B21');
  const made = indexPage([b21], `Before\n${OPEN}old${CLOSE}\n- after\n`) as string;
  const { leaves, obligations } = b21.counts;
  expect(made).toContain(`| [B21](B21.md) | 3 | ${leaves} | ${obligations} | \`TT.^aF\` = `);
  expect(made).toMatch(/^Before\n<!--[\s\S]*-->\n- after\n$/);
  expect(made).not.toContain('old');
  expect(indexPage([b21], 'no marks')).toBeNull();
});

test('a page written by hand keeps all but its formulas', () => {
  const old = `Before\n${OPEN}old${CLOSE}\nafter\n`;
  const made = pageOf('B11', theoremNamed('B11'), old);
  expect(made).toMatch(
    /^Before\n<!--.*-->\n\nThere are 6 regions for TF, 1 region for FT; the proof has \d+ obligations/,
  );
  expect(made).toContain(
    '.^aT.^bF.^c\n  if b = 0 (mod 2):\n    if c >= a+2: c-a-1\n    else if a >= c+2: c-a+1\n    else: 0\n',
  );
  expect(made).toContain('| always | `c-a` |');
  expect(made.endsWith('-->\nafter\n')).toBe(true);
  expect(made).not.toContain('>old<');
});

test('a page with a value changed is not the one that the certificate gives', () => {
  const old = (page('A11') as string).replace('{a-1\\|1}', '{a-1\\|2}');
  expect(old).not.toBe(page('A11'));
  expect(pageOf('A11', theoremNamed('A11'), old)).not.toBe(old);
});

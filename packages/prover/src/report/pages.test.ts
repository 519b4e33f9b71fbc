/** The pages of docs/theorems say what the certificates of the library say. `npm run library -- --pages` makes them anew. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import type { Certificate } from '../theorem/certificate.ts';
import { indexPage, pageOf } from './pages.ts';

const OPEN = '<!-- made from the certificate; do not edit -->';
const CLOSE = '<!-- end of what is made from the certificate -->';
const library = new URL('../../library/', import.meta.url);
const pages = new URL('../../../../docs/theorems/', import.meta.url);
const page = (name: string): string | null => {
  const file = new URL(`${name}.md`, pages);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const certificates = readdirSync(library)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, library), 'utf8')) as Certificate)
  .filter(({ claim }) => claim === 'value');

test('every page of a class, and the index, are those that the certificates give', { timeout: 300_000 }, () => {
  const rows = certificates.map((certificate) => {
    const old = page(certificate.target);
    const made = pageOf(certificate, old);
    expect(made.page).toBe(old);
    return made.row;
  });
  expect(rows.length).toBeGreaterThan(11);
  expect(indexPage(rows, page('README') as string)).toBe(page('README'));
});

test('the index counts as the checker does, and keeps what is written by hand', () => {
  const b21 = certificates.find(({ target }) => target === 'B21') as Certificate;
  const { row } = pageOf(b21, null);
  expect(checkCertificate(b21)).toMatchObject({ words: row.words, leaves: row.values, obligations: row.obligations });
  const made = indexPage([row], `Before\n${OPEN}old${CLOSE}\n- after\n`) as string;
  expect(made).toContain(`| [B21](B21.md) | 3 | ${row.values} | ${row.obligations} | \`TT.^aF\` = `);
  expect(made).toMatch(/^Before\n<!--[\s\S]*-->\n- after\n$/);
  expect(made).not.toContain('old');
  expect(indexPage([row], 'no marks')).toBeNull();
});

test('a page written by hand keeps all but its formulas', () => {
  const b11 = certificates.find(({ target }) => target === 'B11') as Certificate;
  const old = `Before\n${OPEN}old${CLOSE}\nafter\n`;
  const made = pageOf(b11, old).page as string;
  expect(made).toMatch(
    /^Before\n<!--.*-->\n\nThere are 2 regions for TF, 1 region for FT; the proof has \d+ obligations/,
  );
  expect(made).toContain('.^aT.^bF.^c\n  if b = 0 (mod 2): {c-a-2|c-a+2}\n  else: ');
  expect(made).toContain('| always | `c-a` |');
  expect(made.endsWith('-->\nafter\n')).toBe(true);
  expect(made).not.toContain('>old<');
});

test('a page with a value changed is not the one that the certificate gives', () => {
  const a11 = certificates.find(({ target }) => target === 'A11') as Certificate;
  const old = (page('A11') as string).replace('{a-1\\|1}', '{a-1\\|2}');
  expect(old).not.toBe(page('A11'));
  expect(pageOf(a11, old).page).not.toBe(old);
});

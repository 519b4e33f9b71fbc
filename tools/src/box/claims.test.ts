/** Claims at the points of a box: all of the library hold on small boxes, and a changed one is found. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALONE } from '@lilypad/toads';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { certificateFile } from '../workspace.ts';
import { type BoxFinding, compareClaimsTask } from './claims.ts';
import { type BoxCertificate, compareParts, corollaryParts, wordParts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-claims-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): BoxCertificate => ({
  ...(JSON.parse(readFileSync(file, 'utf8')) as JsonCertificate),
  file,
});

const compare = (certificate: BoxCertificate, largest: number): readonly BoxFinding[] =>
  [wordParts, corollaryParts].map((partsOf) => compareParts(compareClaimsTask(), partsOf(certificate, largest), ALONE));

/** A certificate of the library in which a part of the text is another. */
function changed(name: string, from: string, to: string): BoxCertificate {
  const text = readFileSync(certificateFile(name), 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text.replace(from, to));
  return read(file);
}

// So many points of so many words, with a value each, or two claims.
test.each([
  ['A11', 4, 2 * 5 ** 3, 0],
  ['B21', 3, 3 * 4 ** 4, 0],
  ['A22', 2, 6 * 3 ** 5, 0],
  ['T2', 2, 6 * 3 ** 5 * 2, 6],
])('%s holds on the box 0..%i', (name, largest, words, corollaries) => {
  expect(compare(read(certificateFile(name)), largest)).toEqual([
    { compared: words, wrong: null },
    { compared: corollaries, wrong: null },
  ]);
});

describe('what is wrong is found', () => {
  test.each([
    ['A11', '"value": "-1"', '"value": "-2"', 'the value of .F with gaps 0, 0, 0'],
    ['T2', '"holds": true', '"holds": false', '>='],
  ])('%s with %s changed to %s', (name, from, to, where) => {
    const [words] = compare(changed(name, from, to), 3);
    expect(words.wrong).toContain(where);
    expect(words.compared).toBeGreaterThan(0);
  });
});

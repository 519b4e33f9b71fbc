/** Claims at the points of a box: all of the library hold on small boxes, and a changed one is found, with and without the search. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALONE } from '@lilypad/toads';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { certificateFile } from '../workspace.ts';
import { compareTask } from './compare.ts';
import { compareBox } from './compare-box.ts';
import { type BoxCertificate, boxParts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-claims-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): BoxCertificate => ({
  ...(JSON.parse(readFileSync(file, 'utf8')) as JsonCertificate),
  file,
});

/** A certificate of the library in which a part of the text is another. */
function changed(name: string, from: string, to: string): BoxCertificate {
  const text = readFileSync(certificateFile(name), 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text.replace(from, to));
  return read(file);
}

// With a small table, where boards take the places of others, with a usual one, and without.
describe.each([
  ['a small table', { slotBits: 9 }],
  ['a usual table', {}],
  ['no search', { plain: true }],
])('by %s', (_, how) => {
  const compare = (certificate: BoxCertificate, largest: number) =>
    compareBox(compareTask(), boxParts(certificate, largest), { team: ALONE, ...how });

  // So many points of so many words, with a value each, or two claims; and those of corollaries.
  test.each([
    ['A11', 4, 2 * 5 ** 3],
    ['B21', 3, 3 * 4 ** 4],
    ['A22', 2, 6 * 3 ** 5],
    ['A33', 1, 20 * 2 ** 7],
    ['T2', 2, 6 * 3 ** 5 * 2 + 2 * 3],
  ])('%s holds on the box 0..%i', (name, largest, compared) => {
    expect(compare(read(certificateFile(name)), largest)).toEqual({ compared, wrong: null });
  });

  test.each([
    ['A11', '"value": "-1"', '"value": "-2"', 'the value of .F with gaps 0, 0, 0'],
    ['T2', '"holds": true', '"holds": false', '>='],
  ])('what is wrong is found: %s with %s changed to %s', (name, from, to, where) => {
    const { compared, wrong } = compare(changed(name, from, to), 3);
    expect(wrong).toContain(where);
    expect(compared).toBeGreaterThan(0);
  });
});

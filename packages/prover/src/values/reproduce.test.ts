/** Proving is deterministic: a class leads to the certificate of the library, to the letter. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { writeCertificate } from '../theorem/certificate.ts';
import { certificateText } from '../theorem/certificate-text.ts';
import { proveClass } from './prove-class.ts';

/** What `npm run library` writes for a class. */
function proved(name: string): string {
  const { status, claim, samples } = proveClass(classNamed(name) as PositionClass);
  if (status !== 'proved' || claim === null) return status;
  return certificateText(writeCertificate(claim, { program: 'lilypad', samples }));
}

const library = (name: string): string => readFileSync(new URL(`../../library/${name}.json`, import.meta.url), 'utf8');

test.each(['A11', 'A12', 'A21', 'A31', 'B11'])('%s', (name) => {
  expect(proved(name)).toBe(library(name));
});

// The learner of slanted and periodic regions from end to end: some ten seconds.
test('B21', { timeout: 600_000 }, () => {
  expect(proved('B21')).toBe(library('B21'));
});

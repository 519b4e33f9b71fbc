/** Proving is deterministic: a class leads to the certificate of the library, to the letter. */
import { expect, test } from 'vitest';
import { certificateText } from '../claim/certificate-text.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { certificateOf, libraryText } from '../theorem/testing/claims.ts';
import { proveClass } from './prove-class.ts';

/** What `npm run library` writes for a class. */
function proved(name: string): string {
  const { status, claim, samples } = proveClass(classNamed(name) as PositionClass);
  if (status !== 'proved' || claim === null) return status;
  return certificateText(certificateOf(claim, { program: 'lilypad', samples }));
}

test.each(['A11', 'A12', 'A21', 'A31', 'B11'])('%s', (name) => {
  expect(proved(name)).toBe(libraryText(name));
});

// The learner of slanted and periodic regions from end to end: some ten seconds.
test('B21', { timeout: 600_000 }, () => {
  expect(proved('B21')).toBe(libraryText('B21'));
});

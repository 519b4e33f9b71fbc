/** The learner of slanted and periodic regions from end to end: too long for `npm test`. */
import { expect, test } from 'vitest';
import { libraryText } from '../../theorem/testing/claims.ts';
import { provedAgain } from './reproduce.ts';

test('B21 leads to the certificate of the library, to the letter', { timeout: 600_000 }, () => {
  expect(provedAgain('B21')).toBe(libraryText('B21'));
});

/** Proving is deterministic: a class leads to the certificate of the library, to the letter. */
import { expect, test } from 'vitest';
import { libraryText } from '../theorem/testing/claims.ts';
import { provedAgain } from './testing/reproduce.ts';

test.each(['A11', 'A12', 'A21', 'A31', 'B11'])('%s', (name) => {
  expect(provedAgain(name)).toBe(libraryText(name));
});

/** The learner of slanted and periodic regions from end to end: too long for `npm test`. */
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check/check.ts';
import { parseJson } from '../../check/json.ts';
import { provedAgain } from './reproduce.ts';

test('B21 is proved from scratch, with about as many regions as in the library', { timeout: 600_000 }, () => {
  const verdict = checkCertificate(parseJson(provedAgain('B21')));
  expect(verdict).toMatchObject({ ok: true, target: 'B21' });
  expect(verdict.ok && verdict.leaves).toBeLessThan(75);
});

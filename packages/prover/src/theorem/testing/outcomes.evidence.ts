/** The outcomes of B22, conjecture T2 and the closed sets W22 from scratch, with fitted directions: too long for `npm test`. */
import { expect, test } from 'vitest';
import type { CheckedTheorem } from '../checked-theorem.ts';
import { invariantNamed, proveInvariant } from '../named-invariants.ts';
import { proveStandings } from '../prove.ts';
import { parseTarget } from '../target.ts';
import { libraryText, theoremIn } from './claims.ts';

const library = (name: string): CheckedTheorem | null => {
  const text = libraryText(name);
  return text === null ? null : theoremIn(text);
};

test('outcomes of B22 and T2, with no more ends than in the library', { timeout: 600_000 }, () => {
  const { theorem } = proveStandings(parseTarget('TT.^nFF'), { library });
  expect(theorem?.counts.leaves).toBeLessThanOrEqual(503);
  expect(theorem?.corollaries).toHaveLength(1);
});

test('W22, with about as many ends as in the library', { timeout: 600_000 }, () => {
  const named = invariantNamed('W22');
  const theorem = named && proveInvariant(named);
  expect(theorem?.counts.leaves).toBeLessThan(260);
  expect(theorem?.corollaries.map(({ name }) => name)).toEqual(['T2']);
});

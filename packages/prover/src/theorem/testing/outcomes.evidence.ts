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

test('outcomes of B22 from a library that has only some of the smaller classes', { timeout: 600_000 }, () => {
  for (const only of ['B11', 'B21']) {
    const finding = proveStandings(parseTarget('B22'), { library: (name) => (name === only ? library(name) : null) });
    expect(finding).toMatchObject({ status: 'proved', reason: '' });
    expect(finding.theorem).not.toBeNull();
  }
});

test('W22, with about as many ends as in the library', { timeout: 600_000 }, () => {
  const named = invariantNamed('W22');
  const theorem = named && proveInvariant(named);
  expect(theorem?.counts.leaves).toBeLessThan(260);
  expect(theorem?.corollaries.map(({ name }) => name)).toEqual(['T2']);
});

/** Families against games: neighbouring cases with one relation are one case, and every case is proved. */
import { expect, test } from 'vitest';
import { compareFamily } from './compare-family.ts';
import { ProofLibrary } from './part-proof.ts';
import { libraryText } from './testing/claims.ts';

const NAMES = ['A11', 'A32', 'B11'];
const library = new ProofLibrary({
  names: () => NAMES,
  text: (name) => (NAMES.includes(name) ? libraryText(name) : null),
});

test.each([
  ['T^a...FF', 'a-2', '', ['|| where a >= 2', '< where a <= 1']],
  ['T^a.F', '1', '', ['< where always']],
  ['T^a.TF', '1', 'a >= 1', ['|| where a >= 2', '< where a = 1']],
  [
    'T^a.T^bF',
    '1',
    '',
    [
      '= where a = 1 and b >= 2',
      '< where a = 0',
      '> where a >= 2 and b >= 2',
      '|| where b = 1 and a >= 2',
      '< where a = 1 and b <= 1',
      '< where b = 0 and a >= 2',
    ],
  ],
])('%s against %s for %j', (family, game, where, expected) => {
  const compared = compareFamily(family, game, where, library);
  const cases = compared.kind === 'cases' ? compared.cases : [];
  expect(cases.map((one) => `${one.relation} where ${one.where}`)).toEqual(expected);
});

/** Obligations that are done elsewhere: the same proof, and the same points where a conjecture fails. */
import { expect, test } from 'vitest';
import { classNamed } from '../classes/position-class.ts';
import { proveClass } from '../values/prove-class.ts';
import { checkRecurrence } from '../values/recurrence.ts';
import { type ObligationChecker, wordObligations, writeConjecture } from './obligations.ts';
import { proveValues } from './prove.ts';
import { parseTarget } from './target.ts';

test.each(['A11', 'A12', 'B11'])('%s has the same certificate', (name) => {
  let asked = 0;
  const obligations: ObligationChecker = (conjecture, words) => {
    asked += words.length;
    return words.map((word) => wordObligations(conjecture, word));
  };
  const [here, elsewhere] = [proveValues(parseTarget(name)), proveValues(parseTarget(name), { obligations })];
  expect(elsewhere.theorem?.certificate).toBe(here.theorem?.certificate);
  expect(here.status).toBe('proved');
  expect(asked).toBeGreaterThan(0);
});

test('a wrong conjecture fails at the same points', () => {
  const positions = classNamed('A12');
  if (positions === null) throw new Error('A12 is a class');
  const { claim } = proveClass(positions, { conjectureOnly: true, largestSum: 3 });
  if (claim === null) throw new Error('there is a conjecture');
  const here = positions.words.map((word) => checkRecurrence(claim, word));
  expect(positions.words.map((word) => wordObligations(writeConjecture(claim), word))).toEqual(here);
  expect(here.flatMap(({ failures }) => failures).length).toBeGreaterThan(0);
});

test.each(['{}', '[]', '{"claim":"outcome"}'])('%s is no conjecture', (text) => {
  expect(() => wordObligations(text, 'T')).toThrow();
});

/** `npm run verify:invariants`: closed sets in class B33, for all positions with gaps of sum 30 or more; and every small change to the set of B22. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check/check.ts';
import { Play } from '../../check/invariants/testing/lost.ts';
import { type InvariantJson, setMutants } from '../../check/invariants/testing/set-mutants.ts';
import { classNamed, type PositionClass } from '../../classes/position-class.ts';
import { invariantKind } from '../kind.ts';
import { findInvariant } from '../prove-invariant.ts';

const LONG = 3_600_000;

test('FFFTTT, FFTFTT, FFTTFT and FTFFTT close', { timeout: LONG }, () => {
  const found = findInvariant(classNamed('B33') as PositionClass, { from: 30, fewestJumps: 7 });
  expect(found.slices.filter(({ isPruned }) => isPruned)).toEqual([]);
  const regions = (...words: string[]): number =>
    found.slices.filter(({ word }) => words.includes(word)).reduce((sum, slice) => sum + slice.regions, 0);
  expect(regions('FFFTTT', 'FFTFTT', 'FFTTFT')).toBeLessThanOrEqual(40);
  const one = found.slices.find(({ word, tempo }) => word === 'FTFFTT' && tempo === 1);
  expect(one?.regions).toBeLessThanOrEqual(12);
  const certificate = invariantKind.write({ kind: 'invariant', ...found.invariant, corollaries: [] });
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

test('no changed set of B22 is accepted that has a position which Left loses', { timeout: LONG }, () => {
  const url = new URL('../../check/testing/B22-invariant.json', import.meta.url);
  const certificate = JSON.parse(readFileSync(url, 'utf8')) as InvariantJson;
  const play = new Play();
  let refused = 0;
  for (const mutant of setMutants(certificate)) {
    if (!checkCertificate(mutant.certificate).ok) refused += 1;
    else expect(play.lostIn(mutant.certificate, 10, 16), mutant.what).toEqual([]);
  }
  expect(refused).toBeGreaterThan(250);
});

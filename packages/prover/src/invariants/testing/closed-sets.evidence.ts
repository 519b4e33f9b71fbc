/** `npm run verify:invariants`: closed sets in classes B31, B32 and B33, for all positions with large gaps; and every small change to smaller sets. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check/check.ts';
import { Play } from '../../check/invariants/testing/lost.ts';
import { type InvariantJson, setMutants } from '../../check/invariants/testing/set-mutants.ts';
import { classNamed, type PositionClass } from '../../classes/position-class.ts';
import { invariantKind } from '../kind.ts';
import { findInvariant } from '../prove-invariant.ts';

const LONG = 3_600_000;

const B33 = classNamed('B33') as PositionClass;

test('FFFTTT, FFTFTT, FFTTFT and FTFFTT close', { timeout: LONG }, () => {
  const found = findInvariant(B33, { from: 30, fewestJumps: 7 });
  expect(found.slices.filter(({ isPruned }) => isPruned)).toEqual([]);
  const regions = (...words: string[]): number =>
    found.slices.filter(({ word }) => words.includes(word)).reduce((sum, slice) => sum + slice.regions, 0);
  expect(regions('FFFTTT', 'FFTFTT', 'FFTTFT')).toBeLessThanOrEqual(40);
  const certificate = invariantKind.write({ kind: 'invariant', ...found.invariant, corollaries: [] });
  expect(checkCertificate(certificate)).toMatchObject({ ok: true });
});

test('FTFFTT with tempo 1 and sums of residue 1 has at most 12 regions', { timeout: LONG }, () => {
  const { slices } = findInvariant(B33, { from: 30, fewestJumps: 7, only: { modulus: 6, residue: 1 } });
  const one = slices.find(({ word, tempo }) => word === 'FTFFTT' && tempo === 1);
  expect(one).toMatchObject({ isPruned: false });
  expect(one?.regions).toBeLessThanOrEqual(12);
});

test.each([
  ['B31', 0, 4],
  ['B32', 20, 10],
])('all slices of %s close for sums of at least %d', { timeout: LONG }, (name, from, words) => {
  const { invariant, slices } = findInvariant(classNamed(name) as PositionClass, { from });
  expect(slices.filter(({ isPruned }) => isPruned)).toEqual([]);
  const certificate = invariantKind.write({ kind: 'invariant', ...invariant, corollaries: [] });
  expect(checkCertificate(certificate)).toMatchObject({ ok: true, target: name, words });
});

test.each([
  ['B32-invariant', 'B32', 10],
  ['B33-residue-1', 'B33', 20],
])('the set that is stored in %s is accepted', { timeout: LONG }, (name, target, words) => {
  const url = new URL(`../../check/testing/${name}.json`, import.meta.url);
  expect(checkCertificate(JSON.parse(readFileSync(url, 'utf8')))).toMatchObject({ ok: true, target, words });
});

test.each([
  ['B22-invariant', 10, 16, 250],
  ['B21-invariant', 0, 12, 60],
])(
  'no changed set of %s is accepted that has a position which Left loses',
  { timeout: LONG },
  (name, from, to, most) => {
    const url = new URL(`../../check/testing/${name}.json`, import.meta.url);
    const certificate = JSON.parse(readFileSync(url, 'utf8')) as InvariantJson;
    const play = new Play();
    let refused = 0;
    for (const mutant of setMutants(certificate)) {
      if (!checkCertificate(mutant.certificate).ok) refused += 1;
      else expect(play.lostIn(mutant.certificate, from, to), mutant.what).toEqual([]);
    }
    expect(refused).toBeGreaterThan(most);
  },
);

test('B22 with *, and T2 with it: TT.^nFF is * for n = 1 mod 6 and 0 for the others, n >= 10', {
  timeout: LONG,
}, () => {
  const { invariant } = findInvariant(classNamed('B22') as PositionClass, { from: 10, withStar: true });
  const claim = { kind: 'invariant', ...invariant, corollaries: [] } as const;
  expect(invariantKind.ends(claim)).toBeLessThanOrEqual(503);
  // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
  const formula = { if: 'n = 3 (mod 6)', then: { value: '*' }, else: { value: '0' } };
  const gaps = ['0', '0', 'n+10', '0', '0'];
  const corollary = { name: 'T2', word: 'TTFF', gaps, parameters: ['n'], formula };
  expect(checkCertificate({ ...invariantKind.write(claim), corollaries: [corollary] })).toMatchObject({ ok: true });
});

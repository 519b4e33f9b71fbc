/** Certificates of invariants: a true one is accepted, and none whose set has a position that Left does not win. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check.ts';
import { Play } from './testing/lost.ts';
import { type InvariantJson, setMutants } from './testing/set-mutants.ts';

const certificate = (name: string): InvariantJson =>
  JSON.parse(readFileSync(new URL(`../testing/${name}.json`, import.meta.url), 'utf8'));
const B22 = certificate('B22-invariant');
const B21 = certificate('B21-invariant');
/** Positions with gaps of up to this sum are played out; the set begins at 10. */
const REACH = 12;
const play = new Play();

const changed = (change: (json: InvariantJson) => unknown): unknown => change(structuredClone(B22));

describe('the closed set of B22', () => {
  test('is accepted, and with it T2 for the residues other than 1', () => {
    expect(checkCertificate(B22)).toMatchObject({ ok: true, target: 'B22', claim: 'invariant', words: 6 });
  });

  test('has no position that Left loses moving second', () => {
    expect(play.lostIn(B22, 10, 13)).toEqual([]);
  });

  test('with a small change: if it is accepted, its positions are won', () => {
    const verdicts = [...setMutants(B22)]
      .filter((_, i) => i % 16 === 0)
      .map(({ what, certificate }) => {
        const isAccepted = checkCertificate(certificate).ok;
        if (isAccepted) expect(play.lostIn(certificate, 10, REACH), what).toEqual([]);
        return isAccepted;
      });
    expect(verdicts.filter((accepted) => !accepted).length).toBeGreaterThan(verdicts.length / 2);
  });
});

test('the closed set of two words of B33 is accepted, and no change that lets in a position which Left loses', () => {
  const B33 = certificate('B33-invariant');
  expect(checkCertificate(B33)).toMatchObject({ ok: true, target: 'B33', words: 20 });
  const some = [...setMutants(B33)].filter((_, i) => i % 3 === 0);
  const wrong = some.filter(({ certificate: changed }) => play.lostOnEdges(changed, B33, 30) !== null);
  for (const mutant of wrong) expect(checkCertificate(mutant.certificate).ok, mutant.what).toBe(false);
  expect(wrong.length).toBeGreaterThan(2);
});

describe('the closed sets of B21, with and without a star', () => {
  const sums = play.lostIn(B21, 0, 7);

  test('are accepted, and Left wins all that they contain', () => {
    expect(checkCertificate(B21)).toMatchObject({ ok: true, target: 'B21', words: 3 });
    expect(sums).toEqual([]);
  });

  test('with a small change: if they are accepted, what they contain is won', () => {
    const mutants = [...setMutants(B21)].filter((_, i) => i % 6 === 0);
    const accepted = mutants.filter((mutant) => checkCertificate(mutant.certificate).ok);
    for (const mutant of accepted) expect(play.lostIn(mutant.certificate, 0, 7), mutant.what).toEqual([]);
    expect(accepted.length).toBeLessThan(mutants.length / 2);
  });

  test.each(['contains', 'withStar'])('need the field %s', (field) => {
    const without = { ...B21, words: B21.words.map((word) => ({ ...word, [field]: { holds: false } })) };
    // A set with a star needs the one without; the other way round it does not.
    expect(checkCertificate(without).ok).toBe(field === 'withStar');
  });

  test.each([
    ['m+1', '>=', true],
    ['m', '>=', false],
    // The class has no mirror images of its positions.
    ['m+1', '<=', false],
    ['m+1', '=', false],
  ])('.^2n T .^(%s) T F .^n %s *: %s', (gap, relation, ok) => {
    const corollary = { name: 'x', word: 'TTF', relation, gaps: ['2n', gap, '0', 'n'], parameters: ['n', 'm'] };
    expect(checkCertificate({ ...B21, corollaries: [{ ...corollary, formula: { value: '*' } }] }).ok).toBe(ok);
  });
});

describe('a corollary', () => {
  const concluding = (corollary: object) =>
    checkCertificate(
      changed((json) => ({
        ...json,
        corollaries: [
          {
            name: 'x',
            word: 'TTFF',
            gaps: ['0', '0', '6n+12', '0', '0'],
            parameters: ['n'],
            formula: { value: '0' },
            ...corollary,
          },
        ],
      })),
    );

  test.each([{}, { relation: '>=' }, { relation: '<=' }])('%j is accepted', (corollary) => {
    expect(concluding(corollary).ok).toBe(true);
  });

  test.each(['<', '>', '||', '<|', '|>'])(
    'with the relation %s is refused: a set says nothing of what is outside',
    (relation) => {
      expect(concluding({ relation })).toMatchObject({ ok: false, obligation: 'format' });
    },
  );

  test.each([
    { gaps: ['0', '0', '6n+13', '0', '0'] },
    { gaps: ['0', '0', 'n+10', '0', '0'] },
    { gaps: ['0', '0', '6n+6', '0', '0'] },
    { gaps: ['0', '0', '6n+12', '0', '1'] },
  ])('about positions that the set does not contain is refused: %j', (corollary) => {
    expect(concluding(corollary)).toMatchObject({ ok: false, message: 'does not hold' });
  });

  test('with another value is refused', () => {
    expect(concluding({ formula: { value: '*' } })).toMatchObject({ ok: false, obligation: 'format' });
  });
});

test.each<readonly [string, (json: InvariantJson) => unknown, RegExp]>([
  ['a word less', (json) => ({ ...json, words: json.words.slice(1) }), /is missing/],
  ['a word twice', (json) => ({ ...json, words: [...json.words, json.words[0]] }), /is there twice/],
  ['a strange word', (json) => ({ ...json, words: [{ ...json.words[0], word: 'TTTF' }] }), /no arrangement/],
  ['a gap less', (json) => ({ ...json, words: [{ ...json.words[0], parameters: ['a'] }] }), /one for each gap/],
  [
    'no set',
    (json) => ({ ...json, words: [{ word: 'TTFF', parameters: ['a', 'b', 'c', 'd', 'e'] }] }),
    /lacks the field "contains"/,
  ],
  ['rules', (json) => ({ ...json, rules: ['x'] }), /leans on rules/],
  ['another gap', (json) => ({ ...json, gap: 'T' }), /the field gap/],
])('%s is not read', (_, change, message) => {
  expect(checkCertificate(changed(change))).toMatchObject({
    ok: false,
    obligation: 'format',
    message: expect.stringMatching(message),
  });
});

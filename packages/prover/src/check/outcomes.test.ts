/** Certificates of outcomes: true ones are accepted, false ones rejected, and no proof is empty. */
import { describe, expect, test } from 'vitest';
import { decide, type Standing, type WordOutcome } from '../outcomes/claim.ts';
import { certificateOf, libraryJson, outcomesIn, valuesIn } from '../theorem/testing/claims.ts';
import { checkCertificate } from './check.ts';
import { readClassDocument } from './testing/class-document.ts';
import { countCases } from './testing/coverage.ts';
import { deriveOutcomes } from './testing/derive-outcomes.ts';
import { box, Meaning } from './testing/meaning.ts';
import {
  type AgainstJson,
  type CorollaryJson,
  isTrueCorollary,
  isTrueOf,
  type OutcomeJson,
  type OutcomeWordJson,
  outcomeFixture,
  type StandingJson,
} from './testing/outcome-meaning.ts';
import { outcomeMutants } from './testing/outcome-mutants.ts';

const meaning = new Meaning();

/** The certificate of a class with some words by outcomes, the others by values. */
function derived(name: string, words: readonly string[]): OutcomeJson {
  const claim = deriveOutcomes(valuesIn(libraryJson(name)), words);
  return certificateOf(claim) as unknown as OutcomeJson;
}

/** A position without moves: a corollary without parameters. */
const JAMMED: CorollaryJson = {
  name: 'TFT jammed',
  word: 'TFT',
  gaps: ['0', '0', '0', '0'],
  parameters: [],
  formula: { value: '0' },
};

const CERTIFICATES: readonly { name: string; json: OutcomeJson; reach: number }[] = [
  { name: 'B11 by hand', json: outcomeFixture(), reach: 6 },
  { name: 'B11, one word by its value', json: derived('B11', ['TF']), reach: 6 },
  { name: 'B21, TTF', json: { ...derived('B21', ['TTF']), corollaries: [JAMMED] }, reach: 8 },
  { name: 'B21, TTF and TFT', json: derived('B21', ['TTF', 'TFT']), reach: 8 },
  { name: 'A21, all words', json: derived('A21', ['..F', '.F.', 'F..']), reach: 5 },
];

const entriesOf = (json: OutcomeJson, list: 'words' | 'corollaries') => json[list] ?? [];

/** Is one claim of a certificate false at one of these points? */
function isFalse(
  json: OutcomeJson,
  list: 'words' | 'corollaries',
  place: number,
  points: (parameters: number) => Iterable<readonly number[]>,
): boolean {
  const entry = entriesOf(json, list)[place] as OutcomeWordJson | CorollaryJson;
  for (const point of points(entry.parameters.length)) {
    const isTrue =
      list === 'words'
        ? isTrueOf(meaning, json.gap, entry as OutcomeWordJson, point)
        : isTrueCorollary(meaning, json.gap, entry as CorollaryJson, point);
    if (!isTrue) return true;
  }
  return false;
}

/** All points of a box. */
const upTo =
  (reach: number) =>
  (parameters: number): Iterable<readonly number[]> =>
    box(parameters, 0, reach);

describe.each(CERTIFICATES)('$name', ({ json, reach }) => {
  test('is accepted, and true on a box', () => {
    const corollaries = (json.corollaries ?? []).map(({ name }) => name);
    expect(checkCertificate(json)).toMatchObject({ ok: true, claim: 'outcome', target: json.target, corollaries });
    const small = json.target === 'B21' ? 5 : reach;
    for (const i of json.words.keys()) expect([i, isFalse(json, 'words', i, upTo(small))]).toEqual([i, false]);
    for (const i of corollaries.keys()) expect([i, isFalse(json, 'corollaries', i, upTo(small))]).toEqual([i, false]);
  });

  test('each point is in one case of each obligation, and each case has a point', () => {
    const { total, beyond } = countCases(json, reach);
    expect(checkCertificate(json)).toMatchObject({ cells: total });
    // Cases beyond the box have their own points, seen above; how many there are depends on the formula of the library.
    expect(beyond / total).toBeLessThanOrEqual(json.target === 'B21' ? 0.2 : 0);
  });
});

const MUTATED = [
  { name: 'B11 by hand', reach: 6, every: 1, least: 150 },
  { name: 'B11, one word by its value', reach: 6, every: 3, least: 30 },
  { name: 'A21, all words', reach: 4, every: 11, least: 25 },
];

const certificateNamed = (name: string): OutcomeJson => CERTIFICATES.find((c) => c.name === name)?.json as OutcomeJson;

test.each(MUTATED)(
  'false mutants of $name are rejected at a point, true ones accepted',
  ({ name, reach, every, least }) => {
    const seen = { rejected: 0, accepted: 0 };
    let i = 0;
    for (const { what, certificate, list, place } of outcomeMutants(certificateNamed(name))) {
      i += 1;
      if (i % every !== 0) continue;
      const result = checkCertificate(certificate);
      if (!result.ok && result.obligation === 'format') continue; // no longer a certificate
      const expected = isFalse(certificate, list, place, upTo(reach)) ? 'rejected' : 'accepted';
      const verdict = result.ok ? 'accepted' : result.point === undefined ? result.message : 'rejected';
      if (verdict !== expected) expect({ what, verdict }).toEqual({ what, verdict: expected });
      seen[expected] += 1;
    }
    expect(seen.rejected).toBeGreaterThanOrEqual(least);
  },
);

/** What a certificate says about a word compared with 0 and * at each point of a box. */
function* truths(json: OutcomeJson, word: string, reach: number): Generator<boolean> {
  const outcome = outcomesIn(json).words.get(word) as WordOutcome;
  if (outcome.kind === 'value') throw new Error('a value');
  const standings = [outcome.zero, outcome.star as Standing];
  for (const point of box(4, 0, reach)) {
    for (const { atLeast, atMost } of standings) yield* [decide(atLeast, point), decide(atMost, point)];
  }
}

function isReadable(json: OutcomeJson): boolean {
  try {
    return readClassDocument(json).words.size > 0;
  } catch {
    return false;
  }
}

function differs(found: Iterable<boolean>, truth: readonly boolean[]): boolean {
  let i = 0;
  for (const holds of found) if (holds !== truth[i++]) return true;
  return false;
}

test('mutants of B21 by outcomes that say something else on a box are rejected at a point', () => {
  const json = certificateNamed('B21, TTF and TFT');
  const truth = new Map(['TTF', 'TFT'].map((word) => [word, [...truths(json, word, 7)]]));
  let rejected = 0;
  let i = 0;
  for (const { what, certificate, place } of outcomeMutants(json)) {
    i += 1;
    const { word, against } = json.words[place] as OutcomeWordJson;
    if (i % 199 !== 0 || against === undefined) continue;
    if (!isReadable(certificate)) continue;
    if (!differs(truths(certificate, word, 7), truth.get(word) as boolean[])) continue;
    const result = checkCertificate(certificate);
    if (result.ok || result.point === undefined) expect({ what, result }).toBe('rejected at a point');
    rejected += 1;
  }
  expect(rejected).toBeGreaterThan(5);
});

const TF = (json: OutcomeJson): OutcomeWordJson => json.words[0] as OutcomeWordJson;

test.each<[string, (json: OutcomeJson) => void]>([
  ['the word "FT" is missing', (c) => c.words.pop()],
  [
    'the field against of the word "TF" lacks the field "0"',
    (c) => delete (TF(c).against as Partial<AgainstJson>)['0'],
  ],
  [
    'the claim of the word "TF" against * lacks the field "atMost"',
    (c) => delete ((TF(c).against as AgainstJson)['*'] as Partial<StandingJson>).atMost,
  ],
  [
    'an entry of words has the field "formula", which means nothing there',
    (c) => Object.assign(TF(c), { formula: { value: '0' } }),
  ],
  [
    'the claim for the word "TF" says more than that for "FT", where a move leads',
    (c) => delete c.words[1]?.against?.['*'],
  ],
  [
    'the claim for the word "TF" says more than that for "FT", where a move leads',
    (c) => {
      delete TF(c).against;
      TF(c).formula = { value: '0' };
    },
  ],
  [
    '"holds" in the predicate atLeast of the word "FT" against 0 is neither true nor false',
    (c) => Object.assign(c.words[1]?.against?.['0'] as object, { atLeast: { holds: 1 } }),
  ],
  ['an entry of words lacks the field "formula"', (c) => Object.assign(c, { claim: 'value' })],
  ['the corollary "passed" is there twice', (c) => c.corollaries?.push(c.corollaries[2] as CorollaryJson)],
  [
    'the corollary "passed" is about "TT", which is no word of the class',
    (c) => Object.assign(c.corollaries?.[2] as object, { word: 'TT' }),
  ],
  ['the corollary "passed" does not have 3 gaps', (c) => c.corollaries?.[2]?.gaps.pop()],
  [
    'the corollary "passed" has the value 1, but "FT" is not compared with that',
    (c) => Object.assign(c.corollaries?.[2] as object, { formula: { value: '1' } }),
  ],
  [
    'in the corollary "passed", \'n/2\' has a fraction, which has no place here',
    (c) => Object.assign(c.corollaries?.[2] as object, { gaps: ['2', 'n/2', '2'] }),
  ],
  ['the parameters of the corollary "passed" are not all different', (c) => c.corollaries?.[2]?.parameters.push('n')],
])('%s', (message, change) => {
  const json = outcomeFixture();
  change(json);
  expect(checkCertificate(json)).toEqual({ ok: false, obligation: 'format', message });
});

test('the first thing that fails is named', () => {
  const json = outcomeFixture();
  Object.assign(json.corollaries?.[1] as object, { gaps: ['n-1', '2n', 'n'] });
  expect(checkCertificate(json)).toEqual({
    ok: false,
    obligation: 'corollary "one to the side", value 0: gap 1 is not negative',
    message: 'does not hold',
    point: { n: 0 },
  });
  Object.assign(json.words[1]?.against?.['0'] as object, { atLeast: { holds: true } });
  expect(checkCertificate(json)).toMatchObject({
    ok: false,
    obligation: expect.stringMatching(/^word "TF", (not )?[<>]= [0*]: /),
    message: 'does not hold',
  });
});

test('corollaries of values are checked too, with any game', () => {
  const corollary = (formula: object) => ({
    ...libraryJson('B11'),
    corollaries: [{ name: 'side', word: 'FT', gaps: ['n', '0', '3n'], parameters: ['n'], formula }],
  });
  expect(checkCertificate(corollary({ value: '{2n-1|}' }))).toMatchObject({ ok: true });
  expect(checkCertificate(corollary({ value: '2n' }))).toMatchObject({ ok: true, corollaries: ['side'] });
  expect(checkCertificate(corollary({ value: '{2n|}' }))).toMatchObject({
    obligation: 'corollary "side", value {2n|}: the position is >= the value',
    point: { n: 0 },
  });
  expect(checkCertificate(corollary({ value: '2n+1' }))).toMatchObject({ ok: false, point: { n: 0 } });
});

test('what is written is read back', () => {
  const json = outcomeFixture();
  const claim = outcomesIn(json);
  const again = certificateOf(claim, {}, claim.corollaries) as unknown as OutcomeJson;
  expect(checkCertificate(again)).toEqual(checkCertificate(json));
  expect(again.corollaries?.map(({ gaps }) => gaps)).toEqual(json.corollaries?.map(({ gaps }) => gaps));
});

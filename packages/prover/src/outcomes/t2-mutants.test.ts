/**
 * No neighbour of the certificate of conjecture T2 is accepted: with any end, wall, coefficient or residue changed so
 * that the claim differs somewhere in a box, it is rejected at a point. The normal run takes a sample of the mutants of
 * words, one in 797; EVERY=1 in the environment takes all. The test prints how many were tried, and the results.
 */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { expect, it } from 'vitest';
import { checkCertificate, checkCorollaries, concluding } from '../check/check.ts';
import { readDocument } from '../check/kinds.ts';
import { readClassDocument } from '../check/testing/class-document.ts';

import { box, Meaning } from '../check/testing/meaning.ts';
import { type CorollaryJson, isTrueCorollary, type OutcomeJson } from '../check/testing/outcome-meaning.ts';
import { type OutcomeMutant, outcomeMutants } from '../check/testing/outcome-mutants.ts';
import { claimOf } from './testing/claim-at.ts';

const EVERY = Number(process.env.EVERY ?? 797);
const BOX = [...box(5, 0, 6)];
const json: OutcomeJson = JSON.parse(readFileSync(new URL('../../library/T2.json', import.meta.url), 'utf8'));
const arena = new Arena();

function isCertificate(mutant: OutcomeJson): boolean {
  try {
    return readClassDocument(mutant).words.size > 0;
  } catch {
    return false;
  }
}

const truths = new Map<string, readonly number[]>();

/** What the certificate itself says about a word at the points of the box. */
function truthOf(word: string): readonly number[] {
  const truth = truths.get(word) ?? BOX.map(claimOf(arena, json, word));
  truths.set(word, truth);
  return truth;
}

/** Whether a mutant says something else about a word in the box. */
function differs({ certificate, place }: OutcomeMutant): boolean {
  const { word } = json.words[place] as OutcomeJson['words'][0];
  const truth = truthOf(word);
  const changed = claimOf(arena, certificate, word);
  return BOX.some((point, i) => changed(point) !== truth[i]);
}

/** The words of a certificate in another order, which has no meaning: wrong words come first and are found sooner. */
function withFirst({ certificate, place }: OutcomeMutant): OutcomeJson {
  const { words } = certificate;
  return { ...certificate, words: [words[place], ...words.toSpliced(place, 1)] as OutcomeJson['words'] };
}

it('is rejected with any part changed so that it says something else', { timeout: 36_000_000 }, () => {
  const seen = { mutants: 0, tried: 0, malformed: 0, 'the same in the box': 0, rejected: 0 };
  let i = 0;
  for (const mutant of outcomeMutants(json)) {
    i += 1;
    if (mutant.list !== 'words') continue;
    seen.mutants += 1;
    if (i % EVERY !== 0) continue;
    seen.tried += 1;
    if (!isCertificate(mutant.certificate)) seen.malformed += 1;
    else if (!differs(mutant)) seen['the same in the box'] += 1;
    else {
      const result = checkCertificate(withFirst(mutant));
      if (result.ok || result.point === undefined) expect({ what: mutant.what, result }).toBe('rejected at a point');
      seen.rejected += 1;
    }
  }
  console.info('Mutants of the words of T2:', seen);
  expect(seen.rejected).toBeGreaterThan(4);
});

const document = readDocument(json);

it('is rejected with a corollary changed so that it is false, and accepted with one that is true', () => {
  const meaning = new Meaning();
  const seen = { true: 0, false: 0 };
  for (const { what, certificate, list, place } of outcomeMutants(json)) {
    if (list !== 'corollaries') continue;
    const corollary = certificate.corollaries?.[place] as CorollaryJson;
    // The claims for the words are right, and not checked again here.
    const changed = concluding(document, [corollary]);
    if ('ok' in changed) continue;
    const isTrue = Array.from({ length: 15 }, (_, n) => n).every((n) =>
      isTrueCorollary(meaning, json.gap, corollary, [n]),
    );
    expect([what, checkCorollaries(changed).ok]).toEqual([what, isTrue]);
    seen[`${isTrue}`] += 1;
  }
  expect(seen.false).toBeGreaterThan(30);
});

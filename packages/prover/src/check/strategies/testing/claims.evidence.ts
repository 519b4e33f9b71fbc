/**
 * `npm run verify:strategies`: evidence on strategies that takes minutes. Every claim and every bound that a certificate
 * of the library states is computed at random instances, a million in all, and mutants of the certificates that are known to be false, five thousand, are given
 * to the checker, which must reject each. A mutant is known to be false if what was changed fails at an instance. Works from
 * fixed seeds, and prints a table for docs/verification.md. `INSTANCES=20000 MUTANTS=100` make a short run.
 */
import { readdirSync } from 'node:fs';
import { seededRandom } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { checkCertificate } from '../../check.ts';
import { type ClaimJson, ClaimMeaning, findFalse, fixture, type Random, type StrategyJson } from './claims.ts';
import { mutants } from './mutants.ts';

const INSTANCES = Number(process.env.INSTANCES ?? 1_000_000);
const MUTANTS = Number(process.env.MUTANTS ?? 5000);
const HOUR = 3_600_000;

const certificates = readdirSync(new URL('../../../../library/', import.meta.url))
  .map((file) => fixture(file.replace('.json', '')))
  .filter(({ claim }) => claim === 'strategy');

const randomFrom = (seed: number): Random => {
  const next = seededRandom(seed);
  return (below) => Math.floor(next() * below);
};

/** Points of claims with reservoirs mostly have only long instances, or none. */
const limits = ({ word }: Pick<ClaimJson, 'word'>) =>
  /[UV]\(/.test(word) ? { most: 1, longest: 13, tries: 100 } : { most: 5, longest: 13, tries: 100 };

/** Relations that say an upper bound. Recurrences have a test of their own. */
const UPPER = ['=', '<=', '<', 'infinitesimal'];

/** The claims of a certificate, and its statements as upper bounds. */
function boundsOf({ claims, statements }: StrategyJson): ClaimJson[] {
  const upper = statements.filter(({ relation }) => UPPER.includes(relation));
  const stated = upper.map(({ word, relation, game, proofs }) => {
    return { word, atMost: relation === 'infinitesimal' ? 'eps' : game, proof: proofs };
  });
  return [...claims, ...stated];
}

test('no claim of the library is false at a random instance', { timeout: HOUR }, () => {
  const all = certificates.reduce((sum, one) => sum + boundsOf(one).length, 0);
  const rows: string[] = [];
  let total = 0;
  let left = all;
  for (const certificate of certificates) {
    const random = randomFrom(1);
    const meaning = new ClaimMeaning();
    const before = total;
    const bounds = boundsOf(certificate);
    for (const bound of bounds) {
      // Bounds with few short instances leave the rest of their share to those that follow.
      const share = (INSTANCES - total) / left--;
      for (let tried = 0, rounds = 0; tried < share && rounds < share; rounds++) {
        const found = findFalse(meaning, bound, random, limits(bound));
        expect({ claim: bound.word, atMost: bound.atMost, at: found.text }).toMatchObject({ at: null });
        tried += found.tried;
        total += found.tried;
      }
    }
    rows.push(`| ${certificate.target} | ${bounds.length} | ${total - before} | 0 |`);
  }
  console.log(['| certificate | claims | instances | false |', '|---|---|---|---|', ...rows].join('\n'));
  console.log(`${total} instances of ${all} claims: none is false.`);
  expect(total).toBeGreaterThanOrEqual(INSTANCES);
});

test('every mutant that is known to be false is rejected', { timeout: HOUR }, () => {
  const random = randomFrom(2);
  const meaning = new ClaimMeaning();
  const seen = new Map<string, number>();
  let made = 0;
  let known = 0;
  while (known < MUTANTS) {
    // Large certificates take long to check: one mutant of each in a round, and forty of the others.
    for (const one of certificates) {
      for (const { what, certificate, changed } of mutants(one, random, one.claims.length > 100 ? 1 : 40)) {
        made += 1;
        const isFalse = changed.some((claim) => findFalse(meaning, claim, random, limits(claim)).text !== null);
        if (!isFalse || known >= MUTANTS) continue;
        known += 1;
        seen.set(what, (seen.get(what) ?? 0) + 1);
        expect({ what, target: one.target, ok: checkCertificate(certificate).ok }).toMatchObject({ ok: false });
      }
    }
  }
  const rows = [...seen].sort().map(([what, count]) => `| ${what} | ${count} | 0 |`);
  console.log(['| change | false mutants | accepted |', '|---|---|---|', ...rows].join('\n'));
  console.log(`${known} false mutants among ${made}: all rejected.`);
});

/** From the name of a class to a theorem about its outcomes, end to end. */
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { box } from '../check/testing/meaning.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import { type ClassOutcomes, decide, type WordOutcome } from './claim.ts';
import { Outcomes, RELATIONS } from './outcomes.ts';
import type { OutcomeProgress } from './progress.ts';
import { proveOutcomes } from './prove-outcomes.ts';
import { outcomeRegions, outcomeTrees } from './text.ts';

const named = (name: string): PositionClass => classNamed(name) as PositionClass;

const NAME = 'B11';
const PREDICATES = ['TF'];
const VALUES = ['FT'];

describe(`outcomes of ${NAME}`, () => {
  const steps: OutcomeProgress[] = [];
  const proof = proveOutcomes(named(NAME), { known: () => null, onProgress: (step) => steps.push(step) });
  const claim = proof.claim as ClassOutcomes;

  it('are proved, and the checker agrees', () => {
    expect(proof).toMatchObject({ status: 'proved', reason: '', failures: [] });
    const json = certificateOf(claim);
    expect(checkCertificate(json)).toMatchObject({ ok: true, target: NAME, claim: 'outcome' });
  });

  it('are predicates, or values of smaller classes', () => {
    const ofKind = (kind: WordOutcome['kind']) => [...claim.words].filter(([, x]) => x.kind === kind).map(([w]) => w);
    expect([ofKind('against'), ofKind('value')]).toEqual([PREDICATES, VALUES]);
  });

  it('are those of play, far beyond the samples too', () => {
    const outcomes = new Outcomes(named(NAME));
    for (const word of PREDICATES) {
      const outcome = claim.words.get(word) as Extract<WordOutcome, { kind: 'against' }>;
      for (const low of [0, 40]) {
        for (const point of box(3, low, low + 7)) {
          for (const relation of RELATIONS) {
            const found = [
              decide(outcome.zero[relation], point),
              outcome.star && decide(outcome.star[relation], point),
            ];
            const truth = (['0', '*'] as const).map((rival) => outcomes.holds({ word, rival, relation }, point));
            if (String(found) !== String(truth))
              expect({ word, point, relation, found }).toEqual({ word, point, relation, found: truth });
          }
        }
      }
    }
  });

  it('tell how they are coming along', () => {
    expect(new Set(steps.map(({ stage }) => stage))).toEqual(new Set(['learning', 'proving']));
    expect(Math.max(...steps.map(({ round }) => round))).toBe(proof.rounds);
    for (const { word } of steps) expect(named(NAME).words).toContain(word);
  });

  it('print with a tree for each question, or for the value', () => {
    const lines = outcomeTrees(claim);
    expect(lines.filter((line) => /^ {2}[<>]= [0*]$/.test(line)).length).toBe(4 * PREDICATES.length);
    expect(lines.filter((line) => line === '  value').length).toBe(VALUES.length);
    const ends = lines.filter((line) => /^ {4,}(.*: )?(yes|no)$/.test(line)).length;
    expect(outcomeRegions(claim)).toBe(ends + VALUES.length);
  });
});

it('are proved of a class that is not its own mirror image, by all four questions', () => {
  const proof = proveOutcomes(named('A11'), { known: () => null });
  expect(proof).toMatchObject({ status: 'proved', failures: [] });
  const json = certificateOf(proof.claim as ClassOutcomes);
  expect(checkCertificate(json)).toMatchObject({ ok: true, target: 'A11', claim: 'outcome' });
});

it('are proved with directions that are fitted to samples, too', () => {
  const proof = proveOutcomes(named('B11'), { known: () => null, isFitted: true });
  expect(proof).toMatchObject({ status: 'proved', failures: [] });
  const json = certificateOf(proof.claim as ClassOutcomes);
  expect(checkCertificate(json)).toMatchObject({ ok: true, target: 'B11', claim: 'outcome' });
});

it('are given up with a reason when the time is up', () => {
  let now = 0;
  const proof = proveOutcomes(named('B11'), { known: () => null, maxSeconds: 3, clock: () => (now += 1) });
  expect(proof).toMatchObject({ status: 'failed', claim: null, reason: 'There was no proof after 3 seconds' });
});

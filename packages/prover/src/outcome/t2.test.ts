/** The certificate of conjecture T2: right on a box and on all known values, about something, and about the conjecture. */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator, statementsOf } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { type OutcomeCertificate, readCorollaries } from '../certificate.ts';
import { checkCertificate } from '../check/check.ts';
import { countCases } from '../check/testing/coverage.ts';
import { box, strip } from '../check/testing/meaning.ts';
import { branch } from '../check/testing/mutants.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { type Formula, select } from '../formula/formula.ts';
import { Instances } from '../learn/instances.ts';
import type { FamilyClaim } from './claim.ts';
import { Outcomes, RELATIONS, RIVALS } from './outcomes.ts';
import { claimOf } from './testing/claim-at.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const json: OutcomeCertificate = JSON.parse(read('../../library/T2.json'));
const arena = new Arena();

/** All ways in which positions of these words stand to 0 and *: those of TFTF are positive, negative, 0 or *. */
const STANDINGS = [
  { word: 'TTFF', bytes: [0, 1, 2, 3, 4, 5, 8, 10, 12] },
  { word: 'TFTF', bytes: [3, 5, 10, 12] },
];

it.each(STANDINGS)('says of $word what play says, on the box 0..5', ({ word, bytes }) => {
  const outcomes = new Outcomes(classNamed('B22') as PositionClass);
  const claim = claimOf(arena, json, word);
  const seen = new Set<number>();
  for (const point of box(5, 0, 5)) {
    let truth = 0;
    for (const [i, rival] of RIVALS.entries()) {
      for (const [j, relation] of RELATIONS.entries()) {
        if (outcomes.holds({ word, rival, relation }, point)) truth |= 1 << (2 * i + j);
      }
    }
    const found = claim(point);
    seen.add(found);
    if (found !== truth) expect([word, point, found]).toEqual([word, point, truth]);
  }
  expect([...seen].sort((x, y) => x - y)).toEqual(bytes);
});

it.each(['TFFT', 'FTTF', 'FTFT', 'FFTT'])('gives %s the values of direct computation, on the box 0..3', (word) => {
  const evaluator = new Evaluator(arena);
  const claim = claimOf(arena, json, word);
  for (const point of box(5, 0, 3)) {
    if (claim(point) !== evaluator.value(boardOf(strip('.', word, point)))) expect([word, point]).toBe('right');
  }
});

/** The value of TT.^nFF in words. */
function startAt(n: number): string {
  const [family] = readCorollaries(json) as [FamilyClaim];
  const tree = select(family.formula as Formula, [n]);
  return new Instances(arena, family.forest).at(tree, [n]) === arena.star ? '*' : '0';
}

it('gives the starting positions the values that are stored, up to 100 empty squares', () => {
  const stored = new Map<number, string>();
  for (const line of read('../../../../apps/cli/data/results.txt').split('\n')) {
    const record = line.slice(line.indexOf(' ') + 1);
    const [, n, value] = /"position":"T\^2\.(?:\^(\d+))?F\^2","value":"([^"]*)"/.exec(record) ?? [];
    if (value !== undefined) stored.set(Number(n ?? 1), value);
  }
  expect(stored.size).toBeGreaterThanOrEqual(100);
  for (const [n, value] of stored) expect([n, startAt(n)]).toEqual([n, value]);
});

it('says of them what the conjecture says', () => {
  const stars = Array.from({ length: 200 }, (_, n) => n).filter((n) => startAt(n) === '*');
  const expected = [1, 2, 3, 4, ...Array.from({ length: 33 }, (_, k) => 7 + 6 * k)];
  expect(stars).toEqual(expected.filter((n) => n < 200));
});

it('is about something: each point of a box is in one case of each obligation, and each case has a point', () => {
  const { total, beyond } = countCases(json, 3);
  expect(checkCertificate(json)).toMatchObject({ ok: true, cells: total });
  expect(beyond / total).toBeLessThan(0.5);
});

describe('the statement of the conjecture', () => {
  const [statement] = statementsOf('T2');
  const { corollary } = statement as NonNullable<typeof statement>;
  const check = (changed: object) => checkCertificate({ ...json, corollaries: [{ ...corollary, ...changed }] });

  it('is proved', () => {
    expect(check({})).toMatchObject({ ok: true, corollaries: ['T2'] });
  });

  it.each([
    ['from 6 on', { gaps: ['0', '0', 'n+6', '0', '0'] }, { n: 1 }],
    ['with period 3', { formula: branch('n = 0 (mod 3)', { value: '*' }, { value: '0' }) }, { n: 3 }],
    ['always 0', { formula: { value: '0' } }, { n: 0 }],
  ])('is not proved %s', (_, changed, point) => {
    expect(check(changed)).toMatchObject({ ok: false, obligation: expect.stringContaining('T2'), point });
  });
});

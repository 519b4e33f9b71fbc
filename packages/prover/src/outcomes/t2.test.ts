/**
 * The certificate of conjecture T2: right on a box and on all known values, about something, and about the conjecture.
 */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { readResults } from '@lilypad/tables';
import { boardOf, Evaluator } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { checkCertificate, checkCorollaries, concluding } from '../check/check.ts';
import { readDocument } from '../check/kinds.ts';
import { countCases } from '../check/testing/coverage.ts';
import { box, strip } from '../check/testing/meaning.ts';
import { branch } from '../check/testing/mutants.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { type Formula, select } from '../formula/formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { libraryJson, outcomesIn } from '../theorem/testing/claims.ts';
import { Outcomes, RELATIONS, RIVALS } from './outcomes.ts';
import { claimOf } from './testing/claim-at.ts';

const json = libraryJson('T2');
const arena = new Arena();

/** All relations of positions of these words to 0 and *: those of TFTF are positive, negative, 0 or *. */
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

const ZERO = 3;
const STAR = 12;
const POSITIVE = 5;
const NEGATIVE = 10;

/** The outcomes of TTFF without empty gaps, as docs/theorems/T2.md reads them off the trees. */
function shape([a, b, c, d, e]: readonly [number, number, number, number, number]): number {
  const residue = (x: number, m: number): number => ((x % m) + m) % m;
  const lead = d + 2 * e - 2 * a - b;
  if (lead >= 2) return POSITIVE;
  const odd = residue(a + c + e, 2) === 1;
  const third = residue(a + d - c, 3);
  if (lead === 1) {
    if (a < e) return POSITIVE;
    const isZero =
      a > e
        ? odd || third === 1 || (2 * b + c < 3 * a + e + 4 && b <= c + 2 * e + 1)
        : c % 2 === 0 && (c + 2 * d <= 4 * a + 5 || third === 1);
    return isZero ? ZERO : POSITIVE;
  }
  if (lead === 0 && a < e) {
    return odd && third !== 2 && (c + 2 * d >= a + 3 * e + 5 || b >= c + 2 * e + 4) ? ZERO : POSITIVE;
  }
  if (lead === 0 && a === e) return c % 2 === 1 && (2 * b + c <= 4 * a + 4 || third === 2) ? STAR : ZERO;
  const mirror = shape([e, d, c, b, a]);
  return mirror === POSITIVE ? NEGATIVE : mirror;
}

it('has the shape that its page tells, on the box 1..6', () => {
  const claim = claimOf(arena, json, 'TTFF');
  for (const point of box(5, 1, 6)) {
    const told = shape(point as [number, number, number, number, number]);
    if (claim(point) !== told) expect([point, claim(point)]).toEqual([point, told]);
  }
});

const [family] = outcomesIn(json).corollaries;

/** The value of TT.^nFF in words. */
function startAt(n: number): string {
  const tree = select(family.formula as Formula, [n]);
  return new Instances(arena, family.forest).at(tree, [n]) === arena.star ? '*' : '0';
}

it('gives the starting positions the values that are stored, up to 100 empty squares', () => {
  const file = new URL(import.meta.resolve('@lilypad/tables/data/results.txt'));
  const results = readResults(readFileSync(file, 'utf8'));
  const stored = new Map<number, string>();
  for (const { position, value } of results.ok ? results.value.values() : []) {
    const match = /^T\^2\.(?:\^(\d+))?F\^2$/.exec(position);
    if (match !== null) stored.set(Number(match[1] ?? 1), value);
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

/** Checks a corollary. What is claimed about words was checked above. */
function checkConclusion(corollary: object): ReturnType<typeof checkCorollaries> {
  const document = concluding(readDocument(json), [corollary]);
  return 'ok' in document ? document : checkCorollaries(document);
}

it('has the symmetric positions of its page as a corollary', () => {
  const [zero, star] = [{ value: '0' }, { value: '*' }];
  const even = branch('2b+c <= 4a+5', star, branch('a+b-c = 1 (mod 3)', star, zero));
  const corollary = {
    name: 'symmetric',
    word: 'TTFF',
    parameters: ['a', 'b', 'c'],
    // The gaps are a+1, b+1, c+1.
    gaps: ['a+1', 'b+1', 'c+1', 'b+1', 'a+1'],
    formula: branch('c = 0 (mod 2)', even, zero),
  };
  expect(checkConclusion(corollary)).toMatchObject({ ok: true, corollaries: ['symmetric'] });
});

describe('the statement of the conjecture', () => {
  const corollary = {
    name: 'T2',
    word: 'TTFF',
    parameters: ['n'],
    gaps: ['0', '0', 'n+7', '0', '0'],
    formula: branch('n = 0 (mod 6)', { value: '*' }, { value: '0' }),
  };
  const check = (changed: object) => checkConclusion({ ...corollary, ...changed });

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

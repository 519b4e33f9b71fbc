import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { theoremOf } from '../formula/rows.ts';
import { TimeUp } from '../support/clock.ts';
import { endsOf } from '../theorem/kinds.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import type { ProofProgress } from './progress.ts';
import { proveClass } from './prove-class.ts';
import type { MapJobs } from './word-tasks.ts';

const positions = (name: string): PositionClass => classNamed(name) as PositionClass;

/** The theorem of a class, a line a region. */
function theorem(name: string): string[] {
  const { status, claim } = proveClass(positions(name));
  if (status !== 'proved' || claim === null) throw new Error(`${name}: ${status}`);
  expect(checkCertificate(certificateOf(claim))).toMatchObject({ ok: true });
  return theoremOf(claim).map(({ family, where, value }) => `${family}: ${value} where ${where}`);
}

describe('from the name of a class to its theorem', () => {
  test('A11, as in the paper', () => {
    expect(theorem('A11')).toEqual([
      'T^a.T^bFT^c: a where b >= 2',
      'T^a.T^bFT^c: {a-1|1} where b = 1 and a >= 2',
      'T^a.T^bFT^c: 1/2 where a = 1 and b = 1',
      'T^a.T^bFT^c: 0 where a = 0 and b = 1',
      'T^a.T^bFT^c: {{a-2|1}|0} where b = 0 and a >= 3',
      'T^a.T^bFT^c: {1/2|0} where a = 2 and b = 0',
      'T^a.T^bFT^c: * where a = 1 and b = 0',
      'T^a.T^bFT^c: -1 where a = 0 and b = 0',
      'T^aFT^b.T^c: b where always',
    ]);
  });

  test('B11, as in the paper', () => {
    expect(theorem('B11')).toEqual([
      '.^aT.^bF.^c: c-a-1 where c >= a+2',
      '.^aT.^bF.^c: c-a+1 where a >= c+2',
      '.^aT.^bF.^c: 0 where c-1 <= a <= c+1 and b = 0 (mod 2)',
      '.^aT.^bF.^c: -1/2 where a = c+1 and b = 1 (mod 2)',
      '.^aT.^bF.^c: 1/2 where c = a+1 and b = 1 (mod 2)',
      '.^aT.^bF.^c: * where a = c and b = 1 (mod 2)',
      '.^aF.^bT.^c: c-a where always',
    ]);
  });

  test('mirror images', () => {
    expect(theorem('A11 mirror')).toContain('F^aTF^b.F^c: -c where b >= 2');
    expect(theorem('B11 mirror')).toHaveLength(7);
  });

  test.each([
    ['A12', 12],
    ['A21', 10],
  ])('%s has few regions', (name, regions) => {
    const { claim } = proveClass(positions(name));
    expect(claim && endsOf({ kind: 'value', corollaries: [], ...claim })).toBeLessThanOrEqual(regions);
  });
});

test('a proof needs no luck with its samples: wrong conjectures are refined', () => {
  const { status, rounds } = proveClass(positions('A12'), { largestSum: 3, tidy: false });
  expect(status).toBe('proved');
  expect(rounds).toBeGreaterThan(1);
});

test('a recurrence is checked again only if a formula in it has changed', () => {
  const checked: number[] = [];
  const mapJobs: MapJobs = (task, jobs) => {
    if (task.name === 'check word') checked.push(jobs.length);
    return jobs.map((job) => task.run(job));
  };
  const options = { largestSum: 3, tidy: false };
  const result = proveClass(positions('A13'), { ...options, mapJobs });
  expect(result.words.map(({ word, failures }) => [word, failures])).toEqual(
    positions('A13').words.map((word) => [word, []]),
  );
  expect(checked[0]).toBe(4);
  expect(Math.min(...checked)).toBeLessThan(4);
  const { claim } = proveClass(positions('A13'), options);
  expect(result.claim && certificateOf(result.claim)).toEqual(claim && certificateOf(claim));
});

test('a limit that is reached is told, with what failed', () => {
  const result = proveClass(positions('A12'), { largestSum: 3, maxRounds: 1 });
  expect(result).toMatchObject({ status: 'failed', rounds: 1 });
  expect(result.reason).toMatch(/still failed after 1 rounds/);
  expect(result.failures.length).toBeGreaterThan(0);
  expect(result.claim).not.toBeNull();
});

test('a conjecture is not called proved', () => {
  expect(proveClass(positions('A11'), { conjectureOnly: true })).toMatchObject({ status: 'conjectured', words: [] });
});

test('progress tells words, regions, obligations and the worst word', () => {
  const told: ProofProgress[] = [];
  proveClass(positions('A12'), { onProgress: (progress) => told.push(progress) });
  expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['sampling', 'widening', 'learning', 'proving']));
  const last = told.at(-1) as ProofProgress;
  expect(last).toMatchObject({ stage: 'proving', word: 'FF.', wordsDone: 2, words: 3, worst: { word: 'F.F' } });
  expect(last.regions).toBeGreaterThan(9);
  expect(last.obligations).toBeGreaterThan(30);
});

test('the time is that of the clock given', () => {
  let now = 100;
  const result = proveClass(positions('A12'), { maxSeconds: 1, clock: () => (now += 1) });
  expect(result).toMatchObject({ status: 'failed', claim: null });
  expect(result.reason).toMatch(/^The time was up after 1 second, with formulas for \d of 3 words and no proof yet$/);
  expect(result.seconds).toBe(now - 101);
  expect(proveClass(positions('A12'), { maxSeconds: 5, clock: () => 7 })).toMatchObject({
    status: 'proved',
    seconds: 0,
  });
});

describe('when there is no time to wait for those who do the work', () => {
  /** Who has no time for jobs of this name. */
  const late =
    (name: string): MapJobs =>
    (task, jobs) => {
      if (task.name === name) throw new TimeUp();
      return jobs.map((job) => task.run(job));
    };

  test.each([
    ['start word', 'The time was up after 600 seconds, with formulas for 0 of 3 words and no proof yet', 0],
    ['learn word', 'The time was up after 600 seconds, with formulas for 0 of 3 words and no proof yet', 0],
    ['check word', 'The time was up after 600 seconds, with formulas for 3 of 3 words and no proof yet', 3],
    ['inspect points', 'Some recurrences still failed after 600 seconds', 3],
  ])('%s: nothing is proved', (name, reason, formulas) => {
    const { status, claim, ...result } = proveClass(positions('A12'), { largestSum: 3, mapJobs: late(name) });
    expect({ status, formulas: claim?.formulas.size ?? 0, reason: result.reason }).toEqual({
      status: 'failed',
      formulas,
      reason,
    });
  });

  test('for smaller formulas: the theorem is that of the larger ones', () => {
    const learned: MapJobs = (task, jobs) => {
      if (task.name === 'learn word' && checks > 0) throw new TimeUp();
      if (task.name === 'check word') checks += 1;
      return jobs.map((job) => task.run(job));
    };
    let checks = 0;
    const { status, claim } = proveClass(positions('A12'), { mapJobs: learned });
    expect(status).toBe('proved');
    const first = proveClass(positions('A12'), { tidy: false });
    expect(claim && certificateOf(claim)).toEqual(first.claim && certificateOf(first.claim));
  });
});

test('when the time is up, words that need no others are still learned and checked', () => {
  let ticks = 0;
  const { status, reason, words } = proveClass(positions('B11'), { maxSeconds: 0, clock: () => (ticks += 0.5) });
  expect(status).toBe('failed');
  expect(reason).toMatch(/^The time was up after 0 seconds, with formulas for [12] of 2 words/);
  expect(words[0]).toMatchObject({ word: 'FT', failures: [] });
});

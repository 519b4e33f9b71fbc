/** Closed sets are found, and contain the positions that are ≥ 0 or ≥ *. */

import { type Team, takePart } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import type { InvariantDocument } from '../check/invariants/document.ts';
import { readDocument } from '../check/kinds.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { tempoOf } from '../classes/tempo.ts';
import { decide } from '../outcomes/claim.ts';
import { Outcomes, RIVALS } from '../outcomes/outcomes.ts';
import { dot, GaveUp } from '../region/exact.ts';
import { pointsBetween, sumOf } from '../region/points.ts';
import { TimeUp } from '../support/clock.ts';
import type { MapJobs } from '../values/word-tasks.ts';
import { type Invariant, setOf } from './claim.ts';
import { invariantKind } from './kind.ts';
import { findInvariant } from './prove-invariant.ts';
import { SETTLE_SLICE } from './settle-task.ts';

const named = (name: string): PositionClass => classNamed(name) as PositionClass;

describe.each([
  ['B11', 0],
  ['B21', 0],
  ['B12', 2],
])('%s', (name, from) => {
  const positions = named(name);
  const { invariant, slices } = findInvariant(positions, { from, withStar: true });

  test('every slice is settled, and the checker accepts the sets', () => {
    expect(slices.filter(({ isPruned }) => isPruned)).toEqual([]);
    const certificate = invariantKind.write({ kind: 'invariant', ...invariant, corollaries: [] });
    expect(checkCertificate(certificate)).toMatchObject({ ok: true, target: name });
    expect(invariantKind.write(invariantKind.read(readDocument(certificate) as InvariantDocument))).toEqual(
      certificate,
    );
  });

  test.each(RIVALS)('all positions of the set of %s are at least that, and none of its slices lacks one', (rival) => {
    const outcomes = new Outcomes(positions);
    let contained = 0;
    for (const [word, set] of invariant.sets[rival]) {
      const tempos = slices.filter((slice) => slice.word === word && slice.rival === rival).map(({ tempo }) => tempo);
      for (const point of pointsBetween(positions.parameters.length, from, 8)) {
        if (!tempos.includes(dot(tempoOf(word), point))) continue;
        const isIn = decide(set, point);
        contained += Number(isIn);
        expect(isIn, `${word} ${point}`).toBe(outcomes.holds({ word, rival, relation: 'atLeast' }, point));
      }
    }
    expect(contained).toBeGreaterThan(10);
  });
});

describe('a search for B11 with *', () => {
  const positions = named('B11');
  const whole = findInvariant(positions, { from: 0, withStar: true });
  const textOf = ({ invariant }: typeof whole) =>
    invariantKind.write({ kind: 'invariant', ...invariant, corollaries: [] });

  test('tells what is settled after each slice: always a closed set, from which it goes on to the same end', () => {
    const kept: Invariant[] = [];
    findInvariant(positions, { from: 0, withStar: true, onSettled: (invariant) => kept.push(invariant) });
    expect(kept).toHaveLength(whole.slices.length);
    const half = kept[Math.floor(kept.length / 2)];
    const certificate = invariantKind.write({ kind: 'invariant', ...half, corollaries: [] });
    expect(checkCertificate(certificate)).toMatchObject({ ok: true });
    const { sets } = invariantKind.read(readDocument(certificate) as InvariantDocument);
    const rest = findInvariant(positions, { from: 0, withStar: true, known: sets });
    expect(textOf(rest)).toEqual(textOf(whole));
    expect(rest.slices.filter(({ isKnown }) => isKnown)).toHaveLength(4);
  });

  test.each([
    ['that do all they are asked for', 1],
    ['that do every second slice', 2],
    ['that do nothing', Number.POSITIVE_INFINITY],
  ])('finds the same with other threads %s', (_, every) => {
    let asked = 0;
    let done = 0;
    const others: typeof SETTLE_SLICE = {
      ...SETTLE_SLICE,
      run(job) {
        // What fails is left to the thread that asks.
        if (asked++ % every !== every - 1) throw new Error('left to you');
        done += 1;
        return SETTLE_SLICE.run(job);
      },
    };
    const team: Team = { threads: 3, call: (work) => takePart(work, 1, [others]) };
    const { slices } = whole;
    expect(textOf(findInvariant(positions, { from: 0, withStar: true, team }))).toEqual(textOf(whole));
    expect(asked).toBeGreaterThan(slices.length / 2);
    expect(done).toBe(every === 1 ? asked : every === 2 ? Math.floor(asked / 2) : 0);
  });

  test('finds the same with other machines, which are sent texts', () => {
    const sizes: number[] = [];
    const mapJobs: MapJobs = <Job, Result>({ name: task }: { readonly name: string }, jobs: readonly Job[]) => {
      sizes.push(jobs.length);
      expect(task).toBe(SETTLE_SLICE.name);
      return jobs.map((one) => {
        const job = SETTLE_SLICE.readJob(JSON.parse(JSON.stringify(one)));
        return SETTLE_SLICE.readResult(JSON.parse(JSON.stringify(SETTLE_SLICE.run(job))), job) as Result;
      });
    };
    expect(textOf(findInvariant(positions, { from: 0, withStar: true, mapJobs }))).toEqual(textOf(whole));
    // A level at a time.
    expect(sizes.reduce((sum, size) => sum + size)).toBe(whole.slices.length);
    expect(sizes.length).toBeLessThan(whole.slices.length);
  });

  test('stops when the time is up', () => {
    let seconds = 0;
    const late = () => findInvariant(positions, { from: 0, maxSeconds: 3, clock: () => seconds++ });
    expect(late).toThrow(GaveUp);
  });

  test('stops when there is no time to wait for other machines', () => {
    let levels = 0;
    const mapJobs: MapJobs = (task, jobs) => {
      if (++levels > 1) throw new TimeUp();
      return jobs.map((job) => task.run(job));
    };
    const late = () => findInvariant(positions, { from: 0, maxSeconds: 3, clock: () => 0, mapJobs });
    expect(late).toThrow(/^There was no closed set after 3 seconds, with [1-9]\d* of \d+ slices settled\.$/);
    expect(late).toThrow(GaveUp);
  });

  test('for one residue of the sum contains what the whole set contains there, and nothing else', () => {
    const only = { modulus: 2, residue: 1 };
    const { invariant } = findInvariant(positions, { from: 0, only, withStar: true });
    for (const [word, set] of invariant.sets['0']) {
      for (const point of pointsBetween(3, 0, 8)) {
        const expected = sumOf(point) % 2 === 1 && decide(setOf(whole.invariant.sets, { word, rival: '0' }), point);
        expect(decide(set, point), `${word} ${point}`).toBe(expected);
      }
    }
  });
});

/** Closed sets are found, and contain the positions that are ≥ 0 or ≥ *. */
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import type { InvariantDocument } from '../check/invariants/document.ts';
import { readDocument } from '../check/kinds.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { decide } from '../outcomes/claim.ts';
import { Outcomes, RIVALS } from '../outcomes/outcomes.ts';
import { dot, GaveUp } from '../region/exact.ts';
import { pointsBetween } from '../region/points.ts';
import { invariantKind } from './kind.ts';
import { findInvariant } from './prove-invariant.ts';
import { tempoOf } from './slice.ts';

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

test('a search goes on from the words that were settled before, and stops when the time is up', () => {
  const positions = named('B21');
  const whole = findInvariant(positions, { from: 0 });
  const known = new Map([...whole.invariant.sets['0']].slice(0, 2));
  const rest = findInvariant(positions, { from: 0, known: { '0': known, '*': new Map() } });
  expect(rest.slices.map(({ word }) => word)).not.toContain([...known.keys()][0]);
  expect([...rest.invariant.sets['0'].keys()]).toEqual([...whole.invariant.sets['0'].keys()]);
  let seconds = 0;
  const late = () => findInvariant(positions, { from: 0, maxSeconds: 3, clock: () => seconds++ });
  expect(late).toThrow(GaveUp);
});

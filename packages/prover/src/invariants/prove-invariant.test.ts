/** Closed sets are found, and contain only positions that are ≥ 0. */
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import type { InvariantDocument } from '../check/invariants/document.ts';
import { readDocument } from '../check/kinds.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { decide } from '../outcomes/claim.ts';
import { Outcomes } from '../outcomes/outcomes.ts';
import { GaveUp } from '../region/exact.ts';
import { pointsBetween } from '../region/points.ts';
import { invariantKind } from './kind.ts';
import { findInvariant } from './prove-invariant.ts';

const named = (name: string): PositionClass => classNamed(name) as PositionClass;

describe.each([
  ['B11', 0],
  ['B21', 0],
  ['B12', 2],
])('%s', (name, from) => {
  const positions = named(name);
  const { invariant, slices } = findInvariant(positions, { from });

  test('every slice is settled, and the checker accepts the set', () => {
    expect(slices.filter(({ isPruned }) => isPruned)).toEqual([]);
    const certificate = invariantKind.write({ kind: 'invariant', ...invariant, corollaries: [] });
    expect(checkCertificate(certificate)).toMatchObject({ ok: true, target: name });
    expect(invariantKind.write(invariantKind.read(readDocument(certificate) as InvariantDocument))).toEqual(
      certificate,
    );
  });

  test('all its positions are ≥ 0', () => {
    const outcomes = new Outcomes(positions);
    let contained = 0;
    for (const [word, set] of invariant.sets) {
      for (const point of pointsBetween(positions.parameters.length, 0, 8)) {
        if (!decide(set, point)) continue;
        contained += 1;
        expect(outcomes.holds({ word, rival: '0', relation: 'atLeast' }, point), `${word} ${point}`).toBe(true);
      }
    }
    expect(contained).toBeGreaterThan(10);
  });
});

test('a search goes on from the words that were settled before, and stops when the time is up', () => {
  const positions = named('B21');
  const whole = findInvariant(positions, { from: 0 });
  const known = new Map([...whole.invariant.sets].slice(0, 2));
  const rest = findInvariant(positions, { from: 0, known });
  expect(rest.slices.map(({ word }) => word)).not.toContain([...known.keys()][0]);
  expect([...rest.invariant.sets.keys()]).toEqual([...whole.invariant.sets.keys()]);
  let seconds = 0;
  const late = () => findInvariant(positions, { from: 0, maxSeconds: 3, clock: () => seconds++ });
  expect(late).toThrow(GaveUp);
});

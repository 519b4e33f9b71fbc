import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Space } from './affine.ts';
import { readConditions, regionsOf } from './conditions.ts';
import { atMostZero, type Constraint, congruent, holdsAt, negations } from './constraint.ts';
import { Region } from './region.ts';
import { box } from './testing/box.ts';
import { regionText } from './text.ts';

const space = new Space(['a', 'b', 'c']);
const coefficients = fc.tuple(...space.names.map(() => fc.integer({ min: -3, max: 3 })));
const wall = fc.tuple(coefficients, fc.integer({ min: -8, max: 8 })).map(([c, k]) => atMostZero(space.affine(c, k)));
const residue = fc
  .tuple(coefficients, fc.nat(3), fc.integer({ min: 2, max: 4 }))
  .map(([c, r, m]) => congruent(space, space.affine(c, 0), r, m));
const constraint = fc.oneof({ weight: 4, arbitrary: wall }, { weight: 1, arbitrary: residue });
const conjunction = fc.array(constraint, { maxLength: 4 });

const low = -3;
const high = 3;
const cube: Constraint[] = space.names.flatMap((_, i) => {
  const x = space.parameter(i);
  return [atMostZero(space.plus(space.negate(x), space.one, low)), atMostZero(space.plus(x, space.one, -high))];
});
const points = box(3, low, high);
const regionIn = (constraints: readonly Constraint[]): Region => new Region(space, [...cube, ...constraints]);
const pointsOf = (region: Region): string[] => points.filter((p) => region.contains(p)).map(String);

describe('against brute force on a cube', () => {
  test('inclusion, intersection and covering', () => {
    fc.assert(
      fc.property(conjunction, fc.array(conjunction, { minLength: 1, maxLength: 3 }), (first, others) => {
        const region = regionIn(first);
        const rest = others.map(regionIn);
        const here = new Set(pointsOf(region));
        const there = rest.map(pointsOf);
        expect(region.includes(rest[0])).toBe(there[0].every((p) => here.has(p)));
        const common = region.meets(rest[0]);
        expect(common !== null).toBe(there[0].some((p) => here.has(p)));
        if (common !== null) expect(region.contains(common) && rest[0].contains(common)).toBe(true);
        const left = region.uncovered(rest);
        const all = new Set(there.flat());
        expect(left !== null).toBe([...here].some((p) => !all.has(p)));
        if (left !== null) expect(region.contains(left) && !rest.some((r) => r.contains(left))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('exactly one of a constraint and its negations holds at every point', () => {
    fc.assert(
      fc.property(constraint, (c) => {
        const all = [c, ...negations(space, c)];
        for (const p of points) expect(all.filter((one) => holdsAt(one, p)).length).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  test('the text of a region reads back to the same region', () => {
    fc.assert(
      fc.property(conjunction, fc.boolean(), (constraints, inCube) => {
        const region = inCube ? regionIn(constraints) : new Region(space, constraints);
        if (region.point() === null) return;
        const text = regionText(region);
        const [back, ...more] = regionsOf(space, text, readConditions(text));
        expect(more).toEqual([]);
        expect(back.includes(region) && region.includes(back)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe('what stops the search is told', () => {
  test('numbers beyond 2^53', () => {
    const huge = 2 ** 50;
    const region = new Region(space, [
      atMostZero(space.affine([huge, 1 - huge, 3], 1)),
      atMostZero(space.affine([-huge, huge + 1, 5], 1)),
      atMostZero(space.affine([huge - 7, 5, -huge], 1)),
    ]);
    const answer = region.emptiness();
    expect(answer.status).toBe('unknown');
    expect(answer).toHaveProperty('reason', expect.stringMatching(/^[A-Z].*2\^53.*\.$/));
  });
});

test('a needle thinner than the lattice is decided exactly', () => {
  const needle = (p: number, q: number): number => 1_000_003 * p - 618_041 * q;
  for (const target of [10, 11, 12, 13, 14, 15]) {
    let found = false;
    for (let p = 1; p <= 90_000 && !found; p++) found = (1_000_003 * p - target) % 618_041 === 0;
    const form = space.affine([needle(1, 0), needle(0, 1), 0], -target);
    const region = new Region(space, [
      atMostZero(form),
      atMostZero(space.negate(form)),
      atMostZero(space.affine([-1, 0, 0], 1)),
      atMostZero(space.affine([1, 0, 0], -90_000)),
    ]);
    expect(region.emptiness().status).toBe(found ? 'inhabited' : 'empty');
  }
});

describe('readable text', () => {
  test.each([
    ['', 'always'],
    ['a>=2, b = 1 (mod 2)', 'a >= 2 and b = 1 (mod 2)'],
    ['c-a+2 > 0', 'a <= c+1'],
    ['a < b', 'a < b'],
    ['a <= b-2', 'b >= a+2'],
    ['a=b and b=3', 'a = 3 and b = 3'],
    ['a-b=1, b>=0', 'a = b+1 and a >= 1'],
    ['a+b >= 3, a>=0, b>=0, a+b>=1, a>=-5', 'a >= 0 and b >= 0 and a+b >= 3'],
    ['0<=a, a<=3', '0 <= a <= 3'],
    ['b <= a, a <= b+3', 'b <= a <= b+3'],
    ['a >= 1 and a <= 1', 'a = 1'],
    ['a>=2 and a odd', 'a >= 3 and a = 1 (mod 2)'],
    ['2a >= 3', 'a >= 2'],
    ['2a = 2 (mod 4)', 'a = 1 (mod 2)'],
    ['3a = 1 (mod 4)', 'a = 3 (mod 4)'],
    ['a - b = 1 (mod 3)', 'a = b+1 (mod 3)'],
    ['a + b is even', 'a+b = 0 (mod 2)'],
    ['a = 0 (mod 2), a = 0 (mod 3)', 'a = 0 (mod 2) and a = 0 (mod 3)'],
    ['a >= b, b >= c, c >= a', 'a = b and a = c'],
    ['0 < 2a < 3, b >= a', 'a = 1 and b >= 1'],
    ['a >= 0, a >= 2b, b >= 0', 'b >= 0 and a >= 2b'],
  ])('%s: %s', (conditions, text) => {
    const [region] = regionsOf(space, conditions, readConditions(conditions));
    expect(regionText(region)).toBe(text);
  });
});

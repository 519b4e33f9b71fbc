import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Affine, numeratorAt, Space } from './affine.ts';
import { atMostZero, type Constraint, congruent, holdsAt, positive } from './constraint.ts';
import { mod } from './exact.ts';
import { Store } from './store.ts';
import { box } from './testing/box.ts';

const space = new Space(['a', 'b', 'c']);

const form = fc
  .tuple(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })))
  .chain(([coefficients]) => fc.integer({ min: -12, max: 12 }).map((k) => space.affine(coefficients, k)));
const constraint = fc.oneof(
  { weight: 4, arbitrary: form.map(atMostZero) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(form, fc.integer({ min: 2, max: 6 }), fc.nat(5))
      .map(([f, m, r]) => congruent(space, f, r % m, m)),
  },
);

/** 0 ≤ a, b, c ≤ size, as constraints. */
function within(size: number): Constraint[] {
  return space.names.flatMap((_, i) => {
    const x = space.parameter(i);
    return [atMostZero(space.negate(x)), atMostZero(space.plus(x, space.one, -size))];
  });
}

const points = box(3, 0, 5);
const holds = (constraints: readonly Constraint[], p: readonly number[]): boolean =>
  constraints.every((c) => holdsAt(c, p));

describe('against brute force on a box', () => {
  test('emptiness, with a witness', () => {
    fc.assert(
      fc.property(fc.array(constraint, { maxLength: 7 }), (constraints) => {
        const store = new Store(space);
        const nonEmpty = store.assumeAll([...within(5), ...constraints]);
        expect(nonEmpty).toBe(points.some((p) => holds(constraints, p)));
        if (store.witness !== null) {
          expect(holds([...within(5), ...constraints], store.witness)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('questions and residues', () => {
    fc.assert(
      fc.property(fc.array(constraint, { maxLength: 4 }), form, fc.integer({ min: 2, max: 4 }), (constraints, f, m) => {
        const store = new Store(space);
        if (!store.assumeAll([...within(5), ...constraints])) return;
        const values = points.filter((p) => holds(constraints, p)).map((p) => numeratorAt(f, p));
        const yes = values.some((x) => x <= 0);
        const no = values.some((x) => x > 0);
        expect(store.ask(f)).toBe(yes ? (no ? 'open' : 'yes') : 'no');
        const residues = [...new Set(values.map((x) => mod(x, m)))].sort((x, y) => x - y);
        expect(store.residues(f, m)).toEqual(residues);
        expect(store.entails(congruent(space, f, 0, m))).toBe(residues.every((r) => r === 0));
      }),
      { numRuns: 800 },
    );
  });

  test('push and pop restore every answer', () => {
    type Step = { readonly push: readonly Constraint[] } | 'pop';
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ push: fc.array(constraint, { minLength: 1, maxLength: 2 }) }),
      fc.constant<Step>('pop'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), form, (steps, f) => {
        const store = new Store(space);
        store.assumeAll(within(5));
        const stack: Constraint[][] = [[]];
        for (const s of steps) {
          if (s !== 'pop') {
            store.push();
            store.assumeAll(s.push);
            stack.push([...stack[stack.length - 1], ...s.push]);
          } else if (stack.length > 1) {
            store.pop();
            stack.pop();
          }
          const here = points.filter((p) => holds(stack[stack.length - 1], p));
          expect(store.witness !== null).toBe(here.length > 0);
          if (here.length === 0) continue;
          const yes = here.some((p) => numeratorAt(f, p) <= 0);
          const no = here.some((p) => numeratorAt(f, p) > 0);
          expect(store.ask(f)).toBe(yes ? (no ? 'open' : 'yes') : 'no');
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('without a box', () => {
  const f = (a: number, b: number, c: number, k: number): Affine => space.affine([a, b, c], k);
  const equal = (x: Affine): Constraint[] => [atMostZero(x), atMostZero(space.negate(x))];
  test.each<[string, Constraint[], boolean]>([
    ['nothing assumed', [], true],
    ['2a + 4b = 1', equal(f(2, 4, 0, -1)), false],
    [
      'a line without integer points: a+b+c = 0 and a−b+3c = 1',
      [...equal(f(1, 1, 1, 0)), ...equal(f(1, -1, 3, -1))],
      false,
    ],
    [
      'a strip through no integer point: 1 ≤ 3a−3b ≤ 2',
      [atMostZero(f(-3, 3, 0, 1)), atMostZero(f(3, -3, 0, -2))],
      false,
    ],
    [
      'a slanted strip between lattice lines, cut by a congruence',
      [...equal(f(1, -2, 0, 0)), congruent(space, f(1, 0, 0, 0), 1, 2)],
      false,
    ],
    [
      'parity against a difference',
      [congruent(space, f(1, 1, 0, 0), 0, 2), congruent(space, f(1, -1, 0, 0), 1, 2)],
      false,
    ],
    [
      'Chinese remainders',
      [
        congruent(space, f(1, 0, 0, 0), 1, 2),
        congruent(space, f(1, 0, 0, 0), 2, 3),
        congruent(space, f(1, 0, 0, 0), 5, 6),
      ],
      true,
    ],
    ['a far wedge', [atMostZero(f(-5, 4, 0, 1)), atMostZero(f(5, -4, 0, -1000)), atMostZero(f(0, -1, 0, 1000))], true],
    [
      'an implied equality: x ≤ y ≤ z ≤ x and x + y + z = 1',
      [atMostZero(f(1, -1, 0, 0)), atMostZero(f(0, 1, -1, 0)), atMostZero(f(-1, 0, 1, 0)), ...equal(f(1, 1, 1, -1))],
      false,
    ],
  ])('%s', (_, constraints, nonEmpty) => {
    const store = new Store(space);
    expect(store.assumeAll(constraints)).toBe(nonEmpty);
    if (store.witness !== null) expect(holds(constraints, store.witness)).toBe(true);
  });

  test('a point found is a point of the region, none found means none nearby', () => {
    const wide = box(3, -9, 9);
    fc.assert(
      fc.property(fc.array(constraint, { maxLength: 7 }), (constraints) => {
        const store = new Store(space);
        if (store.assumeAll(constraints)) expect(holds(constraints, store.witness!)).toBe(true);
        else expect(wide.some((p) => holds(constraints, p))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('a number beyond 2^53 is refused, not rounded', () => {
    const store = new Store(space);
    const big = 2 ** 52;
    expect(() =>
      store.assumeAll([
        atMostZero(f(big, big - 1, 1, 1)),
        atMostZero(f(-1, 0, 0, big)),
        positive(space, f(1, 7, 0, 0)),
        congruent(space, f(1, 1, 0, 0), 1, big - 3),
      ]),
    ).toThrow('2^53');
  });
});

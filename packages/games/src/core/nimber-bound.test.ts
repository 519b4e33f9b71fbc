/** Games from which both players can come to a nimber: their canonical forms, and that these take little work. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, fromNaive, toNaive } from '../testing/build.ts';
import { type Naive, naive, naiveAdd, naiveCanonical, naiveMultiple, naiveText } from '../testing/naive.ts';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';

const zero = naive([], []);
const one = naive([zero], []);
const nimber = (n: number): Naive => {
  const smaller = Array.from({ length: n }, (_, k) => nimber(k));
  return naive(smaller, smaller);
};
const up = naive([zero], [nimber(1)]);

/** Near 0 or 1, and mostly nimbers. */
const near = fc
  .record({ number: fc.nat(1), nimber: fc.nat(3), ups: fc.constantFrom(0, 0, 0, 1, -1) })
  .map(({ number, nimber: n, ups }) =>
    naiveAdd(naiveMultiple(one, number), naiveAdd(nimber(n), naiveMultiple(up, ups))),
  );
const far = fc.integer({ min: -2, max: 3 }).map((n) => naiveMultiple(one, n));
const some = (games: fc.Arbitrary<Naive>) => fc.array(games, { minLength: 1, maxLength: 2 });
const replies = fc.oneof(near, near, far);
const switches = fc.tuple(some(replies), some(replies)).map(([left, right]) => naive(left, right));
const options = some(fc.oneof(switches, switches, switches, near));

test('have the canonical forms that the definitions give them', () => {
  const arena = new Arena();
  check(500, [options, options], (left, right) => {
    const g = naive(left, right);
    expect(naiveText(toNaive(arena, fromNaive(arena, g)))).toBe(naiveText(naiveCanonical(g)));
  });
});

test.each([
  ['{14|7*n||7*n|0}', 14, 0],
  ['the same far from 0', 2 ** 40, -(2 ** 40)],
])('%s is 7*n, with no look at the options of *n', (_, high, low) => {
  const arena = new Arena({ maxWork: 100 });
  const seven = arena.nus(Dyadic.of(7), 0, 60_000);
  const left = arena.game([arena.integer(high)], [seven]);
  const right = arena.game([seven], [arena.integer(low)]);
  expect(arena.game([left], [right])).toBe(seven);
});

/** Games in which nimbers reverse or are reversed through: their canonical forms, and that these take little work. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, fromNaive, toNaive } from '../testing/build.ts';
import { type Naive, naive, naiveCanonical, naiveText } from '../testing/naive.ts';
import { expectGame, game } from '../testing/text.ts';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';
import { StorageLimitError } from './limits.ts';

const nimber = (n: number): Naive => {
  const smaller = Array.from({ length: n }, (_, k) => nimber(k));
  return naive(smaller, smaller);
};
const nimbers = Array.from({ length: 5 }, (_, n) => nimber(n));
const integer = (n: number): Naive =>
  n < 0 ? naive([], [integer(n + 1)]) : n > 0 ? naive([integer(n - 1)], []) : nimber(0);

const some = (games: fc.Arbitrary<Naive>) => fc.array(games, { minLength: 1, maxLength: 3 });
const near = fc.constantFrom(...nimbers);
const far = fc.constantFrom(integer(2), integer(-2));
const switches = fc
  .tuple(some(fc.oneof(near, far)), some(fc.oneof(near, far)))
  .map(([left, right]) => naive(left, right));

test('have the canonical forms that the definitions give them', () => {
  const arena = new Arena();
  check(500, [some(fc.oneof(near, switches)), some(fc.oneof(near, switches))], (left, right) => {
    const g = naive(left, right);
    expect(naiveText(toNaive(arena, fromNaive(arena, g)))).toBe(naiveText(naiveCanonical(g)));
  });
});

test.each([
  ['{{2|*60000}|0}', '^*'],
  ['{{2|*60000}|*}', '^'],
  ['{{2|7*60000}|0,1*2}', '{2|7*60000||0}'],
  ['{*60000|0}', 'v*60001'],
  ['{*60000,^|*2}', '{^,*60000|*2}'],
  ['{0|{*60000|0}}', 'v*'],
])('%s is %s, with little work', (text, expected) => {
  const arena = new Arena({ maxWork: 200 });
  expectGame(arena, game(arena, text), expected);
});

test('with many options to compare are refused, and the arena is usable afterwards', () => {
  const arena = new Arena({ maxWork: 1000 });
  const smaller = (n: number) => Array.from({ length: n }, (_, k) => arena.nus(Dyadic.ZERO, 0, k));
  expect(() => arena.game(smaller(100), [arena.zero])).toThrow(StorageLimitError);
  expectGame(arena, arena.game(smaller(10), [arena.zero]), '^*');
});

/** Sums with numbers, ups and nimbers: beside a hot game, most of their moves need not be looked at. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arenaGames, dyadics } from '../testing/build.ts';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';
import type { GameId } from './game-id.ts';
import { SIDES } from './side.ts';

const arena = new Arena();
const numbers = dyadics(20, 2).map((x) => arena.number(x));
const nus = fc
  .record({ number: dyadics(20, 2), ups: fc.integer({ min: -3, max: 3 }), nimber: fc.nat(4) })
  .map(({ number, ups, nimber }) => arena.nus(number, ups, nimber));

/** Games of numbers, most of them hot. */
const trees = (depth: number): fc.Arbitrary<GameId> =>
  depth === 0
    ? numbers
    : fc
        .tuple(
          fc.array(trees(depth - 1), { minLength: 1, maxLength: 2 }),
          fc.array(trees(depth - 1), { minLength: 1, maxLength: 2 }),
        )
        .map(([left, right]) => arena.game(left, right));

test.each([
  ['switches', trees(1)],
  ['switches of switches', trees(2)],
  ['deeper ones', trees(3)],
  ['any small games', arenaGames(arena, 4)],
])('%s plus numbers, ups and nimbers are what all moves make them', (_, games) => {
  fc.assert(
    fc.property(games, nus, (g, h) => {
      const [left, right] = SIDES.map((side) => [
        ...arena.options(g, side).map((option) => arena.add(option, h)),
        ...arena.options(h, side).map((option) => arena.add(g, option)),
      ]);
      expect(arena.add(g, h)).toBe(arena.game(left, right));
    }),
    { numRuns: 200 },
  );
});

test('with several replies, moves in ups and nimbers may be needed', () => {
  const [h, star2] = [arena.nus(Dyadic.ZERO, 2, 4), arena.nus(Dyadic.ZERO, 0, 2)];
  const g = arena.game([n(4), arena.add(n(4), star2)], [n(-1), arena.add(n(-1), star2)]);
  const [left, right] = SIDES.map((side) => arena.options(g, side).map((option) => arena.add(option, h)));
  expect(arena.add(g, h)).not.toBe(arena.game(left, right));
});

const n = (x: number): GameId => arena.number(Dyadic.of(x));
const between = (left: GameId, right: GameId): GameId => arena.game([left], [right]);

test.each([
  ['{1|-1}', between(n(1), n(-1)), 0, 60_000],
  ['{1|-1}', between(n(1), n(-1)), 999_999, 0],
  ['{3|1||0}', between(between(n(3), n(1)), n(0)), 0, 60_000],
  ['{3|1||0|-2}', between(between(n(3), n(1)), between(n(0), n(-2))), 5, 60_000],
  ['{3,{5|1}|0,{1|-2}}', arena.game([n(3), between(n(5), n(1))], [n(0), between(n(1), n(-2))]), 0, 60_000],
])('%s plus many ups or a large nimber takes a few steps', (_, g, ups, nimber) => {
  const h = arena.nus(Dyadic.ZERO, ups, nimber);
  const [left, right] = SIDES.map((side) => arena.options(g, side).map((option) => arena.add(option, h)));
  expect(arena.add(g, h)).toBe(arena.game(left, right));
});

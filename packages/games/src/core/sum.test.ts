/** Sums of switches and of numbers, ups and nimbers: no move of the second needs to be looked at. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';
import { LEFT, SIDES } from './side.ts';

const dyadic = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.nat(4)).map(([n, k]) => Dyadic.of(n, k));
const nus = fc.record({ number: dyadic, ups: fc.integer({ min: -3, max: 3 }), nimber: fc.nat(5) });

test('a switch plus a number, ups and a nimber is what its moves make it', () => {
  const arena = new Arena();
  fc.assert(
    fc.property(dyadic, dyadic, nus, (x, y, { number, ups, nimber }) => {
      const g = arena.game([arena.number(x)], [arena.number(y)]);
      const h = arena.nus(number, ups, nimber);
      if (arena.isNumber(h) || arena.asNus(g) !== null) return;
      const [left, right] = SIDES.map((side) => [
        ...arena.options(g, side).map((option) => arena.add(option, h)),
        ...arena.options(h, side).map((option) => arena.add(g, option)),
      ]);
      expect(arena.add(g, h)).toBe(arena.game(left, right));
    }),
    { numRuns: 300 },
  );
});

test.each([
  [0, 60_000],
  [999_999, 0],
])('+-1/8 + %d ups + *%d', (ups, nimber) => {
  const arena = new Arena();
  const eighth = arena.number(Dyadic.of(1, 3));
  const sum = arena.add(arena.game([eighth], [arena.negate(eighth)]), arena.nus(Dyadic.ZERO, ups, nimber));
  expect(SIDES.map((side) => arena.options(sum, side).length)).toEqual([1, 1]);
  expect(arena.asNus(arena.options(sum, LEFT)[0])).toEqual({ number: Dyadic.of(1, 3), ups, nimber });
});

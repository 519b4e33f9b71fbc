/**
 * The arena against the definitions: canonical forms, order and arithmetic agree with the naive implementation, on all
 * games born by day 2, all values born by day 3, and many random games of days 4 and 5; and the laws that must hold do.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arenaGames, check, DAY_2, dyadics, fromNaive, naiveGames, toNaive } from '../testing/build.ts';
import {
  type Naive,
  naive,
  naiveAdd,
  naiveCanonical,
  naiveLe,
  naiveMultiple,
  naiveNegate,
  naiveText,
} from '../testing/naive.ts';
import { SWITCHES } from '../testing/switches.ts';
import { Arena } from './arena.ts';
import type { Dyadic } from './dyadic.ts';
import type { GameId } from './game-id.ts';
import type { Relation } from './order.ts';
import { LEFT, RIGHT } from './side.ts';

/** The canonical form that the arena gives to a naive game, as text. */
const arenaText = (arena: Arena, g: Naive): string => naiveText(toNaive(arena, fromNaive(arena, g)));

const relation = (g: Naive, h: Naive): Relation => {
  const [below, above] = [naiveLe(g, h), naiveLe(h, g)];
  return below ? (above ? '=' : '<') : above ? '>' : '||';
};

describe.each(SWITCHES)('an arena %s', (_, options) => {
  const arena = new Arena(options);

  test('gives all 256 forms on day 2 their 22 canonical forms', () => {
    const day1 = [naive([], [])];
    for (const [left, right] of [
      [[day1[0]], []],
      [[], [day1[0]]],
      [[day1[0]], [day1[0]]],
    ] as [Naive[], Naive[]][]) {
      day1.push(naive(left, right));
    }
    const subset = (mask: number) => day1.filter((_, i) => (mask >> i) & 1);
    const ids = new Map<string, GameId>();
    for (let form = 0; form < 256; form++) {
      const g = naive(subset(form & 15), subset(form >> 4));
      const text = naiveText(naiveCanonical(g));
      const id = fromNaive(arena, g);
      expect(naiveText(toNaive(arena, id))).toBe(text);
      expect(ids.get(text) ?? id).toBe(id);
      ids.set(text, id);
    }
    expect(ids.size).toBe(22);
    expect(new Set(ids.values()).size).toBe(22);
  });

  test('compares, adds and subtracts all pairs born by day 2 as the definitions say', () => {
    for (const g of DAY_2) {
      for (const h of DAY_2) {
        const [a, b] = [fromNaive(arena, g), fromNaive(arena, h)];
        expect(arena.compare(a, b)).toBe(relation(g, h));
        const sum = naiveCanonical(naiveAdd(g, h));
        expect(naiveText(toNaive(arena, arena.add(a, b)))).toBe(naiveText(sum));
        expect(arena.subtract(arena.add(a, b), b)).toBe(a);
      }
    }
  });

  test('agrees on canonical form and negative of random games of day 4', () => {
    check(400, [naiveGames(4)], (g) => {
      const canonical = naiveCanonical(g);
      expect(arenaText(arena, g)).toBe(naiveText(canonical));
      expect(naiveText(toNaive(arena, arena.negate(fromNaive(arena, g))))).toBe(naiveText(naiveNegate(canonical)));
    });
  });

  test('agrees on the order of random games of day 4', () => {
    check(400, [naiveGames(4), naiveGames(4)], (g, h) => {
      expect(arena.compare(fromNaive(arena, g), fromNaive(arena, h))).toBe(relation(g, h));
    });
  });
});

test('all values born by day 3 are told apart: there are 1474', () => {
  const arena = new Arena();
  const antichains: Naive[][] = [[]];
  for (const g of DAY_2) {
    for (const chain of [...antichains]) {
      if (chain.every((h) => relation(g, h) === '||')) antichains.push([...chain, g]);
    }
  }
  const byText = new Map<string, GameId>();
  const ids = new Set<GameId>();
  for (const left of antichains) {
    for (const right of antichains) {
      const g = naive(left, right);
      const id = fromNaive(arena, g);
      if (ids.has(id)) continue;
      ids.add(id);
      const text = naiveText(naiveCanonical(g));
      expect(naiveText(toNaive(arena, id))).toBe(text);
      byText.set(text, id);
    }
  }
  expect(ids.size).toBe(1474);
  expect(byText.size).toBe(1474);
});

describe('thousands of random games', () => {
  const arena = new Arena();

  test.each([
    [4, 3, 3000],
    [5, 2, 3000],
  ])('of day %i have the canonical form of the definition', (day, width, runs) => {
    check(runs, [naiveGames(day, width)], (g) => {
      expect(arenaText(arena, g)).toBe(naiveText(naiveCanonical(g)));
    });
  });

  test.each([
    [4, 3, 3000],
    [5, 2, 1500],
  ])('of day %i compare as the definition says', (day, width, runs) => {
    check(runs, [naiveGames(day, width), naiveGames(day, width)], (g, h) => {
      expect(arena.compare(fromNaive(arena, g), fromNaive(arena, h))).toBe(relation(g, h));
    });
  });

  test('of days 3 and 4 add up and multiply as the definitions say', () => {
    check(1500, [naiveGames(3, 3), naiveGames(4)], (g, h) => {
      const sum = naiveCanonical(naiveAdd(naiveCanonical(g), naiveCanonical(h)));
      expect(naiveText(toNaive(arena, arena.add(fromNaive(arena, g), fromNaive(arena, h))))).toBe(naiveText(sum));
    });
    check(300, [naiveGames(3, 3), fc.integer({ min: -3, max: 3 })], (g, n) => {
      const product = naiveCanonical(naiveMultiple(naiveCanonical(g), n));
      expect(naiveText(toNaive(arena, arena.multiple(fromNaive(arena, g), n)))).toBe(naiveText(product));
    });
  });
});

describe('laws', () => {
  const arena = new Arena();
  const games = (day: number) => arenaGames(arena, day);
  const numbers = dyadics(4000, 6).map((x) => arena.number(x));

  test('≤ is a partial order whose equality is identity of ids', () => {
    check(1500, [games(4), games(4), games(4)], (g, h, k) => {
      expect(arena.le(g, g)).toBe(true);
      if (arena.le(g, h) && arena.le(h, g)) expect(g).toBe(h);
      if (arena.le(g, h) && arena.le(h, k)) expect(arena.le(g, k)).toBe(true);
    });
  });

  test('games are an ordered abelian group', () => {
    check(800, [games(4), games(4), games(3)], (g, h, k) => {
      expect(arena.add(g, arena.negate(g))).toBe(arena.zero);
      expect(arena.negate(arena.negate(g))).toBe(g);
      expect(arena.add(g, arena.zero)).toBe(g);
      expect(arena.add(g, h)).toBe(arena.add(h, g));
      expect(arena.add(arena.add(g, h), k)).toBe(arena.add(g, arena.add(h, k)));
      expect(arena.negate(arena.add(g, h))).toBe(arena.add(arena.negate(g), arena.negate(h)));
      expect(arena.compare(arena.add(g, k), arena.add(h, k))).toBe(arena.compare(g, h));
      expect(arena.compare(arena.negate(h), arena.negate(g))).toBe(arena.compare(g, h));
    });
  });

  test('canonical forms rebuild to themselves, and neither gift horses nor repeated options change them', () => {
    check(800, [games(4), games(4)], (g, h) => {
      const [lefts, rights] = [arena.options(g, LEFT), arena.options(g, RIGHT)];
      expect(arena.game(lefts, rights)).toBe(g);
      expect(arena.game([...lefts, ...lefts], [...rights, ...rights].reverse())).toBe(g);
      if (!arena.le(g, h)) expect(arena.game([...lefts, h], rights)).toBe(g);
      if (!arena.le(h, g)) expect(arena.game(lefts, [...rights, h])).toBe(g);
    });
  });

  test('multiples are repeated sums', () => {
    // Nine copies at most: the canonical form of many copies of a hot game can be very large.
    check(200, [games(3), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })], (g, m, n) => {
      expect(arena.add(arena.multiple(g, m), arena.multiple(g, n))).toBe(arena.multiple(g, m + n));
      expect(arena.multiple(arena.multiple(g, m), n)).toBe(arena.multiple(g, m * n));
    });
  });

  test('numbers: translation, avoidance, and stops bound the game', () => {
    check(1000, [games(4), numbers], (g, x) => {
      const sum = arena.add(g, x);
      const value = arena.asNumber(x) as Dyadic;
      for (const side of [LEFT, RIGHT] as const) {
        expect(arena.stop(sum, side).equals(arena.stop(g, side).add(value))).toBe(true);
        // Number translation: the options of g + x are those of g, each plus x; nobody moves in the number.
        if (!arena.isNumber(g)) {
          const moved = arena.options(g, side).map((option) => arena.add(option, x));
          expect([...arena.options(sum, side)].sort()).toEqual(moved.sort());
        }
      }
      const [left, right] = [arena.stop(g, LEFT), arena.stop(g, RIGHT)];
      expect(left.compare(right)).toBeGreaterThanOrEqual(0);
      if (value.compare(left) > 0) expect(arena.compare(g, x)).toBe('<');
      if (value.compare(right) < 0) expect(arena.compare(g, x)).toBe('>');
      if (value.compare(left) < 0 && value.compare(right) > 0) expect(arena.compare(g, x)).toBe('||');
    });
  });

  test('integers shift without limit', () => {
    const huge = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    check(300, [games(4), huge, fc.integer({ min: -2000, max: 2000 })], (g, big, small) => {
      const far = arena.add(g, arena.integer(big));
      expect(arena.subtract(far, arena.integer(big))).toBe(g);
      expect(arena.shift(far, small)).toBe(arena.add(g, arena.integer(big + BigInt(small))));
      expect(arena.compare(far, g)).toBe(big > 0n ? '>' : big < 0n ? '<' : '=');
      expect(arena.add(arena.negate(far), far)).toBe(arena.zero);
    });
  });
});

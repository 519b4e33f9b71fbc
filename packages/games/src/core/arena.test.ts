import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';
import type { ArenaOptions } from './arena-options.ts';
import { Dyadic } from './dyadic.ts';
import type { GameId } from './game-id.ts';
import { GameLimitError, MAX_NIMBER, MAX_UPS, StorageLimitError } from './limits.ts';
import { LEFT, RIGHT } from './side.ts';

/** The same games in every configuration: each cache and each shortcut off in turn, and all off. */
const configurations: readonly [string, ArenaOptions][] = [
  ['as it comes', {}],
  ['without order memo', { orderMemoBits: 0 }],
  ['with a tiny order memo', { orderMemoBits: 1 }],
  ['without sum memo', { sumMemoBits: 0 }],
  ['with mirrored sums from the first', { mirrorSumsAfter: 0 }],
  ['without stop tests', { stopTests: false }],
  ['without integer keys', { integerKeys: false }],
  [
    'without anything',
    { orderMemoBits: 0, sumMemoBits: 0, mirrorSumsAfter: Infinity, stopTests: false, integerKeys: false },
  ],
];

/** A fixed stream of small pseudo-random integers (a linear congruential generator), the same in every arena. */
function* stream(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    yield state >>> 8;
  }
}

/** A few hundred games built the same way in any arena: random options among the games made so far, and sums. */
function zoo(arena: Arena): GameId[] {
  const numbers = stream(7);
  const pick = (bound: number): number => numbers.next().value % bound;
  const games: GameId[] = [-2, -1, 0, 1, 3].map((n) => arena.integer(n));
  games.push(arena.star, arena.up, arena.number(Dyadic.of(1, 1)), arena.number(Dyadic.of(-3, 2)));
  while (games.length < 300) {
    const some = (): GameId[] => Array.from({ length: pick(3) }, () => games[pick(games.length)] as GameId);
    if (pick(6) === 0)
      games.push(arena.add(games[pick(games.length)] as GameId, games[pick(60) % games.length] as GameId));
    else games.push(arena.game(some(), some()));
  }
  return games;
}

describe.each(configurations)('an arena %s', (_, options) => {
  it('gives the same games, order and sums as the default one', () => {
    const plain = new Arena();
    const other = new Arena(options);
    const expected = zoo(plain);
    const found = zoo(other);
    // Equal values have equal ids: ids repeat in the same pattern as in the default arena.
    const pattern = (games: readonly GameId[]): number[] => games.map((g) => games.indexOf(g));
    expect(pattern(found)).toEqual(pattern(expected));
    for (let i = 0; i < 300; i += 7) {
      for (let j = 0; j < 300; j += 11) {
        const relation = plain.compare(expected[i] as GameId, expected[j] as GameId);
        expect(other.compare(found[i] as GameId, found[j] as GameId)).toBe(relation);
      }
    }
    for (const [i, g] of found.entries()) {
      expect(other.stop(g, LEFT).toString()).toBe(plain.stop(expected[i] as GameId, LEFT).toString());
      expect(other.stop(g, RIGHT).toString()).toBe(plain.stop(expected[i] as GameId, RIGHT).toString());
      expect(other.subtract(g, g)).toBe(other.zero);
    }
  });
});

describe('numbers', () => {
  it.each([
    [Dyadic.of(2n ** 200n), '1606938044258990275541962092341162602522202993782792835301376'],
    [Dyadic.of(1, 200), '1/1606938044258990275541962092341162602522202993782792835301376'],
    [Dyadic.of(-(3n ** 80n), 70), `${-(3n ** 80n)}/${2n ** 70n}`],
    [Dyadic.of(-255), '-255'],
    [Dyadic.of(-257), '-257'],
    [Dyadic.of(256), '256'],
    [Dyadic.of(1, 30), '1/1073741824'],
    [Dyadic.of(1, 31), '1/2147483648'],
  ])('%s survives the way in and out', (x, text) => {
    const arena = new Arena();
    const g = arena.number(x);
    expect(arena.asNumber(g)?.toString()).toBe(text);
    expect(arena.number(x)).toBe(g);
    expect(arena.negate(arena.negate(g))).toBe(g);
    expect(arena.add(g, arena.negate(g))).toBe(arena.zero);
    expect(arena.game(arena.options(g, LEFT), arena.options(g, RIGHT))).toBe(g);
  });

  it('of any size keep their order', () => {
    const arena = new Arena();
    const ladder = [
      Dyadic.of(-(2n ** 100n)),
      Dyadic.of(-1000),
      Dyadic.of(-1, 90),
      Dyadic.ZERO,
      Dyadic.of(1, 91),
      Dyadic.of(1, 90),
      Dyadic.of(3, 2),
      Dyadic.of(300),
      Dyadic.of(2n ** 100n),
    ].map((x) => arena.number(x));
    for (const [i, g] of ladder.entries()) {
      for (const [j, h] of ladder.entries()) expect(arena.compare(g, h)).toBe(i < j ? '<' : i > j ? '>' : '=');
    }
  });

  it('are the simplest between their options, as far out as one likes', () => {
    const arena = new Arena();
    const n = (x: bigint, e = 0): GameId => arena.number(Dyadic.of(x, e));
    expect(arena.game([n(0n)], [n(1n, 300)])).toBe(n(1n, 301));
    expect(arena.game([n(2n ** 80n)], [])).toBe(n(2n ** 80n + 1n));
    expect(arena.game([], [n(-(2n ** 80n))])).toBe(n(-(2n ** 80n) - 1n));
    expect(arena.game([n(2n ** 80n)], [n(2n ** 90n)])).toBe(n(2n ** 80n + 1n));
  });
});

describe('the comparisons', () => {
  const arena = new Arena();
  const half = arena.number(Dyadic.of(1, 1));
  it.each([
    ['1/2 and 1/2', half, half, '=', [true, true, false, false, false, false, false]],
    ['0 and up', arena.zero, arena.up, '<', [true, false, true, false, false, true, false]],
    ['1/2 and up', half, arena.up, '>', [false, true, false, true, false, false, true]],
    ['up and star', arena.up, arena.star, '||', [false, false, false, false, true, true, true]],
  ] as const)('of %s', (_, g, h, relation, answers) => {
    expect(arena.compare(g, h)).toBe(relation);
    expect([
      arena.le(g, h),
      arena.ge(g, h),
      arena.lt(g, h),
      arena.gt(g, h),
      arena.confused(g, h),
      arena.lessOrConfused(g, h),
      arena.greaterOrConfused(g, h),
    ]).toEqual(answers);
  });
});

describe('translation', () => {
  it.each([1, 200, 255, 256, 257, 511, 512, 100_000, 2 ** 40])('by %d and back is the identity', (n) => {
    const arena = new Arena();
    for (const g of zoo(arena)) {
      const far = arena.shift(g, n);
      expect(arena.shift(far, -n)).toBe(g);
      expect(arena.add(g, arena.integer(n))).toBe(far);
      expect(arena.options(far, LEFT).length).toBe(
        arena.isNumber(g) ? arena.options(far, LEFT).length : arena.options(g, LEFT).length,
      );
      expect(arena.game(arena.options(far, LEFT), arena.options(far, RIGHT))).toBe(far);
      expect(arena.subtract(far, g)).toBe(arena.integer(n));
      expect(arena.compare(g, far)).toBe('<');
    }
  });

  it('keeps hot games with stops on both sides of the block limit apart', () => {
    const arena = new Arena();
    const wide = arena.game([arena.integer(1000)], [arena.integer(-1000)]);
    const shifted = arena.game([arena.integer(1300)], [arena.integer(-700)]);
    expect(arena.add(wide, arena.integer(300))).toBe(shifted);
    expect(arena.compare(wide, shifted)).toBe('<');
    expect(arena.compare(wide, arena.integer(999))).toBe('||');
    expect(arena.compare(wide, arena.integer(1001))).toBe('<');
  });
});

describe('ups and stars', () => {
  it('add by arithmetic and have the canonical options', () => {
    const arena = new Arena();
    const nus = (ups: number, nimber: number): GameId => arena.nus(Dyadic.ZERO, ups, nimber);
    expect(arena.game([arena.zero], [arena.star])).toBe(arena.up);
    expect(arena.add(arena.up, arena.star)).toBe(arena.game([arena.zero, arena.star], [arena.zero]));
    expect(arena.add(nus(3, 2), nus(-1, 7))).toBe(nus(2, 5));
    for (const ups of [-4, -2, -1, 0, 1, 2, 5]) {
      for (const nimber of [0, 1, 2, 3, 6]) {
        const g = nus(ups, nimber);
        expect(arena.game(arena.options(g, LEFT), arena.options(g, RIGHT))).toBe(g);
        expect(arena.negate(g)).toBe(nus(-ups, nimber));
      }
    }
  });

  it('are found at once among many options', () => {
    const arena = new Arena();
    const nimbers = Array.from({ length: 2000 }, (_, k) => arena.nus(Dyadic.of(3), 0, k === 1234 ? 5000 : k));
    expect(arena.game(nimbers, nimbers)).toBe(arena.nus(Dyadic.of(3), 0, 1234));
  });

  it('know their limits', () => {
    const arena = new Arena();
    expect(() => arena.nus(Dyadic.ZERO, 0, MAX_NIMBER + 1)).toThrow(GameLimitError);
    expect(() => arena.nus(Dyadic.ZERO, -MAX_UPS - 1, 0)).toThrow(GameLimitError);
    const many = arena.nus(Dyadic.ZERO, MAX_UPS, 0);
    expect(() => arena.add(many, many)).toThrow(GameLimitError);
    expect(arena.compare(many, arena.number(Dyadic.of(1, 100)))).toBe('<');
  });
});

describe('deep games', () => {
  /** {0|{0|{0|...|-1}}} and {{{1|...}|0}|0}, 100,000 moves deep. */
  const chain = (arena: Arena, toZero: (g: GameId) => [GameId[], GameId[]], start: number): GameId => {
    let g = arena.integer(start);
    for (let i = 0; i < 100_000; i++) g = arena.game(...toZero(g));
    return g;
  };

  it('are compared, negated and added without overflowing the stack', () => {
    const arena = new Arena();
    const right = chain(arena, (g) => [[arena.zero], [g]], -1);
    const left = chain(arena, (g) => [[g], [arena.zero]], 1);
    expect(arena.negate(right)).toBe(left);
    expect(arena.compare(right, arena.zero)).toBe('>');
    expect(arena.compare(left, right)).toBe('<');
    expect(arena.add(left, right)).toBe(arena.zero);
  });
});

it('two arenas do not know each other', () => {
  const one = new Arena();
  const two = new Arena();
  one.game([one.integer(5)], [one.integer(-7)]);
  expect(two.shapeCount).toBe(new Arena().shapeCount);
});

describe('a comparison that is too much work', () => {
  it('is refused, and the arena is usable afterwards', () => {
    const arena = new Arena({ maxWork: 200 });
    const tiny = arena.game([arena.zero], [arena.game([arena.zero], [arena.integer(-2)])]);
    expect(() => arena.le(arena.nus(Dyadic.ZERO, 0, 300), tiny)).toThrow(StorageLimitError);
    expect(arena.le(arena.nus(Dyadic.ZERO, 0, 30), tiny)).toBe(false);
  });
});

describe('a sum that is too much work', () => {
  const sum = (arena: Arena, terms: number): GameId => {
    let total = arena.zero;
    // Switches so far apart that no two of their sums differ by a small integer.
    for (let i = 0; i < terms; i++) total = arena.add(total, arena.game([arena.integer(4 ** (i + 9))], [arena.zero]));
    return total;
  };

  it('is refused, and the arena is usable afterwards', () => {
    const arena = new Arena({ maxSums: 500 });
    expect(() => sum(arena, 29)).toThrow(StorageLimitError);
    expect(arena.add(sum(arena, 3), arena.negate(sum(arena, 3)))).toBe(arena.zero);
  });

  it('is refused before large nimbers fill the memory', () => {
    const arena = new Arena({ maxSums: 500 });
    const tiny = arena.game([arena.zero], [arena.game([arena.zero], [arena.integer(-1)])]);
    expect(() => arena.add(tiny, arena.nus(Dyadic.ZERO, 0, 60_000))).toThrow(StorageLimitError);
  });

  it('is found within the limit', () => {
    const [limited, free] = [new Arena({ maxSums: 500 }), new Arena({ maxSums: Infinity })];
    expect(limited.stop(sum(limited, 5), LEFT)).toEqual(free.stop(sum(free, 5), LEFT));
  });
});

/** Games with numbers of every size: the laws hold around the limits of the packed offset and far beyond them. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatGame } from '../notation/format.ts';
import { check, dyadics } from '../testing/build.ts';
import { SWITCHES } from '../testing/switches.ts';
import { Arena } from './arena.ts';
import { Dyadic } from './dyadic.ts';
import type { GameId } from './game-id.ts';
import { NumberTable } from './number-table.ts';
import { LEFT, RIGHT } from './side.ts';

describe('numbers of every size', () => {
  /**
   * Integers around the limits of the packed offset and far beyond them, and fractions too fine for machine integers.
   */
  const number = fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((n) => Dyadic.of(n)),
    dyadics(60, 5),
    fc.constantFrom(-513, -512, -257, -256, 255, 256, 511, 512, 100_000).map((n) => Dyadic.of(n)),
    fc.bigInt({ min: -(2n ** 90n), max: 2n ** 90n }).map((n) => Dyadic.of(n)),
    fc
      .tuple(fc.bigInt({ min: -(2n ** 36n), max: 2n ** 36n }), fc.integer({ min: 28, max: 90 }))
      .map(([n, e]) => Dyadic.of(n, e)),
    fc
      .tuple(fc.integer({ min: 254, max: 258 }), fc.integer({ min: 29, max: 32 }))
      .map(([n, e]) => Dyadic.of(n).add(Dyadic.of(1, e))),
  );
  type Tree = Dyadic | { readonly left: readonly Tree[]; readonly right: readonly Tree[]; readonly star: boolean };
  const trees = (depth: number): fc.Arbitrary<Tree> => {
    if (depth === 0) return number;
    const options = fc.array(trees(depth - 1), { minLength: 1, maxLength: 2 });
    return fc.oneof(
      { weight: 1, arbitrary: number },
      { weight: 3, arbitrary: fc.record({ left: options, right: options, star: fc.boolean() }) },
    );
  };
  const build = (arena: Arena, tree: Tree): GameId => {
    if (tree instanceof Dyadic) return arena.number(tree);
    const g = arena.game(
      tree.left.map((t) => build(arena, t)),
      tree.right.map((t) => build(arena, t)),
    );
    return tree.star ? arena.add(g, arena.star) : g;
  };
  /** The order by definition, with nobody moving in a number. */
  const leByDefinition = (arena: Arena, g: GameId, h: GameId): boolean => {
    const [x, y] = [arena.asNumber(g), arena.asNumber(h)];
    if (x !== null && y !== null) return x.compare(y) <= 0;
    return (
      !(x === null && arena.options(g, LEFT).some((option) => leByDefinition(arena, h, option))) &&
      !(y === null && arena.options(h, RIGHT).some((option) => leByDefinition(arena, option, g)))
    );
  };

  test('large ones of different size are compared without their exact values', () => {
    const arena = new Arena();
    const large = [0n, 5n, 1000n].map((n) => arena.number(Dyadic.of(2n ** 60n + n)));
    const hot = large.map((x) => arena.game([x], [arena.zero]));
    const exact = vi.spyOn(NumberTable.prototype, 'toDyadic');
    for (const games of [large, hot]) {
      const order = games.map((g) => games.map((h) => arena.le(g, h)));
      expect(order).toEqual(games.map((_, i) => games.map((_other, j) => i <= j)));
    }
    expect(exact).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('games of them compare by the definition and obey the laws', () => {
    const arena = new Arena();
    const games = trees(2).map((tree) => build(arena, tree));
    check(600, [games, games, number], (g, h, x) => {
      expect(arena.le(g, h)).toBe(leByDefinition(arena, g, h));
      expect(arena.game(arena.options(g, LEFT), arena.options(g, RIGHT))).toBe(g);
      expect(arena.negate(arena.negate(g))).toBe(g);
      expect(arena.subtract(arena.add(g, h), h)).toBe(g);
      const moved = arena.add(g, arena.number(x));
      expect(arena.subtract(moved, arena.number(x))).toBe(g);
      for (const side of [LEFT, RIGHT] as const) {
        expect(arena.stop(moved, side).toString()).toBe(arena.stop(g, side).add(x).toString());
      }
    });
  });

  test('a far game keeps its stops when its rows make the arena grow', () => {
    // The row of the far game and the rows of its far stops are added one after the other: every row count is tried as
    // the one at which storage is moved to larger arrays.
    for (let spare = 0; spare < 6; spare++) {
      const arena = new Arena();
      const hot = arena.game([arena.number(Dyadic.of(1, 1))], [arena.zero]);
      for (let i = 1; arena.shapeCount < 1024 - spare; i++) arena.nus(Dyadic.ZERO, i, 0);
      const far = arena.add(hot, arena.integer(5000));
      expect(arena.stop(far, LEFT).toString()).toBe('10001/2');
      expect(arena.stop(far, RIGHT).toString()).toBe('5000');
    }
  });

  test('every switch gives the same forms', () => {
    const arenas = SWITCHES.map(([, options]) => new Arena(options));
    check(300, [trees(3), trees(2)], (tree, other) => {
      const [text, ...texts] = arenas.map((arena) => {
        const [g, h] = [build(arena, tree), build(arena, other)];
        return [g, arena.add(g, h)].map((id) => formatGame(arena, id)).join('  ') + arena.compare(g, h);
      });
      for (const each of texts) expect(each).toBe(text);
    });
  });

  test('sums of games that are their own negatives, with their mirror images and without', () => {
    const arenas = [0, 1, 5, 256, Number.POSITIVE_INFINITY].map((after) => new Arena({ mirrorSumsAfter: after }));
    check(100, [trees(3), trees(2)], (tree, other) => {
      const [text, ...texts] = arenas.map((arena) => {
        const [g, h] = [tree, other].map((each) => {
          const x = build(arena, each);
          const symmetric = arena.game([x], [arena.negate(x)]);
          expect(arena.negate(symmetric)).toBe(symmetric);
          return symmetric;
        }) as [GameId, GameId];
        return formatGame(arena, arena.add(g, h));
      });
      for (const each of texts) expect(each).toBe(text);
    });
    const [first, ...others] = arenas.map((arena) => arena.counts.sumsBuilt);
    expect(first).toBeLessThan(others.at(-1) as number);
  });
});

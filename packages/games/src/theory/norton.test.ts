import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { nortonProduct } from './norton.ts';

const arena = new Arena();

describe('the Norton product', () => {
  test.each([
    ['0', '^', '0'],
    ['6', '^', '^6'],
    ['-4', '^', 'v4'],
    ['*', '^', '+-(^^*)'],
    ['1/2', '^', '{^^*|v*}'],
    ['^', '^', '{^^*||0|v4}'],
    ['Tiny(2)', '^', '{^^*||0|v6}'],
    ['1/2', '2', '1*'],
    ['*', '1/2', '*'],
    ['3', 'Tiny(1)', 'Tiny(1)+Tiny(1)+Tiny(1)'],
  ])('of %s and %s is %s', (text, unit, expected) => {
    expectGame(arena, nortonProduct(arena, game(arena, text), game(arena, unit)), expected);
  });

  test('with 1 changes nothing', () => {
    check(200, [arenaGames(arena, 5)], (g) => {
      expect(nortonProduct(arena, g, arena.integer(1))).toBe(g);
    });
    const huge = arena.game([arena.integer(2n ** 200n)], [arena.integer(-1)]);
    expect(nortonProduct(arena, huge, arena.integer(1))).toBe(huge);
  });

  test('by a positive unit respects sums, negatives and order', () => {
    const units = fc.constantFrom('^', '^*2', 'Tiny(1)', '1/2', '{2|1}', '{1|^}').map((text) => game(arena, text));
    check(120, [arenaGames(arena, 3), arenaGames(arena, 3), units], (g, h, unit) => {
      const product = (k: typeof g) => nortonProduct(arena, k, unit);
      expect(product(arena.add(g, h))).toBe(arena.add(product(g), product(h)));
      expect(product(arena.negate(g))).toBe(arena.negate(product(g)));
      expect(arena.compare(product(g), product(h))).toBe(arena.compare(g, h));
    });
  });
});

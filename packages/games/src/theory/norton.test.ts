import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { formatGame } from '../notation/format.ts';
import { arenaGames, check, fromNaive, naiveGames } from '../testing/build.ts';
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

  test('by up compares no options, and is the same as by the definition', () => {
    const [proved, plain] = [new Arena(), new Arena({ provedForms: false })];
    check(200, [naiveGames(4, 3)], (form) => {
      const texts = [proved, plain].map((a) => formatGame(a, nortonProduct(a, fromNaive(a, form), a.up)));
      expect(texts[0]).toBe(texts[1]);
    });
    for (const text of ['3/8', '-19/4', '*3', '5+*6', '-3^4*2', '{2|-2*||-3*2,{-4|-9}}', '{300|-2||-3|-999}']) {
      const [g, h] = [proved, plain].map((a) => game(a, text)) as [GameId, GameId];
      const { simplified } = proved.counts;
      const product = formatGame(proved, nortonProduct(proved, g, proved.up));
      expect(proved.counts.simplified).toBe(simplified);
      expect(product).toBe(formatGame(plain, nortonProduct(plain, h, plain.up)));
    }
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

import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { arenaGames, check, dyadics } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { conwayProduct } from './conway-product.ts';

const arena = new Arena();

describe('the Conway product', () => {
  test.each([
    ['0', '{3|1}', '0'],
    ['1', '{3|1}', '{3|1}'],
    ['3', '^', '^3'],
    ['-2', '{3|1}', '{-1|-3} + {-1|-3}'],
    ['3/4', '-5/2', '-15/8'],
    ['1180591620717411303424', '1/1024', '1152921504606846976'],
    ['*2', '*3', '*'],
    ['*4', '*4', '*6'],
    ['1/2', '*', '*2'],
  ])('of %s and %s is %s', (g, h, expected) =>
    expectGame(arena, conwayProduct(arena, game(arena, g), game(arena, h)), expected),
  );

  test('of numbers is their product', () => {
    check(200, [dyadics(40, 4), dyadics(40, 4)], (x, y) => {
      expect(conwayProduct(arena, arena.number(x), arena.number(y))).toBe(arena.number(x.multiply(y)));
    });
  });

  test('commutes, and takes negatives out', () => {
    check(60, [arenaGames(arena, 2), arenaGames(arena, 2)], (g, h) => {
      const product = conwayProduct(arena, g, h);
      expect(conwayProduct(arena, h, g)).toBe(product);
      expect(conwayProduct(arena, arena.negate(g), h)).toBe(arena.negate(product));
    });
  });
});

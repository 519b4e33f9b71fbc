import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { check, fromNaive, naiveGames, toNaive } from '../testing/build.ts';
import { naiveDepth } from '../testing/naive.ts';
import { game } from '../testing/text.ts';
import { birthday } from './birthday.ts';

const arena = new Arena();

describe('birthday', () => {
  test.each<[string, bigint]>([
    ['0', 0n],
    ['5', 5n],
    ['-1823437481924', 1823437481924n],
    ['-1/2', 2n],
    ['3/16', 5n],
    ['25/16', 6n],
    ['*8', 8n],
    ['9/8*', 6n],
    ['^', 2n],
    ['v*', 2n],
    ['^^', 3n],
    ['6^*', 8n],
    ['^*6', 8n],
    ['73/16v9*8', 27n],
    ['^[4]', 5n],
    ['^<2>', 3n],
    ['{0|^<2>}', 4n],
    ['{0||0|v3}', 6n],
    ['{^3|vv}', 5n],
    ['Tiny(3/2)', 5n],
    ['Miny({5||3|1})', 8n],
    ['{1|^^||^}', 5n],
    ['{3||2*|1*}', 5n],
    ['{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}', 6n],
  ])('of %s is %s', (text, expected) => {
    expect(birthday(arena, game(arena, text))).toBe(expected);
  });

  test('of numbers is arithmetic', () => {
    expect(birthday(arena, arena.integer(2n ** 200n))).toBe(2n ** 200n);
    expect(birthday(arena, arena.game([arena.integer(2n ** 200n)], [arena.zero]))).toBe(2n ** 200n + 1n);
  });

  test('is the depth of the canonical form', () => {
    for (let ups = -5; ups <= 5; ups++) {
      for (let nimber = 0; nimber <= 6; nimber++) {
        const g = arena.nus(arena.stop(game(arena, '-3/4'), 0), ups, nimber);
        expect(birthday(arena, g)).toBe(BigInt(naiveDepth(toNaive(arena, g))));
      }
    }
    check(500, [naiveGames(4)], (g) => {
      const id = fromNaive(arena, g);
      expect(birthday(arena, id)).toBe(BigInt(naiveDepth(toNaive(arena, id))));
    });
  });
});

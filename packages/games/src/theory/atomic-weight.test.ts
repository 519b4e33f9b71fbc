import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { arenaGames, check, fromNaive, naiveGames } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { atomicWeight } from './atomic-weight.ts';
import { nortonProduct } from './norton.ts';
import { isAllSmall } from './predicates.ts';

const arena = new Arena();

/** All-small games: the same tree with every number leaf replaced by 0, *, up or down. */
const allSmallGames = (day: number) =>
  arenaGames(arena, day).map((g) => {
    const leaves = [arena.zero, arena.star, arena.up, arena.negate(arena.up), game(arena, '^*'), game(arena, '*2')];
    const shrink = (h: GameId): GameId => {
      const number = arena.asNumber(h);
      if (number !== null) return leaves[Number((number.numerator + 300n) % 6n)] as GameId;
      const [lefts, rights] = [arena.options(h, 0).map(shrink), arena.options(h, 1).map(shrink)];
      return arena.game(lefts, rights);
    };
    return shrink(g);
  });

describe('atomic weight', () => {
  test.each<[string, string | null]>([
    ['0', '0'],
    ['*8', '0'],
    ['*65535', '0'],
    ['^3*40000', '3'],
    ['^', '1'],
    ['v*', '-1'],
    ['^^', '2'],
    ['^*6', '1'],
    ['v12*3', '-12'],
    ['^[4]', '1'],
    ['^<2>', '0'],
    ['{0|^<2>}', '1'],
    ['{0,*|0,*2}', '1'],
    ['{^|v}', '0'],
    ['{^^|vv}', '*'],
    ['{^3|vv}', '{1|0}'],
    ['{0||0|v3}', '0'],
    ['{^^*|v*}', '1/2'],
    ['{^^*||0|v4}', '^'],
    // not all-small
    ['Tiny(1)', '0'],
    ['Tiny(3/2)', '0'],
    ['Tiny({3|1})', '0'],
    ['Miny({5||3|1})', '0'],
    ['^+Tiny(1)', '1'],
    ['{1|^^||^}', '2'],
    ['{1|^3||^}', null],
    // not infinitesimal
    ['5', null],
    ['-1/2', null],
    ['9/8*', null],
    ['+-1', null],
    ['{3||2*|1*}', null],
  ])('of %s is %s', (text, expected) => {
    expectGame(arena, atomicWeight(arena, game(arena, text)), expected);
  });

  test('of all-small games is additive, and a lead of two wins', () => {
    check(250, [allSmallGames(4), allSmallGames(4)], (g, h) => {
      expect(isAllSmall(arena, g)).toBe(true);
      const [a, b] = [atomicWeight(arena, g), atomicWeight(arena, h)] as [GameId, GameId];
      expect(atomicWeight(arena, arena.add(g, h))).toBe(arena.add(a, b));
      expect(atomicWeight(arena, arena.negate(g))).toBe(arena.negate(a));
      if (arena.le(arena.integer(2), a)) expect(arena.compare(g, arena.zero)).toBe('>');
      if (arena.le(arena.integer(1), a)) expect(arena.le(g, arena.zero)).toBe(false);
    });
  });

  test('of a multiple of up is the multiplier', () => {
    check(200, [arenaGames(arena, 3)], (g) => {
      expect(atomicWeight(arena, nortonProduct(arena, g, arena.up))).toBe(g);
    });
  });

  test('is within an up and a far star', () => {
    const farUp = arena.nus(Dyadic.ZERO, 1, 64);
    let found = 0;
    check(400, [naiveGames(3)], (naive) => {
      const inner = fromNaive(arena, naive);
      const g = arena.game([arena.zero], [arena.game([arena.zero], [inner])]);
      const weight = atomicWeight(arena, g);
      if (weight === null) return;
      found++;
      const rest = arena.subtract(g, nortonProduct(arena, weight, arena.up));
      expect(arena.le(rest, farUp) && arena.le(arena.negate(farUp), rest)).toBe(true);
    });
    expect(found).toBeGreaterThan(50);
  });
});

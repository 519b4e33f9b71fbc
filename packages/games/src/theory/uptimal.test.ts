import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { upPower, upSum, uptimal, uptimalExpansion } from './uptimal.ts';
import { UptimalExpansion } from './uptimal-expansion.ts';

const arena = new Arena();

describe('uptimal expansions', () => {
  test.each<[string, string | null]>([
    ['0', '0.0'],
    ['-1823437481924', '-1823437481924.0'],
    ['-1/2', '-1/2.0'],
    ['*8', '*8.0'],
    ['9/8*', '9/8*.0'],
    ['^', '0.1'],
    ['v*', '*.1-'],
    ['6^*', '6*.1'],
    ['73/16v9*8', '73/16*8.9-'],
    ['^12', '0.C'],
    ['^50', '0.(50)'],
    ['{0|*||*|||*||||*}', '0.1111'],
    ['{0|v*}', '0.01'],
    ['{0||0|v*}', '*.12'],
    ['{0||0,v*|vv|||{0||0,v*|vv|||vv,{0,v*|vv}},{0||0,v*|vv}|{0||0,v*|vv|||vv,{0,v*|vv}||||vv}}', '0.0202'],
    ['{0||0|vvv}', null],
    ['{^3|vv}', null],
    ['Tiny(3/2)', null],
    ['+-1', null],
    ['{3||2*|1*}', null],
  ])('of %s is %s', (text, expected) => {
    expect(uptimalExpansion(arena, game(arena, text))?.toString() ?? null).toBe(expected);
  });

  test('powers and their sums', () => {
    expectGame(arena, upPower(arena, 1), '^');
    expectGame(arena, upPower(arena, 2), '{0|v*}');
    expectGame(arena, upSum(arena, 2), '{^|*}');
    for (let n = 1; n <= 8; n++) {
      expect(arena.add(upSum(arena, n - 1), upPower(arena, n))).toBe(upSum(arena, n));
      // Every power is positive, and all multiples of the next are less.
      expect(arena.compare(upPower(arena, n), arena.multiple(upPower(arena, n + 1), 20))).toBe('>');
      expect(arena.compare(upPower(arena, n), arena.zero)).toBe('>');
    }
  });

  test('are found for every sum of a number, a nimber and multiples of the first four powers', () => {
    const numbers = [Dyadic.ZERO, Dyadic.of(-5, 2)];
    const multiples = [-2, -1, 0, 1, 2];
    for (const number of numbers) {
      for (const nimber of [0, 1, 2, 4]) {
        for (const a of multiples) {
          for (const b of multiples) {
            for (const c of number.sign() === 0 ? multiples : [-1, 0]) {
              for (const d of nimber < 2 && number.sign() === 0 ? [-1, 0, 2] : [0]) {
                const expansion = UptimalExpansion.of(number, nimber, [a, b, c, d]);
                const found = uptimalExpansion(arena, uptimal(arena, expansion));
                expect(found?.toString()).toBe(expansion.toString());
              }
            }
          }
        }
      }
    }
  });

  test('are never wrong: the game with the expansion is the game', () => {
    let found = 0;
    check(2000, [arenaGames(arena, 4)], (g) => {
      const expansion = uptimalExpansion(arena, g);
      if (expansion === null) return;
      found++;
      expect(uptimal(arena, expansion)).toBe(g);
    });
    expect(found).toBeGreaterThan(100);
  });

  test('add up like games', () => {
    check(300, [arenaGames(arena, 3), arenaGames(arena, 3)], (g, h) => {
      const [a, b] = [uptimalExpansion(arena, g), uptimalExpansion(arena, h)];
      const sum = uptimalExpansion(arena, arena.add(g, h));
      if (a === null || b === null) return;
      const length = Math.max(a.length, b.length);
      const coefficients = Array.from({ length }, (_, i) => a.coefficient(i + 1) + b.coefficient(i + 1));
      expect(sum?.toString()).toBe(
        UptimalExpansion.of(a.number.add(b.number), a.nimber ^ b.nimber, coefficients).toString(),
      );
    });
  });
});

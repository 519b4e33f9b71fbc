import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { freeze } from './freeze.ts';
import { isInfinitesimal } from './predicates.ts';
import { mean, temperature } from './temperature.ts';

const arena = new Arena();

describe('freezing', () => {
  test.each([
    ['0', '0'],
    ['-1/2', '-1/2'],
    ['25/16', '25/16'],
    ['9/8*', '9/8*'],
    ['v*', 'v*'],
    ['Tiny(2)', 'Tiny(2)'],
    ['{3|1}', '2*'],
    ['+-5/2', '*'],
    ['{1||0|-10}', 'Tiny(8)'],
    ['{2||1|0}', '5/4*'],
    ['{3|1||0|-2}', '1/2*'],
  ])('turns %s into %s', (text, frozen) => expectGame(arena, freeze(arena, game(arena, text)), frozen));

  test('leaves the mean and an infinitesimal', () => {
    check(200, [arenaGames(arena, 4)], (g) => {
      const difference = arena.subtract(freeze(arena, g), arena.number(mean(arena, g)));
      expect(isInfinitesimal(arena, difference)).toBe(true);
      expect(freeze(arena, freeze(arena, g))).toBe(freeze(arena, g));
      if (temperature(arena, g).sign() > 0) expect(temperature(arena, freeze(arena, g)).sign()).toBeLessThanOrEqual(0);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { SIDES } from '../core/side.ts';
import { game } from '../testing/text.ts';
import { stopCount } from './stop-count.ts';

const arena = new Arena();

describe('number of stops', () => {
  test.each<[string, bigint]>([
    ['0', 1n],
    ['-1823437481924', 1n],
    ['25/16', 1n],
    ['*', 2n],
    ['*8', 4374n],
    ['9/8*', 2n],
    ['^', 3n],
    ['v*', 4n],
    ['6^*', 4n],
    ['^*6', 1459n],
    ['73/16v9*8', 13131n],
    ['^[4]', 9n],
    ['{0|^<2>}', 6n],
    ['{0||0|v3}', 7n],
    ['{^3|vv}', 10n],
    ['Tiny(3/2)', 3n],
    ['Miny({5||3|1})', 5n],
    ['{3||2*|1*}', 5n],
    ['{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}', 11n],
  ])('of %s is %s', (text, expected) => {
    expect(stopCount(arena, game(arena, text))).toBe(expected);
  });

  test('of a number, ups and a nimber is what their options give', () => {
    const byOptions = (g: GameId): bigint =>
      SIDES.flatMap((side) => arena.options(g, side)).reduce((sum, option) => sum + stopCount(arena, option), 0n);
    for (let ups = -4; ups <= 4; ups++) {
      for (let nimber = 0; nimber <= 6; nimber++) {
        if (ups === 0 && nimber === 0) continue;
        const g = arena.nus(Dyadic.of(5, 3), ups, nimber);
        expect(stopCount(arena, g)).toBe(byOptions(g));
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { LEFT, RIGHT, SIDES } from '../core/side.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGames, game } from '../testing/text.ts';
import { allIncentives, incentives } from './incentives.ts';

const arena = new Arena();

describe('incentives', () => {
  test.each<[string, string[], string[], string[]]>([
    // game, Left's, Right's, both
    ['0', [], [], []],
    ['5', ['-1'], [], ['-1']],
    ['-1823437481924', [], ['-1'], ['-1']],
    ['25/16', ['-1/16'], ['-1/16'], ['-1/16']],
    ['*3', ['*', '*2', '*3'], ['*', '*2', '*3'], ['*', '*2', '*3']],
    ['*4', ['*4', '*5', '*6', '*7'], ['*4', '*5', '*6', '*7'], ['*4', '*5', '*6', '*7']],
    ['9/8*', ['*'], ['*'], ['*']],
    ['^', ['v'], ['^*'], ['^*']],
    ['v*', ['^*'], ['v', 'v*'], ['^*']],
    ['73/16v9*8', ['^*'], ['v9*8'], ['^*']],
    ['^[4]', ['v<4>'], ['^[4]*'], ['^[4]*']],
    ['{0|^<2>}', ['{v<2>|0}'], ['^[2]*'], ['^[2]*']],
    ['{^3|vv}', ['{^5|0}'], ['{^5|0}'], ['{^5|0}']],
    ['Tiny(3/2)', ['Miny(3/2)'], ['{3/2,{3/2|0}|0}'], ['{3/2,{3/2|0}|0}']],
    ['{3||2*|1*}', ['{2*|1*||0}'], ['{2*|1*||0}'], ['{2*|1*||0}']],
    ['{3|1}', ['{2|0}'], ['{2|0}'], ['{2|0}']],
  ])('of %s', (text, left, right, all) => {
    const g = game(arena, text);
    expectGames(arena, incentives(arena, g, LEFT), left);
    expectGames(arena, incentives(arena, g, RIGHT), right);
    expectGames(arena, allIncentives(arena, g), all);
  });

  test('every option gains at most what some incentive in the list does', () => {
    check(200, [arenaGames(arena, 4)], (g) => {
      for (const side of SIDES) {
        const best = incentives(arena, g, side);
        for (const option of arena.options(g, side)) {
          const gain = side === LEFT ? arena.subtract(option, g) : arena.subtract(g, option);
          expect(best.some((incentive) => arena.le(gain, incentive))).toBe(true);
        }
        for (const a of best) for (const b of best) expect(a === b || !arena.le(a, b)).toBe(true);
      }
    });
  });
});

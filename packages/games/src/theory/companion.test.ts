import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { companion } from './companion.ts';

const arena = new Arena();

/** The definition, applied inside numbers, too. */
function plainCompanion(g: GameId): GameId {
  const lefts = arena.options(g, LEFT).map(plainCompanion);
  const rights = arena.options(g, RIGHT).map(plainCompanion);
  if (arena.ge(g, arena.zero)) lefts.push(arena.zero);
  if (arena.le(g, arena.zero)) rights.push(arena.zero);
  return arena.game(lefts, rights);
}

describe('the companion', () => {
  test.each([
    ['0', '*'],
    ['*', '0'],
    ['*2', '*2'],
    ['5', '5'],
    ['1180591620717411303424', '1180591620717411303424'],
    ['-1/2', '-1/2'],
    ['9/8*', '9/8*'],
    ['^', '^*'],
    ['v*', 'v'],
    ['^*6', '^*6'],
    ['6^*', '6^*'],
    ['^[4]', '^[4] + *'],
    ['{0||0|v*}', '{0|{0|v*} + *}'],
    ['+-1', '+-1'],
    ['Tiny(1)', '{0,*||*|-1}'],
    ['{3|1}', '{3|1}'],
  ])('of %s is %s', (text, expected) => expectGame(arena, companion(arena, game(arena, text)), expected));

  test('follows the definition', () => {
    check(300, [arenaGames(arena, 4)], (g) => {
      expect(companion(arena, g)).toBe(plainCompanion(g));
    });
  });
});

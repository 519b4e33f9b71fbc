import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { SIDES } from '../core/side.ts';
import { arenaGames, check } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { isNimber } from './predicates.ts';
import { remoteStar } from './remote-star.ts';

const arena = new Arena();

function followers(g: GameId, found = new Set<GameId>()): Set<GameId> {
  found.add(g);
  for (const side of SIDES)
    for (const option of arena.options(g, side)) if (!found.has(option)) followers(option, found);
  return found;
}

describe('the remote star', () => {
  test.each([
    ['0', '*'],
    ['7', '*'],
    ['3*5', '*'],
    ['*', '*2'],
    ['*2', '*3'],
    ['^', '*2'],
    ['^*', '*2'],
    ['^^', '*2'],
    ['^*6', '*8'],
    ['{*3|-1}', '*4'],
    ['+-1', '*'],
  ])('of %s is %s', (text, expected) => expectGame(arena, remoteStar(arena, game(arena, text)), expected));

  test('is the least star beyond all nimbers that are followers', () => {
    check(200, [arenaGames(arena, 4)], (g) => {
      const nimbers = [...followers(g)].filter((h) => isNimber(arena, h)).map((h) => arena.asNus(h)?.nimber ?? 0);
      expect(remoteStar(arena, g)).toBe(arena.nus(Dyadic.ZERO, 0, Math.max(...nimbers) + 1));
    });
  });
});

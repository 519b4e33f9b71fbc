import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { RIGHT, SIDES } from '../core/side.ts';
import { formatGame } from '../notation/format.ts';
import { arenaGames, check, dyadics, fromNaive, naiveGames } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { birthday } from './birthday.ts';
import { heat } from './heat.ts';
import { isInfinitesimal } from './predicates.ts';
import { reducedCanonicalForm } from './reduced.ts';

const arena = new Arena();

/** The definition: numbers plus 0 or * are replaced by the numbers. */
function starProjection(a: Arena, g: GameId): GameId {
  const x = a.stopGame(g, RIGHT);
  if (g === x || g === a.add(x, a.star)) return x;
  const [lefts, rights] = SIDES.map((side) => a.options(g, side).map((option) => starProjection(a, option)));
  return a.game(lefts as GameId[], rights as GameId[]);
}

describe('the reduced canonical form', () => {
  test.each([
    ['0', '0'],
    ['25/16', '25/16'],
    ['*8', '0'],
    ['6^*', '6'],
    ['^[4]', '0'],
    ['Tiny({3|1})', '0'],
    ['{1|^^||^}', '0'],
    ['{3*|2^}', '{3|2}'],
    ['{3||2*|1*}', '{3||2|1}'],
    ['{1|{0|Miny(1)}}', '{1|0}'],
    ['{1||0|-1}', '{1||0|-1}'],
    ['{2|0,*}', '{2|0}'],
    ['{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}', '{3/2|1/2||{0|-3},{-1/2|-1||-5/2}}'],
    // Left's threat ends at 0 whatever Right answers, so the move is worth an infinitesimal only.
    ['{1|0||-1}+Tiny(2)+*3', '{1|0||-1}'],
  ])('of %s is %s', (text, expected) => {
    expectGame(arena, reducedCanonicalForm(arena, game(arena, text)), expected);
  });

  test('differs by an infinitesimal, is the same for all games that do, and no later born', () => {
    check(300, [arenaGames(arena, 4), arenaGames(arena, 4)], (g, h) => {
      const reduced = reducedCanonicalForm(arena, g);
      expect(isInfinitesimal(arena, arena.subtract(g, reduced))).toBe(true);
      expect(reducedCanonicalForm(arena, reduced)).toBe(reduced);
      expect(birthday(arena, reduced)).toBeLessThanOrEqual(birthday(arena, g));
      const close = isInfinitesimal(arena, arena.subtract(g, h));
      expect(reducedCanonicalForm(arena, h) === reduced).toBe(close);
      if (isInfinitesimal(arena, h)) expect(reducedCanonicalForm(arena, arena.add(g, h))).toBe(reduced);
    });
  });

  test('is that of the definition, with and without the proof that it is canonical', () => {
    const arenas = [new Arena(), new Arena({ provedForms: false })];
    check(200, [naiveGames(4)], (form) => {
      const texts = arenas.map((a) => {
        const g = fromNaive(a, form);
        const reduced = reducedCanonicalForm(a, g);
        expect(reduced).toBe(starProjection(a, heat(a, g, a.star)));
        return formatGame(a, reduced);
      });
      expect(texts[0]).toBe(texts[1]);
    });
  });

  test('of an infinitesimal plus a number is the number', () => {
    check(200, [arenaGames(arena, 3), dyadics(20, 3)], (g, x) => {
      const g0 = arena.game([arena.zero], [arena.game([arena.zero], [g])]);
      if (!isInfinitesimal(arena, g0)) return;
      const number = arena.number(x);
      expect(reducedCanonicalForm(arena, arena.add(g0, number))).toBe(number);
    });
  });

  test('heating by * takes ups and nimbers away', () => {
    for (let ups = -3; ups <= 3; ups++) {
      for (let nimber = 0; nimber <= 4; nimber++) {
        const x = arena.stop(game(arena, '-5/4'), 0);
        expect(heat(arena, arena.nus(x, ups, nimber), arena.star)).toBe(arena.number(x));
      }
    }
  });
});

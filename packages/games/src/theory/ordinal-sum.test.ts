import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { formatGame } from '../notation/format.ts';
import { arenaGames, check, dyadics, fromNaive, naiveGames } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { ordinalSum } from './ordinal-sum.ts';

const arena = new Arena();

/** The definition, for tops that are small. */
function byDefinition(base: GameId, top: GameId): GameId {
  const moves = (side: Side) => [
    ...arena.options(base, side),
    ...arena.options(top, side).map((option) => byDefinition(base, option)),
  ];
  return arena.game(moves(LEFT), moves(RIGHT));
}

describe('the ordinal sum', () => {
  test.each([
    // base, top
    ['0', '{3||2|1}', '{3||2|1}'],
    ['+-1', '0', '+-1'],
    ['1', '-3', '1/8'],
    ['-1', '3/8', '-13/16'],
    ['1/2', '1', '3/4'],
    ['2', '1/2', '5/2'],
    ['1', '*', '1*'],
    ['5', '*2', '5*2'],
    ['*3', '*5', '*8'],
    ['*', '1', '^*'],
    ['*', '-1', 'v*'],
    ['*', '5', '^[5]*'],
    ['^', '1', '^[2]'],
    ['^', '4', '^[5]'],
    ['*2', '-1', '{0,*|0,*,*2}'],
    ['+-1', '3', '{1,{1,{1,+-1|-1}|-1}|-1}'],
    ['+-1', '*', '{1,+-1|-1,+-1}'],
  ])('of %s and %s is %s', (base, top, expected) => {
    expectGame(arena, ordinalSum(arena, game(arena, base), game(arena, top)), expected);
  });

  test('never unfolds huge integers, and says so where it would have to', () => {
    const huge = arena.integer(2n ** 200n);
    expect(ordinalSum(arena, arena.integer(7), huge)).toBe(arena.integer(2n ** 200n + 7n));
    expect(ordinalSum(arena, arena.integer(1), arena.game([huge], [arena.zero]))).toBe(
      arena.game([arena.integer(2n ** 200n + 1n)], [arena.integer(1)]),
    );
    expect(() => ordinalSum(arena, arena.star, huge)).toThrow(GameLimitError);
    expect(() => ordinalSum(arena, arena.integer(-1), huge)).toThrow(GameLimitError);
    expect(() => ordinalSum(arena, arena.up, game(arena, '9*4093'))).toThrow(GameLimitError);
  });

  test('of numbers, and of nimbers over numbers, is what the definition says', () => {
    check(500, [dyadics(12, 3), dyadics(12, 3)], (x, y) => {
      const [a, b] = [arena.number(x), arena.number(y)];
      expect(ordinalSum(arena, a, b)).toBe(byDefinition(a, b));
    });
    for (let j = 0; j <= 3; j++) {
      for (let k = 0; k <= 3; k++) {
        const [a, b] = [game(arena, `3/4+*${j}`), game(arena, `*${k}`)];
        expect(ordinalSum(arena, a, b)).toBe(byDefinition(a, b));
      }
    }
  });

  test('on a number plus a nimber compares no options, and is the same as with comparisons', () => {
    const arenas = [new Arena(), new Arena({ provedForms: false })];
    const bases = fc.constantFrom('*', '*3', '1/4+*', '-2+*2');
    check(200, [naiveGames(4), bases], (form, base) => {
      const texts = arenas.map((a) => formatGame(a, ordinalSum(a, game(a, base), fromNaive(a, form))));
      expect(texts[0]).toBe(texts[1]);
    });
    const top = game(arena, '{3,{5|2}||0|-1}');
    const { simplified } = arena.counts;
    ordinalSum(arena, game(arena, '*5'), top);
    expect(arena.counts.simplified).toBe(simplified);
  });

  test('keeps the order of the tops, and negates with both parts', () => {
    check(300, [arenaGames(arena, 3), arenaGames(arena, 3), arenaGames(arena, 3)], (base, g, h) => {
      const [a, b] = [ordinalSum(arena, base, g), ordinalSum(arena, base, h)];
      expect(a).toBe(byDefinition(base, g));
      expect(arena.compare(a, b)).toBe(arena.compare(g, h));
      expect(ordinalSum(arena, arena.negate(base), arena.negate(g))).toBe(arena.negate(a));
    });
  });
});

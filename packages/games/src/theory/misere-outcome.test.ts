import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { arenaGames, check, toNaive } from '../testing/build.ts';
import type { Naive } from '../testing/naive.ts';
import { game } from '../testing/text.ts';
import { misereOutcome } from './misere-outcome.ts';

const arena = new Arena();

/** Whether a player who begins wins: she cannot move, or has a move after which the other one does not win. */
function wins(g: Naive, side: 'left' | 'right'): boolean {
  const other = side === 'left' ? 'right' : 'left';
  return g[side].length === 0 || g[side].some((option) => !wins(option, other));
}

const plainOutcome = (g: Naive): string =>
  wins(g, 'left') ? (wins(g, 'right') ? 'N' : 'L') : wins(g, 'right') ? 'R' : 'P';

describe('the misère outcome', () => {
  test.each([
    ['0', 'N'],
    ['1180591620717411303424', 'R'],
    ['-3/4', 'L'],
    ['*', 'P'],
    ['*2', 'N'],
    ['*60000', 'N'],
    ['1*', 'R'],
    ['^', 'R'],
    ['v', 'L'],
    ['^*', 'L'],
    ['+-1', 'P'],
    ['{1|*}', 'R'],
  ])('of %s is %s', (text, expected) => expect(misereOutcome(arena, game(arena, text))).toBe(expected));

  test('follows the definition', () => {
    check(300, [arenaGames(arena, 4)], (g) => {
      expect(misereOutcome(arena, g)).toBe(plainOutcome(toNaive(arena, g)));
    });
  });
});

import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { SIDES } from '../core/side.ts';
import { arenaGames, check } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { isEven, isEvenTempered, isOdd, isOddTempered } from './parity.ts';

const arena = new Arena();

const options = (g: GameId): GameId[] => SIDES.flatMap((side) => [...arena.options(g, side)]);

/** The definitions, followed to the end of every play. */
const plainEven = (g: GameId): boolean => options(g).every(plainOdd);
const plainOdd = (g: GameId): boolean => g !== arena.zero && options(g).every(plainEven);
const plainEvenTempered = (g: GameId): boolean => arena.isNumber(g) || options(g).every(plainOddTempered);
const plainOddTempered = (g: GameId): boolean => !arena.isNumber(g) && options(g).every(plainEvenTempered);

describe('parity and temper', () => {
  test.each([
    ['0', 'even', 'even'],
    ['5', 'odd', 'even'],
    ['-1823437481924', 'even', 'even'],
    ['-1/2', 'neither', 'even'],
    ['*', 'odd', 'odd'],
    ['3*', 'even', 'odd'],
    ['9/8*', 'neither', 'odd'],
    ['*8', 'neither', 'neither'],
    ['^', 'neither', 'neither'],
    ['+-1', 'even', 'odd'],
    ['{2|0}', 'odd', 'odd'],
    ['{2|1}', 'neither', 'odd'],
    ['{3|1||-1|-3}', 'odd', 'even'],
    ['Tiny(2)', 'neither', 'neither'],
  ])('of %s are %s and %s', (text, parity, temper) => {
    const g = game(arena, text);
    expect([isEven(arena, g), isOdd(arena, g)]).toEqual([parity === 'even', parity === 'odd']);
    expect([isEvenTempered(arena, g), isOddTempered(arena, g)]).toEqual([temper === 'even', temper === 'odd']);
  });

  test('follow the definitions', () => {
    check(300, [arenaGames(arena, 4)], (g) => {
      expect(isEven(arena, g)).toBe(plainEven(g));
      expect(isOdd(arena, g)).toBe(plainOdd(g));
      expect(isEvenTempered(arena, g)).toBe(plainEvenTempered(g));
      expect(isOddTempered(arena, g)).toBe(plainOddTempered(g));
    });
  });
});

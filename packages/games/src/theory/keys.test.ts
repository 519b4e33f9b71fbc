/** Thermographs and birthdays in machine integers are those in exact dyadics, and end where their unit ends. */
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { shapeOf } from '../core/game-id.ts';
import { check, fromNaive, naiveGames } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { birthday } from './birthday.ts';
import { KeyBirthdays } from './key-birthdays.ts';
import { KeyWalls } from './key-walls.ts';
import { mean, temperature } from './temperature.ts';
import { formatThermograph, thermograph } from './thermograph.ts';

const keys = new Arena();
const plain = new Arena({ integerKeys: false });

/** All that is computed in both ways. */
const facts = (arena: Arena, g: ReturnType<typeof game>): string =>
  [formatThermograph(thermograph(arena, g)), mean(arena, g), temperature(arena, g), birthday(arena, g)].join(' ');

const TINY = `1/${2 ** 30}`;
const TINIER = `1/${2 ** 31}`;

describe('machine integers', () => {
  test('give what exact dyadics give, for random games and their translates', () => {
    check(150, [naiveGames(5)], (form) => {
      for (const n of [0, 7, -250, 300]) {
        const [a, b] = [keys, plain].map((arena) => facts(arena, arena.shift(fromNaive(arena, form), n)));
        expect(a).toBe(b);
      }
    });
  });

  test.each([
    // game, whether the thermograph is exact in units of 2^-30, whether the birthday is found without big integers
    ['0', true, true],
    ['-255', true, true],
    ['255', true, true],
    ['-256*', true, true],
    ['256', false, false],
    ['{254|-1}', true, true],
    ['{255|-1}', false, false],
    ['{154|-1||-100}', true, true],
    ['-3/8', true, true],
    ['73/16v9*8', true, true],
    [TINY, true, true],
    [TINIER, false, false],
    [`{${TINY}|-${TINY}}`, true, true],
    [`{${TINY}|0}`, false, true],
    [`{5||${TINY}|0}`, false, true],
    [`{${TINIER}|0}`, false, false],
    ['{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}', true, true],
    [`{${2n ** 60n}||4|3}`, false, false],
  ])('%s: thermograph %s, birthday %s, and what they give is right', (text, wallsFit, daysFit) => {
    const g = game(keys, text);
    expect(new KeyWalls().find(keys.rows, shapeOf(g)) >= 0).toBe(wallsFit);
    expect(Number.isNaN(new KeyBirthdays().of(keys.rows, g))).toBe(!daysFit);
    expect(facts(keys, g)).toBe(facts(plain, game(plain, text)));
  });

  test('are not used where they are switched off', () => {
    const g = game(plain, '{3|1}');
    expect(new KeyWalls().find(plain.rows, shapeOf(g))).toBe(-1);
    expect(new KeyBirthdays().of(plain.rows, g)).toBeNaN();
  });
});

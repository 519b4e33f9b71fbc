import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { SIDES } from '../core/side.ts';
import { arenaGames, check, dyadics } from '../testing/build.ts';
import { expectGame, game } from '../testing/text.ts';
import { cool, heat, overheat } from './heat.ts';
import { thermograph } from './thermograph.ts';

const arena = new Arena();
const number = (text: string): Dyadic => arena.asNumber(game(arena, text)) as Dyadic;

describe('heating', () => {
  test.each([
    ['3/4', '1', '3/4'],
    ['*', '1', '+-1'],
    ['*', '-1', '0'],
    ['^', '1', '{1||0|-2}'],
    ['*2', '1', '{1,{2|0}|-1,{0|-2}}'],
    ['{3||2*|1*}', '0', '{3||2*|1*}'],
    ['{3||2*|1*}', '1/2', '{7/2|||5/2|3/2||+-1/2}'],
    ['{3||2*|1*}', '1', '{4|||3|1||0|-2}'],
    ['{3||2*|1*}', '-3/4', '9/4*'],
    ['{3||2*|1*}', '-1', '9/4'],
    ['{3||2*|1*}', '-2', '3/2'],
    ['{3||2*|1*}', '-3', '1'],
    ['{3||2*|1*}', '-4', '0'],
    ['{3||2*|1*}', '*', '{3*||2|1}'],
    ['+-1', '^', '+-(1^)'],
  ])('%s by %s gives %s', (text, t, expected) => {
    expectGame(arena, heat(arena, game(arena, text), game(arena, t)), expected);
  });

  test('is undone by cooling, but does not respect sums', () => {
    const amounts = fc.constantFrom('1/4', '1/2', '1', '3/2', '3');
    check(200, [arenaGames(arena, 4), amounts], (g, amount) => {
      expect(cool(arena, heat(arena, g, game(arena, amount)), number(amount))).toBe(g);
    });
    const one = arena.integer(1);
    const g = game(arena, '{2||1|0}');
    const sum = arena.add(heat(arena, g, one), heat(arena, arena.star, one));
    expect(heat(arena, arena.add(g, arena.star), one)).not.toBe(sum);
  });
});

describe('overheating', () => {
  test.each([
    // game, s, t
    ['3', '^', '1', '^3'],
    ['-3', '{2|1}', '1', '{-4|-5}'],
    ['1/2', '1', '1', '{1|0}'],
    ['1/2', '^', '^', '{^|0}'],
    ['3/4', '1', '1', '{2|1||0}'],
    ['7/16', '0', '0', '^[3]'],
    ['{3||2*|1*}', '*', '1*', '{1||+-(1*)|-1,{-1|-3}}'],
  ])('%s from %s to %s', (text, s, t, expected) => {
    expectGame(arena, overheat(arena, game(arena, text), game(arena, s), game(arena, t)), expected);
  });

  test('from 1 to 0 changes nothing; integers are never unfolded', () => {
    check(200, [arenaGames(arena, 4)], (g) => {
      expect(overheat(arena, g, arena.integer(1), arena.zero)).toBe(g);
    });
    const g = arena.game([arena.integer(2n ** 200n)], [arena.integer(-5)]);
    const expected = arena.game([arena.integer(2n ** 201n + 1n)], [arena.integer(-11)]);
    expect(overheat(arena, g, arena.integer(2), arena.integer(1))).toBe(expected);
  });
});

describe('cooling', () => {
  test.each([
    ['{3||2*|1*}', '0', '{3||2*|1*}'],
    ['{3||2*|1*}', '1/4', '{11/4||2|3/2}'],
    ['{3||2*|1*}', '1/2', '{5/2|2*}'],
    ['{3||2*|1*}', '5/8', '{19/8|17/8}'],
    ['{3||2*|1*}', '3/4', '9/4*'],
    ['{3||2*|1*}', '70', '9/4'],
    ['{3||2*|1*}', '-1/2', '{7/2|||5/2|3/2||+-1/2}'],
    ['1/4', '-1/8', '1/4'],
    ['1/4', '-1/4', '1/4*'],
    ['1/4', '-3/8', '{3/8|1/8}'],
    ['7', '-1/2', '7'],
    ['+-1', '1/2', '+-1/2'],
    ['+-1', '1', '*'],
    ['+-1', '2', '0'],
    ['{3|1}', '1', '2*'],
    ['{4|0||0}', '1', '{2|0||1}'],
    ['^', '1/2', '0'],
    ['{5|1||-1}', '1', '{3|1||0}'],
    ['+-{{1|*},{3/2||1|v[2]*|||0}}', '1/16', '0'],
  ])('%s by %s gives %s', (text, t, expected) => {
    expectGame(arena, cool(arena, game(arena, text), number(t)), expected);
  });

  test('needs a temperature above -1', () => {
    expect(() => cool(arena, arena.star, Dyadic.of(-1))).toThrow(
      'A game can only be cooled by a number above -1, not by -1.',
    );
  });

  const temperatures = dyadics(12, 3).map((t) => (t.sign() < 0 ? t.negate() : t));

  test('respects sums and order', () => {
    check(200, [arenaGames(arena, 4), arenaGames(arena, 3), temperatures], (g, h, t) => {
      const [a, b] = [cool(arena, g, t), cool(arena, h, t)];
      expect(cool(arena, arena.add(g, h), t)).toBe(arena.add(a, b));
      expect(cool(arena, arena.negate(g), t)).toBe(arena.negate(a));
      if (arena.le(g, h)) expect(arena.le(a, b)).toBe(true);
    });
  });

  test('by t and then by u is cooling by t + u', () => {
    check(200, [arenaGames(arena, 4), temperatures, temperatures], (g, t, u) => {
      expect(cool(arena, cool(arena, g, t), u)).toBe(cool(arena, g, t.add(u)));
    });
  });

  test('leaves the stops where the walls of the thermograph are', () => {
    check(300, [arenaGames(arena, 5), dyadics(28, 3)], (g, amount) => {
      const t = amount.compare(Dyadic.of(-1)) > 0 ? amount : amount.negate();
      const { walls } = thermograph(arena, g);
      for (const side of SIDES) {
        expect(arena.stop(cool(arena, g, t), side).toString()).toBe(walls[side].at(t).toString());
      }
    });
  });
});

import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { arenaGames, check } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { mean, temperature } from './temperature.ts';

const arena = new Arena();

describe('mean and temperature', () => {
  test.each([
    ['0', '0', '-1'],
    ['-7', '-7', '-1'],
    ['3/8', '3/8', '-1/8'],
    ['3/8*', '3/8', '0'],
    ['2v4', '2', '0'],
    ['+-1', '0', '1'],
    ['+-1/8', '0', '1/8'],
    ['{3|1}', '2', '1'],
    ['{7|-4}', '3/2', '11/2'],
    ['{2||1|0}', '5/4', '3/4'],
    ['{4||2|-1}', '9/4', '7/4'],
    ['{5|1||-1}', '1', '2'],
    ['{1||0|-10}', '0', '1'],
    ['{1|0||-1}', '-1/4', '3/4'],
    ['{3|1||0|-2}', '1/2', '3/2'],
    ['{3||2*|1*}', '9/4', '3/4'],
    ['{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}', '-5/16', '21/16'],
    ['+-{{1|*},{3/2||1|v[2]*|||0}}', '0', '0'],
  ])('of %s are %s and %s', (text, expectedMean, expectedTemperature) => {
    const g = game(arena, text);
    expect(mean(arena, g).toString()).toBe(expectedMean);
    expect(temperature(arena, g).toString()).toBe(expectedTemperature);
  });

  test('of numbers are arithmetic', () => {
    const x = Dyadic.of(2n ** 300n + 1n, 200);
    expect(mean(arena, arena.number(x)).toString()).toBe(x.toString());
    expect(temperature(arena, arena.number(x)).toString()).toBe(Dyadic.of(-1, 200).toString());
  });

  test('the mean is additive, and lies between the stops of n copies divided by n', () => {
    check(300, [arenaGames(arena, 4), arenaGames(arena, 4)], (g, h) => {
      const sum = mean(arena, g).add(mean(arena, h));
      expect(mean(arena, arena.add(g, h)).toString()).toBe(sum.toString());
    });
    check(100, [arenaGames(arena, 3)], (g) => {
      const copies = arena.multiple(g, 4);
      const total = mean(arena, g).scale(2);
      expect(arena.stop(copies, RIGHT).compare(total)).toBeLessThanOrEqual(0);
      expect(arena.stop(copies, LEFT).compare(total)).toBeGreaterThanOrEqual(0);
    });
  });

  test('the temperature of a sum is at most that of the hotter part, and equal to it if they differ', () => {
    check(300, [arenaGames(arena, 4), arenaGames(arena, 4)], (g, h) => {
      const [a, b] = [temperature(arena, g), temperature(arena, h)];
      const sum = temperature(arena, arena.add(g, h));
      const hotter = a.compare(b) >= 0 ? a : b;
      expect(sum.compare(hotter)).toBeLessThanOrEqual(0);
      if (!a.equals(b)) expect(sum.toString()).toBe(hotter.toString());
    });
  });

  test('numbers, and no other games, are below temperature 0', () => {
    check(500, [arenaGames(arena, 5)], (g) => {
      expect(temperature(arena, g).sign() < 0).toBe(arena.isNumber(g));
    });
  });
});

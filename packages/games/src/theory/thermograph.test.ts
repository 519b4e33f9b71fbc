import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT, SIDES, type Side } from '../core/side.ts';
import { arenaGames, check, dyadics } from '../testing/build.ts';
import { game } from '../testing/text.ts';
import { thermograph } from './thermograph.ts';
import { Trajectory } from './trajectory.ts';

const arena = new Arena();

/** A wall as "mast: slope<temperature ...", from the top: below each temperature, down to the next, that slope. */
const wallText = (g: GameId, side: Side): string => {
  const wall = thermograph(arena, g).walls[side];
  return [`${wall.mast}:`, ...wall.pieces().map(({ below, slope }) => `${slope}<${below}`)].join(' ');
};

describe('thermographs', () => {
  test.each([
    // game, temperature, left wall, right wall
    ['0', '-1', '0:', '0:'],
    ['5', '-1', '5:', '5:'],
    ['-1/2', '-1/2', '-1/2: -1<-1/2', '-1/2: 1<-1/2'],
    ['25/16', '-1/16', '25/16: -1<-1/16 0<-1/2', '25/16: 1<-1/16 0<-1/8 1<-1/2'],
    ['*8', '0', '0: -1<0', '0: 1<0'],
    ['9/8*', '0', '9/8: -1<0 0<-1/8 -1<-1/4', '9/8: 1<0 0<-1/8'],
    ['^', '0', '0: -1<0', '0:'],
    ['v*', '0', '0: -1<0', '0: 1<0'],
    ['^*6', '0', '0: -1<0', '0:'],
    ['73/16v9*8', '0', '73/16: -1<-1/16 0<-1/2', '73/16: 1<0 0<-1/16 1<-1/2'],
    ['^[4]', '0', '0: -1<0', '0:'],
    ['{^3|vv}', '0', '0: -1<0', '0: 1<0'],
    ['Tiny(3/2)', '0', '0: -1<0', '0:'],
    ['Miny({5||3|1})', '0', '0:', '0: 1<0'],
    ['+-1', '1', '0: -1<1', '0: 1<1'],
    ['{5|1||-1}', '2', '1:', '1: 1<2'],
    ['{4||2|-1}', '7/4', '9/4: -1<7/4', '9/4: 1<7/4 0<3/2'],
    ['{3||2|1}', '3/4', '9/4: -1<3/4', '9/4: 1<3/4 0<1/2'],
    ['{3||2*|1*}', '3/4', '9/4: -1<3/4', '9/4: 1<3/4 0<1/2 1<0'],
    [
      '{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}',
      '21/16',
      '-5/16: -1<21/16 0<1/2 -1<-1/2',
      '-5/16: 1<21/16 0<7/8 1<1/4 0<0',
    ],
    // The scaffolds of this one coincide from 0 to 5: the temperature is where they first meet.
    ['{10|*||0|-10}', '0', '0: -1<0', '0:'],
  ])('of %s: temperature %s, walls %s and %s', (text, temperature, left, right) => {
    const g = game(arena, text);
    expect(thermograph(arena, g).temperature.toString()).toBe(temperature);
    expect(wallText(g, LEFT)).toBe(left);
    expect(wallText(g, RIGHT)).toBe(right);
  });

  test('of numbers, ups and nimbers are those that their options give', () => {
    const numbers = [Dyadic.ZERO, Dyadic.of(3), Dyadic.of(-5, 3), Dyadic.of(25, 4), Dyadic.of(341, 10)];
    for (const number of numbers) {
      for (let ups = -3; ups <= 3; ups++) {
        for (let nimber = 0; nimber <= 4; nimber++) {
          const g = arena.nus(number, ups, nimber);
          if (arena.isInteger(g)) continue;
          const scaffold = (side: Side) =>
            arena
              .options(g, side)
              .map((option) => thermograph(arena, option).walls[side === LEFT ? RIGHT : LEFT])
              .reduce((best, wall) => Trajectory.best(side, best, wall))
              .plus(Dyadic.ZERO, side === LEFT ? -1 : 1);
          const { walls, temperature } = thermograph(arena, g);
          expect(temperature.toString()).toBe(Trajectory.meeting(scaffold(LEFT), scaffold(RIGHT)).toString());
          for (const side of SIDES) expect(walls[side].toString()).toBe(scaffold(side).upTo(temperature).toString());
        }
      }
    }
  });

  test('of huge and tiny numbers are arithmetic', () => {
    expect(thermograph(arena, arena.integer(2n ** 200n)).walls[LEFT].toString()).toBe(
      `Trajectory(${2n ** 200n},[],[0])`,
    );
    const tiny = Dyadic.of(1, 200);
    expect(thermograph(arena, arena.number(tiny)).temperature.toString()).toBe(tiny.negate().toString());
    const hot = arena.game([arena.integer(2n ** 200n)], [arena.integer(-(2n ** 200n))]);
    expect(thermograph(arena, hot).temperature.toString()).toBe((2n ** 200n).toString());
  });

  test('move with a number that is added, from temperature 0 up; with an integer, everywhere', () => {
    check(300, [arenaGames(arena, 5), dyadics(40, 3)], (g, x) => {
      const before = thermograph(arena, g);
      const after = thermograph(arena, arena.add(g, arena.number(x)));
      for (const side of SIDES) {
        const temperatures = [...before.walls[side].corners, ...after.walls[side].corners].map((c) => c.temperature);
        for (const t of [Dyadic.ZERO, ...temperatures]) {
          if (t.sign() < 0 && !x.isInteger()) continue;
          expect(after.walls[side].at(t).toString()).toBe(before.walls[side].at(t).add(x).toString());
        }
      }
    });
  });

  test('start from the stops and mirror with the game', () => {
    check(500, [arenaGames(arena, 5)], (g) => {
      const { walls, mean, temperature } = thermograph(arena, g);
      const mirrored = thermograph(arena, arena.negate(g));
      for (const side of SIDES) {
        expect(walls[side].at(Dyadic.ZERO).toString()).toBe(arena.stop(g, side).toString());
        const opposite = mirrored.walls[side === LEFT ? RIGHT : LEFT];
        expect(opposite.corners.map((c) => `${c.temperature} ${c.value.negate()}`)).toEqual(
          walls[side].corners.map((c) => `${c.temperature} ${c.value}`),
        );
        expect(walls[side].mast.toString()).toBe(mean.toString());
        expect(walls[side].slopeAbove).toBe(0);
        // Left walls lean left only, right walls right only, and never by more than the temperature allows.
        const slopes = walls[side].pieces().map((piece) => piece.slope);
        expect(slopes.every((slope) => slope === 0 || slope === (side === LEFT ? -1 : 1))).toBe(true);
        expect(walls[side].corners.every((c) => c.temperature.compare(temperature) <= 0)).toBe(true);
      }
    });
  });
});

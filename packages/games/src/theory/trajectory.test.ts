import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dyadic } from '../core/dyadic.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { check, dyadics } from '../testing/build.ts';
import { COLDEST, type Corner, type Slope, Trajectory } from './trajectory.ts';

const slopes = fc.constantFrom<Slope>(-1, 0, 1);
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), slopes), { maxLength: 6 });

/** Trajectories with corners at multiples of 1/4. */
const trajectories = fc.tuple(dyadics(12, 2), steps, slopes).map(([start, pieces, slopeAbove]) => {
  const corners: Corner[] = [{ temperature: COLDEST, value: start }];
  for (const [length, slope] of pieces) {
    const last = corners.at(-1) as Corner;
    const step = Dyadic.of(length, 2);
    const rise = step.multiply(Dyadic.of(slope));
    corners.push({ temperature: last.temperature.add(step), value: last.value.add(rise) });
  }
  return new Trajectory(corners, slopeAbove);
});

/** Temperatures -1, -7/8, .., fine enough to see every crossing and far enough to reach the last ray. */
const TEMPERATURES = Array.from({ length: 300 }, (_, i) => Dyadic.of(i - 8, 3));

const max = (a: Dyadic, b: Dyadic) => (a.compare(b) >= 0 ? a : b);
const min = (a: Dyadic, b: Dyadic) => (a.compare(b) <= 0 ? a : b);

const at = (trajectory: Trajectory): string[] => TEMPERATURES.map((t) => trajectory.at(t).toString());

describe('trajectories', () => {
  test('read back from mast and pieces', () => {
    const wall = new Trajectory(
      [
        { temperature: COLDEST, value: Dyadic.of(2) },
        { temperature: Dyadic.of(1, 1), value: Dyadic.of(2) },
        { temperature: Dyadic.of(3, 2), value: Dyadic.of(9, 2) },
      ],
      0,
    );
    expect(wall.mast.toString()).toBe('9/4');
    expect(wall.pieces().map(({ below, slope }) => `${slope} below ${below}`)).toEqual(['1 below 3/4', '0 below 1/2']);
    expect(wall.toString()).toBe('Trajectory(9/4,[3/4,1/2],[0,1,0])');
    expect(wall.at(Dyadic.of(5, 3)).toString()).toBe('17/8');
    expect(wall.at(Dyadic.of(100)).toString()).toBe('9/4');
    expect(() => wall.at(Dyadic.of(-3, 1))).toThrow(RangeError);
  });

  test('keep no corner that is not one', () => {
    check(500, [trajectories], (f) => {
      const pieces = f.pieces();
      const turns = [f.slopeAbove, ...pieces.map((piece) => piece.slope)];
      turns.slice(1).forEach((slope, i) => {
        expect(slope).not.toBe(turns[i]);
      });
      expect(f.corners).toHaveLength(pieces.length + 1);
    });
  });

  test('best and meeting are what they are at each temperature', () => {
    check(200, [trajectories, trajectories], (f, g) => {
      expect(at(Trajectory.best(LEFT, f, g))).toEqual(TEMPERATURES.map((t) => max(f.at(t), g.at(t)).toString()));
      expect(at(Trajectory.best(RIGHT, f, g))).toEqual(TEMPERATURES.map((t) => min(f.at(t), g.at(t)).toString()));
      const falling = Trajectory.best(RIGHT, f, Trajectory.constant(f.at(COLDEST)));
      expect(at(falling.upTo(Dyadic.of(1)))).toEqual(
        TEMPERATURES.map((t) => falling.at(min(t, Dyadic.of(1))).toString()),
      );
    });
  });

  test('two straight lines meet half way', () => {
    const line = (value: number, slope: Slope) =>
      new Trajectory([{ temperature: COLDEST, value: Dyadic.of(value) }], slope);
    expect(Trajectory.meeting(line(4, -1), line(1, 1)).toString()).toBe('1/2');
    expect(Trajectory.meeting(line(4, -1), line(1, 0)).toString()).toBe('2');
    expect(Trajectory.meeting(line(1, -1), line(1, 1)).toString()).toBe('-1');
    expect(() => Trajectory.meeting(line(1, 0), line(0, 0))).toThrow(RangeError);
    expect(() => line(0, 1).plus(Dyadic.ZERO, 1)).toThrow(RangeError);
  });
});

/** Outcomes by play agree with canonical values: all positions of small boxes. */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { describe, expect, it, test } from 'vitest';
import { box } from '../check/testing/meaning.ts';
import { classNamed, type PositionClass, strip } from '../classes/position-class.ts';
import { GaveUp } from '../region/exact.ts';
import { pointsBetween } from '../region/points.ts';
import { Outcomes, RELATIONS, RIVALS } from './outcomes.ts';

const CLASSES = [
  { name: 'B11', reach: 8 },
  { name: 'B21', reach: 5 },
  { name: 'B22', reach: 3 },
  { name: 'A11', reach: 6 },
  { name: 'A21 mirror', reach: 4 },
];

const named = (name: string): PositionClass => classNamed(name) as PositionClass;

describe.each(CLASSES)('$name on the box 0..$reach', ({ name, reach }) => {
  const positions = named(name);
  const outcomes = new Outcomes(positions);

  it('stands to 0 and * as the value does', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const games = { '0': arena.zero, '*': arena.star };
    const seen = new Map<boolean, number>([
      [true, 0],
      [false, 0],
    ]);
    for (const word of positions.words) {
      for (const point of box(positions.parameters.length, 0, reach)) {
        const value = evaluator.value(boardOf(strip(positions, word, point)));
        for (const rival of RIVALS) {
          for (const relation of RELATIONS) {
            const [low, high] = relation === 'atLeast' ? [games[rival], value] : [value, games[rival]];
            const expected = arena.le(low, high);
            seen.set(expected, (seen.get(expected) as number) + 1);
            if (outcomes.holds({ word, rival, relation }, point) !== expected) {
              expect({ word, point, rival, relation }).toBe(expected);
            }
          }
        }
      }
    }
    expect(Math.min(...seen.values())).toBeGreaterThan(100);
  });
});

test('a position too large to play out is refused with a sentence', () => {
  const outcomes = new Outcomes(named('B22'));
  const question = { word: 'TTFF', rival: '0', relation: 'atLeast' } as const;
  expect(() => outcomes.holds(question, [0, 0, 1000, 0, 0])).toThrow(GaveUp);
  expect(() => outcomes.holds(question, [0, 0, 1000, 0, 0])).toThrow('gaps of sum 1000 is too large to play out.');
});

test('points come by their sums, each once', () => {
  const points = [...pointsBetween(3, 2, 4)];
  expect(points.length).toBe(6 + 10 + 15);
  expect(new Set(points.map(String)).size).toBe(points.length);
  for (const point of points) {
    const sum = point.reduce((x, y) => x + y);
    expect(sum >= 2 && sum <= 4 && Math.min(...point) >= 0).toBe(true);
  }
});

/** Slices: what moves do to the tempo, and which points a slice has. */
import { LEFT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossible, movesOf } from '../classes/moves.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { dot } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';
import { generator } from '../support/random.ts';
import { jumpsMade, pointsIn, slicesOf, tempoOf } from './slice.ts';

const B32 = classNamed('B32') as PositionClass;

test('a slide costs the mover one of the tempo and keeps the word; a jump costs two and is counted', () => {
  const gaps = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...B32.words), gaps, (word, point) => {
      for (const move of movesOf(B32, word).filter((one) => isPossible(one, point))) {
        const after = point.map((x, gap) => x + move.shift[gap]);
        const gain = (dot(tempoOf(word), point) - dot(tempoOf(move.word), after)) * (move.side === LEFT ? 1 : -1);
        expect(gain).toBe(move.word === word ? 1 : 2);
        expect(jumpsMade(move.word) - jumpsMade(word)).toBe(move.word === word ? 0 : 1);
        expect(sumOf(after)).toBe(sumOf(point));
      }
    }),
  );
});

test('B33 has 110 slices, and no jump leads back to one that comes before', () => {
  const slices = slicesOf(classNamed('B33') as PositionClass);
  expect(slices).toHaveLength(110);
  const jumps = slices.map(({ word }) => jumpsMade(word));
  expect(jumps).toEqual(jumps.toSorted((x, y) => y - x));
});

describe('the points of a slice', () => {
  const slice = { word: 'FTTF', tempo: -2 };

  test('are all those of a sum, where they are few', () => {
    const found = pointsIn(slice, 6, 10, generator());
    const all: string[] = [];
    for (const point of fiveOfSum(6)) if (dot(tempoOf(slice.word), point) === slice.tempo) all.push(point.join());
    expect(found.map((point) => point.join()).sort()).toEqual(all.sort());
  });

  test('are drawn where they are many: different ones, as many as wanted, of the sum and the tempo', () => {
    const large = { word: 'FTFTFT', tempo: 1 };
    const found = pointsIn(large, 40, 50, generator());
    expect(new Set(found.map((point) => point.join())).size).toBe(50);
    for (const point of found) expect([sumOf(point), dot(tempoOf(large.word), point)]).toEqual([40, 1]);
  });
});

function* fiveOfSum(sum: number, count = 5): Generator<number[]> {
  if (count === 1) yield [sum];
  else for (let x = 0; x <= sum; x++) for (const rest of fiveOfSum(sum - x, count - 1)) yield [x, ...rest];
}

/** Slices: what moves do to the tempo, and which points a slice has. */

import { LEFT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossible, movesOf } from '../classes/moves.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { tempoOf } from '../classes/tempo.ts';
import { forestOf } from '../formula/class-formula.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { dot } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';
import { generator } from '../support/random.ts';
import { exchangesOf } from './exchange.ts';
import { allPointsIn, jumpsMade, neighboursOf, pointsIn, slicesOf } from './slice.ts';
import { wallsOf } from './slice-directions.ts';

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

test('if * was added, tempos of both parities come, one further out; all moves lead to slices that are there', () => {
  const B22 = classNamed('B22') as PositionClass;
  const slices = slicesOf(B22, true);
  const key = (word: string, rival: string, tempo: number): string => `${word} ${rival} ${tempo}`;
  const known = new Set(slices.map(({ word, rival, tempo }) => key(word, rival, tempo)));
  expect(known.size).toBe(slices.length);
  expect(slices.filter(({ word }) => word === 'TTFF')).toEqual([
    { word: 'TTFF', rival: '0', tempo: 1 },
    { word: 'TTFF', rival: '0', tempo: 0 },
    { word: 'TTFF', rival: '0', tempo: -1 },
    { word: 'TTFF', rival: '*', tempo: 0 },
  ]);
  const cost = (from: string, to: string): number => (from === to ? 1 : 2);
  for (const { word, rival, tempo } of slices) {
    for (const { move, replies } of exchangesOf(B22, { word, rival })) {
      const isOnBoard = move.shift.some((x) => x !== 0);
      const after = isOnBoard ? tempo + cost(word, move.word) : tempo;
      for (const reply of replies) {
        const isMoved = reply.move.shift.some((x) => x !== 0);
        const end = isMoved ? after - cost(move.word, reply.word) : after;
        expect(known).toContain(key(reply.word, reply.rival, end));
      }
    }
  }
});

test('neighbours have the sum and the tempo of the point', () => {
  const point = [2, 1, 4, 0, 3];
  const found = neighboursOf(point);
  expect(found).toEqual([
    [1, 3, 3, 0, 3],
    [2, 2, 2, 1, 3],
    [2, 1, 3, 2, 2],
  ]);
});

describe('the points of a slice', () => {
  const slice = { word: 'FTTF', rival: '0', tempo: -2 } as const;

  test('are all those of a sum, where they are few', () => {
    const found = pointsIn(slice, 6, 100, generator());
    const all: string[] = [];
    for (const point of fiveOfSum(6)) if (dot(tempoOf(slice.word), point) === slice.tempo) all.push(point.join());
    expect(found.map((point) => point.join()).sort()).toEqual(all.sort());
    const some = pointsIn(slice, 6, 7, generator()).map((point) => point.join());
    expect(new Set(some).size).toBe(7);
    expect(all).toEqual(expect.arrayContaining(some));
    const onEdges = all.filter((point) => point.split(',').filter((x) => x !== '0').length <= 2);
    expect(onEdges.length).toBeGreaterThan(0);
    expect(
      allPointsIn(slice, 6, 2)
        .map((point) => point.join())
        .sort(),
    ).toEqual(onEdges.sort());
  });

  test('are drawn where they are many: different ones, as many as wanted, of the sum and the tempo', () => {
    const large = { word: 'FTFTFT', rival: '0', tempo: 1 } as const;
    const found = pointsIn(large, 60, 50, generator());
    expect(new Set(found.map((point) => point.join())).size).toBe(50);
    for (const point of found) expect([sumOf(point), dot(tempoOf(large.word), point)]).toEqual([60, 1]);
  });
});

function* fiveOfSum(sum: number, count = 5): Generator<number[]> {
  if (count === 1) yield [sum];
  else for (let x = 0; x <= sum; x++) for (const rest of fiveOfSum(sum - x, count - 1)) yield [x, ...rest];
}

test('walls of predicates, each once, without multiples of the tempo, the sum and congruences', () => {
  const { space } = forestOf(B32);
  const truth = (holds: boolean): Predicate => ({ kind: 'truth', holds });
  const tempo = tempoOf('TFTFT');
  const wall = (form: readonly number[], modulus = 0): Predicate => ({
    kind: 'choice',
    condition: { form: space.affine(form, 4), modulus },
    yes: truth(true),
    no: truth(false),
  });
  const form = [1, 0, -1, 0, 0, 0];
  const same = form.map((x, gap) => tempo[gap] - x);
  const others = [tempo, tempo.map(() => 1), tempo.map((x) => -1 - x)];
  const found = wallsOf(
    [wall(form), wall(same), ...others.map((other) => wall(other)), wall([1, 1, 0, 0, 0, 0], 2)],
    tempo,
  );
  expect(found.map(({ coefficients }) => coefficients)).toEqual([form]);
});

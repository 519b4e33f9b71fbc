/** Leaks of sets that are not closed: points where a move of Right has no reply, and cells of such points. */
import { describe, expect, test } from 'vitest';
import { isPossible } from '../classes/moves.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { decide, type Predicate } from '../outcomes/claim.ts';
import { atLeastZero, holdsAt, notNegative } from '../region/constraint.ts';
import { pointsBetween } from '../region/points.ts';
import { type Sets, setOf } from './claim.ts';
import { leaksOf } from './closure.ts';
import { exchangesOf } from './exchange.ts';

const positions = classNamed('B21') as PositionClass;
const forest = forestOf(positions);
const { space } = forest;
const truth = (holds: boolean): Predicate => ({ kind: 'truth', holds });
/** a + 1 >= d, and so on: sets that are much too large. */
const beyond = (...coefficients: readonly number[]): Predicate => ({
  kind: 'choice',
  condition: atLeastZero(space, space.affine(coefficients, 1)),
  yes: truth(true),
  no: truth(false),
});
const sets: Sets = {
  '0': new Map([
    ['FTT', beyond(1, 0, 0, -1)],
    ['TFT', beyond(1, -1, 0, 1)],
    ['TTF', truth(true)],
  ]),
  '*': new Map(),
};

type Point = readonly number[];

/** Whether some move of Right from a point has no reply into the sets. */
const isOpen = (word: string, point: Point): boolean =>
  exchangesOf(positions, { word, rival: '0' }).some(({ move, replies }) => {
    if (!isPossible(move, point)) return false;
    const after = point.map((x, gap) => x + move.shift[gap]);
    return !replies.some((reply) => {
      const end = after.map((x, gap) => x + reply.move.shift[gap]);
      return isPossible(reply.move, after) && decide(setOf(sets, reply), end);
    });
  });

describe.each(positions.words)('%s', (word) => {
  const place = { word, rival: '0' } as const;
  const domain = notNegative(space);
  const leaks = leaksOf(positions, forest, place, sets, domain);

  test('leaks, where a point of it does', () => {
    const points = [...pointsBetween(space.dimension, 0, 9)];
    const isLeaking = points.some((point) => decide(setOf(sets, place), point) && isOpen(word, point));
    expect(leaks.length > 0).toBe(isLeaking);
  });

  test('at each leak, and in all of its cell, a move of Right has no reply', () => {
    for (const { point, cell } of leaks) {
      expect(decide(setOf(sets, place), point as Point)).toBe(true);
      const inCell = [...pointsBetween(space.dimension, 0, 9)].filter((one) =>
        cell.every((constraint) => holdsAt(constraint, one)),
      );
      for (const one of [point as Point, ...inCell]) expect(isOpen(word, one), one.join()).toBe(true);
    }
  });
});

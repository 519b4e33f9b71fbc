/** Edges by a team: those of one thread, whoever finds them; and so is the proof. */
import { ALONE, type Team, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { pointsBetween } from '../region/points.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import type { ClassOutcomes } from './claim.ts';
import { type Edges, eachPoint, FIND_EDGES, findEdges } from './edges.ts';
import { Outcomes, type Question } from './outcomes.ts';
import { proveOutcomes } from './prove-outcomes.ts';

const B11 = classNamed('B11') as PositionClass;
const QUESTIONS: readonly Question[] = [
  { word: 'TF', rival: '0', relation: 'atLeast' },
  { word: 'TF', rival: '*', relation: 'atMost' },
];
/** Another thread that does every job as soon as it is called. */
const team: Team = { threads: 3, call: (work) => takePart(work, 1, [FIND_EDGES]) };
/** Other threads that never come. */
const absent: Team = { threads: 3, call: () => {} };

const edgesOf = (by: Team) => findEdges(new Outcomes(B11), QUESTIONS, by, () => {});

function pointsIn(part: Edges): [point: readonly number[], isEdge: boolean][] {
  const found: [readonly number[], boolean][] = [];
  eachPoint(3, part, (point, isEdge) => found.push([[...point], isEdge]));
  expect(found.map(([point]) => point)).toEqual([...pointsBetween(3, part.from, part.to)]);
  return found;
}

test('are those of one thread', () => {
  const alone = edgesOf(ALONE);
  expect(edgesOf(team)).toEqual(alone);
  expect(edgesOf(absent)).toEqual(alone);
});

test('are the points with a neighbour of another answer', () => {
  const outcomes = new Outcomes(B11);
  for (const [q, [near, , far]] of edgesOf(team).entries()) {
    for (const [point, isEdge] of [...pointsIn(near).slice(0, 500), ...pointsIn(far).slice(0, 100)]) {
      const answers = point.flatMap((x, gap) =>
        [x - 1, x, x + 1].filter((y) => y >= 0).map((y) => outcomes.holds(QUESTIONS[q], point.with(gap, y))),
      );
      expect(isEdge).toBe(new Set(answers).size > 1);
    }
  }
});

test('what others have found in shared tables is not lost to this thread, nor wrong', () => {
  const outcomes = new Outcomes(B11);
  findEdges(outcomes, QUESTIONS, team, () => {});
  const plain = new Outcomes(B11);
  for (const question of QUESTIONS) {
    for (const point of [
      [0, 0, 0],
      [3, 4, 5],
      [1, 20, 2],
    ]) {
      expect(outcomes.holds(question, point)).toBe(plain.holds(question, point));
    }
  }
});

test('lead to the same certificate', () => {
  const certificate = (by?: Team) =>
    certificateOf(proveOutcomes(B11, { known: () => null, team: by }).claim as ClassOutcomes);
  expect(certificate(team)).toEqual(certificate());
});

test('whoever is told of the questions can end the work', () => {
  const late = (): never => {
    throw new Error('late');
  };
  expect(() => findEdges(new Outcomes(B11), QUESTIONS, absent, late)).toThrow('late');
});

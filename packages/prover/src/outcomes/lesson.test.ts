/** Lessons ahead of their turn: all learners are as if each had waited, whether what was done ahead is of use or not. */
import { type Team, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { binomial } from '../region/points.ts';
import type { Edges } from './edges.ts';
import { Learners } from './learners.ts';
import { LEARN_PLAINLY } from './lesson.ts';
import { Outcomes } from './outcomes.ts';
import { Questions } from './questions.ts';

const teamOf = (threads: number): Team => ({ threads, call: (work) => takePart(work, 1, [LEARN_PLAINLY]) });
const absent: Team = { threads: 2, call: () => {} };

const B21 = classNamed('B21') as PositionClass;
const { space } = forestOf(B21);
const questions = new Questions(B21).about(['TTF']);
/** No edges are told, so most mistakes are made, and one point in ten is a sample. */
const SUM = 9;
const near: Edges = { from: 0, to: SUM, letters: '0'.repeat(binomial(SUM + 4, 4)) };

/** What is known after a lesson of each question, and how often this thread looked for a tree in its turn. */
function lessons(ends: readonly number[], team?: Team) {
  const edges = questions.map(() => [near]);
  const learners = new Learners(space, new Outcomes(B21), questions, edges, { isFitted: true });
  const { random, palette, questions: before } = learners.state;
  const last = (i: number) => ({ ends: ends[i], samples: 0 });
  learners.restore({ random, palette, questions: before.map((one, i) => ({ ...one, last: last(i) })) });
  if (team !== undefined) learners.lookAhead(questions, team, () => {});
  const trees = questions.map((question) => {
    let rounds = 0;
    expect(learners.learn(question, false, () => rounds++)).toBe(true);
    return rounds;
  });
  const { state } = learners;
  return { state, trees, isLarger: state.palette.length > palette.length, hasDrawn: state.random !== random };
}

const MANY = 1000;

test.each([
  ['all are of use', [MANY, MANY, MANY, MANY], false],
  ['the first one needs a search', [1, MANY, MANY, MANY], true],
  ['the third one needs a search', [MANY, MANY, 1, MANY], true],
  ['some need one, perhaps later', [10, 10, 10, 10], true],
])('%s', (_, ends, isLarger) => {
  const alone = lessons(ends);
  expect(alone).toMatchObject({ isLarger, hasDrawn: true });
  // Mistakes are made, so there are several rounds.
  expect(Math.min(...alone.trees)).toBeGreaterThan(1);
  for (const team of [teamOf(2), teamOf(3), absent]) {
    const { state, trees } = lessons(ends, team);
    expect(state).toEqual(alone.state);
    const [first] = trees;
    if (ends[0] === MANY) expect(first).toBe(0);
    if (!isLarger) expect(Math.max(...trees)).toBe(0);
  }
});

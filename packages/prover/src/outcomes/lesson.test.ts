/** Lessons ahead of their turn: all learners are as if each had waited, whether what was done ahead is of use or not. */
import { ALONE, type Team, takePart } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { findEdges } from './edges.ts';
import { Learners } from './learners.ts';
import { LEARN_PLAINLY } from './lesson.ts';
import { Outcomes } from './outcomes.ts';
import { Questions } from './questions.ts';

const teamOf = (threads: number): Team => ({ threads, call: (work) => takePart(work, 1, [LEARN_PLAINLY]) });

describe.each<[name: string, word: string]>([
  ['B11', 'TF'],
  ['A11', '.F'],
])('%s', (name, word) => {
  const positions = classNamed(name) as PositionClass;
  const { space } = forestOf(positions);
  const questions = new Questions(positions).about([word]);
  const outcomes = new Outcomes(positions);
  const edges = findEdges(outcomes, questions, ALONE, () => {});

  /** What is known after a lesson of each question, and how often this thread looked for a tree in its turn. */
  function lessons(ends: readonly number[], team?: Team): { readonly state: string; readonly trees: number[] } {
    const learners = new Learners(space, outcomes, questions, edges, { isFitted: true });
    const { random, palette, questions: before } = learners.state;
    const last = (i: number) => ({ ends: ends[i] ?? ends[0], samples: 0 });
    learners.restore({ random, palette, questions: before.map((one, i) => ({ ...one, last: last(i) })) });
    if (team !== undefined) learners.lookAhead(questions, team, () => {});
    const trees = questions.map((question) => {
      let rounds = 0;
      expect(learners.learn(question, false, () => rounds++)).toBe(true);
      return rounds;
    });
    return { state: JSON.stringify(learners.state), trees };
  }

  test.each([
    ['all are of use', [1000, 1000]],
    ['the first one needs a search', [1, 1000]],
    ['the second one needs a search', [1000, 1]],
    ['all need one', [1, 1]],
  ])('%s', (_, ends) => {
    const alone = lessons(ends);
    for (const team of [teamOf(2), teamOf(3), { threads: 2, call: () => {} }]) {
      const { state, trees } = lessons(ends, team);
      expect(state).toBe(alone.state);
      if (ends[0] > 1) expect(trees[0]).toBe(0);
      else expect(trees[0]).toBeGreaterThan(0);
    }
    expect(Math.min(...alone.trees)).toBeGreaterThan(0);
  });
});

/** Proofs of outcomes by a team: the certificate of one thread, to the letter, and everything else that a proof tells of itself. */
import { type Team, takePart } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { proverTasks } from '../tasks.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import type { ClassOutcomes } from './claim.ts';
import { proveOutcomes } from './prove-outcomes.ts';

const CLASSES: readonly [string, boolean][] = [
  ['B11', false],
  ['B11', true],
  ['A11', true],
];

/** Threads of which one does jobs as soon as it is called, and the others never come. The names of all jobs are noted. */
function teamOf(threads: number, names: Set<string>): Team {
  const tasks = proverTasks();
  return {
    threads,
    eager: true,
    call: (work) => {
      if ('name' in work) names.add(String(work.name));
      takePart(work, 1, tasks);
    },
  };
}
const absent: Team = { threads: 2, eager: true, call: () => {} };

function proved(name: string, isFitted: boolean, team?: Team): object {
  const states: string[] = [];
  const { claim, status, rounds, samples, words } = proveOutcomes(classNamed(name) as PositionClass, {
    known: () => null,
    isFitted,
    team,
    onState: (state) => states.push(JSON.stringify(state())),
  });
  expect(status).toBe('proved');
  return { certificate: JSON.stringify(certificateOf(claim as ClassOutcomes)), states, rounds, samples, words };
}

describe('by two and three threads, and by others that do not come', () => {
  const names = new Set<string>();

  test.each(CLASSES)('%s, with fitted directions: %j', (name, isFitted) => {
    const alone = proved(name, isFitted);
    for (const team of [teamOf(2, names), teamOf(3, names), absent])
      expect(proved(name, isFitted, team)).toEqual(alone);
  });

  test('threads do all kinds of work but lessons ahead, for which these classes have too few rounds', () => {
    expect([...names].sort()).toEqual(['check standings', 'find edges', 'fit or judge']);
  });
});

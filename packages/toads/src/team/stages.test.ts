/** Units are done stage by stage, and a thread that cannot go on stops the others. */
import { expect, test } from 'vitest';
import { Stages, stagesBuffer, TeamStopped } from './stages.ts';
import type { Team } from './team.ts';

test.each([[[]], [[0]], [[1]], [[2, 0, 3]], [[5, 1, 1, 4]]])(
  'one thread does all units of stages %j in order',
  (sizes) => {
    const stages = new Stages(stagesBuffer(1), sizes);
    const total = sizes.reduce((sum: number, size: number) => sum + size, 0);
    const seen: number[] = [];
    stages.workToEnd((unit) => {
      expect(stages.done).toBe(seen.length);
      seen.push(unit);
    });
    expect(seen).toEqual(Array.from({ length: total }, (_, unit) => unit));
  },
);

test('a unit is not begun before the stages below it are done', () => {
  const buffer = stagesBuffer(2);
  const [one, other] = [new Stages(buffer, [2, 1]), new Stages(buffer, [2, 1])];
  const seen: string[] = [];
  // The other thread takes unit 1 while this one is in unit 0; unit 2 must wait for both.
  const interrupted = (unit: number): void => {
    seen.push(`one ${unit}`);
    if (unit === 0) {
      const stop = new Error('enough');
      other.help((its) => {
        seen.push(`other ${its}`);
        throw stop;
      }, 1);
    }
  };
  expect(() => one.workToEnd(interrupted)).toThrow(new TeamStopped(-2, 'enough'));
  expect(seen).toEqual(['one 0', 'other 1']);
});

test.each([
  [new Error('no luck'), null, -2, 'no luck'],
  ['no luck', null, -2, 'no luck'],
  [new Error('x'.repeat(1000)), null, -2, 'x'.repeat(500)],
  [new Error('narrow'), 7, 7, 'another thread has stopped'],
])('what stops a thread that helps, %s with reason %s, reaches the others', (error, reason, code, message) => {
  const buffer = stagesBuffer(2);
  new Stages(buffer, [1, 1]).help(
    () => {
      throw error;
    },
    1,
    () => reason,
  );
  const stages = new Stages(buffer, [1, 1]);
  expect(() => stages.workToEnd(() => expect.fail('work after the stop'))).toThrow(new TeamStopped(code, message));
  expect(() => stages.check()).toThrow(expect.objectContaining({ reason: code }));
});

test('a thread that helps stops quietly when the work is given up', () => {
  const buffer = stagesBuffer(2);
  const own = new Error('given up');
  const fail = (): never => {
    throw own;
  };
  expect(() => new Stages(buffer, [1, 1]).workToEnd(fail)).toThrow(own);
  new Stages(buffer, [1, 1]).help(() => expect.fail('work after the stop'), 1);
});

/** A team whose other thread ends in the middle of a unit. */
const mortal: Team = { threads: 2, call: () => {}, isLost: () => true };

/** A thread that takes a unit and is never heard of again; it has done so many before. */
function vanish(buffer: ArrayBufferLike, sizes: readonly number[], done: number): void {
  const gone = new Error('gone');
  const stages = new Stages(buffer, sizes);
  try {
    stages.help(
      (unit) => {
        if (unit === done) throw gone;
      },
      1,
      () => {
        throw gone;
      },
    );
  } catch (error) {
    if (error !== gone) throw error;
  }
}

test.each([0, 1, 2])('what a thread had in hand when it ended is done again, after %i units', (done) => {
  const buffer = stagesBuffer(2);
  vanish(buffer, [4], done);
  const stages = new Stages(buffer, [4]);
  const seen: number[] = [];
  const again: number[] = [];
  stages.workToEnd(
    (unit) => seen.push(unit),
    mortal,
    (unit) => again.push(unit),
  );
  expect(again).toEqual([done]);
  expect(seen).toEqual([0, 1, 2, 3].slice(done + 1));
  expect(stages.done).toBe(4);
});

test('where it cannot be done again, that is an error', () => {
  const buffer = stagesBuffer(2);
  vanish(buffer, [2, 2], 1);
  expect(() => new Stages(buffer, [2, 2]).workToEnd(() => {}, mortal)).toThrow(
    'a thread has ended in the middle of its work',
  );
});

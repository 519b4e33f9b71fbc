/** A thread that is killed in the middle of a job costs that job's work, and nobody waits for it. The threads run the build. */
import { mapByTeam, type Task } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { openTeam } from './open-team.ts';

/** A thread that rings a bell when it has taken a job, and then ends. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { serveTeam } from '${new URL('../../dist/team/index.js', import.meta.url)}';
  serveTeam(async () => [{ name: 'square', run: ({ bell }) => {
    Atomics.store(bell, 0, 1);
    Atomics.notify(bell, 0);
    process.exit(1);
  } }]);`)}`,
);

interface Job {
  readonly n: number;
  readonly bell: Int32Array;
}

/** The caller does nothing before the other thread has taken a job. */
const SQUARE: Task<Job, number> = {
  name: 'square',
  run: ({ n, bell }) => {
    Atomics.wait(bell, 0, 0, 60_000);
    return n * n;
  },
};

test('what it had in hand is done again, and a new one is started at the next call', () => {
  const team = openTeam(2, SCRIPT);
  for (let call = 0; call < 2; call++) {
    const bell = new Int32Array(new SharedArrayBuffer(4));
    const jobs = [1, 2, 3].map((n) => ({ n, bell }));
    expect(mapByTeam(SQUARE, jobs, { team })).toEqual([1, 4, 9]);
    expect(Atomics.load(bell, 0)).toBe(1);
  }
});

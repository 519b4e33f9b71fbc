/** A thread that is killed in the middle of a job costs that job's work, and nobody waits for it. The threads run the build. */
import { mapByTeam, type Task } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { openTeam } from './open-team.ts';

/** A thread that rings a bell when it has taken a job, and then ends. */
const KILLED = scriptOf(`serveTeam(async () => [{ name: 'square', run: ({ bell }) => {
  ring(bell);
  process.exit(1);
} }]);`);
/** A thread that tells which time this is that it was asked for its tasks. */
const COUNTING = scriptOf(`let times = 0;
serveTeam(async () => {
  times += 1;
  return [{ name: 'square', run: ({ bell }) => {
    ring(bell);
    return -times;
  } }];
});`);

function scriptOf(body: string): URL {
  const text = `import { serveTeam } from '${new URL('../../dist/team/index.js', import.meta.url)}';
    const ring = (bell) => {
      Atomics.store(bell, 0, 1);
      Atomics.notify(bell, 0);
    };
    ${body}`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

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
  const team = openTeam(2, KILLED);
  for (let call = 0; call < 2; call++) {
    const bell = new Int32Array(new SharedArrayBuffer(4));
    const jobs = [1, 2, 3].map((n) => ({ n, bell }));
    expect(mapByTeam(SQUARE, jobs, { team })).toEqual([1, 4, 9]);
    expect(Atomics.load(bell, 0)).toBe(1);
  }
});

test('its tasks are the same ones at each call: they keep what later jobs need', () => {
  const team = openTeam(2, COUNTING);
  for (let call = 0; call < 3; call++) {
    const bell = new Int32Array(new SharedArrayBuffer(4));
    const found = mapByTeam(
      SQUARE,
      [1, 2].map((n) => ({ n, bell })),
      { team },
    );
    // It does both if the caller comes late.
    expect(new Set(found.filter((one) => one < 0))).toEqual(new Set([-1]));
  }
});

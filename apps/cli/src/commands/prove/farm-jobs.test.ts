/** Nobody waits for a thread that has ended. */
import { OUTSIDE_TASKS, TimeUp } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { withFarmJobs } from './farm-jobs.ts';

/** A thread that does this with each question; it opens the file by which it is seen whether it is still there. */
const thread = (answer: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    import { openSync } from 'node:fs';
    import { devNull } from 'node:os';
    const { bell, lines, port } = workerData;
    const send = (reply) => {
      port.postMessage(reply);
      Atomics.add(bell, 0, 1);
      Atomics.notify(bell, 0);
    };
    port.on('message', ({ jobs, seconds }) => { ${answer} });
    Atomics.store(lines, 0, openSync(devNull, 'r') + 1);
    parentPort.postMessage('ready');`)}`,
  );

const ask = (script: URL, seconds = 600): Promise<{ results: readonly unknown[]; progress: number[] }> =>
  withFarmJobs(
    'pond',
    seconds,
    (mapJobs) => {
      const progress: number[] = [];
      const jobs = ['.F', 'F.'].map((word) => ({ name: 'A11', word, largestSum: 1, poolSize: 1 }));
      return { results: mapJobs(OUTSIDE_TASKS[0], jobs, (done) => progress.push(done)), progress };
    },
    { script, lookEveryMs: 5, lateMs: 20 },
  );

test('answers, and what is told before them', async () => {
  const script = thread(`
    send({ kind: 'progress', done: 1 });
    send({ kind: 'results', results: jobs.map(({ word }) => word) });`);
  expect(await ask(script)).toEqual({ results: ['.F', 'F.'], progress: [1] });
});

test.each([
  ['ends', thread('process.exit(1);'), 'the thread that asks the farm has ended'],
  ['throws', thread('throw new Error("no lily");'), 'the thread that asks the farm has ended'],
  ['cannot begin', new URL('data:text/javascript,throw new Error("no frogs")'), 'no frogs'],
  [
    'reports an error',
    thread(`send({ kind: 'failed', report: { text: '', message: 'no pond', column: null, exitCode: 2 } });`),
    'no pond',
  ],
])('a thread that %s', async (_, script, message) => {
  await expect(ask(script)).rejects.toThrow(message);
});

test('a thread is told how long it may wait', async () => {
  const script = thread(`send({ kind: 'results', results: [seconds > 0 && seconds <= 600, jobs.length] });`);
  expect((await ask(script)).results).toEqual([true, 2]);
});

test.each([
  ['has no time left', thread(`send({ kind: 'late' });`), 600],
  ['says nothing when the time is over', thread(''), 0.02],
  ['need not be asked, since there is no time', thread(`send({ kind: 'results', results: jobs });`), 0],
])('a thread that %s', async (_, script, seconds) => {
  await expect(ask(script, seconds)).rejects.toThrow(TimeUp);
});

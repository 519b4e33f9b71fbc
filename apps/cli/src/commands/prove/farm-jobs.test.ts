/** Nobody waits for a thread that has ended. */
import { OUTSIDE_TASKS } from '@lilypad/prover';
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
    port.on('message', ({ jobs }) => { ${answer} });
    Atomics.store(lines, 0, openSync(devNull, 'r') + 1);
    parentPort.postMessage('ready');`)}`,
  );

const ask = (script: URL): Promise<{ results: readonly unknown[]; progress: number[] }> =>
  withFarmJobs(
    'pond',
    (mapJobs) => {
      const progress: number[] = [];
      const jobs = ['.F', 'F.'].map((word) => ({ name: 'A11', word, largestSum: 1, poolSize: 1 }));
      return { results: mapJobs(OUTSIDE_TASKS[0], jobs, (done) => progress.push(done)), progress };
    },
    { script, lookEveryMs: 5 },
  );

test('answers, and what is told before them', async () => {
  const script = thread(`
    send({ kind: 'progress', done: 1 });
    send({ kind: 'results', results: jobs.map(({ word }) => word) });`);
  expect(await ask(script)).toEqual({ results: ['.F', 'F.'], progress: [1] });
});

test.each([
  ['ends', thread('process.exit(1);'), 'the thread that asks the farm has ended'],

  ['cannot begin', new URL('data:text/javascript,throw new Error("no frogs")'), 'no frogs'],
  [
    'reports an error',
    thread(`send({ kind: 'failed', report: { text: '', message: 'no pond', column: null, exitCode: 2 } });`),
    'no pond',
  ],
])('a thread that %s', async (_, script, message) => {
  await expect(ask(script)).rejects.toThrow(message);
});

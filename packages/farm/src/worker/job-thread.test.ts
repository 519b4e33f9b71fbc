/** Threads that end when nobody expects it. */
import { expect, test } from 'vitest';
import { threadOf } from '../testing/farmhand.ts';
import { JobThread } from './job-thread.ts';

const JOB = { kind: 'cell', question: null, hint: null, checkpoint: null, memory: 256 };
const DONE = { type: 'done', answer: { value: '1' }, details: {} };
const LIMIT_MS = 20_000;

test('one that ends while it has no job is replaced for the next', async () => {
  const thread = new JobThread(threadOf(`done('1'); setTimeout(() => process.exit(0), 20);`));
  for (let job = 0; job < 3; job++) {
    expect(await thread.run(JOB, LIMIT_MS, () => {})).toEqual(DONE);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await thread.end();
});

test('one that is ended fails its job, and does the next', async () => {
  const thread = new JobThread(
    threadOf(`if (job.checkpoint === null) send({ type: 'checkpoint', state: 1 }); else done('1');`),
  );
  const ended = thread.run(JOB, LIMIT_MS, () => void thread.end());
  expect(await ended).toEqual({ type: 'failed', message: 'the thread ended', lack: null });
  expect(await thread.run({ ...JOB, checkpoint: 1 }, LIMIT_MS, () => {})).toEqual(DONE);
  await thread.end();
});

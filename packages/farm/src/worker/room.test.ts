/** What jobs may take is what the worker counts for them, and together no more than it has. */
import { expect, test } from 'vitest';
import { LEAST_WORKER_MEMORY, MEMORY_STEPS, memoryTaken } from '../jobs/job.ts';
import type { HeldJob } from '../queue/ledger.ts';
import { threadOf } from '../testing/farmhand.ts';
import { JobThread } from './job-thread.ts';
import { Room } from './room.ts';

/** A thread that answers with the megabytes it may take, in its heap and elsewhere. */
const TELLING = threadOf(`import('node:worker_threads').then(({ resourceLimits }) =>
  done([resourceLimits.maxOldGenerationSizeMb, job.maxBytes / 2 ** 20]));`);

test.each(MEMORY_STEPS)(
  'the heap of a thread and what its job counts are what a job of %i MB is counted for',
  async (step) => {
    const thread = new JobThread(TELLING);
    const job = { memory: step, kind: 'cell', question: null, hint: null, checkpoint: null } as HeldJob;
    const ended = await thread.run(job, 600_000, () => {});
    await thread.end();
    const [heap, elsewhere] = (ended as unknown as { readonly answer: { readonly value: number[] } }).answer.value;
    expect(elsewhere).toBe(step);
    expect(heap + elsewhere).toBe(memoryTaken(step));
  },
);

test.each([
  [LEAST_WORKER_MEMORY - 1, undefined],
  [LEAST_WORKER_MEMORY, [256]],
  [1024, [256]],
  [memoryTaken(1024), [1024, 256]],
  [16_384, [4096, 1024, 256]],
  [17_408, [16_384, 4096, 1024, 256]],
])('a worker with %i MB has room for jobs of %j', async (memory, steps) => {
  expect((await new Room(memory).place())?.steps).toEqual(steps);
});

test('a place keeps what its job takes, and gives the rest back', async () => {
  const room = new Room(memoryTaken(1024) + memoryTaken(256));
  const first = await room.place();
  first?.keep(1024);
  const second = await room.place();
  expect(second?.steps).toEqual([256]);
  second?.keep(256);
  expect(await room.place()).toBeNull();
  first?.keep(null);
  expect((await room.place())?.steps).toEqual([1024, 256]);
});

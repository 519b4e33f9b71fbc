/** The state of a farm with jobs of a version that nobody has any more, and with jobs that failed and are tried again. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Farm } from '../queue/farm.ts';
import type { HeldJob, Ledger } from '../queue/ledger.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';
import { gather } from './gather.ts';
import { farmStatus } from './status.ts';

const { start, open } = farms();

const queued = (farm: Farm, count: number, memory = 1): Promise<unknown> =>
  gather(
    farm,
    cells(count).map((request) => ({ ...request, memory })),
    { onOutcome: () => {}, seconds: 0 },
  );
const take = async (ledger: Ledger): Promise<HeldJob> => (await ledger.take([256], randomUUID())) as HeldJob;

test('the estimate is for the jobs that workers can take', async () => {
  const old = await start();
  const farm = await open(old, 'v2');
  await queued(old, 9);
  await queued(farm, 4);
  const { ledger } = await worker(farm);
  await ledger.record(await take(ledger), { value: '1' }, {});
  await take(ledger);
  const status = await farmStatus(farm);
  expect(status.queues).toEqual([
    { version: 'v1', memory: 256, waiting: 9, inHand: 0, needs: 512, workers: 0 },
    { version: 'v2', memory: 256, waiting: 2, inHand: 1, needs: 512, workers: 1 },
  ]);
  // Three jobs, one a minute.
  expect(status).toMatchObject({ perMinute: 1, secondsLeft: 180 });
});

test('there is no estimate for jobs that no worker has the memory for', async () => {
  const farm = await start();
  await queued(farm, 1);
  const { ledger } = await worker(farm);
  await ledger.record(await take(ledger), { value: '1' }, {});
  expect(await farmStatus(farm)).toMatchObject({ queues: [], perMinute: 1, secondsLeft: 0 });
  await queued(farm, 5, 1024);
  // It has 1024 MB.
  expect(await farmStatus(farm)).toMatchObject({
    queues: [{ memory: 1024, waiting: 4, needs: 1536, workers: 0 }],
    perMinute: 1,
    secondsLeft: null,
  });
  await farm.connection.executeSql('UPDATE lilypad.worker SET memory = 1536');
  expect(await farmStatus(farm)).toMatchObject({ queues: [{ workers: 1 }], secondsLeft: 240 });
});

test('what failed and is tried again is told, the latest first, until it is done or parked', async () => {
  const farm = await start();
  await queued(farm, 8);
  const { ledger } = await worker(farm);
  const jobs: HeldJob[] = [];
  for (let i = 0; i < 8; i++) jobs.push(await take(ledger));
  for (const [i, job] of jobs.slice(0, 7).entries()) await ledger.fail(job, `out of frogs ${i}`);
  const status = await farmStatus(farm);
  expect(status).toMatchObject({ parked: [], parkedCount: 0, retriedCount: 7 });
  expect(status.retried.map(({ message }) => message)).toEqual([6, 5, 4, 3, 2].map((i) => `out of frogs ${i}`));
  expect(status.retried[0]).toEqual({
    kind: 'cell',
    question: jobs[6]?.question,
    message: 'out of frogs 6',
    failures: 1,
    losses: 0,
  });
  await ledger.record(await take(ledger), { value: '1' }, {});
  // The first in the queue, which has failed once.
  for (let time = 1; time < 3; time++) await ledger.fail(await take(ledger), 'no frogs at all');
  expect(await farmStatus(farm)).toMatchObject({ parkedCount: 1, retriedCount: 5 });
});

/** What might harm a worker, or others through it: results that the database refuses, dirty rows, threads that ask at the same moment. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drain } from '../coordinator/drain.ts';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import { memoryTaken } from '../jobs/job.ts';
import type { Farm } from '../queue/farm.ts';
import { cells, farms, outcomes, threadOf, worker } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import { FarmWorker, type FarmWorkerOptions } from './farm-worker.ts';

const { start, open } = farms();

const workerWith = async (farm: Farm, thread: string, more: Partial<FarmWorkerOptions> = {}): Promise<FarmWorker> =>
  new FarmWorker(await open(farm), { threadUrl: threadOf(thread), threads: 1, memory: 2048, ...more });

describe('the database refuses', () => {
  test.each([
    ['a result', `done(job.question.position === 'T^3.^2F' ? '\\0' : '1')`, /^the result cannot be recorded: /],
    [
      'a message',
      `if (job.question.position === 'T^3.^2F') throw new Error('no\\0frogs'); done('1')`,
      /^no\u2400frogs$/,
    ],
  ])('%s: the job is parked after three times, and others go on', async (_, thread, message) => {
    const farm = await start();
    const hand = await workerWith(farm, thread);
    const working = hand.run();
    const { all, onOutcome } = outcomes();
    await Promise.race([gather(farm, cells(3), { onOutcome }), working]);
    hand.end();
    await working;
    expect(all.sort((a, b) => a.index - b.index)).toEqual([
      expect.objectContaining({ ok: true, index: 0 }),
      { ok: false, index: 1, message: expect.stringMatching(message) },
      expect.objectContaining({ ok: true, index: 2 }),
    ]);
  });
});

test('a worker that is lost with a job that cannot be read harms nobody', async () => {
  const farm = await start(200);
  await gather(farm, cells(2), { onOutcome: () => {}, seconds: 0 });
  const { ledger } = await worker(farm, 'gone');
  await ledger.take([256], randomUUID());
  await farm.connection.executeSql(`UPDATE lilypad_queue.job SET data = '5' WHERE state = 'active'`);
  const hand = await workerWith(farm, `done('1')`);
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  await Promise.race([gather(farm, cells(2), { onOutcome }), working]);
  hand.end();
  await working;
  expect(all.sort((a, b) => a.index - b.index)).toEqual([
    { ok: false, index: 0, message: 'the job is not what its number says' },
    expect.objectContaining({ ok: true, index: 1 }),
  ]);
});

test('a job that names no other rightly harms nobody', async () => {
  const farm = await start();
  await gather(farm, cells(2), { onOutcome: () => {}, seconds: 0 });
  const dashes = JSON.stringify('-'.repeat(36));
  await farm.connection.executeSql(`UPDATE lilypad_queue.job SET data = jsonb_set(data, '{hintFrom}', '${dashes}')`);
  const hand = await workerWith(farm, `done('1')`);
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  await Promise.race([gather(farm, cells(2), { onOutcome }), working]);
  hand.end();
  await working;
  expect(all).toMatchObject([{ ok: true }, { ok: true }]);
});

test('a cost that no queue can hold harms nobody', async () => {
  const farm = await start();
  await gather(farm, cells(1), { onOutcome: () => {}, seconds: 0 });
  await farm.connection.executeSql(`UPDATE lilypad_queue.job SET data = jsonb_set(data, '{cost}', '-1e300')`);
  const hand = await workerWith(
    farm,
    `if (job.maxBytes < 2 ** 30) send({ type: 'failed', message: 'too large', lack: 'memory' }); else done('1');`,
  );
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  await Promise.race([gather(farm, cells(1), { onOutcome }), working]);
  hand.end();
  await working;
  expect(all).toMatchObject([{ ok: true }]);
});

test('threads that ask at the same moment take no more jobs than there is memory for', async () => {
  const farm = await start();
  const large = cells(6).map((request) => ({ ...request, memory: 1024 }));
  await gather(farm, large, { onOutcome: () => {}, seconds: 0 });
  const hand = await workerWith(farm, `done('1', 50)`, { threads: 6, memory: 2 * memoryTaken(1024) });
  let most = 0;
  let given = 0;
  const working = hand.run();
  await until(async () => {
    const { queues, results } = await farmStatus(farm);
    given = queues.reduce((sum, { inHand }) => sum + inHand, 0);
    most = Math.max(most, given);
    return results === 6;
  });
  hand.end();
  await working;
  expect(most).toBe(2);
});

test('threads share the memory: small jobs are done beside a large one', async () => {
  const farm = await start();
  const requests = [{ ...cellJob('T.F', { mostMemory: 4096 }), memory: 1024 }, ...cells(3)];
  await gather(farm, requests, { onOutcome: () => {}, seconds: 0 });
  const hand = await workerWith(farm, '', { threads: 4, memory: memoryTaken(1024) + 2 * memoryTaken(256) });
  const working = hand.run();
  const inHand = async (): Promise<number[]> => (await farmStatus(farm)).queues.map((queue) => queue.inHand);
  await until(async () => (await inHand()).join() === '1,2' || (await inHand()).join() === '2,1');
  hand.end();
  await working;
});

test('a farm that is opened again before a worker has ended has all of its threads', async () => {
  const farm = await start(600);
  const requests = cells(4);
  await gather(farm, requests.slice(0, 1), { onOutcome: () => {}, seconds: 0 });
  // The first job waits for the others.
  const hand = await workerWith(farm, `done('1', job.question.position === 'T^2.^2F' ? 60_000 : 5000)`, {
    threads: 4,
    memory: 4096,
  });
  const working = hand.run();
  const inHand = async (): Promise<number> =>
    (await farmStatus(farm)).queues.reduce((sum, queue) => sum + queue.inHand, 0);
  await until(async () => (await inHand()) === 1);
  const beats = async (): Promise<number> =>
    Number((await farm.connection.executeSql('SELECT beats FROM lilypad.worker')).rows[0]?.beats);
  await farm.connection.executeSql("UPDATE lilypad.farm SET state = 'draining'");
  const heard = await beats();
  // The threads, which wait for two seconds at most, have seen it.
  await until(async () => (await beats()) > heard + 30);
  await farm.connection.executeSql("UPDATE lilypad.farm SET state = 'open'");
  await gather(farm, requests.slice(1), { onOutcome: () => {}, seconds: 0 });
  await until(async () => (await inHand()) === 4);
  hand.end();
  await working;
});

test('a farm that is stopped lets a worker end when its last job is done', async () => {
  const farm = await start(600);
  await gather(farm, cells(1), { onOutcome: () => {}, seconds: 0 });
  const hand = await workerWith(farm, `done('1', 500)`, { threads: 3, memory: 4096 });
  const working = hand.run();
  await until(async () => (await farmStatus(farm)).queues.some((queue) => queue.inHand === 1));
  await drain(farm, () => {});
  await working;
  expect(await farmStatus(farm)).toMatchObject({ results: 1, workers: [] });
});

test('a worker that finds the farm stopped leaves nothing behind', async () => {
  const farm = await start();
  await drain(farm, () => {});
  await expect((await workerWith(farm, '')).run()).rejects.toThrow('the farm is stopped');
  expect((await farmStatus(farm)).workers).toEqual([]);
});

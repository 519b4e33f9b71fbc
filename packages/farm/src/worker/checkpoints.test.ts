/** A checkpoint on its way: from a thread to its worker, to the database, to another worker, and to a thread of that. */
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import type { Farm } from '../queue/farm.ts';
import { cells, farms, outcomes, threadOf } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import { FarmWorker } from './farm-worker.ts';
import { Saver } from './saver.ts';

const { start, open } = farms();

const workerWith = async (farm: Farm, thread: string): Promise<FarmWorker> =>
  new FarmWorker(await open(farm), { threadUrl: threadOf(thread), threads: 1, memory: 1024 });

const states = async (farm: Farm): Promise<unknown[]> =>
  (await farm.connection.executeSql('SELECT state FROM lilypad.checkpoint')).rows.map(({ state }) => state);

test('another worker goes on from what the first has saved, and nothing is left of it at the end', async () => {
  const farm = await start();
  // Saves something and never ends.
  const first = await workerWith(farm, `send({ type: 'checkpoint', state: { tried: ['guess', 'trial'] } });`);
  const working = first.run();
  const { all, onOutcome } = outcomes();
  const gathering = gather(farm, cells(1), { onOutcome });
  await until(async () => (await states(farm)).length === 1);
  expect(await states(farm)).toEqual([{ tried: ['guess', 'trial'] }]);
  first.end();
  await working;
  // Answers with what it was given.
  const second = await workerWith(farm, 'done(String(job.checkpoint?.tried.length))');
  const goingOn = second.run();
  await gathering;
  second.end();
  await goingOn;
  expect(all).toMatchObject([{ ok: true, answer: { value: '2' } }]);
  expect(await states(farm)).toEqual([]);
});

test('a worker that is ended saves the latest checkpoint, also if it has just saved one', async () => {
  const farm = await start();
  const hand = await workerWith(
    farm,
    `for (const tried of [['guess'], ['guess', 'trial'], ['guess', 'trial', 'thresholds']])
       send({ type: 'checkpoint', state: { tried } });`,
  );
  const working = hand.run();
  await gather(farm, cells(1), { onOutcome: () => {}, seconds: 0 });
  await until(async () => (await states(farm)).length === 1);
  // On a machine with other work the thread may not have sent the others yet.
  await setTimeout(300);
  hand.end();
  await working;
  expect(await states(farm)).toEqual([{ tried: ['guess', 'trial', 'thresholds'] }]);
});

test('checkpoints are saved one after the other, now and then, and the latest is not forgotten', async () => {
  vi.useFakeTimers();
  const saved: unknown[] = [];
  const saver = new Saver(async (state) => void saved.push(state), 5000);
  for (const state of [1, 2, 3]) saver.offer(state);
  await vi.advanceTimersByTimeAsync(4999);
  expect(saved).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([1, 3]);
  saver.offer(4);
  await saver.flush();
  expect(saved).toEqual([1, 3, 4]);
  // Of a job that is done nothing is saved any more.
  saver.offer(5);
  saver.offer(6);
  await saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([1, 3, 4]);
  vi.useRealTimers();
});

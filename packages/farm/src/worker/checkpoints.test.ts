/** A checkpoint on its way: from a thread to its worker, to the database, to another worker, and to a thread of that. */
import { expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import type { Farm } from '../queue/farm.ts';
import { cells, farms, outcomes, threadOf } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import { FarmWorker } from './farm-worker.ts';

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

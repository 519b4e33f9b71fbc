/** A worker may be silent as long as the farm said when it began, also if the farm was told to be less patient since. */
import { expect, test } from 'vitest';
import { farms, threadOf } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import { FarmWorker } from '../worker/farm-worker.ts';
import { Watch } from './watch.ts';

const { start, open } = farms();

test('a worker that began before is not given up again and again', async () => {
  const farm = await start(30_000);
  const hand = new FarmWorker(await open(farm), { threadUrl: threadOf(''), threads: 1, memory: 512 });
  const working = hand.run();
  const workers = async (): Promise<readonly unknown[]> =>
    (await farm.connection.executeSql('SELECT id FROM lilypad.worker')).rows;
  await until(async () => (await workers()).length === 1);
  await farm.connection.executeSql('UPDATE lilypad.farm SET lost_after_ms = 300');
  let now = 0;
  const watch = new Watch(await open(farm), () => now);
  const lookFor = async (ms: number): Promise<number> => {
    let lost = 0;
    for (const end = now + ms; now < end; now += 100) lost += await watch.look();
    return lost;
  };
  expect(await lookFor(3000)).toBe(0);
  hand.end();
  await working;
  await farm.connection.executeSql(
    `INSERT INTO lilypad.worker (id, name, version, threads, memory, lost_after_ms)
       VALUES (gen_random_uuid(), 'gone', 'v1', 1, 256, 2000)`,
  );
  expect(await lookFor(1500)).toBe(0);
  expect(await lookFor(1500)).toBe(1);
});

/** Who waits is told what is missing: workers, or their memory. */
import { expect, test } from 'vitest';
import { cellJob } from '../jobs/cell.ts';
import { farms, worker } from '../testing/farmhand.ts';
import { gather } from './gather.ts';
import { handsFor } from './hands.ts';

const { start } = farms();

test('workers, or memory', async () => {
  const farm = await start();
  const request = { ...cellJob('T.F', { mostMemory: 4096 }), memory: 4096 };
  const told: string[] = [];
  const waiting = gather(farm, [request, cellJob('T^2.F', { mostMemory: 256 })], {
    onOutcome: () => {},
    onIdle: (sentence) => {
      told.push(sentence);
      // It has 1024 MB.
      if (told.length === 1) void worker(farm);
    },
    seconds: 9,
  });
  expect(await waiting).toEqual([0, 1]);
  expect(told).toEqual([
    'no worker of this version is at work; start one with lilypad farm work',
    'no worker has the 5120 MB that some jobs need; see lilypad farm status',
  ]);
  await farm.connection.executeSql('UPDATE lilypad.worker SET memory = 5120');
  expect(await handsFor(farm, ['00000000-0000-0000-0000-000000000000'])).toEqual({ workers: 1, lack: null });
});

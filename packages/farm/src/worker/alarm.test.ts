/** A worker in a farm where two results differ: it puts its jobs back, and ends with both results in its error. */
import { expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cells, farms, threadOf } from '../testing/farmhand.ts';
import { recordedElsewhere } from '../testing/pond.ts';
import { FarmWorker } from './farm-worker.ts';

const { start, open } = farms();

test('an alarm ends a worker in the middle of a job', async () => {
  const farm = await start(600);
  await gather(farm, cells(2), { onOutcome: () => {}, seconds: 0 });
  // The second job is taken when the first is in hand, which has no end.
  await farm.connection.executeSql(recordedElsewhere('T^3.^2F', '7'));
  const threadUrl = threadOf(`if (job.question.position === 'T^3.^2F') done('1', 200)`);
  const hand = new FarmWorker(await open(farm), { threadUrl, threads: 2, memory: 1024 });
  await expect(hand.run()).rejects.toMatchObject({
    kind: 'alarm',
    message: expect.stringMatching(
      /^the farm was stopped because it has two results for cell {"position":"T\^3\.\^2F"}: {"value":"7"} by another and {"value":"1"} by \S+$/,
    ),
  });
  expect(await farmStatus(farm)).toMatchObject({
    state: 'alarm',
    workers: [],
    queues: [{ waiting: 1, inHand: 0 }],
    results: 1,
    parkedCount: 0,
  });
  expect((await farm.connection.executeSql('SELECT job FROM lilypad.trouble')).rows).toEqual([]);
});

/** Stopping a farm where something else happens meanwhile. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { HeldJob } from '../queue/ledger.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';
import { drain } from './drain.ts';
import { gather } from './gather.ts';

const { start } = farms();

test('an alarm is told by whoever stops the farm', async () => {
  const farm = await start();
  await gather(farm, cells(1), { onOutcome: () => {}, seconds: 0 });
  const { ledger, id } = await worker(farm);
  const job = (await ledger.take([256], randomUUID())) as HeldJob;
  await ledger.record(job, { value: '1' }, {});
  const draining = drain(farm, () => {});
  await ledger.record(job, { value: '2' }, {});
  await farm.connection.executeSql('DELETE FROM lilypad.worker WHERE id = $1', [id]);
  await expect(draining).rejects.toThrow('it has two results for cell');
  await expect(drain(farm, () => {})).rejects.toThrow('it has two results for cell');
});

test('who waits for the end of a farm that is opened again does not wait for ever', async () => {
  const farm = await start();
  await worker(farm);
  const draining = drain(farm, async () => {
    await farm.connection.executeSql("UPDATE lilypad.farm SET state = 'open'");
  });
  await expect(draining).rejects.toThrow('somebody has opened the farm again');
});

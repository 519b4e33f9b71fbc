/** What old versions have left can be removed, but nothing of those that somebody has, and no results. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';
import type { Farm } from './farm.ts';
import type { HeldJob, Ledger } from './ledger.ts';
import { oldVersions, removeOldVersions } from './old-versions.ts';

const { start, open } = farms();
const ask = (farm: Farm, count: number): Promise<unknown> =>
  gather(farm, cells(count), { onOutcome: () => {}, seconds: 0 });
const take = async (ledger: Ledger): Promise<HeldJob> => (await ledger.take([256], randomUUID())) as HeldJob;
const NOTHING = { versions: [], jobs: 0, notes: 0, checkpoints: 0 };

/** A version that leaves a result, a job with a checkpoint, one that failed, and one that waits. */
async function used(farm: Farm): Promise<void> {
  await ask(farm, 4);
  const { id, ledger } = await worker(farm, farm.version);
  await ledger.record(await take(ledger), { value: '1' }, {});
  const [one, two] = [await take(ledger), await take(ledger)];
  await ledger.save(one, { tried: ['guess'] });
  await ledger.putBack(one);
  await ledger.fail(two, 'no');
  await farm.connection.executeSql('DELETE FROM lilypad.worker WHERE id = $1', [id]);
}

const silent = ({ connection }: Farm, version: string): Promise<unknown> =>
  connection.executeSql("UPDATE lilypad.command SET seen = now() - interval '1 hour' WHERE version = $1", [version]);

test('old versions are counted and removed; those of workers, of commands and our own are kept', async () => {
  const farm = await start();
  const [other, busy, asking] = [await open(farm, 'v0-a'), await open(farm, 'v0-b'), await open(farm, 'v0-c')];
  for (const one of [farm, other, busy, asking]) await used(one);
  await worker(busy);
  for (const version of ['v1', 'v0-a', 'v0-b']) await silent(farm, version);
  const old = { versions: ['v0-a'], jobs: 3, notes: 1, checkpoints: 1 };
  expect(await oldVersions(farm)).toEqual(old);
  expect((await farmStatus(farm)).old).toEqual(old);
  expect(await removeOldVersions(farm)).toEqual(old);
  expect(await oldVersions(farm)).toEqual(NOTHING);
  expect(await farmStatus(farm)).toMatchObject({
    results: 4,
    retriedCount: 3,
    queues: [{ version: 'v0-b' }, { version: 'v0-c' }, { version: 'v1', waiting: 3 }],
  });
  const { rows } = await farm.connection.executeSql(
    `SELECT (SELECT count(*) FROM lilypad_queue.queue)::int AS queues, (SELECT count(*) FROM lilypad.checkpoint)::int AS checkpoints,
            (SELECT count(*) FROM lilypad.command)::int AS commands, (SELECT count(DISTINCT command) FROM lilypad.wish)::int AS wishing`,
  );
  expect(rows).toEqual([{ queues: 15, checkpoints: 3, commands: 3, wishing: 3 }]);
});

test('a command of a version that was removed all the same finds its jobs again', async () => {
  const farm = await start();
  const other = await open(farm, 'v0');
  const results: boolean[] = [];
  await ask(other, 1);
  await silent(farm, 'v0');
  await removeOldVersions(farm);
  const gathering = gather(other, cells(1), { onOutcome: ({ ok }) => void results.push(ok) });
  const { ledger } = await worker(other);
  let job = await ledger.take([256], randomUUID());
  while (job === null) job = await ledger.take([256], randomUUID());
  await ledger.record(job, { value: '1' }, {});
  await gathering;
  expect(results).toEqual([true]);
});

test('checkpoints of versions that did not name themselves are those of their jobs, or of nobody', async () => {
  const farm = await start();
  await used(farm);
  await farm.connection.executeSql('UPDATE lilypad.checkpoint SET version = NULL');
  await farm.connection.executeSql(
    `INSERT INTO lilypad.checkpoint (job, state, version) VALUES (gen_random_uuid(), '1', NULL), (gen_random_uuid(), '2', 'v1')`,
  );
  expect(await removeOldVersions(farm)).toEqual({ ...NOTHING, checkpoints: 1 });
  expect((await farm.connection.executeSql('SELECT job FROM lilypad.checkpoint')).rows).toHaveLength(2);
});

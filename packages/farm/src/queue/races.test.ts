/** What happens at the same moment: a stop and the next job, a checkpoint and the result, two who see that a worker is lost. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { drain } from '../coordinator/drain.ts';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import type { Farm } from './farm.ts';
import { type HeldJob, Ledger, releaseLost } from './ledger.ts';

const { start, open } = farms();
const take = async (ledger: Ledger): Promise<HeldJob> => {
  const job = await ledger.take([256], randomUUID());
  if (job === null) throw new Error('there is no job');
  return job;
};

/** A farm with some jobs that wait. */
async function withJobs(count: number): Promise<Farm> {
  const farm = await start();
  await gather(farm, cells(count), { onOutcome: () => {}, seconds: 0 });
  return farm;
}

describe('in a farm that is not open nothing is handed out', () => {
  test.each(['draining', 'alarm'])('%s', async (state) => {
    const farm = await withJobs(1);
    const { ledger } = await worker(farm);
    await farm.connection.executeSql('UPDATE lilypad.farm SET state = $1', [state]);
    expect(await ledger.take([256], randomUUID())).toBeNull();
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1, inHand: 0 }] });
    await farm.connection.executeSql("UPDATE lilypad.farm SET state = 'open'");
    expect((await take(ledger)).question).toEqual({ position: 'T^2.^2F' });
  });

  test('what is in hand is recorded all the same', async () => {
    const farm = await withJobs(2);
    const { id, ledger } = await worker(farm);
    const job = await take(ledger);
    const stopping = drain(farm, () => {});
    await until(async () => (await farm.state()) === 'draining');
    await ledger.record(job, { value: '1' }, {});
    expect(await ledger.take([256], randomUUID())).toBeNull();
    await farm.connection.executeSql('DELETE FROM lilypad.worker WHERE id = $1', [id]);
    await stopping;
    expect(await farmStatus(farm)).toMatchObject({ results: 1, queues: [{ waiting: 1, inHand: 0 }] });
  });
});

/** Whether a statement in the database of a farm waits for another. */
const isWaiting = async ({ connection }: Farm): Promise<boolean> =>
  (
    await connection.executeSql(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows.length > 0;

/** Waits until something has ended, or must wait for who calls. */
async function endedOrWaiting(farm: Farm, work: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = (): void => {
    ended = true;
  };
  work.then(end, end);
  await until(async () => ended || (await isWaiting(farm)));
}

describe('a checkpoint that is saved while the result is recorded leaves nothing behind', () => {
  const left = async (farm: Farm): Promise<unknown> =>
    (await farm.connection.executeSql('SELECT job FROM lilypad.checkpoint UNION ALL SELECT job FROM lilypad.holding'))
      .rows;

  test('if it comes before the end of the recording', async () => {
    const farm = await withJobs(1);
    const other = await open(farm);
    const { id, ledger } = await worker(farm);
    const job = await take(ledger);
    const { connection } = farm;
    const transaction = connection.transaction.bind(connection);
    let saving: Promise<void> = Promise.resolve();
    const recording = vi.spyOn(connection, 'transaction').mockImplementationOnce((work, settings) =>
      transaction(async (statements) => {
        const result = await work(statements);
        saving = new Ledger(other, id, 'hand').save(job, { tried: ['guess'] });
        await endedOrWaiting(other, saving);
        return result;
      }, settings),
    );
    await ledger.record(job, { value: '1' }, {});
    await saving;
    recording.mockRestore();
    expect(await left(farm)).toEqual([]);
  });

  test('if it comes before the beginning, and is not done', async () => {
    const farm = await withJobs(1);
    const other = await open(farm);
    const { id, ledger } = await worker(farm);
    const job = await take(ledger);
    let recording: Promise<void> = Promise.resolve();
    await farm.connection.transaction(async (statements) => {
      const inside = Object.create(farm, { connection: { value: statements } }) as Farm;
      await new Ledger(inside, id, 'hand').save(job, { tried: ['guess'] });
      recording = new Ledger(other, id, 'hand').record(job, { value: '1' }, {});
      await endedOrWaiting(other, recording);
    });
    await recording;
    expect(await left(farm)).toEqual([]);
  });
});

test('of those who see that a worker is lost one gives its jobs back, and the others go on at once', async () => {
  const farm = await withJobs(1);
  const other = await open(farm);
  const { id, ledger } = await worker(farm);
  await take(ledger);
  await farm.connection.transaction(async (statements) => {
    await statements.executeSql('SELECT FROM lilypad.worker WHERE id = $1 FOR UPDATE', [id]);
    const releasing = releaseLost(other, id, '0');
    await endedOrWaiting(other, releasing);
    expect(await isWaiting(other)).toBe(false);
    expect(await releasing).toBe(false);
  });
  expect(await releaseLost(farm, id, '0')).toBe(true);
  expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1, inHand: 0 }], workers: [] });
});

test('a job that goes on from checkpoint to checkpoint is not parked, however many workers are lost with it', async () => {
  const farm = await withJobs(1);
  /** Takes the job, saves how far it is, and is lost. */
  const lose = async (lesson: number): Promise<boolean> => {
    const { id, ledger } = await worker(farm);
    const job = await ledger.take([256], randomUUID());
    if (job === null) return false;
    expect(job.isTroubled).toBe(lost > 0);
    await ledger.save(job, { lesson });
    return releaseLost(farm, id, '0');
  };
  let lost = 0;
  for (; lost < 25; lost++) expect(await lose(lost)).toBe(true);
  expect((await farmStatus(farm)).parkedCount).toBe(0);
  // The last lesson is not learned again and again: there was one loss after it.
  for (let again = 0; again < 9; again++) expect(await lose(24)).toBe(true);
  expect(await lose(24)).toBe(false);
  expect((await farmStatus(farm)).parked).toMatchObject([{ message: 'the worker hand was lost' }]);
});

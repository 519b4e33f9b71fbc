/** Jobs are neither lost nor done twice, whatever happens to those who do them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import { cells, farms, outcomes, worker } from '../testing/farmhand.ts';
import { addMissing } from './adding.ts';
import { Asker } from './asker.ts';
import type { Farm } from './farm.ts';
import type { HeldJob, Ledger } from './ledger.ts';
import { Watch } from './watch.ts';

const { start, open } = farms();
const SMALL = [256];

/** Queues jobs without waiting for them. */
const queued = async (farm: Farm, requests: readonly JobRequest[]): Promise<void> => {
  await gather(farm, requests, { onOutcome: () => {}, seconds: 0 });
};
const take = async (ledger: Ledger, memories: readonly number[] = SMALL): Promise<HeldJob> => {
  const job = await ledger.take(memories, randomUUID());
  if (job === null) throw new Error('there is no job');
  return job;
};
const isEmpty = async (ledger: Ledger, memories: readonly number[] = SMALL): Promise<boolean> =>
  (await ledger.take(memories, randomUUID())) === null;
const sizes = async (farm: Farm): Promise<unknown> =>
  (await farmStatus(farm)).queues.map(({ needs, workers, ...queue }) => queue);

describe('a job', () => {
  test('is handed out once, the cheapest first, and its result is recorded', async () => {
    const farm = await start();
    await queued(farm, [cellJob('T^5.^5F^5', { mostMemory: 4096 }), cellJob('T.F', { mostMemory: 4096 })]);
    const { ledger } = await worker(farm);
    const job = await take(ledger);
    expect(job).toMatchObject({ kind: 'cell', question: { position: 'T.F' }, memory: 256 });
    await ledger.record(job, { value: '*' }, {});
    expect((await take(ledger)).question).toEqual({ position: 'T^5.^5F^5' });
    expect(await isEmpty(ledger)).toBe(true);
    const { all, onOutcome } = outcomes();
    const same = cellJob('T.F', { mostMemory: 4096 });
    await gather(farm, [same, same], { onOutcome });
    expect(all).toEqual([0, 1].map((index) => ({ ok: true, index, answer: { value: '*' }, details: {} })));
  });

  test('of another version is left alone', async () => {
    const farm = await start();
    await queued(farm, cells(1));
    const other = await open(farm, 'v2');
    expect(await isEmpty((await worker(other)).ledger)).toBe(true);
    expect(await isEmpty((await worker(farm)).ledger)).toBe(false);
  });

  test('that two coordinators ask for is one job', async () => {
    const farm = await start();
    const other = await open(farm);
    await Promise.all([queued(farm, cells(50)), queued(other, cells(70))]);
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 256, waiting: 70, inHand: 0 }]);
  });

  test('that moved to more memory stays one job, whoever asks for it again', async () => {
    const farm = await start();
    await queued(farm, cells(1));
    const { ledger } = await worker(farm);
    await ledger.failForMemory(await take(ledger), 'too large');
    await queued(farm, cells(1));
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 1024, waiting: 1, inHand: 0 }]);
    await take(ledger, [1024]);
    await queued(farm, cells(1));
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 1024, waiting: 0, inHand: 1 }]);
  });

  test('that two coordinators give another memory at first is one job', async () => {
    const farm = await start();
    const other = await open(farm);
    const larger = cells(30).map((request) => ({ ...request, memory: 1024 }));
    await Promise.all([queued(farm, cells(30)), queued(other, larger)]);
    expect((await farmStatus(farm)).queues.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(30);
  });

  test('of which there is a second copy is done by one worker, who is not disturbed', async () => {
    const farm = await start();
    await queued(farm, cells(1));
    const [one, two] = [await worker(farm, 'one'), await worker(farm, 'two')];
    await one.ledger.failForMemory(await take(one.ledger), 'too large');
    const job = await take(one.ledger, [1024]);
    await farm.queue.add([{ ...job, queue: farm.queue.nameFor(256), priority: 0 }], farm.connection);
    expect(await isEmpty(two.ledger)).toBe(true);
    await one.ledger.save(job, { tried: ['guess'] });
    await one.ledger.putBack(job);
    expect(await take(two.ledger, [1024])).toMatchObject({ id: job.id, checkpoint: { tried: ['guess'] } });
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 1024, waiting: 0, inHand: 1 }]);
  });

  test('that was done since somebody asked is not done again', async () => {
    const farm = await start();
    await queued(farm, cells(2));
    const { ledger } = await worker(farm);
    const job = await take(ledger);
    await ledger.record(job, { value: '1' }, {});
    await addMissing(farm, new Asker(farm), [job.id], () => ({ ...job, priority: 0 }));
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 256, waiting: 1, inHand: 0 }]);
    // What is in the queue all the same leaves it, and the next job comes.
    await farm.queue.add([{ ...job, priority: 0 }], farm.connection);
    expect((await take(ledger)).question).toEqual({ position: 'T^3.^2F' });
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 256, waiting: 0, inHand: 1 }]);
  });

  test('whose data was changed is refused', async () => {
    const farm = await start();
    await queued(farm, [cellJob('T.F', { mostMemory: 4096 })]);
    await farm.connection.executeSql(
      `UPDATE lilypad_queue.job SET data = jsonb_set(data, '{question,position}', '"T.^2F"')`,
    );
    const { ledger } = await worker(farm);
    const job = await take(ledger);
    expect(() => ledger.check(job)).toThrow('the job is not what its number says');
  });

  test('is due whatever the clock of the database says', async () => {
    const farm = await start();
    await queued(farm, cells(2));
    await farm.connection.executeSql(
      `UPDATE lilypad_queue.job SET start_after = now() + interval '1 year', created_on = now() + interval '1 year',
         keep_until = now() - interval '1 year'`,
    );
    const { ledger } = await worker(farm);
    await ledger.putBack(await take(ledger));
    await take(ledger);
    await take(ledger);
  });
});

test('the next of many jobs is found by an index, also in a queue that PostgreSQL knows nothing of', async () => {
  const farm = await start();
  await queued(farm, cells(900));
  const { ledger } = await worker(farm);
  for (let i = 0; i < 3; i++) await take(ledger);
  // The counts come some time after.
  const scans = async (): Promise<number> => {
    const { rows } = await farm.connection.executeSql(
      `SELECT sum(idx_scan)::int AS scans FROM pg_stat_user_indexes WHERE indexrelname LIKE '%\\_order'`,
    );
    return Number(rows[0]?.scans);
  };
  await vi.waitFor(async () => expect(await scans()).toBe(3), { timeout: 10_000, interval: 100 });
});

describe('a result', () => {
  test('is recorded once: the same again changes nothing', async () => {
    const farm = await start();
    await queued(farm, cells(1));
    const [one, two] = [await worker(farm, 'one'), await worker(farm, 'two')];
    const job = await take(one.ledger);
    await two.ledger.record(job, { value: '1' }, { method: 'other' });
    await one.ledger.record(job, { value: '1' }, {});
    const { rows } = await farm.connection.executeSql('SELECT answer, worker FROM lilypad.result');
    expect(rows).toEqual([{ answer: { value: '1' }, worker: 'two' }]);
    expect(await farm.state()).toBe('open');
    expect(await sizes(farm)).toEqual([]);
  });

  test('that differs from the first is an alarm that stops the farm and shows both', async () => {
    const farm = await start();
    await queued(farm, [cellJob('T.F', { mostMemory: 4096 })]);
    const [one, two] = [await worker(farm, 'one'), await worker(farm, 'two')];
    const job = await take(one.ledger);
    await Promise.all([one.ledger.record(job, { value: '*' }, {}), two.ledger.record(job, { value: '0' }, {})]);
    expect(await farm.state()).toBe('alarm');
    const both =
      /two results for cell {"position":"T\.F"}: {"value":"[*0]"} by (one|two) and {"value":"[*0]"} by (one|two)/;
    expect((await farm.alarm()).message).toMatch(both);
    await expect(gather(farm, cells(1), { onOutcome: () => {} })).rejects.toThrow(both);
  });

  test('that cannot be read is refused', async () => {
    const farm = await start();
    await queued(farm, cells(1));
    const { ledger } = await worker(farm);
    await ledger.record(await take(ledger), { value: '{0|' }, {});
    await expect(gather(farm, cells(1), { onOutcome: () => {} })).rejects.toThrow(
      'the farm has a value that cannot be read',
    );
  });
});

describe('a job that fails', () => {
  test('three times is parked with its message, and others go on', async () => {
    const farm = await start();
    await queued(farm, cells(2));
    const { ledger } = await worker(farm);
    for (const message of ['one', 'two', 'three']) {
      const job = await take(ledger);
      expect(job.question).toEqual({ position: 'T^2.^2F' });
      await ledger.fail(job, message);
    }
    expect((await take(ledger)).question).toEqual({ position: 'T^3.^2F' });
    const { all, onOutcome } = outcomes();
    await gather(farm, cells(1), { onOutcome });
    expect(all).toEqual([{ ok: false, index: 0, message: 'three' }]);
  });

  test('for lack of memory waits for a worker that has more, up to what it may take', async () => {
    const farm = await start();
    await queued(farm, [{ ...cellJob('T.F', { mostMemory: 4096 }), mostMemory: 1024 }]);
    const { ledger } = await worker(farm);
    await ledger.failForMemory(await take(ledger), 'too large');
    expect(await isEmpty(ledger)).toBe(true);
    const larger = await take(ledger, [1024, 256]);
    expect(larger.memory).toBe(1024);
    await ledger.failForMemory(larger, 'too large');
    expect(await isEmpty(ledger, [65_536, 4096, 1024, 256])).toBe(true);
    expect((await farmStatus(farm)).parked).toEqual([
      { kind: 'cell', question: { position: 'T.F' }, message: 'too large' },
    ]);
  });
});

describe('a worker that is lost', () => {
  test('gives its jobs back with their checkpoints; its late result is welcome', async () => {
    const farm = await start(1000);
    await queued(farm, cells(1));
    const [one, two] = [await worker(farm), await worker(farm)];
    const job = await take(one.ledger);
    await one.ledger.save(job, { tried: ['guess'] });
    let now = 0;
    const watch = new Watch(farm, () => now);
    for (const time of [0, 400, 800]) {
      now = time;
      expect(await watch.look()).toBe(0);
    }
    await farm.connection.executeSql('UPDATE lilypad.worker SET beats = beats + 1 WHERE id = $1', [two.id]);
    now = 1201;
    expect(await watch.look()).toBe(1);
    const again = await take(two.ledger);
    expect(again).toMatchObject({ id: job.id, checkpoint: { tried: ['guess'] } });
    // The first worker was only slow.
    await one.ledger.fail(job, 'late');
    await one.ledger.save(job, { tried: [] });
    await one.ledger.record(job, { value: '1' }, {});
    await two.ledger.record(again, { value: '1' }, {});
    expect(await farmStatus(farm)).toMatchObject({ state: 'open', results: 1, queues: [], parkedCount: 0 });
  });

  test('is not seen by one who could not look for a while', async () => {
    const farm = await start(1000);
    await worker(farm);
    let now = 0;
    const watch = new Watch(farm, () => now);
    await watch.look();
    now = 5000;
    expect(await watch.look()).toBe(0);
  });

  test('ten times over one job parks it', async () => {
    const farm = await start(1000);
    await queued(farm, cells(1));
    for (let time = 0; time < 10; time++) {
      const { ledger } = await worker(farm);
      await take(ledger);
      let now = 0;
      const watch = new Watch(farm, () => now);
      for (; now <= 1500; now += 500) await watch.look();
    }
    expect((await farmStatus(farm)).parked).toMatchObject([{ message: 'the worker hand was lost' }]);
  });

  test('without hearing of it puts back a job that it does not know of', async () => {
    const farm = await start();
    await queued(farm, cells(2));
    const { ledger } = await worker(farm);
    const known = await take(ledger);
    await take(ledger);
    await ledger.putBackOthers(new Set([known.attempt]));
    expect(await sizes(farm)).toEqual([{ version: 'v1', memory: 256, waiting: 1, inHand: 1 }]);
  });
});

test('a farm is opened again: parked jobs and disputed results are computed again', async () => {
  const farm = await start();
  await queued(farm, cells(2));
  const { ledger } = await worker(farm);
  for (let time = 0; time < 3; time++) await ledger.fail(await take(ledger), 'no');
  const job = await take(ledger);
  await ledger.record(job, { value: '1' }, {});
  await ledger.record(job, { value: '2' }, {});
  const address = farm.connection.address.connectionString;
  const { Farm: opened } = await import('./farm.ts');
  await expect(opened.start(address, { version: 'v1', lostAfterMs: 1000 })).rejects.toThrow('two results');
  await (await opened.start(address, { version: 'v1', lostAfterMs: 1000, again: true })).close();
  expect(await farmStatus(farm)).toMatchObject({ state: 'open', queues: [], results: 0, parkedCount: 0 });
  await queued(farm, cells(2));
  expect((await take(ledger)).question).toEqual({ position: 'T^2.^2F' });
});

/** Commands that hand their work to a farm: what they believe, how often they ask, when they stop to wait. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test, vi } from 'vitest';
import { cellJob } from '../jobs/cell.ts';
import type { JobRequest } from '../jobs/job.ts';
import { Farm } from '../queue/farm.ts';
import type { HeldJob, Ledger } from '../queue/ledger.ts';
import { cells, farms, outcomes, VERSION, worker } from '../testing/farmhand.ts';
import { newDatabase, until } from '../testing/pond.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { Doubt } from './doubt.ts';
import { type GatherOutcome, type GatherProgress, gather } from './gather.ts';
import { farmStatus } from './status.ts';

const { start } = farms();

/** Queues jobs without waiting for them. */
const queued = async (farm: Farm, requests: readonly JobRequest[]): Promise<void> => {
  await gather(farm, requests, { onOutcome: () => {}, seconds: 0 });
};
const take = async (ledger: Ledger, memory = 256): Promise<HeldJob> =>
  (await ledger.take([memory], randomUUID())) as HeldJob;

/** Different jobs, all alike to the queue. */
const alike = (count: number): JobRequest[] => {
  const like = cellJob('T.F', { mostMemory: 1024 });
  return Array.from({ length: count }, (_, i) => ({ ...like, question: { position: `T^${2 + i}.F` } }));
};

describe('a result in dispute', () => {
  const disputed = async (): Promise<Farm> => {
    const farm = await start();
    await queued(farm, cells(2));
    const [one, two] = [await worker(farm, 'one'), await worker(farm, 'two')];
    for (const held of [await take(one.ledger), await take(one.ledger)]) {
      await one.ledger.record(held, { value: '1' }, {});
      await two.ledger.record(held, { value: '2' }, {});
    }
    return farm;
  };

  test.each([
    ['alone', 2],
    ['among jobs that are not done', 4],
  ])('is not believed, %s', async (_, count) => {
    const farm = await disputed();
    const { all, onOutcome } = outcomes();
    await expect(gather(farm, cells(count), { onOutcome })).rejects.toThrow('it has two results for cell');
    expect(all).toEqual([]);
  });

  test('is an alarm that a start at the same moment does not silence', async () => {
    const farm = await disputed();
    // As it was just before.
    const state = vi.spyOn(Farm.prototype, 'state').mockResolvedValueOnce('open');
    const address = farm.connection.address.connectionString;
    await (await Farm.start(address, { version: VERSION, lostAfterMs: 1000 })).close();
    state.mockRestore();
    expect(await farm.state()).toBe('alarm');
  });
});

describe('a result that its reader doubts', () => {
  const answered = async (): Promise<Farm> => {
    const farm = await start();
    await queued(farm, cells(3));
    const { ledger } = await worker(farm);
    for (let i = 0; i < 3; i++) await ledger.record(await take(ledger), { value: '1' }, {});
    return farm;
  };
  const refuse = (): never => {
    throw new Doubt('it is not 1', { kind: 'false', known: { value: '2' } });
  };
  const again = async (farm: Farm): Promise<void> => {
    const address = farm.connection.address.connectionString;
    await (await Farm.start(address, { version: VERSION, lostAfterMs: 1000, again: true })).close();
  };
  const alarms = async (farm: Farm) => (await farm.connection.executeSql('SELECT second FROM lilypad.alarm')).rows;

  test('is in dispute, with all others that are doubted, and computed anew', async () => {
    const farm = await answered();
    const believed: number[] = [];
    const onOutcome = ({ index }: GatherOutcome): void => void (index === 1 ? believed.push(index) : refuse());
    await expect(gather(farm, cells(3), { onOutcome })).rejects.toThrow(/^it is not 1; the farm is stopped, and /);
    expect([believed, await farm.state()]).toEqual([[1], 'alarm']);
    expect(await alarms(farm)).toEqual([{ second: { value: '2' } }, { second: { value: '2' } }]);
    await expect(gather(farm, cells(3), { onOutcome })).rejects.toThrow('two results for cell');
    await again(farm);
    expect(await gather(farm, cells(3), { onOutcome: () => {}, seconds: 0 })).toEqual([0, 2]);
    expect(await farmStatus(farm)).toMatchObject({ state: 'open', results: 1, queues: [{ waiting: 2 }] });
  });

  test('is so too if it cannot be read', async () => {
    const farm = await answered();
    await farm.connection.executeSql(`UPDATE lilypad.result SET answer = '{"value":1}'`);
    const gathering = gather(farm, cells(3), { onOutcome: () => {} });
    await expect(gathering).rejects.toMatchObject({ name: 'Doubt', kind: 'unreadable' });
    expect(await alarms(farm)).toHaveLength(3);
  });

  test('is not, if there is another one by now', async () => {
    const farm = await answered();
    const onOutcome = async (): Promise<void> => {
      await farm.connection.executeSql(`UPDATE lilypad.result SET answer = '{"value":"2"}'`);
      refuse();
    };
    await expect(gather(farm, cells(3), { onOutcome })).rejects.toThrow(/^it is not 1$/);
    expect([await alarms(farm), await farm.state()]).toEqual([[], 'open']);
  });

  test('another error is none of the farm', async () => {
    const farm = await answered();
    const onOutcome = (): never => {
      throw new Error('the frogs are gone');
    };
    await expect(gather(farm, cells(3), { onOutcome })).rejects.toThrow(/^the frogs are gone$/);
    expect([await alarms(farm), await farm.state()]).toEqual([[], 'open']);
  });
});

describe('many jobs', () => {
  test('are looked at in one go, and the progress has all in hand', async () => {
    const farm = await start();
    const requests = alike(2500);
    await queued(farm, requests);
    const { ledger } = await worker(farm);
    for (let i = 0; i < 5; i++) await take(ledger);
    const told: GatherProgress[] = [];
    const onProgress = (progress: GatherProgress): void => void told.push(progress);
    await gather(farm, requests.toReversed(), { onOutcome: () => {}, onProgress, seconds: 0 });
    expect(told.map(({ jobs, done, inHand }) => [jobs, done, inHand.length])).toEqual([[2500, 0, 5]]);
  });

  test('are queued once, and only what is missing again', async () => {
    const farm = await start();
    await queued(farm, alike(1500));
    const add = vi.spyOn(farm.queue, 'add');
    await queued(farm, alike(1500));
    expect(add).not.toHaveBeenCalled();
    await farm.connection.executeSql(`DELETE FROM lilypad_queue.job WHERE data->'question'->>'position' = 'T^9.F'`);
    await queued(farm, alike(1500));
    expect(add.mock.calls.flatMap(([jobs]) => jobs.map(({ data }) => data))).toMatchObject([
      { question: { position: 'T^9.F' } },
    ]);
  });
});

describe('a job that was parked', () => {
  const ALL = [65_536, 16_384, 4096, 1024, 256];
  const cell = (mostMemory: number): JobRequest => cellJob('T.F', { mostMemory });

  /** A farm where a command with 1024 MB had a job parked for lack of memory, and a worker in it. */
  const parked = async () => {
    const farm = await start();
    await queued(farm, [cell(1024)]);
    const { ledger } = await worker(farm);
    await ledger.failForMemory(await take(ledger), 'too large');
    await ledger.failForMemory(await take(ledger, 1024), 'too large');
    return { farm, ledger };
  };

  test('for lack of memory goes on when a command allows more', async () => {
    const { farm, ledger } = await parked();
    const { all, onOutcome } = outcomes();
    expect(await gather(farm, [cell(1024)], { onOutcome, seconds: 0 })).toEqual([]);
    expect(all).toEqual([{ ok: false, index: 0, message: 'too large' }]);
    expect(await gather(farm, [cell(4096)], { onOutcome, seconds: 0 })).toEqual([0]);
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ memory: 4096, waiting: 1 }], parkedCount: 0 });
    const job = await take(ledger, 4096);
    expect(job.data.mostMemory).toBe(4096);
    await ledger.record(job, { value: '*' }, {});
    await gather(farm, [cell(1024)], { onOutcome });
    expect(all[1]).toMatchObject({ ok: true, answer: { value: '*' } });
  });

  test('for another reason stays parked', async () => {
    const farm = await start();
    await queued(farm, [cell(1024)]);
    const { ledger } = await worker(farm);
    for (let time = 0; time < 3; time++) await ledger.fail(await take(ledger), 'no');
    const { all, onOutcome } = outcomes();
    await gather(farm, [cell(65_536)], { onOutcome });
    expect(all).toEqual([{ ok: false, index: 0, message: 'no' }]);
  });

  test('is tried again with what the next command allows', async () => {
    const { farm, ledger } = await parked();
    const address = farm.connection.address.connectionString;
    await (await Farm.start(address, { version: VERSION, lostAfterMs: 1000, again: true })).close();
    expect(await farmStatus(farm)).toMatchObject({ queues: [], parkedCount: 0 });
    await queued(farm, [cell(4096)]);
    expect(await ledger.take(ALL, randomUUID())).toMatchObject({ memory: 256, data: { mostMemory: 4096 } });
  });
});

test('the time to wait is over though the database is away', async () => {
  const server = await TestPostgres.start(inject('databaseFolder'));
  const address = await newDatabase(server.address('postgres'));
  const told: string[] = [];
  const farm = await Farm.start(address, { version: VERSION, lostAfterMs: 1000, onTrouble: (text) => told.push(text) });
  const gathering = gather(farm, cells(2), { onOutcome: () => {}, seconds: 3 });
  await until(async () => (await farmStatus(farm)).queues.length > 0);
  await server.kill();
  expect(await Promise.race([gathering, new Promise((resolve) => setTimeout(resolve, 20_000, 'late'))])).toEqual([
    0, 1,
  ]);
  expect(told[0]).toMatch(/does not answer; trying again$/);
  await farm.close();
  await server.stop();
});

/** Jobs that no command waits for any more rest in the queue until one asks again; those that somebody waits for never do. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';
import { until } from '../testing/pond.ts';
import type { Farm } from './farm.ts';
import type { HeldJob } from './ledger.ts';
import { Watch } from './watch.ts';

const { start, open } = farms();

/** A command that asks for jobs and falls silent. */
const ask = (farm: Farm, count: number): Promise<unknown> =>
  gather(farm, cells(count), { onOutcome: () => {}, seconds: 0 });
const commands = async ({ connection }: Farm): Promise<number> =>
  (await connection.executeSql('SELECT id FROM lilypad.command')).rows.length;
const beat = ({ connection }: Farm): Promise<unknown> =>
  connection.executeSql('UPDATE lilypad.command SET beats = beats + 1');

/** Somebody who looks at a farm every 100 ms, by a clock of its own; between two looks something may happen. */
function lookout(farm: Farm): (ms: number, meanwhile?: () => Promise<unknown>) => Promise<void> {
  let now = 0;
  const watch = new Watch(farm, () => now);
  return async (ms, meanwhile) => {
    for (const end = now + ms; now < end; now += 100) {
      await watch.look();
      await meanwhile?.();
    }
  };
}

const WAITING = { queues: [{ waiting: 3, inHand: 0 }], unwanted: { resting: 0 } };
const RESTING = { queues: [], unwanted: { resting: 3, inHand: 0 } };

describe('jobs whose command is silent', () => {
  test('rest after some time, and wait again when a command asks', async () => {
    const farm = await start(60_000, 1000);
    await ask(farm, 3);
    const look = lookout(farm);
    await look(1000);
    expect(await farmStatus(farm)).toMatchObject(WAITING);
    await look(300);
    expect(await farmStatus(farm)).toMatchObject(RESTING);
    expect((await farmStatus(farm)).unwanted.jobs).toContainEqual({
      kind: 'cell',
      question: { position: 'T^2.^2F' },
      inHand: false,
    });
    const { ledger } = await worker(farm);
    expect(await ledger.take([256], randomUUID())).toBeNull();
    await ask(farm, 3);
    expect(await farmStatus(farm)).toMatchObject(WAITING);
    expect(await ledger.take([256], randomUUID())).not.toBeNull();
  });

  test('wait as long as another command gives signs of life', async () => {
    const farm = await start(60_000, 1000);
    await ask(farm, 3);
    const look = lookout(farm);
    await look(1000);
    await ask(farm, 1);
    await look(1000, () =>
      farm.connection.executeSql(
        'UPDATE lilypad.command SET beats = beats + 1 WHERE id = (SELECT id FROM lilypad.command ORDER BY seen DESC LIMIT 1)',
      ),
    );
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1 }], unwanted: { resting: 2 } });
    expect(await commands(farm)).toBe(1);
  });

  test('wait while it gives signs of life, and while nobody can look', async () => {
    const farm = await start(60_000, 1000);
    await ask(farm, 3);
    const look = lookout(farm);
    await look(5000, () => beat(farm));
    let now = 0;
    // The database is away again and again: nobody counts up, and nobody looks.
    const other = new Watch(farm, () => now);
    for (; now < 10_000; now += 600) await other.look();
    expect(await farmStatus(farm)).toMatchObject(WAITING);
  });

  test('wait where the farm was more patient when it began', async () => {
    const farm = await start(60_000, 3000);
    await ask(farm, 3);
    await farm.connection.executeSql('UPDATE lilypad.farm SET unwanted_after_ms = 1000');
    const look = lookout(await open(farm));
    await look(2900);
    expect(await farmStatus(farm)).toMatchObject(WAITING);
    await look(500);
    expect(await farmStatus(farm)).toMatchObject(RESTING);
  });

  test('rest when a worker that is lost, or that stops them, gives them back', async () => {
    const farm = await start(60_000, 1000);
    await ask(farm, 3);
    const { ledger } = await worker(farm);
    const [one, two] = [await ledger.take([256], randomUUID()), await ledger.take([256], randomUUID())] as HeldJob[];
    await lookout(farm)(1300);
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ inHand: 2 }], unwanted: { resting: 1, inHand: 2 } });
    expect((await farmStatus(farm)).unwanted.jobs.map(({ inHand }) => inHand)).toEqual([true, true, false]);
    await ledger.save(two as HeldJob, { tried: ['guess'] });
    await ledger.putToRest(two as HeldJob);
    await ledger.putBack(one as HeldJob);
    expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1 }], unwanted: { resting: 2, inHand: 0 } });
    // Whoever takes it next sees that nobody waits for it.
    expect(await ledger.take([256], randomUUID())).toBeNull();
    expect(await farmStatus(farm)).toMatchObject(RESTING);
    await ask(farm, 3);
    const jobs = await Promise.all([1, 2, 3].map(() => ledger.take([256], randomUUID())));
    expect(jobs.map((job) => job?.checkpoint).filter((state) => state !== null)).toEqual([{ tried: ['guess'] }]);
  });

  test('are not woken if they are parked', async () => {
    const farm = await start(60_000, 1000);
    await ask(farm, 1);
    const { ledger } = await worker(farm);
    for (let time = 0; time < 3; time++) {
      await ledger.fail((await ledger.take([256], randomUUID())) as HeldJob, 'no');
    }
    await ask(farm, 1);
    expect(await ledger.take([256], randomUUID())).toBeNull();
    expect(await farmStatus(farm)).toMatchObject({ parkedCount: 1, unwanted: { resting: 0 } });
  });
});

test('a job that is put to rest while a command asks for it waits', async () => {
  const farm = await start(60_000, 1000);
  const other = await open(farm);
  await ask(farm, 1);
  const { ledger } = await worker(farm);
  const job = (await ledger.take([256], randomUUID())) as HeldJob;
  await lookout(farm)(1300);
  let resting: Promise<void> = Promise.resolve();
  await other.connection.transaction(async (statements) => {
    // As a command that is about to ask.
    await other.queue.lock(statements);
    resting = ledger.putToRest(job);
    await until(
      async () =>
        (
          await statements.executeSql(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rows.length > 0,
    );
    await statements.executeSql('INSERT INTO lilypad.wish (job, command) VALUES ($1, $2)', [job.id, randomUUID()]);
  });
  await resting;
  expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1 }], unwanted: { resting: 0 } });
});

describe('a command', () => {
  test('that was given up and is back asks again', async () => {
    const farm = await start(60_000, 600);
    const other = await open(farm);
    const ids: number[] = [];
    const gathering = gather(farm, cells(2), { onOutcome: ({ index }) => void ids.push(index) });
    await until(async () => (await farmStatus(other)).queues.length > 0);
    await other.connection.executeSql(
      "DELETE FROM lilypad.command; DELETE FROM lilypad.wish; UPDATE lilypad_queue.job SET state = 'cancelled'",
    );
    const { ledger } = await worker(other);
    for (let done = 0; done < 2; ) {
      const job = await ledger.take([256], randomUUID());
      if (job === null) continue;
      await ledger.record(job, { value: '1' }, {});
      done += 1;
    }
    await gathering;
    expect(ids.sort()).toEqual([0, 1]);
  });

  test('gives signs of life while it computes with what it was told', async () => {
    const farm = await start(60_000, 600);
    const other = await open(farm);
    const beats: number[] = [];
    const onOutcome = async (): Promise<void> => {
      // Longer than from one sign of life to the next.
      await new Promise((resolve) => setTimeout(resolve, 150));
      const { rows } = await other.connection.executeSql('SELECT beats::int FROM lilypad.command');
      beats.push(Number(rows[0]?.beats));
    };
    const gathering = gather(farm, cells(6), { onOutcome });
    await until(async () => (await farmStatus(other)).queues[0]?.waiting === 6);
    // All at once, so that one look finds them.
    await other.connection.executeSql(
      `INSERT INTO lilypad.result (id, version, kind, question, answer, details, worker)
         SELECT id, 'v1', 'cell', data->'question', '{"value":"1"}', '{}', 'hand' FROM lilypad_queue.job`,
    );
    await gathering;
    expect(beats).toHaveLength(6);
    expect(Number(beats.at(-1)) - Number(beats[0])).toBeGreaterThan(3);
  });

  test('that has all it asked for leaves nothing behind', async () => {
    const farm = await start();
    const gathering = gather(farm, cells(2), { onOutcome: () => {} });
    await until(async () => (await commands(farm)) === 1);
    const { ledger } = await worker(farm);
    for (let i = 0; i < 2; i++)
      await ledger.record((await ledger.take([256], randomUUID())) as HeldJob, { value: '1' }, {});
    await gathering;
    expect(await commands(farm)).toBe(0);
    expect((await farm.connection.executeSql('SELECT job FROM lilypad.wish')).rows).toEqual([]);
  });
});

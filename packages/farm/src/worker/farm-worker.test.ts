/** Workers whose threads, databases and clocks fail. */
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { drain } from '../coordinator/drain.ts';
import { type GatherOutcome, gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cellJob } from '../jobs/cell.ts';
import { memoryTaken } from '../jobs/job.ts';
import { Farm } from '../queue/farm.ts';
import { cells, farms, outcomes, threadOf, VERSION, worker } from '../testing/farmhand.ts';
import { newDatabase, until } from '../testing/pond.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { FarmWorker, type FarmWorkerOptions } from './farm-worker.ts';

const { start, open } = farms();
const QUICK = threadOf(`done('1')`);
const BASE: FarmWorkerOptions = { threadUrl: QUICK, threads: 2, memory: 2048 };

afterEach(() => vi.useRealTimers());

/** Has a worker of its own connection do jobs; returns what became of them. */
async function outcomesBy(
  farm: Farm,
  count: number,
  options: Partial<FarmWorkerOptions> = {},
): Promise<readonly GatherOutcome[]> {
  const hand = new FarmWorker(await open(farm), { ...BASE, ...options });
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  await gather(farm, cells(count), { onOutcome });
  hand.end();
  await working;
  return all;
}

/** The same where all of them must succeed: which have ended. */
async function allDone(farm: Farm, count: number, options: Partial<FarmWorkerOptions> = {}): Promise<number[]> {
  const all = await outcomesBy(farm, count, options);
  expect(all.filter(({ ok }) => !ok)).toEqual([]);
  return all.map(({ index }) => index).sort((a, b) => a - b);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a worker', () => {
  test.concurrent('does jobs until the farm is stopped, and leaves nothing behind', async () => {
    const farm = await start(600);
    const working = new FarmWorker(await open(farm), BASE).run();
    const { all, onOutcome } = outcomes();
    await gather(farm, cells(20), { onOutcome });
    expect(all).toHaveLength(20);
    // A worker that is gone does not hold up the others.
    await worker(farm, 'gone');
    await Promise.all([drain(farm, () => {}), working]);
    expect(await farmStatus(farm)).toMatchObject({ state: 'draining', workers: [], queues: [], results: 20 });
    await expect(gather(farm, cells(21), { onOutcome })).rejects.toThrow('the farm is stopped, and 1 jobs wait');
    await expect(new FarmWorker(farm, BASE).run()).rejects.toThrow('the farm is stopped');
  });

  test.concurrent('that is ended puts its jobs back', async () => {
    const farm = await start();
    const hand = new FarmWorker(await open(farm), { ...BASE, threadUrl: threadOf('') });
    const working = hand.run();
    await gather(farm, cells(3), { onOutcome: () => {}, seconds: 0.5 });
    hand.end();
    await working;
    expect(await farmStatus(farm)).toMatchObject({ workers: [], queues: [{ waiting: 3, inHand: 0 }], parkedCount: 0 });
  });

  test('goes on when its clock jumps', async () => {
    const farm = await start();
    vi.useFakeTimers({ toFake: ['Date'] });
    const thread = threadOf(`Date.now = () => 0; done('1', 5)`);
    const jumps = setInterval(() => vi.setSystemTime(Math.random() * 4e12), 5);
    expect(await allDone(farm, 30, { threadUrl: thread })).toEqual(upTo(30));
    clearInterval(jumps);
  });
});

/** Statements that name no schema find this clock before that of PostgreSQL. */
const SKEWED_CLOCK = `
  CREATE SCHEMA skewed;
  CREATE TABLE skewed.clock (hours int);
  INSERT INTO skewed.clock VALUES (0);
  CREATE FUNCTION skewed.now() RETURNS timestamptz LANGUAGE sql STABLE AS
    'SELECT pg_catalog.now() + make_interval(hours => hours) FROM skewed.clock';
  ALTER DATABASE POND SET search_path = skewed, pg_catalog, public`;

test.concurrent('a farm goes on when the clock of the database jumps', async () => {
  const admin = await start();
  await admin.connection.executeSql(SKEWED_CLOCK.replace('POND', admin.connection.address.database));
  // Sessions that begin now have the other clock.
  const farm = await open(admin);
  const thread = threadOf(`if (job.question.position === 'T^4.^2F') throw new Error('out of frogs'); done('1');`);
  const hand = new FarmWorker(await open(admin), { ...BASE, threadUrl: thread });
  const working = hand.run();
  const seen = new Set<number>();
  const ok: number[] = [];
  await gather(farm, cells(20), {
    onOutcome: async (outcome) => {
      if (outcome.ok) ok.push(outcome.index);
      // Years back and forth.
      await farm.connection.executeSql('UPDATE skewed.clock SET hours = $1', [(-1) ** ok.length * 10_000 * ok.length]);
      const { rows } = await farm.connection.executeSql(
        'SELECT extract(epoch FROM now() - pg_catalog.now())::int / 3600 AS hours',
      );
      seen.add(Number(rows[0]?.hours));
    },
  });
  hand.end();
  await working;
  expect(ok.sort((a, b) => a - b)).toEqual(upTo(20).filter((i) => i !== 2));
  expect(seen).toContain(-190_000);
  expect(await farmStatus(farm)).toMatchObject({ state: 'open', results: 19, queues: [], parkedCount: 1 });
});

describe('a job that', () => {
  test.concurrent('takes more memory than it was given moves to the next step', async () => {
    const farm = await start();
    const thread = threadOf(
      `const kept = []; for (let i = 0; i < 50; i++) kept.push(new Array(1e6).fill(i + 0.5)); done(String(job.maxBytes / 2 ** 20));`,
    );
    const all = await outcomesBy(farm, 1, { threadUrl: thread });
    expect(all).toMatchObject([{ ok: true, answer: { value: '1024' } }]);
  });

  test.concurrent('fails three times is parked with its message, and others go on', async () => {
    const farm = await start();
    const thread = threadOf(`
      switch (job.question.position) {
        case 'T^4.^2F': throw new Error('out of frogs');
        case 'T^5.^2F': return process.exit(1);
        case 'T^6.^2F': return send({ type: 'failed', message: 'no', lack: null });
        default: done('1');
      }`);
    const all = await outcomesBy(farm, 10, { threads: 4, threadUrl: thread });
    expect(all.filter(({ ok }) => ok)).toHaveLength(7);
    expect(all.filter(({ ok }) => !ok).sort((a, b) => a.index - b.index)).toEqual([
      { ok: false, index: 2, message: 'out of frogs' },
      { ok: false, index: 3, message: 'the thread ended' },
      { ok: false, index: 4, message: 'no' },
    ]);
  });

  test.concurrent('hangs is given up, and parked after three times', async () => {
    const farm = await start();
    const thread = threadOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
    const hand = new FarmWorker(await open(farm), { ...BASE, threadUrl: thread, jobLimitMs: 100 });
    const working = hand.run();
    const { all, onOutcome } = outcomes();
    await gather(farm, cells(1), { onOutcome });
    hand.end();
    await working;
    expect(all).toEqual([{ ok: false, index: 0, message: 'there is no result after 0.1 seconds' }]);
  });

  test.concurrent('needs more memory than the worker has is left for one that has it', async () => {
    const farm = await start();
    const thread = threadOf(
      `if (job.maxBytes < 2 ** 32) send({ type: 'failed', message: 'too large', lack: 'memory' }); else done('1');`,
    );
    const small = new FarmWorker(await open(farm), { ...BASE, threadUrl: thread });
    const working = small.run();
    const large = new FarmWorker(await open(farm), { ...BASE, threadUrl: thread, memory: memoryTaken(4096) });
    const request = cellJob('T.F', { mostMemory: 4096 });
    expect(await gather(farm, [request], { onOutcome: () => {}, seconds: 0.1 })).toEqual([0]);
    await until(async () =>
      (await farmStatus(farm)).queues.some(({ memory, waiting }) => memory === 4096 && waiting === 1),
    );
    const other = large.run();
    const { all, onOutcome } = outcomes();
    await gather(farm, [request], { onOutcome });
    expect(all).toMatchObject([{ ok: true }]);
    small.end();
    large.end();
    await Promise.all([working, other]);
  });
});

/** Has the database of a farm fail after some results, and be well again when somebody has noticed. */
async function withTrouble(
  admin: Farm,
  { fail, mend }: { readonly fail: () => Promise<unknown>; readonly mend: (isDone: () => boolean) => Promise<unknown> },
  sentence: RegExp,
): Promise<void> {
  const address = admin.connection.address.connectionString;
  const told: string[] = [];
  const farm = await Farm.open(address, { version: VERSION, onTrouble: (text) => told.push(text) });
  const hand = new FarmWorker(farm, { ...BASE, threadUrl: threadOf(`done('1', 5)`) });
  const working = hand.run();
  const { all, onOutcome } = outcomes();
  const gathering = gather(admin, cells(40), { onOutcome });
  // A worker that takes the trouble for something else ends, or its jobs do; then nothing is waited for.
  const orEnds = (something: Promise<unknown>): Promise<unknown> => Promise.race([something, working, gathering]);
  await orEnds(until(() => all.length >= 5));
  await fail();
  await orEnds(until(() => told.length > 0));
  expect(told[0]).toMatch(sentence);
  await orEnds(mend(() => all.length === 40));
  await orEnds(gathering);
  hand.end();
  await working;
  await farm.close();
  expect(all.map(({ ok, index }) => ok && index).sort((a, b) => Number(a) - Number(b))).toEqual(upTo(40));
  expect(await farmStatus(admin)).toMatchObject({ state: 'open', results: 40, queues: [], parkedCount: 0 });
}

/** A farm on a server of its own. */
async function withServer(disk: { smallDisk?: boolean }, work: (admin: Farm) => Promise<void>): Promise<void> {
  const server = await TestPostgres.start(inject('databaseFolder'), disk);
  try {
    const address = await newDatabase(server.address('postgres'));
    const admin = await Farm.start(address, { version: VERSION, lostAfterMs: 60_000 });
    await work(admin);
    await admin.close();
  } finally {
    await server.stop();
  }
}

/** Fills the file of results to the last byte, with rows of half the size again and again. */
const FILL = `DO $$ DECLARE size int := 1024; BEGIN
  WHILE size > 0 LOOP
    BEGIN
      INSERT INTO lilypad.result (id, version, kind, question, answer, details, worker)
        SELECT gen_random_uuid(), '', 'filler', '{}', to_jsonb(repeat('x', size)), '{}', '' FROM generate_series(1, 10);
    EXCEPTION WHEN OTHERS THEN size := size / 2;
    END;
  END LOOP; END $$`;

describe('a database that', () => {
  test.concurrent('goes read-only loses nothing', async () => {
    await withServer({}, (admin) => {
      // Open sessions have it from their next transaction on, so no connection breaks, and the first error says what is wrong.
      const change = async (how: string): Promise<void> => {
        await admin.connection.executeSql(`ALTER SYSTEM ${how}`);
        await admin.connection.executeSql('SELECT pg_reload_conf()');
      };
      return withTrouble(
        admin,
        {
          fail: () => change('SET default_transaction_read_only = on'),
          mend: () => change('RESET default_transaction_read_only'),
        },
        /^the database at \S+ is read-only; trying again$/,
      );
    });
  });

  test.concurrent('fills up loses nothing', async () => {
    await withServer({ smallDisk: true }, (admin) => {
      const { connection } = admin;
      return withTrouble(
        admin,
        {
          fail: () => connection.executeSql(FILL),
          mend: async (isDone) => {
            await connection.executeSql(`DELETE FROM lilypad.result WHERE kind = 'filler'`);
            // A row that some transaction may still see is left to the next attempt.
            await until(async () => {
              await connection.executeSql('VACUUM lilypad.result');
              return isDone();
            });
          },
        },
        /^the disk of the database at \S+ is full; trying again$/,
      );
    });
  });

  test.concurrent('is killed and started again loses nothing', async () => {
    const server = await TestPostgres.start(inject('databaseFolder'));
    const address = await newDatabase(server.address('postgres'));
    const farm = await Farm.start(address, { version: VERSION, lostAfterMs: 60_000, unwantedAfterMs: 1000 });
    const other = await Farm.open(address, { version: VERSION });
    const hand = new FarmWorker(other, { ...BASE, threads: 4, threadUrl: threadOf(`done('1', 5)`) });
    const working = hand.run();
    const { all, onOutcome } = outcomes();
    const gathering = gather(farm, cells(60), { onOutcome });
    for (const count of [10, 30]) {
      await until(() => all.length >= count);
      await server.kill();
      await server.run();
    }
    await gathering;
    hand.end();
    await working;
    expect(all.map(({ ok, index }) => ok && index).sort((a, b) => Number(a) - Number(b))).toEqual(upTo(60));
    expect(await farmStatus(farm)).toMatchObject({ state: 'open', results: 60, queues: [], parkedCount: 0 });
    await Promise.all([farm.close(), other.close()]);
    await server.stop();
  });
});

/** `lilypad farm`, and the commands that hand their work to a farm, as users run them; processes are killed at bad moments. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { until } from '@lilypad/farm/testing';
import { describe, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew, kill } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, begin, worker, count, finish } = crew();

const TABLE = ['table', 'T^a.^bFTF', '--rows', 'a=1..4', '--columns', 'b=1..4'];
/** One cell with about a second of work. */
const LARGE = ['table', 'T^a.^bFTF^3', '--rows', 'a=5', '--columns', 'b=5'];
/** A table with a new store. Progress, on standard error, depends on the time that it takes. */
async function table(argv: readonly string[], ...more: string[]) {
  const { stdout, exitCode } = await lilypad([...argv, '--store', newStore(), ...more]);
  return { stdout, exitCode };
}

/** Counts how often jobs are added to the queue and taken; no worker is given up as lost meanwhile. */
async function noting(database: string): Promise<(what: 'added' | 'taken') => Promise<number>> {
  await sql(
    database,
    `UPDATE lilypad.farm SET lost_after_ms = 20000;
     CREATE TABLE lilypad.noted (what text);
     CREATE FUNCTION lilypad.note() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO lilypad.noted VALUES (TG_ARGV[0]); RETURN NULL; END';
     CREATE TRIGGER added AFTER INSERT ON lilypad_queue.job
       FOR EACH ROW EXECUTE FUNCTION lilypad.note('added');
     CREATE TRIGGER taken AFTER INSERT OR UPDATE OF attempt ON lilypad.holding
       FOR EACH ROW EXECUTE FUNCTION lilypad.note('taken')`,
  );
  return (what) => count(database, `noted WHERE what = '${what}'`);
}

describe.concurrent('a table', () => {
  test.concurrent('from a farm is the one that this machine computes; nothing is computed twice', async () => {
    const database = await newFarm();
    const noted = await noting(database);
    const tables = Promise.all([table(TABLE), table(TABLE, '--farm', database), table(TABLE, '--farm', database)]);
    const first = worker(database);
    const [here, one, two] = await tables;
    expect(await Promise.all([noted('added'), noted('taken')])).toEqual([16, 16]);
    expect(here.exitCode).toBe(0);
    expect(one).toEqual(here);
    expect(two).toEqual(here);
    expect(await count(database, 'result')).toBe(16);
    const status = await lilypad(['farm', 'status', database]);
    expect(status.stdout).toMatch(
      /^The farm is open\.\nJobs: 0 waiting, 0 in hand, 0 parked\.\nWorkers: 1, with 1 threads\./,
    );
    expect(JSON.parse((await lilypad(['farm', 'status', database, '--json'])).stdout)).toMatchObject({ results: 16 });
    expect((await lilypad(['farm', 'stop', database])).stdout).toMatch(/is stopped\.\n$/);
    if (first.exitCode === null) await once(first, 'exit');
    expect(first.exitCode).toBe(0);
  });

  test.concurrent('survives kill -9 of a worker in the middle of a job, and of the coordinator, started again', async () => {
    const database = await newFarm();
    const here = table(LARGE);
    const coordinator = begin([...LARGE, '--store', newStore(), '--farm', database]);
    const first = worker(database);
    await until(async () => (await count(database, 'holding')) === 1);
    const [holder] = await sql(database, 'SELECT worker FROM lilypad.holding');
    await Promise.all([kill(first), kill(coordinator)]);
    worker(database);
    const again = await table(LARGE, '--farm', database);
    expect(again).toEqual(await here);
    // A worker that was too slow to show that it lives may have its job a second time.
    await until(async () => (await count(database, 'holding')) === 0);
    expect(await count(database, 'trouble')).toBe(0);
    expect(await sql(database, 'SELECT id FROM lilypad.worker')).not.toContainEqual({ id: holder?.worker });
    finish(database);
  });

  test.concurrent('survives a worker that hangs', async () => {
    const database = await newFarm();
    const coordinator = table(LARGE, '--farm', database);
    const first = worker(database);
    await until(async () => (await count(database, 'holding')) === 1);
    first.kill('SIGSTOP');
    worker(database);
    expect(await coordinator).toEqual(await table(LARGE));
    first.kill('SIGCONT');
    await until(async () => (await count(database, 'worker')) === 2);
    expect(await sql(database, 'SELECT state FROM lilypad.farm')).toEqual([{ state: 'open' }]);
    expect(await count(database, 'result')).toBe(1);
    finish(database);
  });

  test.concurrent('names cells without a value in its order, whichever fails first', async () => {
    const database = await newFarm();
    const cells = [...TABLE.slice(0, 2), '--rows', 'a=1..2', '--columns', 'b=1..2', '--farm', database];
    const unfilled = () => lilypad([...cells, '--seconds', '1', '--store', newStore()]);
    await unfilled();
    await sql(
      database,
      `INSERT INTO lilypad.trouble (job, queue, kind, question, parked, message)
         SELECT id, name, data->>'kind', data->'question', true, 'No frogs' FROM lilypad_queue.job
          WHERE data->'question'->>'position' IN ('T.^2FTF', 'T^2.^2FTF')`,
    );
    const late = 'There is no value after 1 second.';
    expect(await unfilled()).toMatchObject({
      stderr: `T.FTF: ${late}\nT.^2FTF: No frogs.\nT^2.FTF: ${late}\nT^2.^2FTF: No frogs.\n`,
      exitCode: 3,
    });
  });
});

describe.concurrent('other commands', () => {
  test.concurrent('use the farm that the environment names', async () => {
    const database = await newFarm();
    worker(database);
    const env = { ...process.env, LILYPAD_FARM: database };
    expect((await lilypad(['farm', 'status'], '', env)).stdout).toMatch(/^The farm is open\.\n/);
    const find = ['find', 'T^a.F', '--a', '1..3'];
    expect((await lilypad(find, '', env)).stdout).toBe((await lilypad(find)).stdout);
    expect(await count(database, 'result')).toBe(1);
    // What the command line says comes first; an empty address is none.
    const nowhere = 'postgres://frog@127.0.0.1:1/lily';
    expect(await lilypad([...find, '--farm', nowhere], '', env)).toMatchObject({
      stderr: 'The database at 127.0.0.1:1 does not answer.\n',
      exitCode: 3,
    });
    expect((await lilypad([...find, '--farm', ''], '', { ...env, LILYPAD_FARM: nowhere })).exitCode).toBe(0);
    finish(database);
  });

  test.concurrent('find, prove: from a farm the same answer, and the same certificate to the letter', async () => {
    const database = await newFarm();
    const hand = worker(database);
    // Commands would say that nobody is at work.
    await until(async () => (await count(database, 'worker')) === 1);
    const find = ['find', 'T^a.^bF^c', '--a', '1..3', '--b', '1..3', '--c', '3', 'temperature > 0'];
    const strips = ['find', '--length', '6', 'stopCount = max'];
    const prove = (file: string, ...more: string[]) => lilypad(['prove', 'A11', '--fresh', '--out', file, ...more]);
    const files = [newStore(), newStore()] as const;
    const [found, here, byParts, byThreads, byOne, proved, alone] = await Promise.all([
      lilypad([...find, '--farm', database]),
      lilypad(find),
      lilypad([...strips, '--farm', database]),
      lilypad([...strips, '--threads', '2']),
      lilypad([...strips, '--threads', '1']),
      prove(files[0], '--farm', database),
      prove(files[1]),
    ]);
    expect(found).toEqual(here);
    expect([byParts, byThreads]).toEqual([byOne, byOne]);
    expect(proved).toEqual(alone);
    expect(readFileSync(files[0], 'utf8')).toBe(readFileSync(files[1], 'utf8'));
    const outcomes = ['prove', 'B11', '--outcomes', '--fresh'];
    for (const name of ['B11', 'T.^nF']) {
      const argv = ['prove', name, ...outcomes.slice(2)];
      const out = [newStore(), newStore()] as const;
      const both = await Promise.all([
        lilypad([...argv, '--out', out[0], '--farm', database]),
        lilypad([...argv, '--out', out[1]]),
      ]);
      expect(both[0]).toEqual(both[1]);
      expect(readFileSync(out[0], 'utf8')).toBe(readFileSync(out[1], 'utf8'));
    }
    const kinds = await sql(database, 'SELECT DISTINCT kind FROM lilypad.result ORDER BY kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(['class', 'slice', 'strips', 'word']);

    // Nobody believes what is in the database.
    await sql(
      database,
      `UPDATE lilypad.result SET answer = jsonb_set(answer, '{failures}', '[[5,5,5]]') WHERE question->>'task' = 'check word'`,
    );
    expect(await prove(newStore(), '--farm', database)).toMatchObject({ exitCode: 3 });
    await kill(hand);
  });
});

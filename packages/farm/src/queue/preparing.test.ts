/** The queues of a version are made whole or not at all, and with one connection, as a pooler may give each process no more. */
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { farms } from '../testing/farmhand.ts';
import { JobQueue } from './job-queue.ts';

const { start, open } = farms();

test('a process that is lost while it makes the queues leaves none', async () => {
  const farm = await start();
  const { connection } = farm;
  const count = async (): Promise<number[]> => {
    const { rows } = await connection.executeSql(
      `SELECT (SELECT count(*) FROM lilypad_queue.queue WHERE name LIKE 'v2-%')::int AS queues,
              (SELECT count(*) FROM pg_indexes WHERE schemaname = 'lilypad_queue' AND indexname LIKE '%_order')::int AS indexes`,
    );
    return [Number(rows[0]?.queues), Number(rows[0]?.indexes)];
  };
  const [, before = 0] = await count();
  const transaction = connection.transaction.bind(connection);
  const cut = vi.spyOn(connection, 'transaction').mockImplementationOnce((work, settings) =>
    transaction(async (statements) => {
      await work(statements);
      throw new Error('cut off');
    }, settings),
  );
  await expect(new JobQueue(connection, 'v2').prepare()).rejects.toThrow('cut off');
  cut.mockRestore();
  expect(await count()).toEqual([0, before]);
  await open(farm, 'v2');
  expect(await count()).toEqual([5, before + 5]);
});

test('many processes make the queues at the same moment, and none needs a second connection', async () => {
  const farm = await start();
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  const opened = await Promise.all(Array.from({ length: 5 }, () => open(farm, 'v3')));
  expect(connect).toHaveBeenCalledTimes(opened.length);
  connect.mockRestore();
});

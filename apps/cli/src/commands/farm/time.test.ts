/** `lilypad prove --farm --seconds`: whoever waits for a farm waits no longer, and keeps what is done. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { describe, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { crew, kill } from './testing/crew.ts';

const { sql, newFarm, begin, worker, count, finish } = crew();

const TASKS = "SELECT DISTINCT data->'question'->>'task' AS task FROM lilypad_queue.job";

describe.concurrent('a proof by a farm without workers ends when the time is up', () => {
  test.concurrent.each([
    [
      'values',
      ['A11'],
      'Not proved: class A11, 0 samples.\nThe time was up after 3 seconds, with formulas for 0 of 2 words and no proof yet.\n',
      '',
    ],
    [
      'outcomes',
      ['B11', '--outcomes'],
      'Not proved: outcomes of class B11.\nThere was no proof after 3 seconds.\n',
      '',
    ],
    [
      'a closed set',
      ['W22'],
      '',
      expect.stringMatching(/^There was no closed set after 3 seconds, with 0 of \d+ slices settled\.\n$/),
    ],
  ])('%s', async (_, argv, stdout, stderr) => {
    const database = await newFarm();
    const prove = ['prove', ...argv, '--fresh', '--seconds', '3', '--farm', database];
    expect(await lilypad(prove)).toEqual({ stdout, stderr, exitCode: 3 });
    expect(await sql(database, 'SELECT 1 FROM lilypad_queue.job')).not.toEqual([]);
  });
});

test.concurrent('what was finished is kept: the same command goes on from there', async () => {
  const database = await newFarm();
  const prove = ['prove', 'A11', '--fresh', '--seconds', '2', '--farm', database];
  expect((await lilypad(prove)).exitCode).toBe(3);
  expect(await sql(database, TASKS)).toEqual([{ task: 'start word' }]);
  const hand = worker(database);
  await until(async () => (await count(database, 'result')) === 2);
  await kill(hand);
  const again = await lilypad(prove);
  expect(again).toMatchObject({ exitCode: 3, stdout: expect.stringMatching(/ with formulas for 0 of 2 words /) });
  // The samples were there.
  expect(await sql(database, TASKS)).toEqual([{ task: 'learn word' }]);
  worker(database);
  const all = [...prove.slice(0, 3), ...prove.slice(5)];
  expect(await lilypad(all)).toEqual(await lilypad(all.slice(0, 3)));
  finish(database);
});

test.concurrent('outcomes for which there was no time: the same command goes on from the checkpoint, and proves them', async () => {
  const database = await newFarm();
  const prove = ['prove', 'B11', '--outcomes', '--fresh'];
  const late = [...prove, '--seconds', '0'];
  const first = await lilypad([...late, '--farm', database]);
  expect(first).toEqual(await lilypad(late));
  expect(first.exitCode).toBe(3);
  // How long somebody waits is no part of what is asked.
  await lilypad([...prove, '--seconds', '1', '--farm', database]);
  expect(await sql(database, 'SELECT 1 FROM lilypad_queue.job')).toHaveLength(1);
  const ended = async (also: string): Promise<boolean> => {
    const [row] = await sql(
      database,
      `SELECT EXISTS (SELECT FROM lilypad.result) OR EXISTS (SELECT FROM lilypad.trouble WHERE parked) OR ${also} AS "isSo"`,
    );
    return row?.isSo === true;
  };
  // The worker has no time either, and is killed once it has saved something, or was quicker.
  const hand = worker(database);
  await until(() => ended('EXISTS (SELECT FROM lilypad.checkpoint)'));
  await kill(hand);
  worker(database);
  await until(() => ended('false'));
  expect(await count(database, 'result')).toBe(1);
  expect(await lilypad([...late, '--farm', database])).toEqual(await lilypad(prove));
  finish(database);
});

test.concurrent('a worker whose time is up ends with exit code 3, even if the database does not answer', async () => {
  const database = await newFarm();
  const hand = begin(['farm', 'work', database, '--threads', '1', '--memory', '1024', '--seconds', '2']);
  await until(async () => (await count(database, 'worker')) === 1);
  // The worker waits for this table until it ends.
  const locked = sql(database, 'LOCK TABLE lilypad.worker; SELECT pg_sleep(15)');
  expect(await once(hand, 'exit')).toEqual([3, null]);
  await locked;
});

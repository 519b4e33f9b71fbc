/** `lilypad prove --farm --seconds`: whoever waits for a farm waits no longer, and keeps what is done. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { describe, expect, inject, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { crew, kill } from './testing/crew.ts';

const { sql, newFarm, begin, worker, count, finish } = crew();

/** Runs a proof with a time limit that is doubled until something is so: on a loaded machine a command takes seconds to begin. */
async function proveLate(argv: readonly string[], isSo: () => Promise<boolean>) {
  for (let seconds = 2; ; seconds *= 2) {
    const result = await lilypad([...argv, '--seconds', String(seconds)]);
    if ((await isSo()) || seconds > 200) return { ...result, seconds };
  }
}

const TASKS = "SELECT DISTINCT data->'question'->>'task' AS task FROM lilypad_queue.job";

describe.concurrent('a proof by a farm without workers ends when the time is up', () => {
  test.concurrent.each([
    [
      'values',
      ['A11'],
      'Not proved: class A11, 0 samples.\nThe time was up after N seconds, with formulas for 0 of 2 words and no proof yet.\n',
      '',
    ],
    [
      'outcomes',
      ['B11', '--outcomes'],
      'Not proved: outcomes of class B11.\nThere was no proof after N seconds.\n',
      '',
    ],
    [
      'a closed set',
      ['W22'],
      '',
      expect.stringMatching(/^There was no closed set after N seconds, with 0 of \d+ slices settled\.\n$/),
    ],
  ])('%s', async (_, argv, stdout, stderr) => {
    const database = await newFarm();
    const prove = ['prove', ...argv, '--fresh', '--farm', database];
    const hasJobs = async () => (await sql(database, 'SELECT 1 FROM lilypad_queue.job')).length > 0;
    const { seconds, ...result } = await proveLate(prove, hasJobs);
    const said = (text: string) => text.replace(` ${seconds} seconds`, ' N seconds');
    expect({ ...result, stdout: said(result.stdout), stderr: said(result.stderr) }).toEqual({
      stdout,
      stderr,
      exitCode: 3,
    });
    expect(await hasJobs()).toBe(true);
  });
});

test.concurrent('what was finished is kept: the same command goes on from there', async () => {
  const database = await newFarm();
  const alone = ['prove', 'A11', '--fresh'];
  const prove = [...alone, '--farm', database];
  const tasks = () => sql(database, TASKS);
  expect((await proveLate(prove, async () => (await tasks()).length > 0)).exitCode).toBe(3);
  expect(await tasks()).toEqual([{ task: 'start word' }]);
  const hand = worker(database);
  await until(async () => (await count(database, 'result')) === 2);
  await kill(hand);
  const again = await proveLate(prove, async () => (await tasks()).length > 0);
  expect(again).toMatchObject({ exitCode: 3, stdout: expect.stringMatching(/ with formulas for 0 of 2 words /) });
  // The samples were there.
  expect(await tasks()).toEqual([{ task: 'learn word' }]);
  worker(database);
  expect(await lilypad(prove)).toEqual(await lilypad(alone));
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
  const jobs = () => sql(database, 'SELECT 1 FROM lilypad_queue.job');
  await proveLate([...prove, '--farm', database], async () => (await jobs()).length > 0);
  expect(await jobs()).toHaveLength(1);
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
  const locked = sql(database, 'LOCK TABLE lilypad.worker; SELECT pg_sleep(600)').catch(() => 'given up');
  expect(await once(hand, 'exit')).toEqual([3, null]);
  await sql(
    inject('database'),
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LOCK TABLE%' AND datname = $1`,
    [new URL(database).pathname.slice(1)],
  );
  expect(await locked).toBe('given up');
});

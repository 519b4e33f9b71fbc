/** A command that was killed: a worker stops its job, other commands have theirs done, and `farm status` tells of it. */
import { until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew, kill } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, begin, worker, count, finish } = crew();

test('the proof of a class rests until somebody asks for it again', async () => {
  const database = await newFarm();
  await sql(database, 'UPDATE lilypad.farm SET unwanted_after_ms = 600');
  // Many seconds of work.
  const prove = ['prove', 'B22', '--outcomes', '--fresh', '--farm', database];
  const killed = begin(prove);
  worker(database);
  await until(async () => (await count(database, 'holding')) === 1);
  await kill(killed);
  // The only thread has a job already.
  const table = await lilypad(['table', 'T^a.F', '--rows', '5', '--store', newStore(), '--farm', database]);
  expect(table).toMatchObject({ stdout: expect.stringContaining('5'), exitCode: 0 });
  expect((await lilypad(['farm', 'status', database])).stdout).toContain(
    'No command waits for: 1 that rest until one asks again.\n  class {"name":"B22"}\n',
  );
  // On a machine with much to do, this one may be silent for a while.
  await sql(database, 'UPDATE lilypad.farm SET unwanted_after_ms = 60000');
  const again = begin(prove);
  await until(async () => (await count(database, 'holding')) === 1);
  expect(await sql(database, 'SELECT count(*)::int FROM lilypad.command')).toEqual([{ count: 1 }]);
  await kill(again);
  finish(database);
});

test('how long a silent command is waited for is a number of seconds, kept in the farm', async () => {
  const database = await newFarm();
  expect((await lilypad(['farm', 'start', database, '--unwanted-after', '7'])).exitCode).toBe(0);
  expect(await sql(database, 'SELECT unwanted_after_ms AS ms FROM lilypad.farm')).toEqual([{ ms: 7000 }]);
  const { stderr, exitCode } = await lilypad([
    'farm',
    'start',
    'postgres://frog@pond/lily',
    '--unwanted-after',
    'soon',
  ]);
  expect({ stderr, exitCode }).toEqual({
    stderr: "Option --unwanted-after takes a whole number of seconds, not 'soon'.\n",
    exitCode: 2,
  });
});

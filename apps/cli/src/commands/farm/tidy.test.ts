/** `farm start` tells what old versions have left, and `farm tidy` removes it, but no results. */
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, worker, count, finish } = crew();

test('what an old version has left', async () => {
  const database = await newFarm();
  const table = ['table', 'T^a.F', '--rows', '50', '--store', newStore(), '--farm', database];
  worker(database);
  expect((await lilypad(table)).exitCode).toBe(0);
  // As if this had been updated since.
  await sql(
    database,
    `SELECT lilypad_queue.create_queue('v0-256', '{}');
     INSERT INTO lilypad.checkpoint (job, state, version) VALUES (gen_random_uuid(), '{}', 'v0')`,
  );
  const left = '1 old version that nobody has any more, with 0 jobs, 0 notes of failures and 1 checkpoint';
  expect((await lilypad(['farm', 'start', database])).stdout).toMatch(
    new RegExp(`is open\\.\\n${left}; lilypad farm tidy removes them, and no results\\.\\n$`),
  );
  expect((await lilypad(['farm', 'tidy', database])).stdout).toBe(`Removed: ${left}.\n`);
  expect(await Promise.all(['result', 'checkpoint'].map((rows) => count(database, rows)))).toEqual([1, 0]);
  expect((await lilypad(['farm', 'tidy', database])).stdout).toBe('There is nothing to remove.\n');
  finish(database);
});

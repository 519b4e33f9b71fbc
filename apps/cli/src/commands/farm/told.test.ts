/** A command that waits for a farm says what is missing while it waits, not afterwards. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, begin, worker, finish } = crew();

test.concurrent.each([
  ['table', ['T^a.F', '--rows', '50', '--store']],
  ['prove', ['A11', '--fresh']],
])('%s %j', async (command, argv) => {
  const database = await newFarm();
  const words = argv.at(-1) === '--store' ? [...argv, newStore()] : argv;
  const child = begin([command, ...words, '--farm', database]);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await until(() => said !== '' || child.exitCode !== null);
  expect(said).toBe('No worker of this version is at work; start one with lilypad farm work.\n');
  worker(database);
  await once(child, 'exit');
  expect(said.match(/\n/g)).toHaveLength(1);
  finish(database);
});

test.concurrent('a search of which parts are parked is done here, and says why', async () => {
  const database = await newFarm();
  const argv = ['find', '--length', '6', 'value = *', '--count', '--farm', database];
  const finding = lilypad(argv);
  await until(async () => (await sql(database, 'SELECT 1 FROM lilypad_queue.job')).length > 0);
  await sql(
    database,
    `INSERT INTO lilypad.trouble (job, queue, kind, question, parked, message)
       SELECT id, name, 'strips', '{}', true, 'ten workers were lost' FROM lilypad_queue.job`,
  );
  expect(await finding).toEqual({
    ...(await lilypad(argv.slice(0, -2))),
    stderr: expect.stringMatching(
      /^Parts of this search are parked, as lilypad farm status tells, so it is done here\.$/m,
    ),
  });
});

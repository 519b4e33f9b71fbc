/** `lilypad farm work --job-hours`: a job that takes longer fails, in a thread and in a process of its own. */
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, begin, finish } = crew();

test('a job that takes longer is parked after three times', async () => {
  const database = await newFarm();
  begin(['farm', 'work', database, '--threads', '1', '--memory', '8192', '--job-hours', '0.0001']);
  const table = ['table', 'T^a.^bFTF^3', '--rows', 'a=6', '--columns', 'b=6', '--store', newStore()];
  expect(await lilypad([...table, '--farm', database])).toMatchObject({
    stderr: expect.stringMatching(/^T\^6\.\^6FTF\^3: there is no result after 0\.36 seconds\.$/m),
    exitCode: 3,
  });
  expect(await sql(database, 'SELECT failures, parked FROM lilypad.trouble')).toEqual([{ failures: 3, parked: true }]);
  finish(database);
});

test.each(['0', '501', '-1', 'a', ''])('%j hours are refused', async (hours) => {
  expect(await lilypad(['farm', 'work', 'postgres://frog@127.0.0.1:1/lily', `--job-hours=${hours}`])).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^Option --job-hours takes a number of hours up to 500, such as 2 or 0\.5, not /),
    exitCode: 2,
  });
});

/** A command that waits for a farm says what is missing while it waits, not afterwards. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { newFarm, begin, worker, finish } = crew();

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

/** A command that waits for a farm says what is missing while it waits, not afterwards. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { start } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { newFarm, worker, finish } = crew();

test.concurrent.each([
  ['table', ['T^a.F', '--rows', '50', '--store']],
  ['find', ['T^a.F', '--a', '1..3']],
  ['prove', ['A11', '--fresh']],
  ['prove', ['W22', '--fresh']],
  ['prove', ['B11', '--outcomes', '--fresh']],
])('%s %j', async (command, argv) => {
  const database = await newFarm();
  const words = argv.at(-1) === '--store' ? [...argv, newStore()] : argv;
  const child = start([command, ...words, '--farm', database]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.resume();
  await until(() => said !== '' || child.exitCode !== null);
  expect(said).toBe('No worker of this version is at work; start one with lilypad farm work.\n');
  if (words.includes('W22')) child.kill();
  else worker(database);
  await once(child, 'exit');
  expect(said.match(/\n/g)).toHaveLength(1);
  finish(database);
});

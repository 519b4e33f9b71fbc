/**
 * Ctrl-C and SIGTERM, as they come: npx passes on what the terminal, or Slurm, has sent to all processes already, so a worker often hears
 * the same twice.
 */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, begin, worker, count, finish } = crew();

/** One cell with some seconds of work. */
const LARGE = ['table', 'T^a.^bFTF^3', '--rows', 'a=6', '--columns', 'b=6'];

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)('%s twice: the jobs in hand are put back', async (signal) => {
  const database = await newFarm();
  await sql(database, 'UPDATE lilypad.farm SET lost_after_ms = 60000');
  begin([...LARGE, '--store', newStore(), '--farm', database]);
  const hand = worker(database);
  await until(async () => (await count(database, 'holding')) === 1);
  hand.kill(signal);
  setTimeout(() => hand.kill(signal), 20);
  const ends = await once(hand, 'exit');
  // The second one may come when all is done and Node does not listen any more.
  expect([
    [0, null],
    [null, signal],
  ]).toContainEqual(ends);
  expect(await Promise.all(['worker', 'holding', 'trouble', 'result'].map((rows) => count(database, rows)))).toEqual([
    0, 0, 0, 0,
  ]);
  finish(database);
});

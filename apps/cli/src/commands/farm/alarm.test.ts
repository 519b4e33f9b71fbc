/** `lilypad farm work` when a result differs from one that is recorded. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { recordedElsewhere } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad, start } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, count } = crew();

test('the jobs in hand are put back, and the command ends with both results', async () => {
  const database = await newFarm();
  const queue = (a: number, b: number) =>
    lilypad([
      ...['table', 'T^a.^bFTF^3', '--rows', `a=${a}`, '--columns', `b=${b}`, '--store', newStore()],
      ...['--seconds', '0.1', '--farm', database],
    ]);
  await Promise.all([queue(6, 6), queue(1, 1)]);
  // The long one is taken first, and in hand for many seconds.
  await sql(database, "UPDATE lilypad_queue.job SET priority = 1 WHERE data->'question'->>'position' <> 'T.FTF^3'");
  await sql(database, recordedElsewhere('T.FTF^3', '7'));
  const hand = start(['farm', 'work', database, '--threads', '2', '--memory', '8192']);
  const [said] = await Promise.all([text(hand.stderr), once(hand, 'exit')]);
  expect(hand.exitCode).toBe(1);
  expect(said).toMatch(
    /^The farm was stopped because it has two results for cell {"position":"T\.FTF\^3"}: {"value":"7"} by another and {"value":"[^"]+"} by \S+:\d+\.\n$/,
  );
  expect(await Promise.all(['worker', 'holding', 'trouble'].map((rows) => count(database, rows)))).toEqual([0, 0, 0]);
  expect(await sql(database, "SELECT state < 'active' AS waits FROM lilypad_queue.job")).toEqual([{ waits: true }]);
});

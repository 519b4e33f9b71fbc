/**
 * A table filled by eight workers that are killed at random, and by a coordinator that is killed too, is the one that a single
 * process fills; every cell is recorded once. A part of `npm run verify:farm`; KILLS=100 kills more often.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { newDatabase, statements, until } from '@lilypad/farm/testing';
import { afterAll, expect, test } from 'vitest';
import { lilypad, start } from '../../../testing/run-lilypad.ts';
import { workplace } from '../../../testing/workplace.ts';

const { newStore } = workplace();
const sql = statements();
const WORKERS = 8;
const KILLS = Number(process.env.KILLS ?? 25);
const TABLE = ['table', 'T^a.^bFTF^2', '--rows', 'a=1..7', '--columns', 'b=1..7'];
const CELLS = 49;

const crew: ChildProcess[] = [];
afterAll(() => {
  for (const child of crew) child.kill('SIGKILL');
});

function begin(argv: readonly string[]): ChildProcess {
  const child = start(argv);
  child.stdin.end();
  child.stdout.resume();
  child.stderr.resume();
  return child;
}

test('eight workers under random kills', { timeout: 1_800_000 }, async () => {
  const database = await newDatabase();
  await lilypad(['farm', 'start', database, '--lost-after', '2']);
  const recruit = (i: number): void => {
    crew[i] = begin(['farm', 'work', database, '--threads', '1', '--memory', '1024']);
  };
  const results = async (): Promise<number> =>
    Number((await sql(database, 'SELECT count(*) FROM lilypad.result'))[0]?.count);
  for (let i = 0; i < WORKERS; i++) recruit(i);
  const command = [...TABLE, '--store', newStore(), '--farm', database];
  let coordinator = begin(command);
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  let kills = 0;
  for (; kills < KILLS && (await results()) < CELLS; kills++) {
    // A worker that holds a job, if there is one: the others have nothing to lose.
    const before = await results();
    await until(
      async () => (await results()) !== before || (await sql(database, 'SELECT 1 FROM lilypad.holding')).length > 0,
    );
    const i = random(WORKERS);
    crew[i]?.kill('SIGKILL');
    recruit(i);
    if (kills % 5 === 0) {
      coordinator.kill('SIGKILL');
      coordinator = begin(command);
    }
    await new Promise((resolve) => setTimeout(resolve, random(1000)));
  }
  if (coordinator.exitCode === null) await once(coordinator, 'exit');
  expect(coordinator.exitCode).toBe(0);
  const filled = await lilypad([...TABLE, '--store', newStore(), '--farm', database]);
  const alone = await lilypad([...TABLE, '--store', newStore()]);
  expect(filled.stdout).toBe(alone.stdout);
  expect(await results()).toBe(CELLS);
  expect(await sql(database, 'SELECT state FROM lilypad.farm')).toEqual([{ state: 'open' }]);
  console.log(`${CELLS} cells, ${kills} kills: the same table, every cell recorded once.`);
});

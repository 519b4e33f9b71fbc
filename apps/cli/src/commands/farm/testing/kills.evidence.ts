/**
 * A table filled by eight workers, of which one that holds a job is killed again and again, and by a coordinator that is killed too, is
 * the one that a single process fills; every cell is recorded once. A part of `npm run verify:farm`; KILLS=100 kills more often.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { newDatabase, until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../../testing/run-lilypad.ts';
import { workplace } from '../../../testing/workplace.ts';
import { crew, kill } from './crew.ts';

const { newStore } = workplace();
const { sql, begin, worker, count } = crew();
const WORKERS = 8;
const KILLS = Number(process.env.KILLS ?? 25);
const TABLE = ['table', 'T^a.^bFTF^2', '--rows', 'a=1..7', '--columns', 'b=1..7'];
const CELLS = 49;

/** A worker of ours that holds a job, and its number in the database. */
interface Holder {
  readonly id: string;
  readonly process: ChildProcess;
}

async function holdersAmong(workers: readonly ChildProcess[], database: string): Promise<Holder[]> {
  const rows = await sql(
    database,
    'SELECT w.id, w.name FROM lilypad.holding h JOIN lilypad.worker w ON w.id = h.worker ORDER BY w.name',
  );
  return rows.flatMap(({ id, name }) => {
    // The name ends with the number of the process.
    const pid = Number(String(name).split(':').at(-1));
    const process = workers.find((one) => one.pid === pid);
    return process === undefined ? [] : [{ id: String(id), process }];
  });
}

test('eight workers under random kills', { timeout: 1_800_000 }, async () => {
  const database = await newDatabase();
  await lilypad(['farm', 'start', database, '--lost-after', '2']);
  let workers = Array.from({ length: WORKERS }, () => worker(database));
  const results = (): Promise<number> => count(database, 'result');
  const command = [...TABLE, '--store', newStore(), '--farm', database];
  let coordinator = begin(command);
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  let kills = 0;
  let hits = 0;
  while (kills < KILLS) {
    let holders: Holder[] = [];
    await until(async () => {
      holders = await holdersAmong(workers, database);
      return holders.length > 0 || (await results()) === CELLS;
    });
    const holder = holders[random(holders.length)];
    if (holder === undefined) break;
    await kill(holder.process);
    // It may have ended its job before it died.
    hits += (await count(database, `holding WHERE worker = '${holder.id}'`)) > 0 ? 1 : 0;
    kills += 1;
    workers = [...workers.filter((one) => one !== holder.process), worker(database)];
    if (kills % 5 === 1) {
      await kill(coordinator);
      coordinator = begin(command);
    }
    await new Promise((resolve) => setTimeout(resolve, random(1000)));
  }
  if (coordinator.exitCode === null) await once(coordinator, 'exit');
  expect(coordinator.exitCode).toBe(0);
  expect(hits).toBeGreaterThan(0);
  const filled = await lilypad([...TABLE, '--store', newStore(), '--farm', database]);
  const alone = await lilypad([...TABLE, '--store', newStore()]);
  expect(filled.stdout).toBe(alone.stdout);
  expect(await results()).toBe(CELLS);
  expect(await sql(database, 'SELECT state FROM lilypad.farm')).toEqual([{ state: 'open' }]);
  console.log(
    `${CELLS} cells, ${kills} kills, ${hits} of them of workers with a job: the same table, every cell recorded once.`,
  );
});

/** Workers that are killed while they hold a job, one after the other, as tests of the farm need them. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { expect } from 'vitest';
import { lilypad } from '../../../testing/run-lilypad.ts';
import { type Crew, kill } from './crew.ts';

/** A table that is filled while workers are killed. */
interface Siege {
  /** The words of the command, without a farm and without the file of a store. */
  readonly table: readonly string[];
  /** A new file for a store. */
  readonly newStore: () => string;
  readonly cells: number;
  readonly workers: number;
  /** So many kills are to hit: the database gives a job to somebody else because its worker was lost. */
  readonly kills: number;
  /** A number from 0 on, less than this one. */
  readonly random: (below: number) => number;
  /** The longest pause before a kill, in milliseconds. */
  readonly pauseMs: number;
}

/** A worker of ours that holds a job. */
interface Holder {
  readonly id: string;
  readonly name: string;
  readonly process: ChildProcess;
}

/** So many kills at a time; then it is counted how many have hit. */
const BATCH = 5;

/** Notes each worker that is lost with a job, and each result that is recorded. */
const NOTES = `
  CREATE TABLE lilypad.noted (what text, who text);
  CREATE FUNCTION lilypad.note() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO lilypad.noted VALUES (TG_ARGV[0], to_jsonb(NEW)->>TG_ARGV[1]); RETURN NULL; END';
  CREATE TRIGGER lost AFTER INSERT OR UPDATE OF losses ON lilypad.trouble
    FOR EACH ROW EXECUTE FUNCTION lilypad.note('lost', 'message');
  CREATE TRIGGER recorded AFTER INSERT OR UPDATE ON lilypad.result
    FOR EACH ROW EXECUTE FUNCTION lilypad.note('recorded', 'id')`;

/**
 * Fills a table in a new farm while workers that hold a job are killed and replaced, and the command is killed, too, and begun again.
 * It must be the table that one process fills, with each result recorded once. Returns how many kills have hit: fewer than asked for if
 * all cells were done before.
 */
export async function tableUnderKills(crew: Crew, database: string, siege: Siege): Promise<number> {
  const { cells, workers, kills, random, pauseMs } = siege;
  const { sql, begin, count, finish } = crew;
  await sql(database, `UPDATE lilypad.farm SET lost_after_ms = 3000; ${NOTES}`);
  const table = (): string[] => [...siege.table, '--store', siege.newStore()];
  const command = [...table(), '--farm', database];
  const alone = lilypad(table());
  const first = begin(command);
  const hands = Array.from({ length: workers }, () => crew.worker(database));
  let hits = 0;
  let coordinator: ChildProcess | undefined;
  for (let isOver = false; hits < kills && !isOver; ) {
    const killed: Holder[] = [];
    while (killed.length < Math.min(BATCH, kills - hits) && !isOver) {
      await new Promise((resolve) => setTimeout(resolve, random(pauseMs)));
      const holder = await someHolder(crew, database, { hands, random, cells });
      isOver = holder === null;
      if (holder === null) continue;
      await kill(holder.process);
      killed.push(holder);
      hands[hands.indexOf(holder.process)] = crew.worker(database);
    }
    await kill(coordinator ?? first);
    coordinator = begin(command);
    for (const { id } of killed) await until(async () => (await count(database, `worker WHERE id = '${id}'`)) === 0);
    const lost = await sql(database, `SELECT DISTINCT who FROM lilypad.noted WHERE what = 'lost'`);
    hits += killed.filter(({ name }) => lost.some(({ who }) => who === `the worker ${name} was lost`)).length;
  }
  if (coordinator !== undefined && coordinator.exitCode === null) await once(coordinator, 'exit');
  expect(coordinator?.exitCode).toBe(0);
  expect((await lilypad([...table(), '--farm', database])).stdout).toBe((await alone).stdout);
  expect(await count(database, 'result')).toBe(cells);
  expect(await count(database, `noted WHERE what = 'recorded'`)).toBe(cells);
  expect(await sql(database, 'SELECT state FROM lilypad.farm')).toEqual([{ state: 'open' }]);
  finish(database);
  return hits;
}

type Among = Pick<Siege, 'random' | 'cells'> & { readonly hands: readonly ChildProcess[] };

/** One of our workers that holds a job, as soon as there is one; null if all cells are done. */
async function someHolder(
  { sql, count }: Crew,
  database: string,
  { hands, random, cells }: Among,
): Promise<Holder | null> {
  let holders: Holder[] = [];
  await until(async () => {
    const rows = await sql(
      database,
      'SELECT w.id, w.name FROM lilypad.holding h JOIN lilypad.worker w ON w.id = h.worker ORDER BY w.name',
    );
    holders = rows.flatMap(({ id, name }) => {
      // The name ends with the number of the process.
      const pid = Number(String(name).split(':').at(-1));
      const process = hands.find((one) => one.pid === pid);
      return process === undefined ? [] : [{ id: String(id), name: String(name), process }];
    });
    return holders.length > 0 || (await count(database, 'result')) === cells;
  });
  return holders[random(holders.length)] ?? null;
}

/** Numbers that look random, the same ones for the same seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Real workers, commands and databases that are killed in the middle of jobs: what is computed, and recorded, is the same. */
import { hostname } from 'node:os';
import { newDatabase, ownServer, until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew, kill } from './testing/crew.ts';
import { randomFrom, tableUnderKills } from './testing/kills.ts';

const { newStore } = workplace();
const hands = crew();
const { sql, newFarm, worker, count, finish } = hands;

test('a table that five workers fill, of which three are killed with a job, and a command that is killed, too', async () => {
  const table = ['table', 'T^a.^bFTF^3', '--rows', 'a=2..5', '--columns', 'b=3..5'];
  const siege = { table, newStore, cells: 12, workers: 5, kills: 3, random: randomFrom(1), pauseMs: 100 };
  expect(await tableUnderKills(hands, await newFarm(), siege)).toBe(3);
});

test('a worker that is killed after a checkpoint: the next one goes on from there', async () => {
  const database = await newFarm();
  // How many values each checkpoint has.
  await sql(
    database,
    `CREATE TABLE lilypad.noted (job uuid, length int);
     CREATE FUNCTION lilypad.note() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO lilypad.noted VALUES (NEW.job, jsonb_array_length(NEW.state->''values'')); RETURN NULL; END';
     CREATE TRIGGER noted AFTER INSERT OR UPDATE ON lilypad.checkpoint FOR EACH ROW EXECUTE FUNCTION lilypad.note()`,
  );
  const find = ['find', 'T^a.^bFTF^3', '--a', '4..5', '--b', '5..6', 'temperature > 0'];
  const here = lilypad(find);
  const found = lilypad([...find, '--farm', database]);
  const first = worker(database);
  await until(async () => (await count(database, 'noted')) === 1);
  await kill(first);
  expect(await count(database, 'holding')).toBe(1);
  worker(database);
  expect(await found).toEqual(await here);
  // The first one is saved at once, so that of a worker that began anew would have one value again.
  const noted = await sql(database, 'SELECT length FROM lilypad.noted ORDER BY length');
  expect(noted.map(({ length }) => length).slice(0, 2)).toEqual([1, 2]);
  expect(await count(database, 'result')).toBe(1);
  finish(database);
});

test('a database that is killed while a worker has a job in hand: the job is recorded once, by that worker', async () => {
  const server = await ownServer();
  const database = await newDatabase(server.address('postgres'));
  await lilypad(['farm', 'start', database, '--lost-after', '600']);
  await sql(
    database,
    `CREATE TABLE lilypad.taken (attempt uuid);
     CREATE FUNCTION lilypad.note() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO lilypad.taken VALUES (NEW.attempt); RETURN NULL; END';
     CREATE TRIGGER taken AFTER INSERT OR UPDATE OF attempt ON lilypad.holding
       FOR EACH ROW EXECUTE FUNCTION lilypad.note()`,
  );
  const table = ['table', 'T^a.^bFTF^3', '--rows', 'a=5', '--columns', 'b=5'];
  const filled = lilypad([...table, '--store', newStore(), '--farm', database]);
  const hand = worker(database);
  let said = '';
  hand.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await until(async () => (await count(database, 'holding')) === 1);
  // It cannot be done before the database is gone.
  hand.kill('SIGSTOP');
  const held = await sql(database, 'SELECT attempt FROM lilypad.holding');
  expect(held).toHaveLength(1);
  await server.kill();
  hand.kill('SIGCONT');
  await until(() => said !== '' || hand.exitCode !== null);
  expect(said).toMatch(/^The database at \S+ does not answer; trying again\.\n$/);
  await server.run();
  expect((await filled).stdout).toBe((await lilypad([...table, '--store', newStore()])).stdout);
  expect(await sql(database, 'SELECT worker FROM lilypad.result')).toEqual([{ worker: `${hostname()}:${hand.pid}` }]);
  await until(async () => (await count(database, 'holding')) === 0);
  // Nobody else has had it.
  expect(await sql(database, 'SELECT attempt FROM lilypad.taken')).toEqual(held);
  expect(await Promise.all(['trouble', 'alarm'].map((rows) => count(database, rows)))).toEqual([0, 0]);
  finish(database);
  await server.stop();
});

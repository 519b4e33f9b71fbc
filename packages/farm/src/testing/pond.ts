/** What tests of the farm need: a new database, and workers and coordinators in it. */
import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { Connection, type Row } from '../database/connection.ts';
import { TestPostgres } from './postgres.ts';

export { argumentsOf } from './processes.ts';

/** The address of a new, empty database. */
export async function newDatabase(server: string = inject('database'), like = ''): Promise<string> {
  const name = `pond_${randomUUID().replaceAll('-', '')}`;
  await oneStatement(server, `CREATE DATABASE ${name} ${like}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of a new database that is a copy of another, which nobody uses. */
export const copyOf = (address: string): Promise<string> =>
  newDatabase(inject('database'), `TEMPLATE ${new URL(address).pathname.slice(1)}`);

/** Whether the server of the tests refuses a wrong password; one that somebody names in LILYPAD_TEST_DATABASE may trust all. */
export async function asksForPasswords(): Promise<boolean> {
  const url = new URL(inject('database'));
  url.password = 'wrong-secret';
  const connection = new Connection(url.href);
  const isLetIn = await connection.executeSql('SELECT 1').then(
    () => true,
    () => false,
  );
  await connection.close();
  return !isLetIn;
}

/** Runs one statement with a connection of its own. */
export async function oneStatement(address: string, text: string): Promise<void> {
  const connection = new Connection(address);
  await connection.persist(() => connection.executeSql(text));
  await connection.close();
}

/** Runs statements in databases, with one connection for each; they are closed after the tests of the file. */
export function statements(): (address: string, text: string, values?: readonly unknown[]) => Promise<readonly Row[]> {
  const open = new Map<string, Connection>();
  afterAll(async () => {
    for (const connection of open.values()) await connection.close();
  });
  return async (address, text, values) => {
    const connection = open.get(address) ?? new Connection(address);
    open.set(address, connection);
    return (await connection.executeSql(text, values)).rows;
  };
}

/** Statements by which the job about a position has this value, from another worker, as soon as somebody takes it. */
export const recordedElsewhere = (position: string, value: string): string => `
  CREATE FUNCTION lilypad.elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO lilypad.result (id, version, kind, question, answer, details, worker)
      SELECT id, '', data->>'kind', data->'question', '{"value":"${value}"}', '{}', 'another'
        FROM lilypad_queue.job WHERE id = NEW.job AND data->'question'->>'position' = '${position}';
    RETURN NULL;
  END $$;
  CREATE TRIGGER elsewhere AFTER INSERT ON lilypad.holding FOR EACH ROW EXECUTE FUNCTION lilypad.elsewhere()`;

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 30));
}

/** A server that a test may kill. */
export const ownServer = (): Promise<TestPostgres> => TestPostgres.start(inject('databaseFolder'));

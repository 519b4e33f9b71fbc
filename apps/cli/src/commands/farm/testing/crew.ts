/** Farms, workers and coordinators as tests of the command use them: processes that can be killed at bad moments. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyOf, newDatabase, statements } from '@lilypad/farm/testing';
import { afterAll, expect } from 'vitest';
import { lilypad, start } from '../../../testing/run-lilypad.ts';

export interface Crew {
  /** Runs a statement in a database. */
  readonly sql: ReturnType<typeof statements>;
  /** A new farm, in which a worker is lost after a second of silence. */
  readonly newFarm: () => Promise<string>;
  /** Starts the command; nobody reads what it prints. */
  readonly begin: (argv: readonly string[]) => ChildProcess;
  /** Starts a worker with one thread. */
  readonly worker: (database: string) => ChildProcess;
  /** How many rows there are of a table of the farm, perhaps with a condition. */
  readonly count: (database: string, rows: string) => Promise<number>;
  /** Ends what was begun with a database: workers take time as long as they live. */
  readonly finish: (database: string) => void;
}

/** Call it once at the start of a test file; what is still there after its tests is killed. */
export function crew(): Crew {
  const sql = statements();
  const children: ChildProcess[] = [];
  let prepared: Promise<string> | undefined;
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  const begin = (argv: readonly string[]): ChildProcess => {
    const child = start(argv);
    child.stdin.end();
    child.stdout.resume();
    child.stderr.resume();
    children.push(child);
    return child;
  };
  return {
    sql,
    newFarm: async () => {
      // To copy a farm is quicker than to prepare one.
      prepared ??= startFarm();
      return copyOf(await prepared);
    },
    begin,
    worker: (database) => begin(['farm', 'work', database, '--threads', '1', '--memory', '2048']),
    count: async (database, rows) => Number((await sql(database, `SELECT count(*) FROM lilypad.${rows}`))[0]?.count),
    finish: (database) => {
      for (const child of children) if (child.spawnargs.includes(database)) child.kill('SIGKILL');
    },
  };
}

async function startFarm(): Promise<string> {
  const database = await newDatabase();
  const { stdout, stderr, exitCode } = await lilypad(['farm', 'start', database, '--lost-after', '1']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(/^The farm in pond_\w+ at \S+ is open\.\n$/);
  return database;
}

/** kill -9, and waits for the end. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

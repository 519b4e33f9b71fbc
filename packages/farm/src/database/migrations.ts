/**
 * The tables of a farm, made step by step: each step is applied once, in order, and remembered in the table `migration`.
 * A step is never changed once it has been published; a change is a new step.
 *
 * The queue itself is made by pg-boss, in a schema of its own.
 */
import type { Connection, Statements } from './connection.ts';
import { FarmError } from './farm-error.ts';

const STEPS: readonly string[] = [
  `
  CREATE TABLE lilypad.farm (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'draining', 'alarm')),
    lost_after_ms integer NOT NULL
  );
  COMMENT ON TABLE lilypad.farm IS 'one row: whether the farm is open, and when a silent worker counts as lost';

  CREATE TABLE lilypad.result (
    id uuid PRIMARY KEY,
    version text NOT NULL,
    kind text NOT NULL,
    question jsonb NOT NULL,
    answer jsonb NOT NULL,
    details jsonb NOT NULL,
    worker text NOT NULL,
    recorded timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX result_recorded ON lilypad.result (recorded);
  COMMENT ON TABLE lilypad.result IS 'what was computed: one row a job; details (method, time) may differ from run to run';

  CREATE TABLE lilypad.alarm (
    job uuid PRIMARY KEY REFERENCES lilypad.result ON DELETE CASCADE,
    second jsonb NOT NULL,
    worker text NOT NULL,
    raised timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  COMMENT ON TABLE lilypad.alarm IS 'second results that differ from the recorded ones';

  CREATE TABLE lilypad.worker (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    version text NOT NULL,
    threads integer NOT NULL,
    memory integer NOT NULL,
    beats bigint NOT NULL DEFAULT 0,
    started timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  COMMENT ON TABLE lilypad.worker IS 'processes at work; one that lives counts its beats up';

  CREATE TABLE lilypad.holding (
    job uuid PRIMARY KEY,
    attempt uuid NOT NULL,
    queue text NOT NULL,
    worker uuid NOT NULL REFERENCES lilypad.worker,
    share real NOT NULL DEFAULT 0,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX holding_worker ON lilypad.holding (worker);
  COMMENT ON TABLE lilypad.holding IS 'which worker has which job, and how much of it is done (0 to 1)';

  CREATE TABLE lilypad.checkpoint (
    job uuid PRIMARY KEY,
    state jsonb NOT NULL
  );
  COMMENT ON TABLE lilypad.checkpoint IS 'what a job has done so far, for whoever goes on with it';

  CREATE TABLE lilypad.trouble (
    job uuid PRIMARY KEY,
    queue text NOT NULL,
    kind text NOT NULL,
    question jsonb NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    losses integer NOT NULL DEFAULT 0,
    parked boolean NOT NULL DEFAULT false,
    message text NOT NULL,
    happened timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  COMMENT ON TABLE lilypad.trouble IS 'jobs that failed or whose workers were lost; parked ones are not tried again';
  `,
  `
  ALTER TABLE lilypad.trouble ADD COLUMN memory integer;
  COMMENT ON COLUMN lilypad.trouble.memory IS 'of a parked job: the megabytes that were not enough; null if it lacked none';
  `,
  `
  ALTER TABLE lilypad.worker ADD COLUMN lost_after_ms integer NOT NULL DEFAULT 0;
  COMMENT ON COLUMN lilypad.worker.lost_after_ms IS 'how long it may be silent: what the farm said when it began';
  `,
  `
  ALTER TABLE lilypad.farm ADD COLUMN unwanted_after_ms integer NOT NULL DEFAULT 300000;
  COMMENT ON COLUMN lilypad.farm.unwanted_after_ms IS 'when a silent command counts as gone';

  CREATE TABLE lilypad.command (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    version text NOT NULL,
    beats bigint NOT NULL DEFAULT 0,
    unwanted_after_ms integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON TABLE lilypad.command IS 'processes that wait for jobs; one that lives counts its beats up';

  CREATE TABLE lilypad.wish (
    job uuid NOT NULL,
    command uuid NOT NULL,
    PRIMARY KEY (job, command)
  );
  CREATE INDEX wish_command ON lilypad.wish (command);
  COMMENT ON TABLE lilypad.wish IS 'which command waits for which job; who forgets a command deletes its wishes';

  ALTER TABLE lilypad.checkpoint ADD COLUMN version text;
  COMMENT ON COLUMN lilypad.checkpoint.version IS 'of the program that saved it; null of those before this column';
  `,
];

/** How long a farm waits for those who give no sign of life, in milliseconds. */
interface Patience {
  /** Of a worker. */
  readonly lostAfterMs: number;
  /** Of a command that waits for jobs. */
  readonly unwantedAfterMs: number;
}

/** The version of the tables that this program works with. */
const CURRENT = STEPS.length;

/**
 * Makes the tables or brings them up to date; several processes may do so at once. `others` makes what else there is,
 * with connections of its own, while no other process does.
 */
export async function migrate(
  connection: Connection,
  { lostAfterMs, unwantedAfterMs }: Patience,
  others: () => Promise<void>,
): Promise<void> {
  await connection.transaction(async (statements) => {
    await statements.executeSql("SELECT pg_advisory_xact_lock(hashtext('lilypad farm migrations'))");
    await others();
    await statements.executeSql('CREATE SCHEMA IF NOT EXISTS lilypad');
    await statements.executeSql(
      'CREATE TABLE IF NOT EXISTS lilypad.migration (step integer PRIMARY KEY, applied timestamptz DEFAULT now())',
    );
    const version = await versionOf(statements);
    refuseNewer(version);
    for (let step = version; step < CURRENT; step++) {
      await statements.executeSql(STEPS[step] as string);
      await statements.executeSql('INSERT INTO lilypad.migration (step) VALUES ($1)', [step + 1]);
    }
    await statements.executeSql(
      `INSERT INTO lilypad.farm (lost_after_ms, unwanted_after_ms) VALUES ($1, $2)
       ON CONFLICT (one) DO UPDATE SET lost_after_ms = excluded.lost_after_ms, unwanted_after_ms = excluded.unwanted_after_ms`,
      [lostAfterMs, unwantedAfterMs],
    );
  });
}

/** Checks that the tables are those of this program. */
export async function checkVersion(connection: Connection): Promise<void> {
  const version = await versionOf(connection);
  refuseNewer(version);
  if (version < CURRENT) {
    throw new FarmError('input', 'the database is not up to date; bring it up to date with lilypad farm start');
  }
}

async function versionOf(statements: Statements): Promise<number> {
  const { rows } = await statements.executeSql('SELECT coalesce(max(step), 0)::int AS version FROM lilypad.migration');
  return Number(rows[0]?.version);
}

function refuseNewer(version: number): void {
  if (version <= CURRENT) return;
  throw new FarmError('input', 'the database was prepared by a newer version of this program');
}

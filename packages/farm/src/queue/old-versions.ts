/**
 * What versions of the program leave behind that nobody has any more: queues with jobs, notes of failures, checkpoints. It is of no use,
 * since only a worker of that version would take such a job, and whoever needs its result asks with another version. Results stay.
 *
 * A version is kept if it is ours, if a worker has it, or if a command of it has given a sign of life lately, by the clock of the database. A
 * clock that jumps costs such a command the checkpoints of its jobs: it asks for them again.
 */
import type { Row, Statements } from '../database/connection.ts';
import type { Farm } from './farm.ts';

/** What is left of versions that nobody has any more. */
export interface OldVersions {
  /** The versions. */
  readonly versions: readonly string[];
  /** How many jobs: they wait, rest or are parked. */
  readonly jobs: number;
  /** How many notes of jobs that failed or were lost. */
  readonly notes: number;
  /** How many checkpoints. */
  readonly checkpoints: number;
}

/** The version in the name of a queue. */
const versionIn = (name: string): string => `regexp_replace(${name}, '-[0-9]+$', '')`;

/** With $1 for our version. */
const KEPT = `
  SELECT $1 UNION ALL SELECT version FROM lilypad.worker
  UNION ALL SELECT version FROM lilypad.command WHERE seen > now() - make_interval(secs => unwanted_after_ms / 1000.0)`;

/** Checkpoints that were saved before they named their version are those of their jobs, or of nobody. */
const SAVED = `
  SELECT c.job, coalesce(${versionIn('j.name')}, c.version, '') AS version
    FROM lilypad.checkpoint c LEFT JOIN lilypad_queue.job j ON j.id = c.job`;

/**
 * Counts what is left of versions that nobody has any more.
 *
 * @example
 * ```ts
 * const left = async (farm: Farm): Promise<number> => (await oldVersions(farm)).jobs;
 * left.length; // => 1
 * ```
 */
export const oldVersions = async (farm: Farm): Promise<OldVersions> => (await found(farm, farm.connection)).old;

/**
 * Removes what is left of versions that nobody has any more, but no results; returns what it was.
 *
 * @example
 * ```ts
 * const removed = async (farm: Farm): Promise<readonly string[]> => (await removeOldVersions(farm)).versions;
 * removed.length; // => 1
 * ```
 */
export async function removeOldVersions(farm: Farm): Promise<OldVersions> {
  return farm.connection.transaction(async (statements) => {
    // No command comes back meanwhile.
    await farm.queue.lock(statements);
    const { old, queues } = await found(farm, statements);
    const { versions } = old;
    await statements.executeSql(
      `DELETE FROM lilypad.checkpoint WHERE job IN (SELECT job FROM (${SAVED}) saved WHERE version = ANY($1) OR version = '')`,
      [versions],
    );
    await statements.executeSql(`DELETE FROM lilypad.trouble WHERE ${versionIn('queue')} = ANY($1)`, [versions]);
    await statements.executeSql(
      `WITH gone AS (DELETE FROM lilypad.command WHERE version = ANY($1) RETURNING id)
       DELETE FROM lilypad.wish WHERE command IN (SELECT id FROM gone)`,
      [versions],
    );
    await farm.queue.drop(queues, statements);
    return old;
  });
}

async function found({ version }: Farm, statements: Statements): Promise<{ old: OldVersions; queues: string[] }> {
  const { rows } = await statements.executeSql(
    `WITH old AS (
       SELECT version FROM (
         SELECT ${versionIn('name')} FROM lilypad_queue.queue UNION SELECT ${versionIn('queue')} FROM lilypad.trouble
         UNION SELECT version FROM (${SAVED}) saved WHERE version <> ''
       ) every (version) WHERE version NOT IN (${KEPT}))
     SELECT ARRAY(SELECT version FROM old ORDER BY version) AS versions,
            ARRAY(SELECT name FROM lilypad_queue.queue WHERE ${versionIn('name')} IN (SELECT version FROM old) ORDER BY name) AS queues,
            (SELECT count(*) FROM lilypad_queue.job WHERE ${versionIn('name')} IN (SELECT version FROM old))::int AS jobs,
            (SELECT count(*) FROM lilypad.trouble WHERE ${versionIn('queue')} IN (SELECT version FROM old))::int AS notes,
            (SELECT count(*) FROM (${SAVED}) saved WHERE version = '' OR version IN (SELECT version FROM old))::int AS checkpoints`,
    [version],
  );
  const { versions, queues, jobs, notes, checkpoints } = rows[0] as Row;
  return {
    old: {
      versions: versions as readonly string[],
      jobs: Number(jobs),
      notes: Number(notes),
      checkpoints: Number(checkpoints),
    },
    queues: queues as string[],
  };
}

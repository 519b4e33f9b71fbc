/**
 * The queue: pg-boss in a schema of its own. It keeps jobs that wait or are in hand; what is done is deleted, since its
 * result is recorded.
 *
 * There is one queue for each version of the program and each step of memory. pg-boss hands out the job with the highest
 * priority, for which it would sort all that wait; an index beside its own spares it that. Of its clocks nothing is
 * used: a job that waits is due, whatever the time is.
 */
import PgBoss from 'pg-boss';
import type { Connection, Row, Statements } from '../database/connection.ts';
import { MEMORY_STEPS } from '../jobs/job.ts';

const SCHEMA = 'lilypad_queue';
/** pg-boss never gives up a job; queue.ts decides when it is parked. */
const RETRY_LIMIT = 1_000_000;
/** In minutes: thirty years, about as long as pg-boss can count. */
const RETENTION_MINUTES = 30 * 365 * 24 * 60;

/**
 * For transactions that fetch: PostgreSQL sorts all jobs that wait, instead of using the index, while it has no statistics of a
 * queue or has them from when it was short.
 */
export const FOR_FETCH = 'SET LOCAL enable_sort = off';

/** The queue of a version for jobs that take so many megabytes. */
const queueName = (version: string, memory: number): string => `${version}-${memory}`;

/** All queues of a version. */
const queueNames = (version: string): string[] => MEMORY_STEPS.map((memory) => queueName(version, memory));

/** A job for the queue. */
export interface QueuedJob {
  readonly id: string;
  readonly queue: string;
  readonly data: object;
  readonly priority: number;
}

export class JobQueue {
  private readonly connection: Connection;
  private readonly boss: PgBoss;
  private readonly version: string;
  /** The queues of this version. */
  private readonly names: readonly string[];

  constructor(connection: Connection, version: string) {
    this.connection = connection;
    this.version = version;
    this.names = queueNames(version);
    this.boss = bossOf(connection, false);
  }

  /** Makes the tables of pg-boss, or brings them up to date; one process at a time. */
  static async migrate(connection: Connection): Promise<void> {
    await bossOf(connection, true).start();
  }

  /** The queue for jobs that take so many megabytes, one of `MEMORY_STEPS`. */
  nameFor(memory: number): string {
    return queueName(this.version, memory);
  }

  /** Makes the queues of this version that are missing: all of them, each with its index, or none. */
  async prepare(): Promise<void> {
    if (await this.isPrepared(this.connection)) return;
    await this.connection.transaction((statements) => this.make(statements));
  }

  private async isPrepared(statements: Statements): Promise<boolean> {
    const { names } = this;
    const { rows } = await statements.executeSql(`SELECT name FROM ${SCHEMA}.queue WHERE name = ANY($1)`, [names]);
    return rows.length === names.length;
  }

  /** With the connection of a transaction: if many processes wait for this one, a pooler may have no other. */
  private async make(statements: Statements): Promise<void> {
    await lockQueues(statements);
    const boss = bossOf(statements, false);
    for (const name of this.names) {
      await boss.createQueue(name, { name, retryLimit: RETRY_LIMIT, retentionMinutes: RETENTION_MINUTES });
      await this.addIndex(name, statements);
    }
  }

  private async addIndex(name: string, statements: Statements): Promise<void> {
    const { rows } = await statements.executeSql(`SELECT partition_name FROM ${SCHEMA}.queue WHERE name = $1`, [name]);
    const table = String(rows[0]?.partition_name);
    if (!/^\w+$/.test(table)) throw new Error('pg-boss names its tables in another way');
    await statements.executeSql(
      `CREATE INDEX IF NOT EXISTS ${table}_order ON ${SCHEMA}.${table} (priority DESC, created_on, id) WHERE state < 'active'`,
    );
  }

  /** Removes queues of any version with all jobs in them. */
  async drop(names: readonly string[], statements: Statements): Promise<void> {
    await lockQueues(statements);
    const boss = bossOf(statements, false);
    await statements.executeSql(`DELETE FROM ${SCHEMA}.job WHERE name = ANY($1)`, [names]);
    for (const name of names) await boss.deleteQueue(name);
  }

  /** Until the end of a transaction nobody else adds jobs, lets them rest or wakes them. */
  async lock(statements: Statements): Promise<void> {
    await statements.executeSql("SELECT pg_advisory_xact_lock(hashtext('lilypad farm jobs'))");
  }

  /** Those of some jobs that are in no queue of this version, and those that are in one and not handed out: parked, or at rest. */
  async absent(ids: readonly string[], statements: Statements): Promise<{ absent: string[]; cancelled: string[] }> {
    const { rows } = await statements.executeSql(
      `SELECT asked.id::text, j.id IS NULL AS "isAbsent" FROM unnest($1::uuid[]) AS asked (id)
         LEFT JOIN (SELECT id, state FROM ${SCHEMA}.job WHERE name = ANY($2) AND id = ANY($1)) j ON j.id = asked.id
        WHERE j.id IS NULL OR j.state = 'cancelled'`,
      [ids, this.names],
    );
    const idsThat = (isAbsent: boolean) => rows.filter((row) => row.isAbsent === isAbsent).map(({ id }) => String(id));
    return { absent: idsThat(true), cancelled: idsThat(false) };
  }

  /** Adds jobs that are in no queue. Queues that somebody has removed since they were prepared are made again: pg-boss would add nothing. */
  async add(jobs: readonly QueuedJob[], statements: Statements): Promise<void> {
    if (!(await this.isPrepared(statements))) await this.make(statements);
    const inserts = jobs.map(({ id, queue, data, priority }) => ({ id, name: queue, data, priority }));
    await this.boss.insert(inserts, { db: dbOf(statements) });
  }

  /** The next job of a queue, now in hand; null if none waits. */
  async fetch(queue: string, statements: Statements): Promise<{ readonly id: string; readonly data: unknown } | null> {
    // pg-boss keeps the errors of a fetch to itself.
    let failure: unknown;
    const db = dbOf({
      executeSql: (text, values) =>
        statements.executeSql(text, values).catch((error: unknown) => {
          failure = error;
          throw error;
        }),
    });
    const [job] = await this.boss.fetch(queue, { ignoreStartAfter: true, db });
    if (failure !== undefined) throw failure;
    return job === undefined ? null : { id: job.id, data: job.data };
  }

  /** Takes a job off one queue. */
  async removeFrom(queue: string, id: string, statements: Statements): Promise<void> {
    await this.boss.deleteJob(queue, id, { db: dbOf(statements) });
  }

  /** Takes a job off the queue where it was, or off that to which it has moved since. */
  async remove(queue: string, id: string, statements: Statements): Promise<void> {
    const where = `DELETE FROM ${SCHEMA}.job WHERE name = ANY($1) AND id = $2 RETURNING id`;
    // Most are where they were, and to look in one queue takes half the time.
    const { rows } = await statements.executeSql(where, [[queue], id]);
    if (rows.length === 0) await statements.executeSql(where, [this.names, id]);
  }

  /** Puts a job in hand back into the queue. */
  async putBack(queue: string, id: string, statements: Statements): Promise<void> {
    await this.boss.fail(queue, id, {}, { db: dbOf(statements) });
  }

  /** Keeps a job in the queue, but hands it out no more. */
  async park(queue: string, id: string, statements: Statements): Promise<void> {
    await this.boss.cancel(queue, id, { db: dbOf(statements) });
  }

  /** Hands those jobs out no more that wait in the queues of a version and whose numbers a query finds, with $2 as its parameter. */
  async rest(version: string, query: string, parameter: string, statements: Statements): Promise<void> {
    await statements.executeSql(
      `UPDATE ${SCHEMA}.job SET state = 'cancelled' WHERE name = ANY($1) AND state < 'active' AND id IN (${query})`,
      [queueNames(version), parameter],
    );
  }

  /** Hands jobs of this version that rest out again. */
  async wake(ids: readonly string[], statements: Statements): Promise<void> {
    await statements.executeSql(
      `UPDATE ${SCHEMA}.job SET state = 'created', completed_on = NULL
        WHERE name = ANY($1) AND state = 'cancelled' AND id = ANY($2)
          AND id NOT IN (SELECT job FROM lilypad.trouble WHERE parked AND job = ANY($2))`,
      [this.names, ids],
    );
  }

  /** The least of these steps of memory in which one of some jobs waits; null if none does. */
  async leastMemory(memories: readonly number[], ids: readonly string[]): Promise<number | null> {
    for (const memory of memories) {
      const { rows } = await this.connection.executeSql(
        `SELECT 1 FROM ${SCHEMA}.job WHERE name = $1 AND id = ANY($2) AND state < 'active' LIMIT 1`,
        [this.nameFor(memory), ids],
      );
      if (rows.length > 0) return memory;
    }
    return null;
  }

  /** How many jobs of all versions rest, and some of those that rest or are in hand though no command waits for them. */
  async unwanted(most: number): Promise<{ readonly resting: number; readonly jobs: readonly Row[] }> {
    const resting = `state = 'cancelled' AND NOT EXISTS (SELECT FROM lilypad.trouble t WHERE t.job = j.id AND t.parked)`;
    const held = `state = 'active' AND id IN (SELECT job FROM lilypad.holding) AND NOT EXISTS (SELECT FROM lilypad.wish w WHERE w.job = j.id)`;
    const { rows } = await this.connection.executeSql(
      `SELECT count(*)::int AS jobs FROM ${SCHEMA}.job j WHERE ${resting}`,
    );
    const { rows: jobs } = await this.connection.executeSql(
      `SELECT data->>'kind' AS kind, data->'question' AS question, state = 'active' AS "inHand" FROM ${SCHEMA}.job j
        WHERE (${resting}) OR (${held}) ORDER BY state, priority DESC, id LIMIT $1`,
      [most],
    );
    return { resting: Number(rows[0]?.jobs), jobs };
  }

  /** How many jobs wait and are in hand, by queue, for all versions. */
  async sizes(): Promise<readonly Row[]> {
    const { rows } = await this.connection.executeSql(
      `SELECT name AS queue, count(*) FILTER (WHERE state < 'active')::int AS waiting,
              count(*) FILTER (WHERE state = 'active')::int AS "inHand"
         FROM ${SCHEMA}.job WHERE state <= 'active' GROUP BY name ORDER BY name`,
    );
    return rows;
  }
}

const lockQueues = (statements: Statements): Promise<unknown> =>
  statements.executeSql("SELECT pg_advisory_xact_lock(hashtext('lilypad farm queues'))");

function bossOf(statements: Statements, migrate: boolean): PgBoss {
  return new PgBoss({ db: dbOf(statements), schema: SCHEMA, migrate, supervise: false, schedule: false });
}

/** A thing that runs statements, as pg-boss wants it: with rows that it may change. */
const dbOf = (statements: Statements): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: [...(await statements.executeSql(text, values)).rows] }),
});

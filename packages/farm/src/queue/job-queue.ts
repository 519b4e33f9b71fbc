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
    this.names = MEMORY_STEPS.map((memory) => this.nameFor(memory));
    this.boss = bossOf(connection, false);
  }

  /** Makes the tables of pg-boss, or brings them up to date; one process at a time. */
  static async migrate(connection: Connection): Promise<void> {
    await bossOf(connection, true).start();
  }

  /** The queue for jobs that take so many megabytes, one of `MEMORY_STEPS`. */
  nameFor(memory: number): string {
    return `${this.version}-${memory}`;
  }

  /** Makes the queues of this version that are missing: all of them, each with its index, or none. */
  async prepare(): Promise<void> {
    const { names } = this;
    const { rows } = await this.connection.executeSql(`SELECT name FROM ${SCHEMA}.queue WHERE name = ANY($1)`, [names]);
    if (rows.length === names.length) return;
    await this.connection.transaction(async (statements) => {
      await statements.executeSql("SELECT pg_advisory_xact_lock(hashtext('lilypad farm queues'))");
      // With the connection of the transaction: if many processes wait for this one, a pooler may have no other.
      const boss = bossOf(statements, false);
      for (const name of names) {
        await boss.createQueue(name, { name, retryLimit: RETRY_LIMIT, retentionMinutes: RETENTION_MINUTES });
        await this.addIndex(name, statements);
      }
    });
  }

  private async addIndex(name: string, statements: Statements): Promise<void> {
    const { rows } = await statements.executeSql(`SELECT partition_name FROM ${SCHEMA}.queue WHERE name = $1`, [name]);
    const table = String(rows[0]?.partition_name);
    if (!/^\w+$/.test(table)) throw new Error('pg-boss names its tables in another way');
    await statements.executeSql(
      `CREATE INDEX IF NOT EXISTS ${table}_order ON ${SCHEMA}.${table} (priority DESC, created_on, id) WHERE state < 'active'`,
    );
  }

  /** Those of some jobs that are in no queue of this version. */
  async absent(ids: readonly string[], statements: Statements): Promise<string[]> {
    const { rows } = await statements.executeSql(
      `SELECT unnest($1::uuid[])::text AS id EXCEPT SELECT id::text FROM ${SCHEMA}.job WHERE name = ANY($2) AND id = ANY($1)`,
      [ids, this.names],
    );
    return rows.map(({ id }) => String(id));
  }

  /** Adds jobs that are in no queue. */
  async add(jobs: readonly QueuedJob[], statements: Statements): Promise<void> {
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

function bossOf(statements: Statements, migrate: boolean): PgBoss {
  return new PgBoss({ db: dbOf(statements), schema: SCHEMA, migrate, supervise: false, schedule: false });
}

/** A thing that runs statements, as pg-boss wants it: with rows that it may change. */
const dbOf = (statements: Statements): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: [...(await statements.executeSql(text, values)).rows] }),
});

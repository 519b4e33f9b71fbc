/**
 * A few connections to the database, shared by all threads of a process. Every statement and every transaction stands
 * alone: nothing is kept in a session, so a pooler between program and database may give each transaction another one.
 */
import pg from 'pg';
import { type Address, parseAddress } from './address.ts';
import { farmErrorOf, isCollision, isPassing } from './trouble.ts';

/** Rows as PostgreSQL gives them: data from outside, to be checked by whoever reads it. */
export type Row = Readonly<Record<string, unknown>>;

/** Something that runs statements: a connection, or a transaction. The name of the method is that of pg-boss. */
export interface Statements {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
}

export interface ConnectionOptions {
  /** Told once when the database does not answer, and once when it does again. */
  readonly onTrouble?: ((sentence: string) => void) | undefined;
}

const MOST_CONNECTIONS = 3;
const CONNECT_MS = 10_000;
const QUERY_MS = 120_000;
/** A machine that vanishes in the middle of a transaction must not hold its locks for long. */
const BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'";
/** What others are in the way of is tried so often, after a moment that is no longer than that. */
const MOST_TRIES = 10;
const LONGEST_MOMENT_MS = 50;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;
/** A statement that is not answered may hold up the end so long. */
const CLOSE_MS = 1000;

export class Connection implements Statements {
  readonly address: Address;
  private readonly pool: pg.Pool;
  private readonly tell: (sentence: string) => void;
  private readonly clients = new Set<pg.PoolClient>();
  /** How many works wait until the database is well again. */
  private waiting = 0;
  private wasThere = false;
  private closed = false;

  constructor(address: string, { onTrouble = () => {} }: ConnectionOptions = {}) {
    this.address = parseAddress(address);
    this.tell = onTrouble;
    this.pool = new pg.Pool({
      connectionString: this.address.connectionString,
      application_name: 'lilypad',
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    // A connection that breaks is replaced when it is needed; who uses it is told by its statements.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      client.on('error', () => {});
      this.clients.add(client);
    });
    this.pool.on('remove', (client) => void this.clients.delete(client));
  }

  /** Runs one statement. */
  async executeSql(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }> {
    return this.undisturbed(async () => {
      const result = lastOf(await this.pool.query(text, values as unknown[]));
      this.wasThere = true;
      return result;
    });
  }

  /**
   * Runs statements that take effect together or not at all, again if others were in the way; `settings` are statements that hold for
   * them alone.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>, settings = ''): Promise<T> {
    return this.undisturbed(() => this.attempt(work, settings));
  }

  /** Does what PostgreSQL may take back whole, as where two wait for each other, and then does it again. */
  private async undisturbed<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isCollision(error) || tries === MOST_TRIES) throw farmErrorOf(error, this.address, this.wasThere);
        await new Promise((resolve) => setTimeout(resolve, LONGEST_MOMENT_MS * Math.random()));
      }
    }
  }

  private async attempt<T>(work: (statements: Statements) => Promise<T>, settings: string): Promise<T> {
    let client: pg.PoolClient | undefined;
    let broken = true;
    try {
      client = await this.pool.connect();
      const { query } = client;
      const send = query.bind(client) as unknown as Statements['executeSql'];
      const run: typeof send = async (text, values) => lastOf(await send(text, values));
      await run(`${BEGIN}; ${settings}`);
      try {
        const result = await work({ executeSql: run });
        await run('COMMIT');
        broken = false;
        return result;
      } catch (error) {
        await run('ROLLBACK');
        broken = false;
        throw error;
      }
    } finally {
      client?.release(broken);
    }
  }

  /**
   * Runs `work`, again and again while the database is away, full or read-only. So `work` must be something that may
   * happen twice: the database may have done it when the connection broke. After `deadline`, by the clock of
   * `performance`, it is not tried again.
   */
  async persist<T>(work: () => Promise<T>, deadline = Number.POSITIVE_INFINITY): Promise<T> {
    let isWaiting = false;
    try {
      for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
        try {
          const result = await work();
          // Others may still wait: a database that is full answers whoever only asks.
          if (isWaiting && this.waiting === 1) this.tell('the database answers again');
          return result;
        } catch (error) {
          if (!isPassing(error) || this.closed || performance.now() >= deadline) throw error;
          if (!isWaiting) this.waiting += 1;
          if (!isWaiting && this.waiting === 1) this.tell(`${error.message}; trying again`);
          isWaiting = true;
          await new Promise((resolve) => setTimeout(resolve, Math.min(wait, deadline - performance.now())));
        }
      }
    } finally {
      if (isWaiting) this.waiting -= 1;
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    const timer = setTimeout(() => {
      for (const client of this.clients) void (client as unknown as pg.Client).end().catch(() => {});
    }, CLOSE_MS);
    await this.pool.end();
    clearTimeout(timer);
  }
}

/** A text with several statements has several results. */
const lastOf = <T>(result: T | readonly T[]): T => (Array.isArray(result) ? (result.at(-1) as T) : (result as T));

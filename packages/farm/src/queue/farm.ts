/** A farm: the database with its queue and its results, as one process of one version of the program uses it. */
import { Connection, type ConnectionOptions, type Row } from '../database/connection.ts';
import { FarmError } from '../database/farm-error.ts';
import { checkVersion, migrate } from '../database/migrations.ts';
import { unprepared } from '../database/trouble.ts';
import { differing, excerpt } from './excerpt.ts';
import { JobQueue } from './job-queue.ts';

/** Whether jobs are handed out: `draining` after `farm stop`, `alarm` after two different results for one job, or one that its reader does not believe. */
export type FarmState = 'open' | 'draining' | 'alarm';

/** How to open a farm. */
export interface FarmOptions extends ConnectionOptions {
  /** The version of the program, which jobs name. */
  readonly version: string;
}

/** How to prepare a farm. */
export interface StartOptions extends FarmOptions {
  /** A worker that gives no sign of life for so long has lost its jobs, in milliseconds. */
  readonly lostAfterMs: number;
  /** A command that gives no sign of life for so long waits for its jobs no more, in milliseconds (default 300,000). */
  readonly unwantedAfterMs?: number;
  /** Have parked jobs, and those whose results are in dispute, done again when a command next asks for them. */
  readonly again?: boolean;
}

/** Longer than a command is cut off, suspended or busy with what it was answered. */
const UNWANTED_AFTER_MS = 300_000;

/**
 * An open farm. Close it, or the process does not end.
 *
 * @example
 * ```ts
 * await Farm.open('pond', { version: '0.1.0' }); // => throws FarmError: a farm is named by an address …
 * ```
 */
export class Farm {
  /** The database. */
  readonly connection: Connection;
  /** The queue of jobs. */
  readonly queue: JobQueue;
  /** The version of the program, which jobs name. */
  readonly version: string;
  /** A worker that gives no sign of life for so long has lost its jobs, in milliseconds. */
  readonly lostAfterMs: number;
  /** A command that gives no sign of life for so long waits for its jobs no more, in milliseconds. */
  readonly unwantedAfterMs: number;

  private constructor(connection: Connection, queue: JobQueue, version: string, patience: Row) {
    this.connection = connection;
    this.queue = queue;
    this.version = version;
    this.lostAfterMs = Number(patience.lost);
    this.unwantedAfterMs = Number(patience.unwanted);
  }

  /**
   * Opens a farm that was prepared.
   *
   * @throws FarmError - if it cannot be used
   */
  static async open(address: string, { version, ...options }: FarmOptions): Promise<Farm> {
    const connection = new Connection(address, options);
    try {
      await checkVersion(connection);
      const queue = new JobQueue(connection, version);
      await queue.prepare();
      const { rows } = await connection.executeSql(
        'SELECT lost_after_ms::int AS lost, unwanted_after_ms::int AS unwanted FROM lilypad.farm',
      );
      if (rows[0] === undefined) throw new FarmError('input', unprepared(connection.address));
      return new Farm(connection, queue, version, rows[0]);
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /**
   * Prepares a database, or brings it up to date, and opens the farm in it.
   *
   * @throws FarmError - if the database cannot be used, or there is an alarm
   */
  static async start(address: string, { again = false, ...options }: StartOptions): Promise<Farm> {
    const { lostAfterMs, unwantedAfterMs = UNWANTED_AFTER_MS } = options;
    const connection = new Connection(address, options);
    try {
      await migrate(connection, { lostAfterMs, unwantedAfterMs }, () => JobQueue.migrate(connection));
    } finally {
      await connection.close();
    }
    const farm = await Farm.open(address, options);
    try {
      if (again) await farm.tryAgain();
      await farm.connection.executeSql("UPDATE lilypad.farm SET state = 'open' WHERE state <> 'alarm'");
      await farm.refuseAlarm();
      return farm;
    } catch (error) {
      await farm.close();
      throw error;
    }
  }

  /** Whether jobs are handed out. */
  async state(): Promise<FarmState> {
    const { rows } = await this.connection.executeSql('SELECT state FROM lilypad.farm');
    return rows[0]?.state as FarmState;
  }

  /**
   * Whether jobs are handed out, if there is no alarm.
   *
   * @throws FarmError - if there is one: then no result is to be believed
   */
  async refuseAlarm(): Promise<FarmState> {
    const state = await this.state();
    if (state === 'alarm') throw await this.alarm();
    return state;
  }

  /** The alarm in a sentence, with both results. */
  async alarm(): Promise<FarmError> {
    const { rows } = await this.connection.executeSql(
      `SELECT r.kind, r.question, r.answer, r.worker, a.second, a.worker AS other
         FROM lilypad.alarm a JOIN lilypad.result r ON r.id = a.job ORDER BY a.raised LIMIT 1`,
    );
    const [row] = rows;
    if (row === undefined) return new FarmError('alarm', 'the farm was stopped by an alarm');
    const { kind, question, answer, worker, second, other } = row;
    const [one, two] = differing(answer, second);
    return new FarmError(
      'alarm',
      `the farm was stopped because it has two results for ${kind} ${excerpt(JSON.stringify(question), 0)}: ${one} by ${worker} and ${two} by ${other}`,
    );
  }

  /** Forgets parked jobs and disputed results: who needs them next asks anew, with the memory that it allows. */
  private async tryAgain(): Promise<void> {
    await this.connection.transaction(async (statements) => {
      const { rows } = await statements.executeSql('DELETE FROM lilypad.trouble WHERE parked RETURNING job, queue');
      for (const { job, queue } of rows) await this.queue.removeFrom(String(queue), String(job), statements);
      await statements.executeSql('DELETE FROM lilypad.result WHERE id IN (SELECT job FROM lilypad.alarm)');
      await statements.executeSql("UPDATE lilypad.farm SET state = 'open'");
    });
  }

  /** Ends the connections. */
  close(): Promise<void> {
    return this.connection.close();
  }
}

/**
 * A command as the farm sees it: which jobs it waits for, and its signs of life, by which others know that it still does. It counts its beats up,
 * as workers do (watch.ts).
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Statements } from '../database/connection.ts';
import type { Farm } from './farm.ts';
import { forget } from './unwanted.ts';

const BEATS_UNTIL_SILENT = 6;
const LONGEST_BEAT_MS = 5000;

export class Asker {
  private readonly farm: Farm;
  private readonly id = randomUUID();
  private hasAsked = false;

  constructor(farm: Farm) {
    this.farm = farm;
  }

  /** How often to beat. */
  get everyMs(): number {
    return Math.min(this.farm.unwantedAfterMs / BEATS_UNTIL_SILENT, LONGEST_BEAT_MS);
  }

  /** Notes that the command waits for some jobs, from now on until it falls silent. */
  async ask(ids: readonly string[], statements: Statements): Promise<void> {
    const { version, unwantedAfterMs } = this.farm;
    await statements.executeSql(
      `INSERT INTO lilypad.command (id, name, version, unwanted_after_ms) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`,
      [this.id, `${hostname()}:${process.pid}`, version, unwantedAfterMs],
    );
    await statements.executeSql(
      'INSERT INTO lilypad.wish (job, command) SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING',
      [ids, this.id],
    );
    this.hasAsked = true;
  }

  /** A sign of life; false if the others have given us up, as after a long break of the connection: then we must ask again. */
  async beat(): Promise<boolean> {
    if (!this.hasAsked) return true;
    const { rows } = await this.farm.connection.executeSql(
      'UPDATE lilypad.command SET beats = beats + 1, seen = now() WHERE id = $1 RETURNING id',
      [this.id],
    );
    return rows.length > 0;
  }

  /** Notes that the command waits for nothing any more. */
  async leave(): Promise<void> {
    if (this.hasAsked) await forget(this.id, this.farm.connection);
  }
}

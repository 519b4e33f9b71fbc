/**
 * Notices workers and commands that are gone: killed, stopped or cut off. They count their beats up in the database; one whose count
 * stays the same while we look for long enough is gone. Only the time between our own looks counts, measured by a
 * clock that never jumps, so wrong clocks of workers or of the database do no harm. One that began when the farm was more patient
 * counts as slowly as it was told then.
 */
import type { Row } from '../database/connection.ts';
import type { Farm } from './farm.ts';
import { releaseLost } from './ledger.ts';
import { releaseSilent } from './unwanted.ts';

export class Watch {
  private readonly farm: Farm;
  private readonly now: () => number;
  private readonly workers: Counts;
  private readonly commands: Counts;

  constructor(farm: Farm, now: () => number = () => performance.now()) {
    this.farm = farm;
    this.now = now;
    this.workers = new Counts(farm.lostAfterMs);
    this.commands = new Counts(farm.unwantedAfterMs);
  }

  /** How often to look. */
  get everyMs(): number {
    return Math.min(this.farm.lostAfterMs, this.farm.unwantedAfterMs) / 4;
  }

  /** Looks at all workers and commands, and gives back the jobs of workers that are lost; returns how many these are. */
  async look(): Promise<number> {
    const { rows } = await this.farm.connection.executeSql(
      `SELECT id::text, beats::text, lost_after_ms::int AS patience, true AS "isWorker" FROM lilypad.worker
       UNION ALL SELECT id::text, beats::text, unwanted_after_ms::int, false FROM lilypad.command`,
    );
    const now = this.now();
    const of = (isWorker: boolean) => rows.filter((row) => row.isWorker === isWorker);
    for (const { id, beats } of this.commands.silent(of(false), now)) await releaseSilent(this.farm, id, beats);
    let lost = 0;
    for (const { id, beats } of this.workers.silent(of(true), now)) {
      if (await releaseLost(this.farm, id, beats)) lost++;
    }
    return lost;
  }
}

interface Count {
  readonly id: string;
  readonly beats: string;
}

/** The counts of all workers, or of all commands, and since when they are the same. */
class Counts {
  private readonly patience: number;
  private seen = new Map<string, { readonly beats: string; readonly since: number }>();
  private looked = Number.NEGATIVE_INFINITY;

  constructor(patience: number) {
    this.patience = patience;
  }

  /** Those that are silent for too long; `rows` is what there is now. */
  silent(rows: readonly Row[], now: number): Count[] {
    // If we could not look for long, neither could they count: everybody begins anew.
    const before = now - this.looked > this.patience / 2 ? new Map() : this.seen;
    this.looked = now;
    this.seen = new Map();
    const silent: Count[] = [];
    for (const row of rows) {
      const [id, beats] = [String(row.id), String(row.beats)];
      const known = before.get(id);
      const since = known?.beats === beats ? known.since : now;
      this.seen.set(id, { beats, since });
      if (now - since > Math.max(this.patience, Number(row.patience))) silent.push({ id, beats });
    }
    return silent;
  }
}

/**
 * Notices workers that are gone: killed, stopped or cut off. A worker counts its beats up in the database; one whose count
 * stays the same while we look for long enough is lost. Only the time between our own looks counts, measured by a
 * clock that never jumps, so wrong clocks of workers or of the database do no harm. A worker that began when the farm was more patient
 * counts as slowly as it was told then.
 */
import type { Farm } from './farm.ts';
import { releaseLost } from './ledger.ts';

export class Watch {
  private readonly farm: Farm;
  private readonly now: () => number;
  private readonly seen = new Map<string, { readonly beats: string; readonly since: number }>();
  private looked = Number.NEGATIVE_INFINITY;

  constructor(farm: Farm, now: () => number = () => performance.now()) {
    this.farm = farm;
    this.now = now;
  }

  /** How often to look. */
  get everyMs(): number {
    return this.farm.lostAfterMs / 4;
  }

  /** Looks at all workers, and gives back the jobs of those that are lost; returns how many these are. */
  async look(): Promise<number> {
    const { rows } = await this.farm.connection.executeSql(
      'SELECT id::text, beats::text, lost_after_ms::int AS patience FROM lilypad.worker',
    );
    const now = this.now();
    // If we could not look for long, neither could the workers count: everybody begins anew.
    if (now - this.looked > this.farm.lostAfterMs / 2) this.seen.clear();
    this.looked = now;
    let lost = 0;
    for (const row of rows) {
      const [id, beats] = [String(row.id), String(row.beats)];
      const known = this.seen.get(id);
      const patience = Math.max(this.farm.lostAfterMs, Number(row.patience));
      if (known?.beats !== beats) this.seen.set(id, { beats, since: now });
      else if (now - known.since > patience && (await releaseLost(this.farm, id, beats))) lost++;
    }
    return lost;
  }
}

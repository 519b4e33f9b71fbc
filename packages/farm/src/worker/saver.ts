/**
 * Saves the checkpoints of one job: no more often than every few seconds, one at a time, and the latest always, at last when
 * the job is put back. One that could not be saved is tried again, unless there is a later one.
 */
import type { Plain } from '../jobs/job.ts';

export class Saver {
  /** What is not saved. */
  private latest: Plain | undefined;
  /** Until it may be saved. */
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> | undefined;
  private isOver = false;
  private readonly save: (state: Plain) => Promise<void>;
  private readonly everyMs: number;

  /** The first state is saved at once. */
  constructor(save: (state: Plain) => Promise<void>, everyMs: number) {
    this.save = save;
    this.everyMs = everyMs;
  }

  offer(state: Plain): void {
    this.latest = state;
    this.goOn();
  }

  /** Saves what is not saved; to be called when the job is not done. */
  async flush(): Promise<void> {
    await this.stop();
    const { latest } = this;
    if (latest !== undefined) await this.save(latest).catch(() => {});
  }

  /** Begins to save nothing more, and waits until nothing is under way. */
  async stop(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await this.saving;
  }

  /** Saves what is not saved, if it may. */
  private goOn(): void {
    const { latest } = this;
    if (this.isOver || latest === undefined || this.timer !== undefined || this.saving !== undefined) return;
    this.latest = undefined;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.goOn();
    }, this.everyMs);
    this.saving = this.saveNow(latest);
  }

  private async saveNow(state: Plain): Promise<void> {
    try {
      await this.save(state);
    } catch {
      // A checkpoint that is not saved costs time, no result.
      this.latest ??= state;
    }
    this.saving = undefined;
    this.goOn();
  }
}

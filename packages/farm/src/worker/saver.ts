/**
 * Saves the checkpoints of one job: no more often than every few seconds, one after the other, and the latest always, at last when
 * the job is put back.
 */
import type { Plain } from '../jobs/job.ts';

export class Saver {
  private latest: Plain | undefined;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();
  private readonly save: (state: Plain) => Promise<void>;
  private readonly everyMs: number;

  /** The first state is saved at once. */
  constructor(save: (state: Plain) => Promise<void>, everyMs: number) {
    this.save = save;
    this.everyMs = everyMs;
  }

  offer(state: Plain): void {
    this.latest = state;
    if (this.timer === undefined) this.start();
  }

  /** Saves what is not saved; to be called when the job is not done. */
  async flush(): Promise<void> {
    if (this.latest !== undefined) this.start();
    await this.stop();
  }

  /** Forgets what is not saved, and waits until nothing is under way. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.latest = undefined;
    await this.saving;
  }

  private start(): void {
    const { latest } = this;
    this.latest = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.latest !== undefined) this.start();
    }, this.everyMs);
    // A checkpoint that is not saved costs time, no result.
    if (latest !== undefined) this.saving = this.saving.then(() => this.save(latest)).catch(() => {});
  }
}

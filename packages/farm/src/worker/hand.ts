/**
 * A job in the hands of a worker. When no command waits for it any more it is stopped at its next checkpoint, so that little is lost; or when
 * none comes for as long as a silent command is waited for.
 */
import type { HeldJob } from '../queue/ledger.ts';
import type { Place } from './room.ts';

/** What does the job: a thread or a process. */
interface Doer {
  end(): Promise<void>;
}

export class Hand {
  readonly job: HeldJob;
  readonly place: Place;
  /** How much of it is done, from 0 to 1. */
  share = 0;
  /** Whether it was stopped because no command waits for it. */
  isStopped = false;
  private readonly patienceMs: number;
  /** Since when no command waits for it; null if one does. */
  private unwantedSince: number | null = null;
  /** Who does it at the moment. */
  private doer: Doer | null = null;

  constructor(job: HeldJob, place: Place, patienceMs: number) {
    this.job = job;
    this.place = place;
    this.patienceMs = patienceMs;
  }

  /** Knows who does the job while it is done: nobody else may be stopped. */
  async during<T>(doer: Doer, work: () => Promise<T>): Promise<T> {
    this.doer = doer;
    try {
      return await work();
    } finally {
      this.doer = null;
    }
  }

  /** Hears whether a command waits for the job. */
  hear(isWanted: boolean): void {
    if (isWanted) this.unwantedSince = null;
    else this.unwantedSince ??= performance.now();
    if (this.unwantedSince !== null && performance.now() - this.unwantedSince > this.patienceMs) this.stop();
  }

  /** For a moment at which little is lost. */
  stopIfUnwanted(): void {
    if (this.unwantedSince !== null) this.stop();
  }

  private stop(): void {
    if (this.doer === null) return;
    this.isStopped = true;
    void this.doer.end();
  }
}

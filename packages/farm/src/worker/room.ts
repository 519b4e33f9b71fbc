/**
 * The memory of a worker, which its threads share. A thread that asks for a job is promised room for the largest that it may get,
 * until it knows what it has got: several ask at the same moment, and each would take all of the room otherwise.
 */
import { MEMORY_STEPS, memoryTaken } from '../jobs/job.ts';

/** The place of one job. */
export interface Place {
  /** The steps of memory that there is room for, the largest first. */
  readonly steps: readonly number[];
  /** Keeps what a job of this step takes and frees the rest; without a job, all. */
  keep(step: number | null): void;
}

export class Room {
  /** In megabytes. */
  private free: number;
  /** How many threads ask. */
  private asking = 0;
  private waiting: (() => void)[] = [];

  constructor(megabytes: number) {
    this.free = megabytes;
  }

  /** A place for a job; null if other jobs have all of the room. Waits where it is only promised. */
  async place(): Promise<Place | null> {
    for (;;) {
      const steps = MEMORY_STEPS.filter((step) => memoryTaken(step) <= this.free).reverse();
      if (steps[0] !== undefined) return this.promise(steps, memoryTaken(steps[0]));
      if (this.asking === 0) return null;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private promise(steps: readonly number[], most: number): Place {
    let held = most;
    let isAsking = true;
    this.free -= most;
    this.asking += 1;
    const keep = (step: number | null): void => {
      const taken = step === null ? 0 : memoryTaken(step);
      this.free += held - taken;
      held = taken;
      if (isAsking) this.asking -= 1;
      isAsking = false;
      for (const wake of this.waiting.splice(0)) wake();
    };
    return { steps, keep };
  }
}

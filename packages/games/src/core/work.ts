/** The work of comparisons, and how much of it one answer may take. */
import { StorageLimitError } from './limits.ts';

/** What it takes to look up a sum and to add it to the options of another, in the time that a comparison takes. */
const WORK_OF_A_SUM = 8;

export class Work {
  /** What was done so far: about one unit for each option that was looked at. */
  done = 0;
  /** The most that one answer may take. */
  readonly max: number;
  /** Work beyond this is refused. */
  private most = 0;

  constructor(max: number) {
    this.max = max;
  }

  /** Allows as much from now on as one answer may take. */
  allow(): void {
    this.most = this.done + this.max;
  }

  /**
   * Counts work.
   * @throws StorageLimitError - if more was done than was allowed
   */
  spend(units: number): void {
    this.done += units;
    if (this.done > this.most) throw this.tooMuch('A comparison of games');
  }

  /** Counts the work of a sum: of so many options, the sums are looked up. */
  countSums(options: number): void {
    this.done += WORK_OF_A_SUM * options;
  }

  /** A check for an operation that makes many games: it throws if these take more together than one answer may. */
  together(): () => void {
    const most = this.done + this.max;
    return () => {
      if (this.done > most) throw this.tooMuch('An operation on games');
    };
  }

  private tooMuch(what: string): StorageLimitError {
    return new StorageLimitError(`${what} is too much work: more than ${this.max} options would have to be looked at.`);
  }
}

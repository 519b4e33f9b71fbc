/** The progress of work that goes through several counts, one after the other: each has its own progress line. */
import { Progress } from './progress.ts';

export class WorkProgress {
  private readonly logEveryMs: number | undefined;
  private noun = '';
  private total: number | undefined;
  private start = 0;
  private line: Progress | undefined;

  /** `logEveryMs`: how often to write a line where there is no terminal; never unless given. */
  constructor(logEveryMs?: number) {
    this.logEveryMs = logEveryMs;
  }

  /**
   * Reports that `done` things called `noun` are done, of `total` if that is known; `more` is given the rate per
   * second.
   */
  update(noun: string, done: number, total?: number, more?: (perSecond: number) => string): void {
    if (this.line === undefined || noun !== this.noun || total !== this.total) {
      this.clear();
      this.noun = noun;
      this.total = total;
      this.start = performance.now();
      this.line = new Progress(noun, total, { logEveryMs: this.logEveryMs });
    }
    this.line.update(done, more?.(Math.round((1000 * done) / (performance.now() - this.start))));
    if (done === total) this.clear();
  }

  /** Clears the line: before printing something else, and at the end. */
  clear(): void {
    this.line?.clear();
    this.line = undefined;
  }
}

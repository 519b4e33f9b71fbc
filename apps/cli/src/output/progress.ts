/** Counts things done, with an estimate of the time left; shown if the work takes more than two seconds. */
import type { Messages } from './messages.ts';
import { StatusLine } from './status-line.ts';

const FIRST_AFTER_MS = 2000;

interface ProgressOptions {
  /** How often to write a line where there is no terminal; never unless given. */
  readonly logEveryMs?: number | undefined;
  readonly out?: Messages;
  readonly now?: () => number;
}

export class Progress {
  private readonly line: StatusLine;
  private readonly noun: string;
  private readonly total: number | undefined;

  /** Counts things called `noun`, of which there are `total` in all, if that is known. */
  constructor(noun: string, total?: number, { logEveryMs, out, now }: ProgressOptions = {}) {
    this.noun = noun;
    this.total = total;
    this.line = new StatusLine({ firstAfterMs: FIRST_AFTER_MS, logEveryMs }, out, now);
  }

  /** Reports that `done` things are done, and optionally more; cheap enough to call for each. */
  update(done: number, more = ''): void {
    this.line.update((seconds) => `${describe(done, this.total, this.noun, seconds)}${more}`);
  }

  /** Clears the line: before printing something else, and at the end. */
  clear(): void {
    this.line.clear();
  }
}

function describe(done: number, total: number | undefined, noun: string, seconds: number): string {
  const elapsed = duration(seconds);
  if (total === undefined) return `${done} ${noun} in ${elapsed}`;
  const left = done === 0 ? 'no estimate yet' : `about ${duration((seconds / done) * (total - done))} left`;
  return `${done} of ${total} ${noun} in ${elapsed}, ${left}`;
}

/** "1 second", "2.5 seconds". */
export const inSeconds = (seconds: number): string => `${seconds} second${seconds === 1 ? '' : 's'}`;

/** "8 s", "3 min 5 s", "2 h 10 min". */
export function duration(seconds: number): string {
  const s = Math.round(seconds);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

/** A progress line that is updated now and then: on a terminal several times a second, in a log rarely or never. */
import { type Messages, messages } from './messages.ts';

const EVERY_MS = 200;

export interface StatusOptions {
  /** Nothing is shown before this time. */
  readonly firstAfterMs: number;
  /** How often a line is written where there is no terminal; never unless given. */
  readonly logEveryMs?: number | undefined;
}

/** How often long work writes its progress to a log. */
export const LOG_EVERY_MS = 15_000;

export class StatusLine {
  private readonly start: number;
  private next: number;
  private readonly everyMs: number;
  private readonly out: Messages;
  private readonly now: () => number;

  constructor({ firstAfterMs, logEveryMs }: StatusOptions, out: Messages = messages, now = Date.now) {
    this.out = out;
    this.now = now;
    this.start = now();
    this.everyMs = out.isTerminal ? EVERY_MS : (logEveryMs ?? Number.POSITIVE_INFINITY);
    this.next = this.start + (out.isTerminal ? firstAfterMs : this.everyMs);
  }

  /** Shows what `text` says, given the seconds so far, if it is time; cheap enough to call for each thing done. */
  update(text: (seconds: number) => string): void {
    const now = this.now();
    if (now < this.next) return;
    this.next = now + this.everyMs;
    this.out.progress(text((now - this.start) / 1000));
  }

  /** Clears the line when the work is done. */
  clear(): void {
    this.out.clear();
  }
}

/**
 * A line on standard error that tells where the work stands. On a terminal it is written over itself and wiped before
 * anything else is printed, so it never mixes with results; elsewhere, as in a log, it is a line of its own now and then, if
 * that is wanted at all.
 */

const EVERY_MS = 200;

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface StatusOptions {
  /** Nothing is shown before. */
  readonly firstAfterMs: number;
  /** How often a line is written where there is no terminal; never unless given. */
  readonly logEveryMs?: number | undefined;
}

/** How often long work tells where it stands in a log. */
export const LOG_EVERY_MS = 15_000;

export class StatusLine {
  private readonly start: number;
  private next: number;
  private shown = false;
  private readonly everyMs: number;
  private readonly terminal: Terminal;
  private readonly now: () => number;

  constructor({ firstAfterMs, logEveryMs }: StatusOptions, terminal: Terminal = process.stderr, now = Date.now) {
    this.terminal = terminal;
    this.now = now;
    this.start = now();
    this.everyMs = terminal.isTTY === true ? EVERY_MS : (logEveryMs ?? Number.POSITIVE_INFINITY);
    this.next = this.start + (terminal.isTTY === true ? firstAfterMs : this.everyMs);
  }

  /** Shows what `text` says, given the seconds so far, if it is time; cheap enough to call for each thing done. */
  update(text: (seconds: number) => string): void {
    const now = this.now();
    if (now < this.next) return;
    this.next = now + this.everyMs;
    const line = text((now - this.start) / 1000);
    if (this.terminal.isTTY !== true) {
      this.terminal.write(`${line}\n`);
      return;
    }
    this.shown = true;
    this.terminal.write(`\r\u001b[K${line.slice(0, (this.terminal.columns ?? 200) - 1)}`);
  }

  /** Takes the line away: before printing something else, and at the end. */
  clear(): void {
    if (!this.shown) return;
    this.terminal.write('\r\u001b[K');
    this.shown = false;
  }
}

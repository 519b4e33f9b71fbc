/**
 * A line of progress on standard error for work that takes more than two seconds. Shown only on a terminal, and wiped
 * before anything else is printed, so it never mixes with results.
 */

const FIRST_AFTER_MS = 2000;
const EVERY_MS = 200;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  private readonly start: number;
  private next: number;
  private shown = false;
  private readonly noun: string;
  private readonly total: number | undefined;
  private readonly terminal: Terminal;
  private readonly now: () => number;

  /** Counts things called `noun`, of which there are `total` in all, if that is known. */
  constructor(noun: string, total?: number, terminal: Terminal = process.stderr, now: () => number = Date.now) {
    this.noun = noun;
    this.total = total;
    this.terminal = terminal;
    this.now = now;
    this.start = now();
    this.next = this.start + FIRST_AFTER_MS;
  }

  /** Tells that `done` things are done, and perhaps more; cheap enough to call for each. */
  update(done: number, more = ''): void {
    if (this.terminal.isTTY !== true) return;
    const now = this.now();
    if (now < this.next) return;
    this.next = now + EVERY_MS;
    this.shown = true;
    this.terminal.write(`\r\u001b[K${describe(done, this.total, this.noun, (now - this.start) / 1000)}${more}`);
  }

  /** Takes the line away: before printing something else, and at the end. */
  clear(): void {
    if (!this.shown) return;
    this.terminal.write('\r\u001b[K');
    this.shown = false;
  }
}

function describe(done: number, total: number | undefined, noun: string, seconds: number): string {
  const elapsed = duration(seconds);
  if (total === undefined) return `${done} ${noun} in ${elapsed}`;
  const left = done === 0 ? 'no estimate yet' : `about ${duration((seconds / done) * (total - done))} left`;
  return `${done} of ${total} ${noun} in ${elapsed}, ${left}`;
}

/** "8 s", "3 min 5 s", "2 h 10 min". */
export function duration(seconds: number): string {
  const s = Math.round(seconds);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

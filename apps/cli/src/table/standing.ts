/** The progress of a table on one line: a bar, an estimate, the cells in hand and the memory. */
import { duration } from '../progress.ts';
import type { Standing } from './compute.ts';

const BAR = 20;
const EVERY_MS = 200;

export class StandingLine {
  private readonly start = Date.now();
  private next = this.start + 1000;
  private shown = false;

  update(standing: Standing): void {
    const now = Date.now();
    if (process.stderr.isTTY !== true || now < this.next) return;
    this.next = now + EVERY_MS;
    this.shown = true;
    const text = standingText(standing, (now - this.start) / 1000, process.memoryUsage.rss());
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 200) - 1)}`);
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\u001b[K');
    this.shown = false;
  }
}

export function standingText(standing: Standing, seconds: number, bytes: number): string {
  const { cells, cellsDone, cost, costDone, inHand } = standing;
  const share = cost === 0 ? 1 : costDone / cost;
  const full = Math.floor(share * BAR);
  const left = share === 0 ? 'no estimate yet' : `about ${duration((seconds / share) * (1 - share))} left`;
  const hands = inHand.map(({ position, share }) => `${position} ${Math.round(100 * share)}%`).join(', ');
  return [
    `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${cellsDone} of ${cells} cells in ${duration(seconds)}, ${left}`,
    ...(hands === '' ? [] : [`in hand ${hands}`]),
    `${Math.round(bytes / 2 ** 20)} MB`,
  ].join('; ');
}

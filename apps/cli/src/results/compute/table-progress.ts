/** The progress of a table on one line: a bar, an estimate, the current cells and the memory. */
import { duration } from '../../output/progress.ts';
import { LOG_EVERY_MS, StatusLine } from '../../output/status-line.ts';
import type { TableProgress } from './computer.ts';

const BAR = 20;

export class TableProgressLine {
  private readonly line = new StatusLine({ firstAfterMs: 1000, logEveryMs: LOG_EVERY_MS });

  update(progress: TableProgress): void {
    this.line.update((seconds) => tableProgressText(progress, seconds, process.memoryUsage.rss()));
  }

  clear(): void {
    this.line.clear();
  }
}

export function tableProgressText(progress: TableProgress, seconds: number, bytes: number): string {
  const { cells, cellsDone, cost, costDone, inHand } = progress;
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

/** Computes positions that are not known, unless they are too much work, and shows the progress. */
import { cellCost } from '@lilypad/tables';
import { version } from '../../output/version.ts';
import type { KnownResults } from '../known.ts';
import { computeCells, type Failure } from './computer.ts';
import { TableProgressLine } from './table-progress.ts';

interface FillOptions {
  /** In arrangements of a sweep. */
  readonly most: number;
  readonly threads: number;
  /** In megabytes, for all threads. */
  readonly memory: number;
  readonly seconds?: number;
}

/** Returns the positions for which memory or time was not enough. */
export async function computePositions(
  positions: readonly string[],
  { store, bundled }: KnownResults,
  { most, threads, memory, seconds }: FillOptions,
): Promise<Failure[]> {
  const tasks = positions
    .map((position) => ({ position, cost: cellCost(position) }))
    .filter(({ cost }) => cost <= most);
  const line = new TableProgressLine();
  const onProgress = line.update.bind(line);
  const known = (position: string): string | undefined => bundled.get(position)?.value;
  const maxBytes = memory * 2 ** 20;
  try {
    return await computeCells(tasks, store, { threads, maxBytes, version: version(), known, seconds, onProgress });
  } finally {
    line.clear();
  }
}

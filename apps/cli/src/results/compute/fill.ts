/** Computes positions that are not known, unless they are too much work, and shows the progress. */
import { cellCost } from '@lilypad/tables';
import { version } from '../../output/version.ts';
import type { KnownResults } from '../known.ts';
import { computeCells } from './computer.ts';
import type { Failure } from './failure.ts';
import { TableProgressLine } from './table-progress.ts';

interface FillOptions {
  /** In arrangements of a sweep. */
  readonly most: number;
  readonly threads: number;
  /** In megabytes, for all threads. */
  readonly memory: number;
  readonly seconds?: number;
  /** The database of a farm that is to compute them. */
  readonly farm?: string;
}

/** Returns the positions for which memory or time was not enough. */
export async function computePositions(
  positions: readonly string[],
  results: KnownResults,
  { most, threads, memory, seconds, farm }: FillOptions,
): Promise<readonly Failure[]> {
  const tasks = positions
    .map((position) => ({ position, cost: cellCost(position) }))
    .filter(({ cost }) => cost <= most);
  const line = new TableProgressLine();
  const onProgress = line.update.bind(line);
  const known = (position: string): string | undefined => results.bundled.get(position)?.value;
  const maxBytes = memory * 2 ** 20;
  const how = { version: version(), seconds, onProgress };
  try {
    if (tasks.length > 0 && farm !== undefined && farm !== '') {
      return await (await import('./farm-cells.ts')).farmCells(tasks, results, { ...how, farm, memory });
    }
    return await computeCells(tasks, results.store, { ...how, threads, maxBytes, known });
  } finally {
    line.clear();
  }
}

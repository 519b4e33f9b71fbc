/** Computes positions that are not known, unless they are too much work, showing how far it is. */
import { boardOf, valueCost } from '@lilypad/toads';
import { version } from '../../output/version.ts';
import { bundledResults } from '../known.ts';
import type { ResultStore } from '../store.ts';
import { computeCells, type Failure } from './computer.ts';
import { StandingLine } from './standing.ts';

interface FillOptions {
  /** In words of a sweep. */
  readonly most: number;
  readonly threads: number;
  /** In megabytes, for all threads. */
  readonly memory: number;
  readonly seconds?: number;
}

/** Gives the positions for which memory or time was not enough. */
export async function computePositions(
  positions: readonly string[],
  store: ResultStore,
  { most, threads, memory, seconds }: FillOptions,
): Promise<Failure[]> {
  const tasks = positions
    .map((position) => ({ position, cost: valueCost(boardOf(position)) }))
    .filter(({ cost }) => cost <= most);
  const line = new StandingLine();
  const onProgress = line.update.bind(line);
  const bundled = bundledResults();
  const known = (position: string): string | undefined => bundled.get(position)?.value;
  const maxBytes = memory * 2 ** 20;
  try {
    return await computeCells(tasks, store, { threads, maxBytes, version: version(), known, seconds, onProgress });
  } finally {
    line.clear();
  }
}

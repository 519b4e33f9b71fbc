/** Computes positions that are not known, unless they are too much work, showing how far it is. */
import { readFileSync } from 'node:fs';
import { InputError } from '../../output/errors.ts';
import { bundledResults } from '../../results/known.ts';
import type { ResultStore } from '../../results/store.ts';
import { computeCells, type Failure } from './compute.ts';
import { StandingLine } from './standing.ts';

export const MOST_HELP = 'compute positions of up to N million words; 0 computes none';

/** For commander: the option --most, in words. */
export function mostWork(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InputError(`option --most takes a whole number of millions, not '${text}'`);
  return Number(text) * 1_000_000;
}

export interface FillOptions {
  /** In words of a sweep. */
  readonly most: number;
  readonly threads: number;
  /** In megabytes, for all threads. */
  readonly memory: number;
}

type Toads = typeof import('@lilypad/toads');

/** Gives the positions for which memory was not enough. */
export async function computePositions(
  toads: Toads,
  positions: readonly string[],
  store: ResultStore,
  { most, threads, memory }: FillOptions,
): Promise<Failure[]> {
  const tasks = positions
    .map((position) => ({ position, cost: toads.valueCost(toads.boardOf(position)) }))
    .filter(({ cost }) => cost <= most);
  const line = new StandingLine();
  const onProgress = line.update.bind(line);
  const bundled = bundledResults();
  const known = (position: string): string | undefined => bundled.get(position)?.value;
  const maxBytes = memory * 2 ** 20;
  try {
    return await computeCells(tasks, store, { threads, maxBytes, version: version(), known, onProgress });
  } finally {
    line.clear();
  }
}

function version(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

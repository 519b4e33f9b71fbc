/** `lilypad farm`: a queue of jobs in a database, and workers that take them. */
import { drain, Farm, FarmWorker, farmStatus, parseAddress } from '@lilypad/farm';
import { farmOptions, tellSentence, withFarm } from '../../farm/open-farm.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import type { FarmAction, FarmCommandOptions } from './options.ts';
import { statusText } from './status-text.ts';

const ACTIONS: Readonly<Record<FarmAction, (database: string, options: FarmCommandOptions) => Promise<void>>> = {
  start,
  work,
  status,
  stop,
};

export const run = (action: FarmAction, database: string, options: FarmCommandOptions): Promise<void> =>
  ACTIONS[action](database, options);

async function start(database: string, { lostAfter, again = false }: FarmCommandOptions): Promise<void> {
  const farm = await Farm.start(database, { ...farmOptions(), lostAfterMs: 1000 * lostAfter, again });
  await farm.close();
  await writeLine(`The farm in ${placeOf(database)} is open.`);
}

/** How long a worker may take to put its jobs back when it is told to end. */
const END_MS = 10_000;
/** The smallest jobs are given so many megabytes. */
const LEAST_MEMORY = 256;

async function work(database: string, { threads, memory }: FarmCommandOptions): Promise<void> {
  if (memory < LEAST_MEMORY) throw new InputError(`a worker needs at least ${LEAST_MEMORY} MB`);
  await withFarm(database, async (farm) => {
    const threadUrl = new URL('./job-worker.js', import.meta.url);
    const worker = new FarmWorker(farm, { threadUrl, threads, memory, onEvent: tellSentence });
    const end = (): void => {
      worker.end();
      setTimeout(() => process.exit(), END_MS).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    await writeLine(`Working for the farm in ${placeOf(database)} with ${threads} threads and ${memory} MB.`);
    await worker.run();
  });
}

async function status(database: string, { json = false }: FarmCommandOptions): Promise<void> {
  await withFarm(database, async (farm) => {
    const found = await farmStatus(farm);
    await writeLine(json ? JSON.stringify(found) : statusText(found));
  });
}

async function stop(database: string): Promise<void> {
  const progress = new Progress('workers are left');
  await withFarm(database, (farm) => drain(farm, (left) => progress.update(left)));
  progress.clear();
  await writeLine(`The farm in ${placeOf(database)} is stopped.`);
}

/** The database without user and password. */
function placeOf(database: string): string {
  const { host, database: name } = parseAddress(database);
  return `${name} at ${host}`;
}

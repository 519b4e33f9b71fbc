/** `lilypad farm`: a queue of jobs in a database, and workers that take them. */
import {
  drain,
  Farm,
  FarmWorker,
  farmStatus,
  LEAST_WORKER_MEMORY,
  type OldVersions,
  oldVersions,
  parseAddress,
  removeOldVersions,
} from '@lilypad/farm';
import { farmOptions, withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { ExitCode, InputError, LimitError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { inSeconds, Progress } from '../../output/progress.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { hasLeft, leftText } from './left-text.ts';
import type { FarmAction, FarmCommandOptions } from './options.ts';
import { statusJson, statusText } from './status-text.ts';

const ACTIONS: Readonly<Record<FarmAction, (database: string, options: FarmCommandOptions) => Promise<void>>> = {
  start,
  work,
  status,
  stop,
  tidy,
};

export const run = (action: FarmAction, database: string, options: FarmCommandOptions): Promise<void> =>
  ACTIONS[action](database, options);

async function start(database: string, options: FarmCommandOptions): Promise<void> {
  const { lostAfter, unwantedAfter, again = false } = options;
  const patience = { lostAfterMs: 1000 * lostAfter, unwantedAfterMs: 1000 * unwantedAfter };
  const starting = Farm.start(database, { ...farmOptions(), ...patience, again });
  let old: OldVersions | undefined;
  const started = async (): Promise<void> => {
    const farm = await starting;
    try {
      old = await oldVersions(farm);
    } finally {
      await farm.close();
    }
  };
  await within(options, started());
  await writeLine(`The farm in ${placeOf(database)} is open.`);
  if (old !== undefined && hasLeft(old))
    await writeLine(`${leftText(old)}; lilypad farm tidy removes them, and no results.`);
}

/** Waits for something, but not longer than was said. */
async function within(
  { seconds }: FarmCommandOptions,
  done: Promise<void>,
  reached: () => string = () => '',
): Promise<void> {
  if (seconds === undefined) return done;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LimitError(`the farm has not answered after ${inSeconds(seconds)}${reached()}`));
      endAfter(LATE_MS);
    }, 1000 * seconds);
  });
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Ends the process even if the database does not answer. */
function endAfter(ms: number, exitCode: ExitCode = ExitCode.Done): void {
  const end = (): void => {
    raiseExitCode(exitCode);
    // Without an argument: with one, even undefined, what an error has set would be forgotten.
    process.exit();
  };
  setTimeout(end, ms).unref();
}

/** How long a connection may take to close when there was no answer in time. */
const LATE_MS = 500;
/** How long a worker may take to put its jobs back when it is told to end. */
const END_MS = 10_000;
/** Signals that come within this time of the first are the same. */
const SAME_MS = 1000;
const HOUR_MS = 3_600_000;

async function work(database: string, options: FarmCommandOptions): Promise<void> {
  const { threads, memory, seconds, jobHours } = options;
  if (memory < LEAST_WORKER_MEMORY) throw new InputError(`a worker needs at least ${LEAST_WORKER_MEMORY} MB`);
  await withFarm(database, async (farm) => {
    const threadUrl = new URL('./job-worker.js', import.meta.url);
    const jobLimitMs = HOUR_MS * jobHours;
    const worker = new FarmWorker(farm, { threadUrl, threads, memory, jobLimitMs, onEvent: tellSentence });
    const end = (exitCode?: ExitCode): void => {
      worker.end();
      endAfter(END_MS, exitCode);
    };
    onSignals(() => end());
    await writeLine(`Working for the farm in ${placeOf(database)} with ${threads} threads and ${memory} MB.`);
    const timer = seconds === undefined ? undefined : setTimeout(() => end(ExitCode.Limit), 1000 * seconds);
    const before = performance.now();
    await worker.run();
    clearTimeout(timer);
    if (seconds !== undefined && performance.now() - before >= 1000 * seconds) {
      throw new LimitError(`the time is up after ${inSeconds(seconds)}, and the jobs in hand were put back`);
    }
  });
}

/**
 * Ends in an orderly way when the process is told to, and at once when it is told again. The same signal twice at the same moment
 * is one: npx passes on what the terminal, or Slurm, has sent to all processes already.
 */
function onSignals(end: () => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const hear = (): void => {
      if (first === undefined) {
        first = performance.now();
        end();
      } else if (performance.now() - first > SAME_MS) {
        process.removeListener(signal, hear);
        process.kill(process.pid, signal);
      }
    };
    process.on(signal, hear);
  }
}

async function status(database: string, options: FarmCommandOptions): Promise<void> {
  const asking = withFarm(database, async (farm) => {
    const found = await farmStatus(farm);
    await writeLine(options.json ? statusJson(found) : statusText(found));
  });
  await within(options, asking);
}

async function stop(database: string, options: FarmCommandOptions): Promise<void> {
  const progress = new Progress('workers are left');
  let reached = '';
  const stopping = withFarm(database, (farm) =>
    drain(farm, (left) => {
      reached = `, ${left} workers are left`;
      progress.update(left);
    }),
  );
  await within(options, stopping, () => reached).finally(() => progress.clear());
  await writeLine(`The farm in ${placeOf(database)} is stopped.`);
}

async function tidy(database: string, options: FarmCommandOptions): Promise<void> {
  const tidying = withFarm(database, async (farm) => {
    const old = await removeOldVersions(farm);
    await writeLine(hasLeft(old) ? `Removed: ${leftText(old)}.` : 'There is nothing to remove.');
  });
  await within(options, tidying);
}

/** The database without user and password. */
function placeOf(database: string): string {
  const { host, database: name } = parseAddress(database);
  return `${name} at ${host}`;
}

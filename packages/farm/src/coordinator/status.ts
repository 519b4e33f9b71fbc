/** What a farm is doing: its queue, its workers, how fast it is, what failed. */
import { memoryTaken } from '../jobs/job.ts';
import type { Farm, FarmState } from '../queue/farm.ts';
import { type OldVersions, oldVersions } from '../queue/old-versions.ts';

/** The state of a farm. */
export interface FarmStatus {
  /** Whether jobs are handed out. */
  readonly state: FarmState;
  /** The alarm in a sentence; null if there is none. */
  readonly alarm: string | null;
  /** Jobs by queue: the version of the program, and the memory that they need. */
  readonly queues: readonly {
    readonly version: string;
    /** In megabytes. */
    readonly memory: number;
    /** How many jobs. */
    readonly waiting: number;
    /** How many jobs. */
    readonly inHand: number;
    /** The memory that a worker must have for one of them, in megabytes. */
    readonly needs: number;
    /** How many workers can take them: those of this version that have the memory. */
    readonly workers: number;
  }[];
  /** The processes at work. */
  readonly workers: readonly {
    readonly name: string;
    readonly version: string;
    /** How many jobs it does at a time. */
    readonly threads: number;
    /** In megabytes. */
    readonly memory: number;
    /** How many jobs it has in hand. */
    readonly inHand: number;
    /** In seconds, by the clock of the database. */
    readonly seconds: number;
  }[];
  /** The number of results. */
  readonly results: number;
  /** Results of the last minute. */
  readonly perMinute: number;
  /** When workers will have done all jobs that they can take, in seconds, at this rate; null if there is no rate, or nobody for any job. */
  readonly secondsLeft: number | null;
  /** Jobs that were parked, the latest first, at most 20 of them. */
  readonly parked: readonly { readonly kind: string; readonly question: unknown; readonly message: string }[];
  /** How many jobs were parked. */
  readonly parkedCount: number;
  /** Jobs that failed, or with which workers were lost, and that are tried again: the latest first, at most 5 of them. */
  readonly retried: readonly {
    readonly kind: string;
    readonly question: unknown;
    /** What happened the last time. */
    readonly message: string;
    /** How many times. */
    readonly failures: number;
    /** How many times. */
    readonly losses: number;
  }[];
  /** How many jobs are tried again. */
  readonly retriedCount: number;
  /** What versions have left that nobody has any more. */
  readonly old: OldVersions;
  /** Jobs that no command waits for any more. */
  readonly unwanted: {
    /** How many rest in the queue until a command asks for them again; they are not among those that wait. */
    readonly resting: number;
    /** How many are in hand and will soon be stopped. */
    readonly inHand: number;
    /** At most 5 of them, those in hand first. */
    readonly jobs: readonly { readonly kind: string; readonly question: unknown; readonly inHand: boolean }[];
  };
}

const PARKED_SHOWN = 20;
const RETRIED_SHOWN = 5;
const UNWANTED_SHOWN = 5;

/**
 * Reads the state of a farm.
 *
 * @example
 * ```ts
 * const waiting = async (farm: Farm): Promise<number> =>
 *   (await farmStatus(farm)).queues.reduce((sum, queue) => sum + queue.waiting, 0);
 * waiting.length; // => 1
 * ```
 */
export async function farmStatus(farm: Farm): Promise<FarmStatus> {
  const state = await farm.state();
  const workers = await workersOf(farm);
  const queues = await queuesOf(farm, workers);
  const [counts] = (
    await farm.connection.executeSql(
      `SELECT (SELECT count(*) FROM lilypad.result)::int AS results,
              (SELECT count(*) FROM lilypad.result WHERE recorded > now() - interval '1 minute')::int AS minute,
              (SELECT count(*) FROM lilypad.trouble WHERE parked)::int AS parked,
              (SELECT count(*) FROM lilypad.trouble WHERE NOT parked)::int AS retried`,
    )
  ).rows;
  const perMinute = Number(counts?.minute);
  return {
    state,
    alarm: state === 'alarm' ? (await farm.alarm()).message : null,
    queues,
    workers,
    results: Number(counts?.results),
    perMinute,
    secondsLeft: secondsFor(queues, perMinute),
    parked: await parkedOf(farm),
    parkedCount: Number(counts?.parked),
    retried: await retriedOf(farm),
    retriedCount: Number(counts?.retried),
    old: await oldVersions(farm),
    unwanted: await unwantedOf(farm),
  };
}

/** Jobs of a version that nobody has any more stay in the queue. */
function secondsFor(queues: FarmStatus['queues'], perMinute: number): number | null {
  const taken = queues.filter(({ workers }) => workers > 0);
  if (perMinute === 0 || (taken.length === 0 && queues.length > 0)) return null;
  return Math.round((60 * taken.reduce((sum, { waiting, inHand }) => sum + waiting + inHand, 0)) / perMinute);
}

async function queuesOf({ queue }: Farm, workers: FarmStatus['workers']): Promise<FarmStatus['queues']> {
  return (await queue.sizes()).map(({ queue: name, waiting, inHand }) => {
    const [, version = '', step = ''] = /^(.*)-(\d+)$/.exec(String(name)) ?? [];
    const memory = Number(step);
    const needs = memoryTaken(memory);
    const able = workers.filter((worker) => worker.version === version && worker.memory >= needs);
    return { version, memory, waiting: Number(waiting), inHand: Number(inHand), needs, workers: able.length };
  });
}

async function workersOf({ connection }: Farm): Promise<FarmStatus['workers']> {
  const { rows } = await connection.executeSql(
    `SELECT name, version, threads, memory, (SELECT count(*) FROM lilypad.holding h WHERE h.worker = w.id)::int AS "inHand",
            extract(epoch FROM now() - started)::int AS seconds
       FROM lilypad.worker w ORDER BY started, name`,
  );
  return rows as unknown as FarmStatus['workers'];
}

async function parkedOf({ connection }: Farm): Promise<FarmStatus['parked']> {
  const { rows } = await connection.executeSql(
    'SELECT kind, question, message FROM lilypad.trouble WHERE parked ORDER BY happened DESC, job LIMIT $1',
    [PARKED_SHOWN],
  );
  return rows as unknown as FarmStatus['parked'];
}

async function retriedOf({ connection }: Farm): Promise<FarmStatus['retried']> {
  const { rows } = await connection.executeSql(
    `SELECT kind, question, message, failures, losses FROM lilypad.trouble WHERE NOT parked
      ORDER BY happened DESC, job LIMIT $1`,
    [RETRIED_SHOWN],
  );
  return rows as unknown as FarmStatus['retried'];
}

async function unwantedOf({ connection, queue }: Farm): Promise<FarmStatus['unwanted']> {
  const inHand =
    'SELECT count(*)::int AS jobs FROM lilypad.holding h WHERE NOT EXISTS (SELECT FROM lilypad.wish WHERE job = h.job)';
  const { rows } = await connection.executeSql(inHand);
  const { resting, jobs } = await queue.unwanted(UNWANTED_SHOWN);
  return { resting, inHand: Number(rows[0]?.jobs), jobs: jobs as FarmStatus['unwanted']['jobs'] };
}

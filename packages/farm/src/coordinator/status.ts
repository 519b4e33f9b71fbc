/** What a farm is doing: its queue, its workers, how fast it is, what failed. */
import type { Farm, FarmState } from '../queue/farm.ts';

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
  /** When the queue will be empty at this rate, in seconds; null if there is no rate. */
  readonly secondsLeft: number | null;
  /** Jobs that were parked, the latest first, at most 20 of them. */
  readonly parked: readonly { readonly kind: string; readonly question: unknown; readonly message: string }[];
  /** How many jobs were parked. */
  readonly parkedCount: number;
}

const SHOWN = 20;

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
  const queues = (await farm.queue.sizes()).map(({ queue, waiting, inHand }) => {
    const [, version = '', memory = ''] = /^(.*)-(\d+)$/.exec(String(queue)) ?? [];
    return { version, memory: Number(memory), waiting: Number(waiting), inHand: Number(inHand) };
  });
  const [counts] = (
    await farm.connection.executeSql(
      `SELECT (SELECT count(*) FROM lilypad.result)::int AS results,
              (SELECT count(*) FROM lilypad.result WHERE recorded > now() - interval '1 minute')::int AS minute,
              (SELECT count(*) FROM lilypad.trouble WHERE parked)::int AS parked`,
    )
  ).rows;
  const perMinute = Number(counts?.minute);
  const left = queues.reduce((sum, { waiting, inHand }) => sum + waiting + inHand, 0);
  return {
    state,
    alarm: state === 'alarm' ? (await farm.alarm()).message : null,
    queues,
    workers: await workersOf(farm),
    results: Number(counts?.results),
    perMinute,
    secondsLeft: perMinute === 0 ? null : Math.round((60 * left) / perMinute),
    parked: await parkedOf(farm),
    parkedCount: Number(counts?.parked),
  };
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
    [SHOWN],
  );
  return rows as unknown as FarmStatus['parked'];
}

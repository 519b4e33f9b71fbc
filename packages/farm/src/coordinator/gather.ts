/**
 * What a command does that hands its work to a farm: adds jobs that are neither done nor queued, and waits for their
 * results. It keeps nothing that matters: killed and started again, it finds the same jobs and goes on.
 *
 * The database is asked about all jobs in one go, some at a time, and then rests for longer than that took, so that a
 * hundred thousand that wait are no burden.
 */
import type { Row } from '../database/connection.ts';
import { FarmError } from '../database/farm-error.ts';
import { isPassing } from '../database/trouble.ts';
import { type JobRequest, jobId, memoryStep, nextMemoryStep } from '../jobs/job.ts';
import { kindNamed } from '../jobs/kinds.ts';
import { addMissing, moveOn } from '../queue/adding.ts';
import { Asker } from '../queue/asker.ts';
import type { Farm } from '../queue/farm.ts';
import type { QueuedJob } from '../queue/job-queue.ts';
import { type JobData, priorityOf } from '../queue/ledger.ts';
import { Watch } from '../queue/watch.ts';
import { type Doubted, dispute, doubtIn } from './doubt.ts';
import { handsFor } from './hands.ts';

/** How far the work is. */
export interface GatherProgress {
  /** How many jobs there are. */
  readonly jobs: number;
  /** How many of them are done or parked. */
  readonly done: number;
  /** Those in hand: the number of the request, and how much of it is done (0 to 1); 0 of a proof of outcomes, since nobody knows. */
  readonly inHand: readonly { readonly index: number; readonly share: number }[];
}

/** The end of a job: its answer, or why there is none. */
export type GatherOutcome =
  | { readonly ok: true; readonly index: number; readonly answer: unknown; readonly details: unknown }
  | { readonly ok: false; readonly index: number; readonly message: string };

/** How to wait for results. */
export interface GatherOptions {
  /** Called with each result as it comes; `index` is the number of its request. It may throw a Doubt. */
  readonly onOutcome: (outcome: GatherOutcome) => void | Promise<void>;
  /** Called now and then. */
  readonly onProgress?: (progress: GatherProgress) => void;
  /** Told once when no worker of this version is there, and when none has the memory that a job needs. */
  readonly onIdle?: (sentence: string) => void;
  /** Waits no longer than that, in seconds; what is not done stays in the queue, and is handed out for some minutes more. With 0, jobs are only added. */
  readonly seconds?: number | undefined;
}

/** So many jobs are added, or asked about, at a time. */
const PORTION = 1000;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 1000;
/** The database rests so many times as long as a look at all jobs took. */
const REST = 9;
/** Other news, such as an alarm, must not wait for longer. */
const LONGEST_REST_MS = 10_000;
/** How often to add again what is missing: somebody may have emptied the queue. */
const AGAIN_MS = 60_000;
/** How often to look whether the farm is open. */
const CHECK_MS = 1000;
/** Workers may need so long to start. */
const IDLE_MS = 5000;
/** A database that says nothing is waited for so long after the time is over. */
const LATE_MS = 5000;
/** Node has no longer timers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Has jobs done by a farm. Answers are read as their kinds read them; what they say is for the caller to doubt. Results that cannot be
 * read or are doubted are in dispute from then on.
 *
 * @returns the numbers of the requests that are not done because the time is over
 * @throws FarmError - if the farm is stopped, or stops with an alarm
 * @throws Doubt - if a result cannot be read, or the caller doubts it
 * @example
 * ```ts
 * const values = (farm: Farm, positions: string[], onOutcome: (outcome: GatherOutcome) => void): Promise<number[]> =>
 *   gather(farm, positions.map((position) => cellJob(position, { mostMemory: 1024 })), { onOutcome });
 * values.length; // => 3
 * ```
 */
export async function gather(farm: Farm, requests: readonly JobRequest[], options: GatherOptions): Promise<number[]> {
  return new Gathering(farm, requests, options).run();
}

class Gathering {
  private readonly farm: Farm;
  private readonly requests: readonly JobRequest[];
  private readonly options: GatherOptions;
  /** The requests that are not done, by the numbers of their jobs, which several may share; and how many these are. */
  private readonly open = new Map<string, number[]>();
  private left: number;
  private readonly deadline: number;
  private readonly times = new Map<string, number>();
  private readonly begun = performance.now();
  private readonly asker: Asker;
  /** What was said to be missing. */
  private readonly told = new Set<string>();
  /** Results that nobody should believe. */
  private readonly doubted: Doubted[] = [];
  /** How long the database took to answer at the last look at all jobs. */
  private took = 0;

  constructor(farm: Farm, requests: readonly JobRequest[], options: GatherOptions) {
    this.farm = farm;
    this.asker = new Asker(farm);
    this.requests = requests;
    this.options = options;
    this.left = requests.length;
    this.deadline = performance.now() + 1000 * (options.seconds ?? Number.POSITIVE_INFINITY);
    for (const [index, { kind, question }] of requests.entries()) {
      const id = jobId(farm.version, kind, question);
      this.open.set(id, [...(this.open.get(id) ?? []), index]);
    }
  }

  async run(): Promise<number[]> {
    try {
      await this.wait();
    } catch (error) {
      // The time is over, and the database away.
      if (!isPassing(error) || performance.now() < this.deadline) throw error;
    }
    return [...this.open.values()].flat();
  }

  /** Waits until all is done or the time is over. What is known is read first, and only the rest is queued. */
  private async wait(): Promise<void> {
    const watch = new Watch(this.farm);
    for (let wait = FIRST_WAIT_MS; ; ) {
      const found = await this.look();
      if (this.left === 0) return this.leave();
      if (this.isTime('added', AGAIN_MS)) await this.add();
      if (performance.now() >= this.deadline) return;
      if (this.isTime('checked', CHECK_MS)) await this.persist(() => this.checkFarm());
      if (this.isTime('watched', watch.everyMs)) await this.persist(() => watch.look());
      wait = found > 0 ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      const rest = Math.max(wait, Math.min(REST * this.took, LONGEST_REST_MS));
      await this.pause(Math.min(rest, Math.max(0, this.deadline - performance.now())));
    }
  }

  /** Rests, with signs of life. */
  private async pause(ms: number): Promise<void> {
    const end = performance.now() + ms;
    do {
      const left = Math.max(0, end - performance.now());
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, this.asker.everyMs)));
      await this.beat();
    } while (performance.now() < end);
  }

  /** A sign of life, if it is time for one. Who was given up asks for all again. */
  private async beat(): Promise<void> {
    if (!this.isTime('beaten', this.asker.everyMs)) return;
    if (!(await this.persist(() => this.asker.beat()))) this.times.delete('added');
  }

  /** All is done. If the database cannot note it, others will notice that we are gone. */
  private async leave(): Promise<void> {
    await this.inTime(this.asker.leave(), LATE_MS).catch((error: unknown) => {
      if (!isPassing(error)) throw error;
    });
  }

  private persist<T>(work: () => Promise<T>): Promise<T> {
    return this.farm.connection.persist(() => this.inTime(work()), this.deadline);
  }

  /** Waits for an answer of the database, but not for long when the time is over. */
  private async inTime<T>(
    answer: Promise<T>,
    ms = Math.max(0, this.deadline - performance.now()) + LATE_MS,
  ): Promise<T> {
    if (ms > LONGEST_TIMER_MS) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new FarmError('passing', 'the database does not answer')), ms);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Adds the jobs that are neither done nor in the queue. */
  private async add(): Promise<void> {
    const ids = [...this.open.keys()];
    for (let from = 0; from < ids.length; from += PORTION) {
      const portion = ids.slice(from, from + PORTION);
      await this.persist(() => addMissing(this.farm, this.asker, portion, (id) => this.jobOf(id)));
    }
  }

  /** A job for the queue, for so many megabytes at least. */
  private jobOf(id: string, least = 0): QueuedJob {
    const index = this.open.get(id)?.[0] as number;
    const { kind, question, hint = null, hintFrom, cost, memory, mostMemory } = this.requests[index] as JobRequest;
    const from = hintFrom === undefined ? null : jobId(this.farm.version, kind, hintFrom);
    const data: JobData = { kind, question, hint, hintFrom: from, cost, mostMemory };
    const queue = this.farm.queue.nameFor(memoryStep(Math.max(memory, least)));
    return { id, queue, data, priority: priorityOf(cost) };
  }

  /** Whether so much time has passed since the last time that this was asked. */
  private isTime(what: string, everyMs: number): boolean {
    const now = performance.now();
    if (now - (this.times.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    this.times.set(what, now);
    return true;
  }

  /** Looks at all jobs that are not done; returns how many requests have ended. */
  private async look(): Promise<number> {
    const before = this.left;
    const ids = [...this.open.keys()];
    this.took = 0;
    const inHand: { index: number; share: number }[] = [];
    for (let from = 0; from < ids.length; from += PORTION) {
      for (const { id, what, ...row } of await this.read(ids.slice(from, from + PORTION))) {
        // The caller may compute for long with what it was told last.
        await this.beat();
        const indices = this.open.get(String(id)) ?? [];
        if (what === 'held') inHand.push(...indices.map((index) => ({ index, share: Number(row.share) })));
        else if (!(await this.goesOn(String(id), row))) await this.finish(String(id), indices, row);
      }
      // All of them at once: a machine that errs has written more than one.
      const [first, ...others] = this.doubted;
      if (first !== undefined) throw await dispute(this.farm, first, others);
    }
    const jobs = this.requests.length;
    this.options.onProgress?.({ jobs, done: jobs - this.left, inHand });
    return before - this.left;
  }

  /** What has become of some jobs; nothing of those that wait. */
  private async read(ids: readonly string[]): Promise<readonly Row[]> {
    const rows = await this.persist(async () => {
      const begun = performance.now();
      const found = await this.farm.connection.executeSql(
        `SELECT id::text, 'done' AS what, answer, details, xmin::text AS written, NULL AS message, NULL::int AS lacked,
                0::real AS share
           FROM lilypad.result WHERE id = ANY($1)
         UNION ALL SELECT job::text, 'parked', NULL, NULL, NULL, message, memory, 0
           FROM lilypad.trouble WHERE parked AND job = ANY($1)
         UNION ALL SELECT job::text, 'held', NULL, NULL, NULL, NULL, NULL, share FROM lilypad.holding WHERE job = ANY($1)`,
        [ids],
      );
      // Without the time that the database was away.
      this.took += performance.now() - begun;
      return found.rows;
    });
    // Asked after the results were read, so that none of them is believed that was in dispute then.
    if (rows.some(({ what }) => what === 'done')) await this.persist(() => this.farm.refuseAlarm());
    return rows;
  }

  /** Whether a job that was parked for lack of memory goes on, because we allow more than it was given. */
  private async goesOn(id: string, { lacked }: Row): Promise<boolean> {
    const next = lacked === null ? null : nextMemoryStep(Number(lacked));
    const { mostMemory = 0 } = this.requests[this.open.get(id)?.[0] ?? -1] ?? {};
    if (next === null || mostMemory <= Number(lacked)) return false;
    await this.persist(() => moveOn(this.farm, this.jobOf(id, next), Number(lacked)));
    return true;
  }

  /** Tells the end of a job to all requests that share it, and notes who does not believe it. */
  private async finish(id: string, indices: readonly number[], row: Row): Promise<void> {
    this.open.delete(id);
    this.left -= indices.length;
    await this.tell(indices, row).catch((error: unknown) => {
      this.doubted.push({ id, written: String(row.written), doubt: doubtIn(error) });
    });
  }

  private async tell(indices: readonly number[], { answer, details, message }: Row): Promise<void> {
    for (const index of indices) {
      const { kind, question } = this.requests[index] as JobRequest;
      await this.options.onOutcome(
        message === null
          ? { ok: true, index, answer: kindNamed(kind).readAnswer(answer, question as never), details }
          : { ok: false, index, message: String(message) },
      );
    }
  }

  /** Throws if the farm hands out no more jobs; says so if nobody is there to take them. */
  private async checkFarm(): Promise<void> {
    const state = await this.farm.refuseAlarm();
    const ids = [...this.open.keys()].slice(0, PORTION);
    const { workers, lack } = await handsFor(this.farm, ids);
    if (state === 'draining' && workers === 0) {
      throw new FarmError(
        'stopped',
        `the farm is stopped, and ${this.open.size} jobs wait; lilypad farm start opens it`,
      );
    }
    if (lack === null || this.told.has(lack) || performance.now() - this.begun < IDLE_MS) return;
    this.told.add(lack);
    this.options.onIdle?.(lack);
  }
}

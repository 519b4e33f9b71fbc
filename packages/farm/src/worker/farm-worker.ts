/**
 * A worker: a process that takes jobs from a farm, several at a time, until the farm is stopped or it is told to end. It
 * gives signs of life, and gives back the jobs of workers that give none.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { FarmError } from '../database/farm-error.ts';
import { MEMORY_STEPS } from '../jobs/job.ts';
import type { Farm, FarmState } from '../queue/farm.ts';
import { type HeldJob, Ledger } from '../queue/ledger.ts';
import { Watch } from '../queue/watch.ts';
import { JobThread } from './job-thread.ts';
import type { Failed } from './messages.ts';

/** What a worker has to work with. */
export interface FarmWorkerOptions {
  /** The file of its threads, which calls `serveJobs`. */
  readonly threadUrl: URL;
  /** How many jobs at a time. */
  readonly threads: number;
  /** For all of them together, in megabytes. */
  readonly memory: number;
  /** A job that takes longer fails, in milliseconds. */
  readonly jobLimitMs?: number;
  /** Told what happens to a job: `done`, `failed` or `parked`, with a sentence. */
  readonly onEvent?: (sentence: string) => void;
}

const JOB_LIMIT_MS = 24 * 3_600_000;
/** How long to wait when no job waits: at first, and at most. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2000;
/** Checkpoints are saved no more often than that. */
const SAVE_MS = 5000;
const BEATS_UNTIL_LOST = 6;
/** So much of a question is shown when its job fails. */
const MOST_LETTERS = 200;
/** PostgreSQL's code for a row that refers to one that does not exist. */
const UNKNOWN_WORKER = '23503';

interface Hand {
  readonly job: HeldJob;
  share: number;
}

/**
 * A worker of a farm; `run` ends when the farm is stopped, or after `end`.
 *
 * @example
 * ```ts
 * const work = async (address: string): Promise<void> => {
 *   const farm = await Farm.open(address, { version: '0.1.0' });
 *   const threadUrl = new URL('file:///job-worker.js');
 *   await new FarmWorker(farm, { threadUrl, threads: 2, memory: 4096 }).run();
 *   await farm.close();
 * };
 * await work('pond'); // => throws FarmError: a farm is named by an address …
 * ```
 */
export class FarmWorker {
  /** The number of this worker in the database. */
  readonly id = randomUUID();
  private readonly farm: Farm;
  private readonly options: FarmWorkerOptions;
  private readonly ledger: Ledger;
  private readonly name = `${hostname()}:${process.pid}`;
  /** Attempts to take a job that are under way or led to one. */
  private readonly attempts = new Set<string>();
  private readonly hands = new Map<string, Hand>();
  private readonly threads = new Set<JobThread>();
  private readonly ending = new AbortController();
  private state: FarmState = 'open';

  constructor(farm: Farm, options: FarmWorkerOptions) {
    this.farm = farm;
    this.options = options;
    this.ledger = new Ledger(farm, this.id, this.name);
  }

  /**
   * Works until the farm is stopped or `end` is called.
   *
   * @throws FarmError - if the farm is stopped from the beginning, and when there is an alarm
   */
  async run(): Promise<void> {
    const { connection } = this.farm;
    this.state = await connection.persist(() => this.beat());
    if (this.state === 'draining') throw new FarmError('stopped', 'the farm is stopped; lilypad farm start opens it');
    const work = Array.from({ length: this.options.threads }, () => this.work());
    // Whichever fails ends the others.
    const ends = await Promise.allSettled([
      Promise.all(work).finally(() => this.end()),
      this.takeCare().finally(() => this.end()),
    ]);
    await connection.persist(() => this.leave());
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (this.state === 'alarm') throw await this.farm.alarm();
  }

  /** Ends the worker soon: the jobs in hand go back to the queue. */
  end(): void {
    this.ending.abort();
    for (const thread of this.threads) void thread.end();
  }

  private get isOpen(): boolean {
    return this.state === 'open' && !this.ending.signal.aborted;
  }

  /** The loop of one thread. */
  private async work(): Promise<void> {
    const thread = new JobThread(this.options.threadUrl);
    this.threads.add(thread);
    let wait = FIRST_WAIT_MS;
    while (this.isOpen) {
      const job = await this.take();
      if (job === null) {
        await this.pause(wait * (0.5 + Math.random()));
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
        continue;
      }
      wait = FIRST_WAIT_MS;
      await this.carryOut(job, thread);
      this.hands.delete(job.attempt);
      this.attempts.delete(job.attempt);
    }
    await thread.end();
  }

  /** The next job for which there is memory, if one waits. */
  private async take(): Promise<HeldJob | null> {
    const memories = MEMORY_STEPS.filter((step) => step <= this.freeMemory()).reverse();
    if (memories.length === 0) return null;
    return this.farm.connection.persist(async () => {
      const attempt = randomUUID();
      this.attempts.add(attempt);
      try {
        const job = await this.ledger.take(memories, attempt);
        if (job === null) this.attempts.delete(attempt);
        else this.hands.set(attempt, { job, share: 0 });
        return job;
      } catch (error) {
        this.attempts.delete(attempt);
        if ((error as { readonly code?: unknown }).code !== UNKNOWN_WORKER) throw error;
        // We were given up as lost, and are back.
        await this.beat();
        return null;
      }
    });
  }

  private freeMemory(): number {
    return [...this.hands.values()].reduce((free, { job }) => free - job.memory, this.options.memory);
  }

  private async carryOut(job: HeldJob, thread: JobThread): Promise<void> {
    const { connection } = this.farm;
    const { jobLimitMs = JOB_LIMIT_MS, onEvent } = this.options;
    const hand = this.hands.get(job.attempt);
    let saved = Number.NEGATIVE_INFINITY;
    try {
      this.ledger.check(job);
    } catch (error) {
      return connection.persist(() => this.ledger.fail(job, (error as Error).message));
    }
    // `end` may have come while the job was taken.
    if (this.ending.signal.aborted) return connection.persist(() => this.ledger.putBack(job));
    const ended = await thread.run(job, jobLimitMs, (message) => {
      if (message.type === 'progress') {
        if (hand !== undefined) hand.share = message.share;
      } else if (performance.now() - saved > SAVE_MS) {
        saved = performance.now();
        // A checkpoint that is not saved costs time, no result.
        this.ledger.save(job, message.state).catch(() => {});
      }
    });
    if (ended.type === 'done') {
      await connection.persist(() => this.ledger.record(job, ended.answer, ended.details));
    } else if (this.ending.signal.aborted) {
      await connection.persist(() => this.ledger.putBack(job));
    } else {
      onEvent?.(`${job.kind} ${JSON.stringify(job.question).slice(0, MOST_LETTERS)} failed: ${ended.message}`);
      await connection.persist(() => this.fail(job, ended));
    }
  }

  private fail(job: HeldJob, { message, lack }: Failed): Promise<void> {
    if (lack === 'memory') return this.ledger.failForMemory(job, message);
    return lack === 'time' ? this.ledger.park(job, message) : this.ledger.fail(job, message);
  }

  /** Signs of life, and a look at the others, until the worker ends. */
  private async takeCare(): Promise<void> {
    const { connection, lostAfterMs } = this.farm;
    const watch = new Watch(this.farm);
    let looked = 0;
    while (!this.ending.signal.aborted) {
      await this.pause(lostAfterMs / BEATS_UNTIL_LOST);
      this.state = await connection.persist(() => this.beat());
      if (this.state === 'alarm') this.end();
      await connection.persist(() => this.ledger.putBackOthers([...this.attempts]));
      if (performance.now() - looked < watch.everyMs) continue;
      looked = performance.now();
      await connection.persist(() => watch.look());
    }
  }

  /** A sign of life, with the progress of the jobs in hand; returns whether the farm is open. */
  private async beat(): Promise<FarmState> {
    const { threads, memory } = this.options;
    const hands = [...this.hands.values()];
    const { rows } = await this.farm.connection.executeSql(
      `WITH shares AS (
         UPDATE lilypad.holding h SET share = s.share FROM unnest($6::uuid[], $7::real[]) AS s (attempt, share)
          WHERE h.attempt = s.attempt)
       INSERT INTO lilypad.worker AS w (id, name, version, threads, memory) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET beats = w.beats + 1
       RETURNING (SELECT state FROM lilypad.farm) AS state`,
      [
        this.id,
        this.name,
        this.farm.version,
        threads,
        memory,
        hands.map(({ job }) => job.attempt),
        hands.map(({ share }) => share),
      ],
    );
    return rows[0]?.state as FarmState;
  }

  private async leave(): Promise<void> {
    await this.ledger.putBackOthers([]);
    await this.farm.connection.executeSql('DELETE FROM lilypad.worker WHERE id = $1', [this.id]);
  }

  /** Waits, but not longer than the worker lives. */
  private pause(ms: number): Promise<void> {
    const { signal } = this.ending;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
    });
  }
}

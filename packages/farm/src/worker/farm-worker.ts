/**
 * A worker: a process that takes jobs from a farm, several at a time, until the farm is stopped or it is told to end. It
 * gives signs of life, and gives back the jobs of workers that give none.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { FarmError } from '../database/farm-error.ts';
import type { Farm, FarmState } from '../queue/farm.ts';
import { type HeldJob, Ledger } from '../queue/ledger.ts';
import { Watch } from '../queue/watch.ts';
import { Hand } from './hand.ts';
import { JobProcess } from './job-process.ts';
import { JobThread } from './job-thread.ts';
import type { Ended, Failed, Underway } from './messages.ts';
import { Room } from './room.ts';
import { Saver } from './saver.ts';

/** What a worker has to work with. */
export interface FarmWorkerOptions {
  /** The file of its threads, which calls `serveJobs`. */
  readonly threadUrl: URL;
  /** How many jobs at a time. */
  readonly threads: number;
  /** For all of them together, in megabytes; with less than `LEAST_WORKER_MEMORY` it takes none. */
  readonly memory: number;
  /** A job that takes longer fails, in milliseconds. */
  readonly jobLimitMs?: number;
  /** Told of a job that failed, or that was stopped because no command waits for it, in a sentence without its full stop. */
  readonly onEvent?: (sentence: string) => void;
}

const JOB_LIMIT_MS = 24 * 3_600_000;
/** How long to wait when no job waits: at first, and at most. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2000;
/** Checkpoints are saved no more often than that. */
const SAVE_MS = 5000;
const BEATS_UNTIL_LOST = 6;
/** What others decide, such as to stop the farm, is heard of as soon as that. */
const LONGEST_BEAT_MS = 5000;
/** So much of a question is shown when its job fails. */
const MOST_LETTERS = 200;
/** PostgreSQL's code for a row that refers to one that does not exist. */
const UNKNOWN_WORKER = '23503';

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
  private readonly threads = new Set<JobThread | JobProcess>();
  private readonly room: Room;
  private readonly ending = new AbortController();
  private state: FarmState = 'open';

  constructor(farm: Farm, options: FarmWorkerOptions) {
    this.farm = farm;
    this.options = options;
    this.ledger = new Ledger(farm, this.id, this.name);
    this.room = new Room(options.memory);
  }

  /**
   * Works until the farm is stopped or `end` is called.
   *
   * @throws FarmError - if the farm is stopped from the beginning, and when there is an alarm
   */
  async run(): Promise<void> {
    const { connection } = this.farm;
    this.state = await connection.persist(() => this.beat());
    if (this.state === 'draining') {
      await connection.persist(() => this.leave());
      throw new FarmError('stopped', 'the farm is stopped; lilypad farm start opens it');
    }
    const loops = Array.from({ length: this.options.threads }, () => this.work());
    // Whichever ends, or fails, ends the others.
    const ends = await Promise.allSettled([...loops, this.takeCare()].map((loop) => loop.finally(() => this.end())));
    await connection.persist(() => this.leave());
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (this.state === 'alarm') throw await this.farm.alarm();
  }

  /** Ends the worker soon: the jobs in hand go back to the queue. */
  end(): void {
    this.ending.abort();
    for (const thread of this.threads) void thread.end();
  }

  /** Whether all is done: what is in hand is finished when the farm is stopped, and until then it may be opened again. */
  private get isOver(): boolean {
    return this.ending.signal.aborted || (this.state !== 'open' && this.attempts.size === 0);
  }

  /** The loop of one thread. */
  private async work(): Promise<void> {
    const thread = new JobThread(this.options.threadUrl);
    this.threads.add(thread);
    let wait = FIRST_WAIT_MS;
    while (!this.isOver) {
      const hand = this.state === 'open' ? await this.take() : null;
      if (hand === null) {
        await this.pause(wait * (0.5 + Math.random()));
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
        continue;
      }
      wait = FIRST_WAIT_MS;
      await this.carryOut(hand, thread);
      hand.place.keep(null);
      this.hands.delete(hand.job.attempt);
      this.attempts.delete(hand.job.attempt);
    }
    await thread.end();
  }

  /** The next job for which there is memory, if one waits. */
  private async take(): Promise<Hand | null> {
    const place = await this.room.place();
    if (place === null) return null;
    let job: HeldJob | null = null;
    try {
      job = await this.farm.connection.persist(() => this.takeOf(place.steps));
    } finally {
      place.keep(job?.memory ?? null);
    }
    if (job === null) return null;
    const hand = new Hand(job, place, this.farm.unwantedAfterMs);
    this.hands.set(job.attempt, hand);
    return hand;
  }

  private async takeOf(memories: readonly number[]): Promise<HeldJob | null> {
    const attempt = randomUUID();
    this.attempts.add(attempt);
    try {
      const job = await this.ledger.take(memories, attempt);
      if (job === null) this.attempts.delete(attempt);
      return job;
    } catch (error) {
      this.attempts.delete(attempt);
      if ((error as { readonly code?: unknown }).code !== UNKNOWN_WORKER) throw error;
      // We were given up as lost, and are back.
      await this.beat();
      return null;
    }
  }

  private async carryOut(hand: Hand, thread: JobThread): Promise<void> {
    const { job } = hand;
    const { connection } = this.farm;
    try {
      this.ledger.check(job);
    } catch (error) {
      return connection.persist(() => this.ledger.fail(job, (error as Error).message));
    }
    // `end` may have come while the job was taken.
    if (this.ending.signal.aborted) return connection.persist(() => this.ledger.putBack(job));
    const saver = new Saver((state) => this.ledger.save(job, state), SAVE_MS);
    const ended = await this.outcomeOf(hand, thread, (message) => {
      if (message.type === 'progress') hand.share = message.share;
      else {
        saver.offer(message.state);
        hand.stopIfUnwanted();
      }
    });
    await (ended.type === 'done' ? saver.stop() : saver.flush());
    if (ended.type === 'done') return this.record(job, ended);
    if (this.ending.signal.aborted) return connection.persist(() => this.ledger.putBack(job));
    if (hand.isStopped) {
      this.tell(job, 'is stopped: no command waits for it');
      return connection.persist(() => this.ledger.putToRest(job));
    }
    this.tell(job, `failed: ${ended.message}`);
    await connection.persist(() => this.fail(job, ended));
  }

  private tell({ kind, question }: HeldJob, what: string): void {
    this.options.onEvent?.(`${kind} ${JSON.stringify(question).slice(0, MOST_LETTERS)} ${what}`);
  }

  /** A job in trouble has a process of its own, if the system starts one. */
  private async outcomeOf(hand: Hand, thread: JobThread, hear: (message: Underway) => void): Promise<Ended> {
    const { job } = hand;
    const { threadUrl, jobLimitMs = JOB_LIMIT_MS } = this.options;
    const own = job.isTroubled ? JobProcess.start() : null;
    if (own === null) return hand.during(thread, () => thread.run(job, jobLimitMs, hear));
    this.threads.add(own);
    // Its memory is for the process.
    thread.discard();
    const ended = await hand.during(own, () => own.run(threadUrl, job, jobLimitMs, hear));
    this.threads.delete(own);
    return ended;
  }

  /** A result that the database refuses is a failure of its job: another worker would fare no better. */
  private async record(job: HeldJob, { answer, details }: Extract<Ended, { type: 'done' }>): Promise<void> {
    const { connection } = this.farm;
    try {
      await connection.persist(() => this.ledger.record(job, answer, details));
    } catch (error) {
      if (error instanceof FarmError) throw error;
      const message = `the result cannot be recorded: ${(error as Error).message}`;
      await connection.persist(() => this.ledger.fail(job, message));
    }
  }

  private fail(job: HeldJob, { message, lack }: Failed): Promise<void> {
    return lack === 'memory' ? this.ledger.failForMemory(job, message) : this.ledger.fail(job, message);
  }

  /** Signs of life, and a look at the others, until the worker ends. */
  private async takeCare(): Promise<void> {
    const { connection, lostAfterMs, unwantedAfterMs } = this.farm;
    const beatMs = Math.min(lostAfterMs / BEATS_UNTIL_LOST, unwantedAfterMs / BEATS_UNTIL_LOST, LONGEST_BEAT_MS);
    const watch = new Watch(this.farm);
    let looked = 0;
    while (!this.ending.signal.aborted) {
      await this.pause(beatMs);
      this.state = await connection.persist(() => this.beat());
      if (this.state === 'alarm') this.end();
      await connection.persist(() => this.ledger.putBackOthers(this.attempts));
      if (performance.now() - looked < watch.everyMs) continue;
      looked = performance.now();
      await connection.persist(() => watch.look());
    }
  }

  /** A sign of life, with the progress of the jobs in hand; returns whether the farm is open. Hears for which of the jobs no command waits, as for those that another worker has done. */
  private async beat(): Promise<FarmState> {
    const { threads, memory } = this.options;
    const hands = [...this.hands.values()];
    const { rows } = await this.farm.connection.executeSql(
      `WITH shares AS (
         UPDATE lilypad.holding h SET share = s.share FROM unnest($6::uuid[], $7::real[]) AS s (attempt, share)
          WHERE h.attempt = s.attempt)
       INSERT INTO lilypad.worker AS w (id, name, version, threads, memory, lost_after_ms) VALUES ($1, $2, $3, $4, $5, $8)
       ON CONFLICT (id) DO UPDATE SET beats = w.beats + 1
       RETURNING (SELECT state FROM lilypad.farm) AS state,
         ARRAY(SELECT attempt::text FROM unnest($6::uuid[], $9::uuid[]) AS h (attempt, job)
                WHERE NOT EXISTS (SELECT FROM lilypad.wish w WHERE w.job = h.job)) AS unwanted`,
      [
        this.id,
        this.name,
        this.farm.version,
        threads,
        memory,
        hands.map(({ job }) => job.attempt),
        hands.map(({ share }) => share),
        this.farm.lostAfterMs,
        hands.map(({ job }) => job.id),
      ],
    );
    const unwanted = new Set(rows[0]?.unwanted as readonly string[]);
    for (const hand of hands) hand.hear(!unwanted.has(hand.job.attempt));
    return rows[0]?.state as FarmState;
  }

  private async leave(): Promise<void> {
    await this.ledger.putBackOthers(new Set());
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

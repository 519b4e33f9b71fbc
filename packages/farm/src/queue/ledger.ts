/**
 * What one worker does with jobs: takes them, records their results, gives them back. Each is one transaction, so that
 * a worker or the database may be killed at any moment: a job is in the queue, or in hand, or its result is recorded.
 */
import type { Row, Statements } from '../database/connection.ts';
import { canonicalText, jobId, nextMemoryStep, type Plain } from '../jobs/job.ts';
import { kindNamed } from '../jobs/kinds.ts';
import { UnreadableData } from '../jobs/read.ts';
import type { Farm } from './farm.ts';
import { FOR_FETCH } from './job-queue.ts';
import { inTrouble, type Trouble } from './trouble.ts';
import { restUnlessWanted } from './unwanted.ts';

/** A job in the hands of a worker. */
export interface HeldJob {
  readonly id: string;
  /** Which time this is that a worker took it. */
  readonly attempt: string;
  readonly queue: string;
  readonly kind: string;
  readonly question: Plain;
  readonly hint: unknown;
  readonly checkpoint: unknown;
  /** Whether it failed before, or a worker was lost with it: it may be what ends them. */
  readonly isTroubled: boolean;
  /** In megabytes. */
  readonly memory: number;
  readonly data: JobData;
}

/** A job that fails so often is parked. */
const MOST_FAILURES = 3;
/** A job that so many workers were lost with, without any progress that was saved, is parked: it may be what ends them. */
const MOST_LOSSES = 10;
/** What a transaction throws to take nothing. */
const NOT_OPEN = Symbol('the farm is not open');

/** The data of a job in the queue; `hintFrom` is the number of the job whose answer is the hint. */
export interface JobData {
  readonly kind: string;
  readonly question: Plain;
  readonly hint: Plain;
  readonly hintFrom: string | null;
  readonly cost: number;
  readonly mostMemory: number;
}

/** The cheapest jobs first; priorities of pg-boss are 32 bits. */
export const priorityOf = (cost: number): number => -Math.min(Math.max(0, Math.ceil(cost)), 2 ** 31 - 1);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What can be read of the data of a job; `check` finds the rest. */
function read(data: unknown): JobData {
  const { kind, question, hint, hintFrom, cost, mostMemory } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return {
    kind: String(kind),
    question: (question ?? null) as Plain,
    hint: (hint ?? null) as Plain,
    hintFrom: typeof hintFrom === 'string' && UUID.test(hintFrom) ? hintFrom : null,
    mostMemory: Number(mostMemory) || 0,
    cost: Number(cost) || 0,
  };
}

export class Ledger {
  private readonly farm: Farm;
  /** The number of this worker, and its name in results. */
  private readonly worker: string;
  private readonly name: string;

  constructor(farm: Farm, worker: string, name: string) {
    this.farm = farm;
    this.worker = worker;
    this.name = name;
  }

  /**
   * The next job of the first of these steps of memory that has one; null if none waits, or the farm is not open. `attempt` is a
   * new number: if the connection breaks, `putBackOthers` finds out whether a job was taken.
   */
  async take(memories: readonly number[], attempt: string): Promise<HeldJob | null> {
    try {
      return await this.takeFirst(memories, attempt);
    } catch (error) {
      if (error === NOT_OPEN) return null;
      throw error;
    }
  }

  private async takeFirst(memories: readonly number[], attempt: string): Promise<HeldJob | null> {
    const { connection, queue } = this.farm;
    return connection.transaction(async (statements) => {
      for (const memory of memories) {
        const name = queue.nameFor(memory);
        for (let job = await queue.fetch(name, statements); job !== null; job = await queue.fetch(name, statements)) {
          const held = await this.hold({ ...job, attempt, queue: name, memory }, statements);
          if (held === 'unwanted') await this.rest({ id: job.id, queue: name }, statements);
          else if (held !== null) return held;
          else await queue.removeFrom(name, job.id, statements);
        }
      }
      return null;
    }, FOR_FETCH);
  }

  /** Notes that we have a job; null if it is done already, or somebody else has it, and 'unwanted' if no command waits for it. Throws NOT_OPEN if none is handed out. */
  private async hold(
    job: Pick<HeldJob, 'id' | 'attempt' | 'queue' | 'memory'> & { readonly data: unknown },
    statements: Statements,
  ): Promise<HeldJob | 'unwanted' | null> {
    const { id, attempt, queue, memory } = job;
    const data = read(job.data);
    const { rows } = await statements.executeSql(
      `WITH held AS (
         INSERT INTO lilypad.holding (job, attempt, queue, worker)
         SELECT $1::uuid, $2::uuid, $3, $4::uuid FROM lilypad.farm
          WHERE state = 'open' AND NOT EXISTS (SELECT FROM lilypad.result WHERE id = $1)
            AND EXISTS (SELECT FROM lilypad.wish WHERE job = $1)
         ON CONFLICT (job) DO NOTHING RETURNING job)
       SELECT held.job IS NOT NULL AS "isHeld",
              EXISTS (SELECT FROM lilypad.wish WHERE job = $1 UNION ALL SELECT FROM lilypad.result WHERE id = $1) AS "isWanted",
              (SELECT state FROM lilypad.checkpoint WHERE job = $1) AS checkpoint,
              (SELECT answer FROM lilypad.result WHERE id = $5) AS hint,
              EXISTS (SELECT FROM lilypad.trouble WHERE job = $1) AS "isTroubled"
         FROM lilypad.farm LEFT JOIN held ON true WHERE farm.state = 'open'`,
      [id, attempt, queue, this.worker, data.hintFrom],
    );
    if (rows[0] === undefined) throw NOT_OPEN;
    if (rows[0].isWanted !== true) return 'unwanted';
    if (rows[0].isHeld !== true) return null;
    const { checkpoint, hint } = rows[0];
    const { kind, question } = data;
    const isTroubled = rows[0].isTroubled === true;
    return { id, attempt, queue, kind, question, hint: hint ?? data.hint, checkpoint, isTroubled, memory, data };
  }

  /** Throws UnreadableData unless a job is what its number says, and a question of its kind. */
  check({ id, kind, question }: HeldJob): void {
    if (jobId(this.farm.version, kind, question) !== id)
      throw new UnreadableData('the job is not what its number says');
    kindNamed(kind).readQuestion(question);
  }

  /**
   * Saves what has been done of a job, if it is still in our hands; it stays there until that is done. A job that has gone on is not
   * parked because workers were lost with it: they may be taken away often.
   */
  async save({ id, attempt }: HeldJob, state: Plain): Promise<void> {
    await this.farm.connection.executeSql(
      `WITH held AS (SELECT job FROM lilypad.holding WHERE job = $1 AND attempt = $3 FOR KEY SHARE),
         saved AS (
           INSERT INTO lilypad.checkpoint AS c (job, state, version) SELECT job, $2, $4 FROM held
           ON CONFLICT (job) DO UPDATE SET state = excluded.state WHERE c.state <> excluded.state RETURNING job)
       UPDATE lilypad.trouble t SET losses = 0 FROM saved WHERE t.job = saved.job AND t.losses > 0`,
      [id, JSON.stringify(state), attempt, this.farm.version],
    );
  }

  /**
   * Records a result and takes the job off the queue. If there is a result already, it stays; if that is another one, an
   * alarm stops the farm.
   */
  async record({ id, queue, kind, question }: HeldJob, answer: Plain, details: Plain): Promise<void> {
    await this.farm.connection.transaction(async (statements) => {
      const { rows } = await statements.executeSql(
        `INSERT INTO lilypad.result (id, version, kind, question, answer, details, worker)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, this.farm.version, kind, ...[question, answer, details].map((one) => JSON.stringify(one)), this.name],
      );
      if (rows.length === 0) await this.compare(id, answer, statements);
      await this.farm.queue.remove(queue, id, statements);
      // In this order: whoever took the job meanwhile has it no more, and no checkpoint is saved after the last was removed.
      await statements.executeSql('DELETE FROM lilypad.holding WHERE job = $1', [id]);
      await statements.executeSql(
        `WITH c AS (DELETE FROM lilypad.checkpoint WHERE job = $1), w AS (DELETE FROM lilypad.wish WHERE job = $1)
         DELETE FROM lilypad.trouble WHERE job = $1`,
        [id],
      );
    });
  }

  private async compare(id: string, answer: Plain, statements: Statements): Promise<void> {
    const { rows } = await statements.executeSql('SELECT answer FROM lilypad.result WHERE id = $1', [id]);
    if (rows[0] === undefined || canonicalText(rows[0].answer as Plain) === canonicalText(answer)) return;
    await statements.executeSql(
      'INSERT INTO lilypad.alarm (job, second, worker) VALUES ($1, $2, $3) ON CONFLICT (job) DO NOTHING',
      [id, JSON.stringify(answer), this.name],
    );
    await statements.executeSql("UPDATE lilypad.farm SET state = 'alarm'");
  }

  /** Gives a job back that failed; after some failures it is parked. */
  async fail(job: HeldJob, message: string): Promise<void> {
    await this.giveBack(job, { column: 'failures', message, most: MOST_FAILURES });
  }

  /** Gives a job back for which the memory was not enough: to a queue with more, or it is parked. */
  async failForMemory(job: HeldJob, message: string): Promise<void> {
    const next = nextMemoryStep(job.memory);
    if (next === null || job.memory >= job.data.mostMemory) {
      return this.giveBack(job, { column: 'failures', message, most: 0, lacked: job.memory });
    }
    const { connection, queue } = this.farm;
    const larger = { id: job.id, queue: queue.nameFor(next), data: job.data, priority: priorityOf(job.data.cost) };
    await connection.transaction(async (statements) => {
      if (!(await this.letGo(job, statements))) return;
      await queue.removeFrom(job.queue, job.id, statements);
      await queue.add([larger], statements);
    });
  }

  /** Puts a job back that was not begun, or that we do not want to finish. */
  async putBack(job: Pick<HeldJob, 'id' | 'attempt' | 'queue'>): Promise<void> {
    await this.farm.connection.transaction(async (statements) => {
      if (await this.letGo(job, statements)) await this.farm.queue.putBack(job.queue, job.id, statements);
    });
  }

  /** Puts a job back that no command waits for, and lets it rest. */
  async putToRest(job: HeldJob): Promise<void> {
    await this.farm.connection.transaction(async (statements) => {
      if (await this.letGo(job, statements)) await this.rest(job, statements);
    });
  }

  private async rest({ id, queue }: Pick<HeldJob, 'id' | 'queue'>, statements: Statements): Promise<void> {
    await this.farm.queue.putBack(queue, id, statements);
    await restUnlessWanted(this.farm, id, statements);
  }

  /**
   * Puts back what this worker holds by other attempts than these: the connection broke before we heard of it. `attempts` are looked at
   * when the answer is there, since threads may take jobs while the question waits for a connection.
   */
  async putBackOthers(attempts: ReadonlySet<string>): Promise<void> {
    const { rows } = await this.farm.connection.executeSql(
      'SELECT job, attempt, queue FROM lilypad.holding WHERE worker = $1',
      [this.worker],
    );
    for (const { job, attempt, queue } of rows) {
      if (attempts.has(String(attempt))) continue;
      await this.putBack({ id: String(job), attempt: String(attempt), queue: String(queue) });
    }
  }

  private async giveBack(job: HeldJob, trouble: Trouble): Promise<void> {
    await this.farm.connection.transaction(async (statements) => {
      if (await this.letGo(job, statements)) await inTrouble(this.farm, job, trouble, statements);
    });
  }

  /** False if the job is not in our hands any more: another worker has it, or its result is recorded. */
  private async letGo({ id, attempt }: Pick<HeldJob, 'id' | 'attempt'>, statements: Statements): Promise<boolean> {
    const { rows } = await statements.executeSql(
      'DELETE FROM lilypad.holding WHERE job = $1 AND attempt = $2 RETURNING job',
      [id, attempt],
    );
    return rows.length === 1;
  }
}

/**
 * Gives back the jobs of a worker that has not counted its beats up since it was at `beats`; false if it has, or another
 * process is quicker, which is not waited for.
 */
export async function releaseLost(farm: Farm, worker: string, beats: string): Promise<boolean> {
  return farm.connection.transaction(async (statements) => {
    const { rows } = await statements.executeSql(
      'SELECT name FROM lilypad.worker WHERE id = $1 AND beats = $2 FOR UPDATE SKIP LOCKED',
      [worker, beats],
    );
    if (rows.length === 0) return false;
    const { rows: held } = await statements.executeSql(
      `WITH gone AS (DELETE FROM lilypad.holding WHERE worker = $1 RETURNING job, queue)
       SELECT g.job, g.queue, j.data FROM gone g JOIN lilypad_queue.job j ON j.name = g.queue AND j.id = g.job`,
      [worker],
    );
    for (const row of held) await lose(farm, row, String(rows[0]?.name), statements);
    await statements.executeSql('DELETE FROM lilypad.worker WHERE id = $1', [worker]);
    return true;
  });
}

async function lose(farm: Farm, { job, queue, data }: Row, name: string, statements: Statements): Promise<void> {
  const lost = { id: String(job), queue: String(queue), ...read(data) };
  const trouble: Trouble = { column: 'losses', message: `the worker ${name} was lost`, most: MOST_LOSSES };
  await inTrouble(farm, lost, trouble, statements);
}

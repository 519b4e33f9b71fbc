/** Jobs that failed, or that a worker was lost with: what happened is noted, and they are tried again or parked. */
import type { Statements } from '../database/connection.ts';
import type { Plain } from '../jobs/job.ts';
import type { Farm } from './farm.ts';

/** What happened to a job. */
export interface Trouble {
  /** What is counted. */
  readonly column: 'failures' | 'losses';
  readonly message: string;
  /** So many times are enough to park it. */
  readonly most: number;
  /** The memory that was not enough, in megabytes. */
  readonly lacked?: number;
}

/** A job that nobody holds. */
interface TroubledJob {
  readonly id: string;
  readonly queue: string;
  readonly kind: string;
  readonly question: Plain;
}

/** Notes what happened to a job that nobody holds, and puts it back into the queue or parks it. */
export async function inTrouble(
  farm: Farm,
  { id, queue, kind, question }: TroubledJob,
  { column, message, most, lacked }: Trouble,
  statements: Statements,
): Promise<void> {
  const { rows } = await statements.executeSql(
    `INSERT INTO lilypad.trouble AS t (job, queue, kind, question, ${column}, message) VALUES ($1, $2, $3, $4, 1, $5)
     ON CONFLICT (job) DO UPDATE SET queue = excluded.queue, ${column} = t.${column} + 1, message = excluded.message,
       happened = excluded.happened
     RETURNING ${column}::int AS times`,
    // PostgreSQL has no text with a NUL.
    [id, queue, kind, JSON.stringify(question), message.replaceAll('\0', '\u2400')],
  );
  if (Number(rows[0]?.times) < most) return farm.queue.putBack(queue, id, statements);
  await statements.executeSql('UPDATE lilypad.trouble SET parked = true, memory = $2 WHERE job = $1', [
    id,
    lacked ?? null,
  ]);
  await farm.queue.park(queue, id, statements);
}

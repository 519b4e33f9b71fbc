/**
 * Results that their reader does not believe. They are in dispute like two different results for one job: what is known
 * against one is noted beside it, an alarm stops the farm, since a machine that erred once may do so again, and
 * `farm start --again` discards it, so that it is computed anew.
 */
import { hostname } from 'node:os';
import { FarmError } from '../database/farm-error.ts';
import type { Plain } from '../jobs/job.ts';
import { UnreadableData } from '../jobs/read.ts';
import type { Farm } from '../queue/farm.ts';

/** What is the matter with a result, and what is known against it. */
export interface DoubtReason {
  /** It is not true, or the checker rejects it, or it cannot be read. */
  readonly kind: 'false' | 'rejected' | 'unreadable';
  /** For the alarm: what was computed here, or why the result is refused. */
  readonly known: Plain;
}

/**
 * Thrown by `onOutcome` of a `gather` if it does not believe a result, with a sentence without its full stop.
 *
 * @example
 * ```ts
 * const reason: DoubtReason = { kind: 'false', known: { value: '*' } };
 * new Doubt('the farm says that T.F is 7, but it is *', reason).kind; // => 'false'
 * ```
 */
export class Doubt extends Error {
  override readonly name = 'Doubt';
  /** What is the matter with the result. */
  readonly kind: DoubtReason['kind'];
  /** What is known against it. */
  readonly known: Plain;

  constructor(message: string, { kind, known }: DoubtReason) {
    super(message);
    this.kind = kind;
    this.known = known;
  }
}

/** The doubt in an error; throws it again if it is another one. */
export function doubtIn(error: unknown): Doubt {
  if (error instanceof Doubt) return error;
  if (!(error instanceof UnreadableData)) throw error;
  return new Doubt(error.message, { kind: 'unreadable', known: { refused: error.message } });
}

/** A result that is doubted. */
export interface Doubted {
  /** The number of its job. */
  readonly id: string;
  /** The transaction that wrote it, by which it is told from one that was written since. */
  readonly written: string;
  readonly doubt: Doubt;
}

const DISCARDS = 'the farm is stopped, and lilypad farm start --again discards the result';

/** Puts results in dispute; returns what to say of the first. If the database cannot note it, whoever reads them next will. */
export async function dispute(farm: Farm, first: Doubted, others: readonly Doubted[]): Promise<Doubt> {
  const isNoted = await note(farm, [first, ...others]).catch((error: unknown) => {
    if (error instanceof FarmError) return false;
    throw error;
  });
  return isNoted ? new Doubt(`${first.doubt.message}; ${DISCARDS}`, first.doubt) : first.doubt;
}

/** False if there are other results by now. */
async function note(farm: Farm, all: readonly Doubted[]): Promise<boolean> {
  const name = `${hostname()}:${process.pid}`;
  return farm.connection.transaction(async (statements) => {
    for (const { id, written, doubt } of all) {
      await statements.executeSql(
        `INSERT INTO lilypad.alarm (job, second, worker)
         SELECT id, $2, $3 FROM lilypad.result WHERE id = $1 AND xmin::text = $4 ON CONFLICT (job) DO NOTHING`,
        [id, JSON.stringify(doubt.known), name, written],
      );
    }
    const { rows } = await statements.executeSql(
      `UPDATE lilypad.farm SET state = 'alarm' WHERE EXISTS (SELECT FROM lilypad.alarm WHERE job = ANY($1)) RETURNING one`,
      [all.map(({ id }) => id)],
    );
    return rows.length > 0;
  });
}

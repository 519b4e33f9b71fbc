/**
 * How jobs come into the queue. A job is in one of the queues of its version or in none, although pg-boss would have a
 * copy of it in each: commands ask again for jobs that have moved to a queue with more memory since, and two of them may
 * begin with another memory. So only one of them adds jobs at a time, and only what is in no queue and has no result.
 */
import type { Asker } from './asker.ts';
import type { Farm } from './farm.ts';
import type { QueuedJob } from './job-queue.ts';

/** Adds those of some jobs that are neither done nor in a queue: waiting, at rest, in hand or parked. Those at rest are handed out again. */
export async function addMissing(
  farm: Farm,
  asker: Asker,
  ids: readonly string[],
  jobOf: (id: string) => QueuedJob,
): Promise<void> {
  await farm.connection.transaction(async (statements) => {
    await farm.queue.lock(statements);
    // In this order: a job that leaves the queue now has a result when we look for one. One that is missing stays so while
    // we have the lock, since workers move jobs and add none.
    const { absent, cancelled } = await farm.queue.absent(ids, statements);
    const { rows } = await statements.executeSql('SELECT id::text FROM lilypad.result WHERE id = ANY($1)', [absent]);
    const done = new Set(rows.map(({ id }) => String(id)));
    const missing = absent.filter((id) => !done.has(id));
    if (missing.length > 0) await farm.queue.add(missing.map(jobOf), statements);
    if (cancelled.length > 0) await farm.queue.wake(cancelled, statements);
    await asker.ask(
      ids.filter((id) => !done.has(id)),
      statements,
    );
  });
}

/** Hands a job out again that was parked because `lacked` megabytes were not enough; `job` is in a queue with more. */
export async function moveOn(farm: Farm, job: QueuedJob, lacked: number): Promise<void> {
  await farm.connection.transaction(async (statements) => {
    const { rows } = await statements.executeSql(
      'DELETE FROM lilypad.trouble WHERE job = $1 AND parked AND memory = $2 RETURNING queue',
      [job.id, lacked],
    );
    // Another command was quicker.
    if (rows.length === 0) return;
    await farm.queue.remove(String(rows[0]?.queue), job.id, statements);
    await farm.queue.add([job], statements);
  });
}

/**
 * Jobs that no command waits for. They rest: they stay in the queue with their checkpoints, and are not handed out until a command asks
 * for them again. A command waits for its jobs until it has given no sign of life for some minutes, whatever became of it: it was killed, its
 * time is over, or it is cut off.
 *
 * Whoever lets jobs rest or wakes them has the lock of those who add jobs, so that none rests that somebody has just asked for.
 */
import type { Statements } from '../database/connection.ts';
import type { Farm } from './farm.ts';

/** Lets a job rest that nobody holds, unless somebody has asked for it by now. */
export async function restUnlessWanted(farm: Farm, id: string, statements: Statements): Promise<void> {
  await farm.queue.lock(statements);
  const unwanted = 'SELECT $2::uuid WHERE NOT EXISTS (SELECT FROM lilypad.wish WHERE job = $2)';
  await farm.queue.rest(farm.version, unwanted, id, statements);
}

/** Lets the jobs rest that only this command waits for, which has not counted its beats up since it was at `beats`, and forgets the command. */
export async function releaseSilent(farm: Farm, command: string, beats: string): Promise<void> {
  await farm.connection.transaction(async (statements) => {
    // First this lock, for which nobody waits: all workers see it at the same moment.
    const { rows } = await statements.executeSql(
      'SELECT version FROM lilypad.command WHERE id = $1 AND beats = $2 FOR UPDATE SKIP LOCKED',
      [command, beats],
    );
    if (rows.length === 0) return;
    await farm.queue.lock(statements);
    const its = `
      SELECT w.job FROM lilypad.wish w WHERE w.command = $2
         AND NOT EXISTS (SELECT FROM lilypad.wish other WHERE other.job = w.job AND other.command <> $2)`;
    await farm.queue.rest(String(rows[0]?.version), its, command, statements);
    await forget(command, statements);
  });
}

/** Forgets a command and what it waits for. */
export async function forget(command: string, statements: Statements): Promise<void> {
  await statements.executeSql(
    'WITH w AS (DELETE FROM lilypad.wish WHERE command = $1) DELETE FROM lilypad.command WHERE id = $1',
    [command],
  );
}

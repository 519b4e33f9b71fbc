/** A cell of a worksheet, run with the cells that it needs. */
import type { Input, WorksheetAnswer } from '../protocol.ts';
import type { WorkerSession } from '../session.ts';

export async function worksheet(session: WorkerSession, { cells }: Input<'worksheet'>): Promise<WorksheetAnswer> {
  const evaluator = await session.evaluator();
  return evaluator.run(cells, { isCancelled: session.isCancelled, onProgress: session.report });
}

/** How two sums compare, by the method that suits them best. */
import { compareSums } from '@lilypad/toads';
import type { CompareAnswer, Input } from '../protocol.ts';
import { readExpression, type WorkerSession } from '../session.ts';
import { short } from '../written.ts';

/** Memory for the table of a search or a sweep of thresholds, besides that of the values. */
const MAX_BYTES = 512 * 2 ** 20;

export async function compare(session: WorkerSession, { left, right }: Input<'compare'>): Promise<CompareAnswer> {
  const start = performance.now();
  const { relation, method, arena, difference } = await compareSums(
    session.values,
    readExpression(left),
    readExpression(right),
    { maxBytes: MAX_BYTES, onProgress: ({ done, total }) => session.report({ done, total, unit: 'positions' }) },
  );
  return {
    relation,
    method,
    difference: difference === null ? null : short(arena, difference),
    milliseconds: performance.now() - start,
  };
}

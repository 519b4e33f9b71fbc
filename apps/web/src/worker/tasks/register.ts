/** The register of named results as a graph. */
import type { ResultGraph } from '@lilypad/register';
import type { WorkerSession } from '../session.ts';

export async function register(session: WorkerSession): Promise<ResultGraph> {
  return (await session.prover()).resultGraph();
}

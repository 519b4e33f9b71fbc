/**
 * The workers of the workbench: one for values, one for comparing, one for solving games, one for checking proofs, one
 * for worksheets, each started on demand.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Port, WorkerClient } from './worker-client.ts';

export interface Workers {
  readonly values: WorkerClient;
  readonly comparisons: WorkerClient;
  readonly games: WorkerClient;
  readonly proofs: WorkerClient;
  readonly worksheets: WorkerClient;
}

const startWorker = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function newWorkers(): Workers {
  const worker = (): WorkerClient => new WorkerClient(startWorker);
  return { values: worker(), comparisons: worker(), games: worker(), proofs: worker(), worksheets: worker() };
}

export const WorkersContext = createContext<Workers | null>(null);

export function useWorkers(): Workers {
  const workers = useContext(WorkersContext);
  if (workers === null) throw new Error('There are no workers here.');
  return workers;
}

/** The workers of the workbench: one for values, one for comparing, one for solving games, one for checking proofs, each begun on demand. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Engine, type Port } from './engine.ts';

export interface Engines {
  readonly values: Engine;
  readonly comparisons: Engine;
  readonly games: Engine;
  readonly proofs: Engine;
}

const startWorker = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function newEngines(): Engines {
  const engine = (): Engine => new Engine(startWorker);
  return { values: engine(), comparisons: engine(), games: engine(), proofs: engine() };
}

export const EnginesContext = createContext<Engines | null>(null);

export function useEngines(): Engines {
  const engines = useContext(EnginesContext);
  if (engines === null) throw new Error('There are no engines here.');
  return engines;
}

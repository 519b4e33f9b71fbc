/** Computes the cells of a table that are not known yet, the least work first, up to a limit; can be stopped. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CellQuestion, Progress } from '../../worker/protocol.ts';
import type { WorkerClient } from '../../worker/worker-client.ts';
import type { CellStore } from './cell-store.ts';
import { costOf } from './question.ts';

export interface Computing {
  /** Whether there is something to compute, started or not. */
  readonly busy: boolean;
  /** The current cell, or null. */
  readonly current: CellQuestion | null;
  readonly progress: Progress | null;
  /** Whether one core does what several would do. */
  readonly isAlone: boolean;
  /** How many cells are still to do. */
  readonly left: number;
  /** Why the last cell failed, if it did. */
  readonly problem: string | null;
  stop(): void;
}

interface State extends Omit<Computing, 'stop' | 'busy'> {
  /** The set of cells that this is about. */
  readonly key: string;
  readonly control: AbortController | null;
}

const IDLE = { current: null, progress: null, isAlone: false, left: 0, problem: null, control: null } as const;

/** `wanted` are cells; the key identifies the set. */
export function useCells(
  worker: WorkerClient,
  store: CellStore,
  wanted: readonly CellQuestion[],
  key: string,
): Computing {
  const [state, setState] = useState<State>({ ...IDLE, key: '' });

  useEffect(() => {
    const control = new AbortController();
    const run = async (): Promise<void> => {
      const missing = wanted.filter((question) => store.get(question) === null).sort((a, b) => costOf(a) - costOf(b));
      let problem: string | null = null;
      for (const [i, current] of missing.entries()) {
        const left = missing.length - i;
        setState(({ isAlone }) => ({ current, progress: null, isAlone, left, problem: null, control, key }));
        const tell = (news: Partial<Pick<State, 'progress' | 'isAlone'>>): void => {
          if (!control.signal.aborted) setState((last) => ({ ...last, ...news }));
        };
        const onProgress = (progress: Progress): void => tell({ progress });
        const onAlone = (): void => tell({ isAlone: true });
        try {
          store.set(current, await worker.run('cell', current, { signal: control.signal, onProgress, onAlone }));
        } catch (error) {
          if (control.signal.aborted) return;
          problem = error instanceof Error ? error.message : String(error);
          break;
        }
      }
      if (missing.length > 0) store.keep();
      setState({ ...IDLE, problem, key });
    };
    const keep = (): void => store.keep();
    addEventListener('pagehide', keep);
    void run();
    return () => {
      removeEventListener('pagehide', keep);
      control.abort();
      keep();
    };
  }, [worker, store, key]);

  const stop = useCallback(() => {
    state.control?.abort();
    store.keep();
    setState({ ...IDLE, key });
  }, [state.control, store, key]);
  const busy = state.key === key ? state.current !== null : wanted.some((question) => store.get(question) === null);
  return { ...state, busy, stop };
}

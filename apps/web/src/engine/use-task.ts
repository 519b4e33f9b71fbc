/** A question of a component to an engine: asked anew when it changes, withdrawn when it is no longer wanted. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Engine, TaskError } from './engine.ts';
import type { Input, Output, Progress, TaskName } from './protocol.ts';

export interface TaskState<O> {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The answer; while the next one is awaited, the last one. */
  readonly output: O | null;
  readonly progress: Progress | null;
  readonly error: { readonly message: string; readonly column: number | null } | null;
}

export interface Task<O> extends TaskState<O> {
  cancel(): void;
  again(): void;
}

const IDLE = { status: 'idle', output: null, progress: null, error: null } as const;

/** Asks `input`, or nothing while it is null. */
export function useTask<N extends TaskName>(engine: Engine, task: N, input: Input<N> | null): Task<Output<N>> {
  const [state, setState] = useState<TaskState<Output<N>>>(IDLE);
  const [round, setRound] = useState(0);
  const [control, setControl] = useState<AbortController | null>(null);
  const key = input === null ? null : JSON.stringify(input);

  // Key stands for input, and a new round asks again
  useEffect(() => {
    if (input === null) {
      setState(IDLE);
      return;
    }
    const own = new AbortController();
    setControl(own);
    setState((last) => ({ status: 'running', output: last.output, progress: null, error: null }));
    const live = (update: (last: TaskState<Output<N>>) => TaskState<Output<N>>): void => {
      if (!own.signal.aborted) setState(update);
    };
    engine
      .run(task, input, {
        signal: own.signal,
        onProgress: (progress) => live((last) => ({ ...last, progress })),
      })
      .then(
        (output) => live(() => ({ status: 'done', output, progress: null, error: null })),
        (error: unknown) => live(() => ({ status: 'failed', output: null, progress: null, error: described(error) })),
      );
    return () => own.abort();
  }, [engine, task, key, round]);

  const cancel = useCallback(() => {
    control?.abort();
    setState({ status: 'cancelled', output: null, progress: null, error: null });
  }, [control]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  return { ...state, cancel, again };
}

function described(error: unknown): { message: string; column: number | null } {
  if (error instanceof TaskError) return { message: error.message, column: error.column };
  return { message: String(error), column: null };
}

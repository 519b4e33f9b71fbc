/** A question of a component to a worker: asked again when it changes, cancelled when it is no longer wanted. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Input, Output, Progress, TaskName } from './protocol.ts';
import { TaskError, type WorkerClient } from './worker-client.ts';

interface TaskState<O> {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The answer; while waiting for the next one, the last one. */
  readonly output: O | null;
  readonly progress: Progress | null;
  /** Whether one core does what several would do. */
  readonly isAlone: boolean;
  readonly error: { readonly message: string; readonly column: number | null } | null;
}

export interface Task<O> extends TaskState<O> {
  cancel(): void;
  again(): void;
}

const BLANK = { output: null, progress: null, isAlone: false, error: null } as const;

/** Asks `input`, or nothing while it is null. */
export function useTask<N extends TaskName>(worker: WorkerClient, task: N, input: Input<N> | null): Task<Output<N>> {
  type State = TaskState<Output<N>>;
  const [round, setRound] = useState(0);
  const key = input === null ? null : `${round} ${JSON.stringify(input)}`;
  // A state belongs to one question; a new question is running until its first message.
  const [known, setKnown] = useState<State & { readonly key: string | null }>({ ...BLANK, status: 'idle', key: null });
  const control = useRef<AbortController | null>(null);

  // The key stands for the input.
  useEffect(() => {
    if (input === null) return;
    const own = new AbortController();
    control.current = own;
    const tell = (news: Partial<State>): void => {
      if (own.signal.aborted) return;
      setKnown((last) => {
        const before = last.key === key ? last : { ...BLANK, output: last.output };
        return { ...before, status: 'running', ...news, key };
      });
    };
    const onProgress = (progress: Progress): void => tell({ progress });
    const onAlone = (): void => tell({ isAlone: true });
    worker.run(task, input, { signal: own.signal, onProgress, onAlone }).then(
      (output) => tell({ ...BLANK, status: 'done', output }),
      (error: unknown) => tell({ ...BLANK, status: 'failed', error: described(error) }),
    );
    return () => own.abort();
  }, [worker, task, key]);

  const cancel = useCallback(() => {
    control.current?.abort();
    setKnown({ ...BLANK, status: 'cancelled', key });
  }, [key]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  if (key === null) return { ...BLANK, status: 'idle', cancel, again };
  if (known.key !== key) return { ...BLANK, output: known.output, status: 'running', cancel, again };
  const { status, output, progress, isAlone, error } = known;
  return { status, output, progress, isAlone, error, cancel, again };
}

function described(error: unknown): { message: string; column: number | null } {
  if (error instanceof TaskError) return { message: error.message, column: error.column };
  return { message: String(error), column: null };
}

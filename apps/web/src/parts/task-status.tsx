/** The state of a question: nothing at first, then progress with a button to cancel; errors as a sentence. */
import { useEffect, useState } from 'preact/hooks';
import type { Task } from '../worker/use-task.ts';

/** Anything quicker than this shows no progress. */
const QUICK_MS = 250;
/** Work of more than this many positions is done by several threads where the page may share memory. */
const MUCH = 1_000_000;

export function TaskStatus({ task, what }: { readonly task: Task<unknown>; readonly what: string }) {
  const slow = useSlow(task.status === 'running');
  if (task.status === 'failed') {
    return (
      <p class="failure" role="alert">
        {task.error?.message}
      </p>
    );
  }
  if (task.status === 'cancelled') {
    return (
      <p class="task-status">
        <span role="status">Cancelled.</span>
        <button type="button" onClick={task.again}>
          Compute {what} after all
        </button>
      </p>
    );
  }
  if (!slow) return null;
  const { progress } = task;
  return (
    <div class="task-status">
      <progress
        aria-label={`Computing ${what}`}
        {...(progress?.total ? { value: progress.done, max: progress.total } : {})}
      />
      <span class="count">
        Computing {what}
        {progress &&
          `: ${amount(progress.done)}${progress.total ? ` of ${amount(progress.total)}` : ''} ${progress.unit}`}
      </span>
      <button type="button" onClick={task.cancel}>
        Cancel
      </button>
      {(progress?.total ?? 0) > MUCH && !globalThis.crossOriginIsolated && (
        <span>On one core: this page may not share memory, since its server does not send the headers for that.</span>
      )}
    </div>
  );
}

/** Whether something has lasted longer than a moment. */
function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!running) return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return slow && running;
}

const amount = (n: number): string => Math.round(n).toLocaleString('en-US');

/** The state of a question: nothing at first, then progress with a button to cancel; errors as a sentence. */
import type { Task } from '../worker/use-task.ts';
import { OneCore } from './one-core.tsx';
import { useSlow } from './use-slow.ts';

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
      <OneCore alone={task.isAlone} />
    </div>
  );
}

const amount = (n: number): string => Math.round(n).toLocaleString('en-US');

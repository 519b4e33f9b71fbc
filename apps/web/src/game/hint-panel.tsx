/** Hints in steps: first which piece, then which move, then why. */
import type { SumMove } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { TaskStatus } from '../parts/task-status.tsx';
import type { HintAnswer, PlainPosition } from '../worker/game-questions.ts';
import { type Task, useTask } from '../worker/use-task.ts';
import { useWorkers } from '../worker/workers.ts';
import { reasonOf, squares } from './phrases.ts';

/** How much of a hint is shown: nothing, the piece, the move, the reason. */
type Step = 0 | 1 | 2 | 3;

export interface Hints {
  readonly step: Step;
  readonly task: Task<HintAnswer>;
  /** What the board should point at. */
  readonly pointer: { readonly move: SumMove; readonly whole: boolean } | null;
  more(): void;
}

/** The hints for a position; they begin anew with every position. */
export function useHints(position: PlainPosition): Hints {
  const { games } = useWorkers();
  const moment = JSON.stringify(position);
  const [asked, setAsked] = useState<{ readonly moment: string; readonly step: Step }>({ moment, step: 0 });
  const step = asked.moment === moment ? asked.step : 0;
  const task = useTask(games, 'hint', step > 0 ? position : null);
  const move = task.status === 'done' ? task.output?.hint?.move : undefined;
  return {
    step,
    task,
    pointer: move === undefined ? null : { move, whole: step > 1 },
    more: () => setAsked({ moment, step: step === 3 ? 3 : ((step + 1) as Step) }),
  };
}

const MORE = ['Hint', 'Which move?', 'Why?', 'Why?'] as const;

/** The button for the next step. */
export function HintButton({ hints, disabled }: { readonly hints: Hints; readonly disabled: boolean }) {
  return (
    <button type="button" class="hint-button" disabled={disabled || hints.step === 3} onClick={hints.more}>
      {MORE[hints.step]}
    </button>
  );
}

export function HintPanel({ hints, boards }: { readonly hints: Hints; readonly boards: number }) {
  const { step, task } = hints;
  if (step === 0) return null;
  const hint = task.status === 'done' ? task.output?.hint : undefined;
  return (
    <div class="hint-panel" role="status">
      <TaskStatus task={task} what="a hint" />
      {hint === null && <p>This position is too large for a hint.</p>}
      {hint != null && (
        <p>
          <strong>
            Look at the {hint.move.side === 0 ? 'toad' : 'frog'} on square {hint.move.from + 1}
            {boards > 1 ? ` of board ${hint.move.board + 1}` : ''}.
          </strong>{' '}
          {step > 1 && <span>Move it: {squares(hint.move, boards)}. </span>}
          {step > 2 && <span>{reasonOf(hint, boards)}</span>}
        </p>
      )}
    </div>
  );
}

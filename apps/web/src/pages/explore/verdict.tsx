/**
 * The first answer about a position: who wins, in large letters, the value, and what it means in plain words. Where a
 * board is too large to be valued, who wins is found by comparing it with zero.
 */
import { FROG, TOAD } from '@lilypad/toads';
import { Piece } from '../../board/pieces.tsx';
import { Formula } from '../../formula/formula.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import { PlainValue } from '../../words/plain-value.tsx';
import type { CompareAnswer, ValueAnswer } from '../../worker/protocol.ts';
import { type Task, useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import './verdict.css';

type Outcome = ValueAnswer['outcome'];

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  L: 'Left wins, whoever starts.',
  R: 'Right wins, whoever starts.',
  N: 'Whoever moves first wins.',
  P: 'Whoever moves second wins.',
};

/** What a comparison with zero says. */
const BY_RELATION: Readonly<Record<CompareAnswer['relation'], Outcome>> = { '>': 'L', '<': 'R', '||': 'N', '=': 'P' };

/** A longer formula is shown as text. */
const MOST_LATEX = 3000;

export function Verdict({ sum, task }: { readonly sum: string; readonly task: Task<ValueAnswer> }) {
  const { output } = task;
  const failed = task.status === 'failed';
  return (
    <div class="verdict-part" aria-busy={task.status === 'running'}>
      <TaskStatus task={task} what="the value" />
      {failed && <WithoutValue sum={sum} />}
      {output !== null && !failed && (
        <div class={task.status === 'done' ? '' : 'stale'}>
          <OutcomeLine outcome={output.outcome} />
          <Scroll className="big-value" label="Value as a formula">
            {output.written.latex === null || output.written.latex.length > MOST_LATEX ? (
              <Value value={output.short} />
            ) : (
              <Formula latex={output.written.latex} text={output.short.text} display />
            )}
          </Scroll>
          <PlainValue words={output.words} />
          <p class="copies">
            <CopyButton text={location.href} label="Copy link" what="link to this position" />
            {output.written.latex !== null && (
              <CopyButton text={output.written.latex} label="Copy LaTeX" what="LaTeX of the value" />
            )}
          </p>
        </div>
      )}
    </div>
  );
}

function OutcomeLine({ outcome }: { readonly outcome: Outcome }) {
  return (
    <p class="outcome" aria-live="polite">
      {outcome !== 'R' && <PieceMark toad faded={outcome === 'P'} />}
      {outcome !== 'L' && <PieceMark toad={false} faded={outcome === 'P'} />}
      <strong>{OUTCOMES[outcome]}</strong>
    </p>
  );
}

const PieceMark = ({ toad, faded }: { readonly toad: boolean; readonly faded: boolean }) => (
  <span class={`piece-mark${faded ? ' faded' : ''}`}>
    <Piece square={toad ? TOAD : FROG} />
  </span>
);

function WithoutValue({ sum }: { readonly sum: string }) {
  const { comparisons } = useWorkers();
  const task = useTask(comparisons, 'compare', { left: sum, right: '0' });
  return (
    <>
      <TaskStatus task={task} what="who wins" />
      {task.status === 'done' && task.output !== null && (
        <>
          <OutcomeLine outcome={BY_RELATION[task.output.relation]} />
          <p>The board is too large to be valued here; who wins was found without its value.</p>
        </>
      )}
    </>
  );
}

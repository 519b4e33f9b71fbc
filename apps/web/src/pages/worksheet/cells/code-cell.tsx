/** A cell of code: its text, and what it gave. */
import { OneCore } from '../../../parts/one-core.tsx';
import { useSlow } from '../../../parts/use-slow.ts';
import { CodeEditor } from '../editor/code-editor.tsx';
import type { Problem } from '../editor/help.ts';
import type { CellState } from '../model/runner.ts';
import type { Cell, Change } from '../model/worksheet.ts';
import { CellOutput } from '../output/cell-output.tsx';
import { CellTools } from './cell-tools.tsx';

interface CodeCellProps {
  readonly cell: Cell;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly state: CellState;
  /** The names that the worksheet defines. */
  readonly names: readonly string[];
  readonly onChange: (change: Change) => void;
  readonly onRun: () => void;
  readonly onRunAndGoOn: () => void;
  readonly onStop: () => void;
}

export function CodeCell(props: CodeCellProps) {
  const { cell, number, isFirst, isLast, state, names, onChange, onRun, onRunAndGoOn, onStop } = props;
  const { id, text } = cell;
  const { status, result, isCurrent } = state;
  const isBusy = status !== 'idle';
  return (
    <section class="cell code-cell" id={`cell-${id}`} aria-label={`Cell ${number}, code`} aria-busy={isBusy}>
      <CodeEditor
        label={`Code of cell ${number}`}
        text={text}
        problems={result?.text === text ? problemsOf(state) : []}
        names={names}
        onChange={(changed) => onChange({ kind: 'text', id, text: changed })}
        onRun={onRun}
        onRunAndGoOn={onRunAndGoOn}
        onStop={onStop}
      />
      <CellTools id={id} number={number} isFirst={isFirst} isLast={isLast} onChange={onChange}>
        <button type="button" class="quiet run" aria-label={`Run cell ${number}`} title="Ctrl-Enter" onClick={onRun}>
          ▶ Run
        </button>
      </CellTools>
      <Busy state={state} onStop={onStop} />
      {result !== null && (
        <div class={`cell-output${isCurrent ? '' : ' outdated'}`} role="status" aria-label={`Result of cell ${number}`}>
          {!isCurrent && !isBusy && <p class="hint">Out of date: the cell, or what it needs, has changed.</p>}
          <CellOutput result={result} number={number} />
        </div>
      )}
    </section>
  );
}

function problemsOf({ result }: CellState): Problem[] {
  return (result?.answer?.statements ?? []).flatMap(({ error }) =>
    error === null || error.kind === 'cancelled' ? [] : [{ at: error.at, end: error.end, message: error.message }],
  );
}

function Busy({ state, onStop }: { readonly state: CellState; readonly onStop: () => void }) {
  const { status, progress, isAlone } = state;
  const isSlow = useSlow(status !== 'idle');
  if (!isSlow) return null;
  if (status === 'waiting') return <p class="hint">Waiting for the cells above …</p>;
  const amount = (n: number): string => Math.round(n).toLocaleString('en-US');
  return (
    <div class="task-status">
      <progress aria-label="Running" {...(progress?.total ? { value: progress.done, max: progress.total } : {})} />
      <span class="count">
        {progress === null
          ? 'Running'
          : `${amount(progress.done)}${progress.total ? ` of ${amount(progress.total)}` : ''} ${progress.unit}`}
      </span>
      <button type="button" onClick={onStop}>
        Stop
      </button>
      <OneCore alone={isAlone} />
    </div>
  );
}

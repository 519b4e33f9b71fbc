/** A position to play with, whose value is shown on request. */
import { useState } from 'preact/hooks';
import { describeMove } from '../../board/describe.ts';
import { PlayBoard } from '../../board/play-board.tsx';
import { Formula } from '../../formula/formula.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { Notation } from './notation.tsx';
import { layOut, makeMove, movesIn, sumOf, winner } from './table-top.ts';

const NAMES = ['Left', 'Right'] as const;

export function PlayablePosition({ sum, caption }: { readonly sum: string; readonly caption: string }) {
  const [shown, setShown] = useState(false);
  return (
    <figure class="playable">
      <TableTopView sum={sum} shown={shown} />
      <figcaption>
        <Notation text={caption} />{' '}
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the value' : 'Show the value'}
        </button>
      </figcaption>
    </figure>
  );
}

/** The boards of a sum, to be played on. */
export function TableTopView({ sum, shown }: { readonly sum: string; readonly shown: boolean }) {
  const [top, setTop] = useState(() => layOut(sum));
  const [last, setLast] = useState('');
  const { values } = useWorkers();
  const task = useTask(values, 'value', shown ? { sum: sumOf(top) } : null);
  const won = winner(top);
  return (
    <div class="table-top">
      <div class="table-boards">
        {top.terms.map((term, i) => (
          // A term is its place in the sum.
          <div key={i} class="table-board">
            {(i > 0 || term.negative) && <span class="operator">{term.negative ? '−' : '+'}</span>}
            {term.board !== null && (
              <PlayBoard
                name={top.terms.length > 1 ? `Board ${i + 1}` : 'Board'}
                board={term.board}
                moves={movesIn(top, i)}
                animated
                onMove={(move) => {
                  setLast(`${describeMove(move.side, move.from, move.to)}. `);
                  setTop(makeMove(top, i, move));
                }}
              />
            )}
          </div>
        ))}
      </div>
      <p class="table-line">
        <span role="status">
          {last}
          {won !== null && (
            <strong>
              {NAMES[won === 0 ? 1 : 0]} cannot move: {NAMES[won]} wins.
            </strong>
          )}
          {won === null && top.turn !== null && `${NAMES[top.turn]} to move.`}
        </span>
        {top.turn !== null && (
          <button
            type="button"
            onClick={() => {
              setTop(layOut(sum));
              setLast('');
            }}
          >
            Start again
          </button>
        )}
        <a href={printRoute({ page: 'explore', parameters: { sum: sumOf(top) } })}>Explore it</a>
      </p>
      <TaskStatus task={task} what="the value" />
      {task.output !== null && (
        <p class={`shown-value${task.status === 'done' ? '' : ' stale'}`} data-testid="shown-value">
          <Formula latex={task.output.written.latex} text={task.output.short.text} display />
        </p>
      )}
    </div>
  );
}

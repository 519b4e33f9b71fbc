/** A position to play with, whose value is shown on request. */
import type { Side } from '@lilypad/games';
import type { Move } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { describeMove } from '../../board/describe.ts';
import { PlayBoard } from '../../board/play-board.tsx';
import { Formula } from '../../formula/formula.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import './exercise.css';
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

interface TableTopViewProps {
  readonly sum: string;
  /** Whether the value is shown. */
  readonly shown: boolean;
  /** Who is to move first; null if either may. */
  readonly side?: Side | null;
  /** Called with the first move and the sum after it; then no more moves are made here. */
  readonly onMove?: (move: Move, after: string) => void;
  /** Whether there is a way to Explore, where the answers are. */
  readonly explorable?: boolean;
}

/** The boards of a sum, to be played on. */
export function TableTopView({ sum, shown, side = null, onMove, explorable = true }: TableTopViewProps) {
  const [top, setTop] = useState(() => layOut(sum, side));
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
            {term.board === null ? (
              <code class="game-term">{term.text}</code>
            ) : (
              <PlayBoard
                name={top.terms.length > 1 ? `Board ${i + 1}` : 'Board'}
                board={term.board}
                moves={onMove !== undefined && last !== '' ? [] : movesIn(top, i)}
                animated
                onMove={(move) => {
                  const next = makeMove(top, i, move);
                  setLast(`${describeMove(move.side, move.from, move.to)}. `);
                  setTop(next);
                  onMove?.(move, sumOf(next));
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
          {won === null && top.turn !== null && onMove === undefined && `${NAMES[top.turn]} to move.`}
        </span>
        {last !== '' && onMove === undefined && (
          <button
            type="button"
            onClick={() => {
              setTop(layOut(sum, side));
              setLast('');
            }}
          >
            Start again
          </button>
        )}
        {explorable && <a href={printRoute({ page: 'explore', parameters: { sum: sumOf(top) } })}>Explore it</a>}
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

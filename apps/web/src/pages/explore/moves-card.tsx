/** Both sides' moves with their values; each leads to the position after it. */

import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import { WithTerms } from '../../words/with-terms.tsx';
import type { MoveAnswer, MovesAnswer } from '../../worker/protocol.ts';
import type { Task } from '../../worker/use-task.ts';
import './moves.css';
import { SumView } from './sum-view.tsx';

interface MovesCardProps {
  readonly task: Task<MovesAnswer>;
  readonly waiting: boolean;
  /** Whether moves are in one of several terms. */
  readonly several: boolean;
  readonly onChoose: (sum: string) => void;
}

export function MovesCard({ task, waiting, several, onChoose }: MovesCardProps) {
  const { output } = task;
  return (
    <section class="card moves-card" aria-labelledby="moves-heading" aria-busy={waiting || task.status === 'running'}>
      <h2 id="moves-heading">Moves</h2>
      <p class="hint">
        <span class="badge wins">wins</span> if its player makes it now. <span class="badge sensible">canonical</span>{' '}
        <WithTerms text="moves survive in the canonical form; a dominated one is no better than another, a reversible one is taken back by the reply. A cost is what the move gives up if everything is played to numbers." />
      </p>
      <TaskStatus task={task} what="the moves" />
      {output !== null && (
        <div class={`both-sides${task.status === 'done' ? '' : ' stale'}`}>
          <SideMoves title="Left: toads" side="left" moves={output.left} several={several} onChoose={onChoose} />
          <SideMoves title="Right: frogs" side="right" moves={output.right} several={several} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}

interface SideMovesProps {
  readonly title: string;
  readonly side: 'left' | 'right';
  readonly moves: readonly MoveAnswer[];
  readonly several: boolean;
  readonly onChoose: (sum: string) => void;
}

function SideMoves({ title, side, moves, several, onChoose }: SideMovesProps) {
  return (
    <div class={`side ${side}`}>
      <h3>{title}</h3>
      {moves.length === 0 && <p class="hint">No move.</p>}
      <ul>
        {moves.map((move) => (
          <li key={`${move.term} ${move.sum}`}>
            <button type="button" class="move" onClick={() => onChoose(move.sum)}>
              <span class="move-name">
                {nameOf(move, several)}
                {move.wins && <span class="badge wins">wins</span>}
                <span class={`badge${move.flaw === null ? ' sensible' : ''}`}>{move.flaw ?? 'canonical'}</span>
                {move.cost !== null && <span class="badge">costs {move.cost}</span>}
              </span>
              <SumView sum={move.sum} />
              <Value value={move.value} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "3 → 4", and in which term it is where there are several; a move in a game has no squares. */
function nameOf({ term, from, to }: MoveAnswer, several: boolean): string {
  const place = `in term ${term + 1}`;
  if (from === null || to === null) return place;
  return several ? `${from + 1} → ${to + 1} ${place}` : `${from + 1} → ${to + 1}`;
}

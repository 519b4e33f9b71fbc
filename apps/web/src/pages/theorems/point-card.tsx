/**
 * A point of the parameter space, chosen by sliders: the position there, what the formula says, and a check of that.
 */
import type { Point, RegionsView } from '@lilypad/prover';
import { boardOf } from '@lilypad/toads';
import { StaticBoard } from '../../board/static-board.tsx';
import { elementAt } from '../../element-at.ts';
import { Formula } from '../../formula/formula.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { Sliders } from './sliders.tsx';

interface PointCardProps {
  readonly entry: RegionsView;
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

export function PointCard({ entry, point, onChoose }: PointCardProps) {
  const { values } = useWorkers();
  const board = entry.boardAt(point);
  const region = entry.rowAt(point);
  const row = elementAt(entry.rows, region);
  const game = row.gameAt(point);
  // A theorem need not give the value of every position.
  const isTold = game !== '';
  const task = useTask(values, 'instances', { instances: isTold ? [{ board, game }] : [] });
  const found = task.status === 'done' ? task.output?.values[0] : undefined;
  return (
    <section class="card point-card" aria-labelledby="point-heading">
      <h2 id="point-heading">One position</h2>
      <Sliders parameters={entry.parameters} point={point} onChoose={onChoose} />
      <StaticBoard board={boardOf(board)} />
      <p class="point-formula" aria-live="polite">
        Region <strong data-testid="region">{region + 1}</strong>:{' '}
        {isTold ? (
          <>
            the formula <Formula latex={row.latex} text="…" /> gives{' '}
            <Formula latex={task.output?.values[0]?.latex ?? null} text={game} />.
          </>
        ) : (
          'the theorem does not tell the value.'
        )}
      </p>
      <TaskStatus task={task} what="the value directly" />
      {found !== undefined && (
        <p data-testid="agreement" class={found.relation === '=' ? 'right-answer' : 'wrong-answer'}>
          {found.relation === '='
            ? '✓ Computed directly from the position, the value is the same.'
            : `✕ Computed directly from the position, the value is ${found.value.text}.`}
        </p>
      )}
      <p>
        <a href={printRoute({ page: 'explore', parameters: { sum: board } })}>Explore this position</a>
      </p>
    </section>
  );
}

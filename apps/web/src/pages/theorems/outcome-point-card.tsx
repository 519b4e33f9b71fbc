/**
 * A point of the parameter space, chosen by sliders: the position there, who wins it by the theorem, and a check of
 * that.
 */
import type { Point, QuestionsView } from '@lilypad/prover';
import { boardOf } from '@lilypad/toads';
import { StaticBoard } from '../../board/static-board.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { Sliders } from './sliders.tsx';

interface OutcomePointCardProps {
  readonly entry: QuestionsView;
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

export function OutcomePointCard({ entry, point, onChoose }: OutcomePointCardProps) {
  const { values } = useWorkers();
  const board = entry.boardAt(point);
  const claims = entry.instancesAt(point);
  const task = useTask(values, 'instances', { instances: claims.map(({ board, game }) => ({ board, game })) });
  const found = task.status === 'done' ? task.output?.values : undefined;
  const agrees = claims.every(({ relation }, i) => relation === found?.[i]?.relation);
  return (
    <section class="card point-card" aria-labelledby="point-heading">
      <h2 id="point-heading">One position</h2>
      <Sliders parameters={entry.parameters} point={point} onChoose={onChoose} />
      <StaticBoard board={boardOf(board)} />
      <p class="point-formula" aria-live="polite">
        The theorem says <strong data-testid="outcome">{entry.outcomeAt(point).text}</strong>.
      </p>
      <TaskStatus task={task} what="the value directly" />
      {found !== undefined && (
        <p data-testid="agreement" class={agrees ? 'right-answer' : 'wrong-answer'}>
          {agrees ? '✓' : '✕'} Computed directly from the position, the value is {found[0]?.value.text}: it stands to{' '}
          {entry.rivals} {agrees ? 'as the theorem says.' : 'in another way.'}
        </p>
      )}
      <p>
        <a href={printRoute({ page: 'explore', parameters: { sum: board } })}>Explore this position</a>
      </p>
    </section>
  );
}

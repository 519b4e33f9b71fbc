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
import { agrees } from './agrees.ts';
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
  const isRight = claims.every(({ relation }, i) => agrees(relation, found?.[i]?.relation));
  return (
    <section class="card point-card" aria-labelledby="point-heading">
      <h2 id="point-heading">One position</h2>
      <Sliders parameters={entry.parameters} point={point} onChoose={onChoose} />
      <StaticBoard board={boardOf(board)} />
      <p class="point-formula" aria-live="polite">
        The theorem says <strong data-testid="outcome">{entry.outcomeAt(point).text}</strong>.
      </p>
      <TaskStatus task={task} what="the value directly" />
      {found !== undefined && found.length > 0 && (
        <p data-testid="agreement" class={isRight ? 'right-answer' : 'wrong-answer'}>
          {isRight ? '✓' : '✕'} Computed directly from the position, the value is {found[0]?.value.text}: it stands to{' '}
          {entry.rivals} {isRight ? 'as the theorem says.' : 'in another way.'}
        </p>
      )}
      <p>
        <a href={printRoute({ page: 'explore', parameters: { sum: board } })}>Explore this position</a>
      </p>
    </section>
  );
}

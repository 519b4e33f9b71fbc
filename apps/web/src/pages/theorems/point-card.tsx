/** A point of the parameter space, chosen by sliders: the position there, what the formula says, and the check of it. */
import { boardOf } from '@lilypad/toads';
import { StaticBoard } from '../../board/static-board.tsx';
import { Formula } from '../../formula/formula.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import type { Point } from './affine.ts';
import { boardAt, type WordTheorem } from './certificate.ts';
import { gameAt, gameLatex } from './game-formula.ts';
import { Sliders } from './sliders.tsx';

interface PointCardProps {
  readonly word: WordTheorem;
  readonly gap: string;
  readonly point: Point;
  readonly region: number;
  readonly onChoose: (point: Point) => void;
}

export function PointCard({ word, gap, point, region, onChoose }: PointCardProps) {
  const { values } = useWorkers();
  const board = boardAt(word, gap, point);
  const { game } = word.regions[region]!;
  const task = useTask(values, 'instances', { instances: [{ board, game: gameAt(game, point) }] });
  const found = task.status === 'done' ? task.output?.values[0] : undefined;
  return (
    <section class="card point-card" aria-labelledby="point-heading">
      <h2 id="point-heading">One position</h2>
      <Sliders word={word} point={point} onChoose={onChoose} />
      <StaticBoard board={boardOf(board)} />
      <p class="point-formula" aria-live="polite">
        Region <strong data-testid="region">{region + 1}</strong>: the formula{' '}
        <Formula latex={gameLatex(game)} text="…" /> gives{' '}
        <Formula latex={task.output?.values[0]?.latex ?? null} text={gameAt(game, point)} />.
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

/** The theorem that covers the position, with the row of its formula. */
import { useState } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import type { CoveringAnswer } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

export function CoveringCard({ board }: { readonly board: string }) {
  const [asked, setAsked] = useState(false);
  const { proofs } = useWorkers();
  const task = useTask(proofs, 'covering', asked ? { board } : null);
  return (
    <section class="card covering-card" aria-labelledby="covering-heading">
      <h2 id="covering-heading">Theorem</h2>
      {!asked && (
        <>
          <p>Is this position an instance of something that is proved?</p>
          <button type="button" onClick={() => setAsked(true)}>
            Which theorem covers it?
          </button>
        </>
      )}
      <TaskStatus task={task} what="the theorem" />
      {task.status === 'done' && (
        <div aria-live="polite">
          {task.output === null ? (
            <p>No theorem of the library gives its value.</p>
          ) : (
            <Covering board={board} answer={task.output} />
          )}
        </div>
      )}
    </section>
  );
}

function Covering({ board, answer }: { readonly board: string; readonly answer: CoveringAnswer }) {
  const { theorem, mirrored, value, place } = answer;
  const parameters = place === null ? {} : { word: place.word, at: place.at.join(',') };
  return (
    <>
      <p>
        <a href={printRoute({ page: 'theorems', parameters: { class: theorem, ...parameters } })}>
          <strong>{theorem}</strong>
        </a>{' '}
        gives the value of {mirrored ? `the mirror image of ${board}, and so of ${board}` : board}:{' '}
        <span class="value" data-testid="covering-value">
          {value.text}
        </span>
        .
      </p>
      {place !== null && (
        <p>
          It is the word <code>{place.word}</code> at{' '}
          {place.parameters.map((name, i) => `${name} = ${place.at[i]}`).join(', ')}
          {place.row !== null && (
            <>
              , row {place.row.index + 1}: <Formula latex={place.row.latex} text="…" />
              {place.row.conditions.length > 0 && (
                <>
                  {' '}
                  where <Formula latex={place.row.conditions.join(',\\ ')} text="…" />
                </>
              )}
            </>
          )}
          .
        </p>
      )}
    </>
  );
}

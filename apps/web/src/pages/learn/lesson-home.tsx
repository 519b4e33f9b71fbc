/** All lessons, how far one has got, and the ways on. */
import { FROG, TOAD } from '@lilypad/toads';
import { Piece } from '../../board/pieces.tsx';
import { printRoute } from '../../router/route.ts';
import { EXAMPLE_SET } from './lesson-set.ts';
import { LESSONS } from './lessons.ts';
import type { Progress } from './progress.ts';

export function LessonHome({ progress }: { readonly progress: Progress }) {
  const counts = LESSONS.map(({ blocks }) => progress.count(blocks));
  const next = counts.findIndex(({ done, all }) => done < all);
  const started = counts.some(({ done }) => done > 0);
  const current = LESSONS[next];
  return (
    <>
      <p class="lead">
        A short course in who is ahead and by how much, from the first hop to theorems. Every exercise is checked by the
        engine; your progress stays in this browser.
      </p>
      <p class="learn-actions">
        {current !== undefined && (
          <a class="button primary" href={lessonAddress(current.id)}>
            {started ? `Go on with lesson ${next + 1}` : 'Begin'}
          </a>
        )}
        <a class="button" href={printRoute({ page: 'learn', parameters: { teach: EXAMPLE_SET } })}>
          Make a set for a class
        </a>
        {started && (
          <button type="button" onClick={progress.forget}>
            Forget my progress
          </button>
        )}
      </p>
      <ol class="lesson-list">
        {LESSONS.map(({ id, title, aim }, i) => {
          const { done, all } = counts[i] ?? { done: 0, all: 0 };
          return (
            <li key={id}>
              <a class="card lesson-card" href={lessonAddress(id)}>
                <span class={`lesson-mark${done === all ? ' complete' : ''}`} aria-hidden="true">
                  {done === all ? <Piece square={i % 2 === 0 ? TOAD : FROG} /> : i + 1}
                </span>
                <span class="lesson-name">{title}</span>
                <span class="lesson-aim">{aim}</span>
                <span class="lesson-count">{done === all ? '✓ All' : `${done} of ${all}`} exercises solved</span>
              </a>
            </li>
          );
        })}
      </ol>
      <section class="card next-steps" aria-labelledby="next-heading">
        <h2 id="next-heading">Where to go from here</h2>
        <ul class="next">
          <li>
            <a href={printRoute({ page: 'play', parameters: {} })}>Play</a> a whole game against the computer.
          </li>
          <li>
            <a href={printRoute({ page: 'explore', parameters: {} })}>Explore</a> a position of your own: value,
            thermograph, moves and tree.
          </li>
          <li>
            <a href={printRoute({ page: 'tables', parameters: {} })}>Tables</a> of starting positions, and a misprint to
            find.
          </li>
          <li>
            <a href={printRoute({ page: 'theorems', parameters: {} })}>Theorems</a>: formulas for whole classes of
            positions, with proofs that your browser can check.
          </li>
        </ul>
      </section>
    </>
  );
}

export const lessonAddress = (id: string): string => printRoute({ page: 'learn', parameters: { lesson: id } });

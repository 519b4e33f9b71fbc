/** Learn: the rules, and an introduction to values with positions to play. */
import { printRoute } from '../../router/route.ts';
import './learn.css';
import { type Block, LESSONS } from './lessons.ts';
import { Notation } from './notation.tsx';
import { PlayablePosition } from './playable-position.tsx';
import { WinnerQuestion } from './winner-question.tsx';

export function LearnPage() {
  return (
    <div class="learn">
      <h1>Learn</h1>
      <nav class="card contents" aria-label="Lessons">
        <ol>
          {LESSONS.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="link" onClick={() => document.getElementById(`lesson-${id}`)?.focus()}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div class="lessons">
        {LESSONS.map(({ id, title, blocks }) => (
          <section key={id} class="card lesson" aria-labelledby={`lesson-${id}`}>
            <h2 id={`lesson-${id}`} tabIndex={-1}>
              {title}
            </h2>
            {blocks.map((block, i) => (
              // A block is its place in the lesson.
              <LessonBlock key={i} block={block} />
            ))}
          </section>
        ))}
        <section class="card lesson" aria-labelledby="lesson-next">
          <h2 id="lesson-next">Where to go from here</h2>
          <ul class="next">
            <li>
              <a href={printRoute({ page: 'play', parameters: {} })}>Play</a> a whole game against the computer, and
              watch who pulls harder.
            </li>
            <li>
              <a href={printRoute({ page: 'explore', parameters: {} })}>Explore</a> a position of your own: value,
              thermograph, moves and tree.
            </li>
            <li>
              <a href={printRoute({ page: 'tables', parameters: {} })}>Tables</a> of starting positions, and a misprint
              to find.
            </li>
            <li>
              <a href={printRoute({ page: 'theorems', parameters: {} })}>Theorems</a>: formulas for whole classes of
              positions, with proofs that your browser can check.
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

function LessonBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Notation text={block.text} />
        </p>
      );
    case 'position':
      return <PlayablePosition sum={block.sum} caption={block.caption} />;
    case 'question':
      return <WinnerQuestion sum={block.sum} outcome={block.outcome} why={block.why} />;
  }
}

/** A lesson, or a teacher's set, from its first line to its last exercise. */

import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { WithTerms } from '../../words/with-terms.tsx';
import { ExerciseFigure } from './exercise-figure.tsx';
import { lessonAddress } from './lesson-home.tsx';
import type { Block, LessonSet } from './lesson-set.ts';
import { LESSONS } from './lessons.ts';
import { Notation } from './notation.tsx';
import { PlayablePosition } from './playable-position.tsx';
import type { Progress } from './progress.ts';

interface LessonViewProps {
  readonly set: LessonSet;
  /** The place of the lesson; null for a teacher's set. */
  readonly index: number | null;
  readonly progress: Progress;
}

export function LessonView({ set, index, progress }: LessonViewProps) {
  const [parameters, change] = useParameters();
  const { done, all } = progress.count(set.blocks);
  const large = parameters.view === 'projector';
  return (
    <div class="learn lesson-page">
      <p class="learn-path">
        <a href={printRoute({ page: 'learn', parameters: {} })}>Learn</a>
        <span aria-hidden="true"> › </span>
        {index === null ? 'A set of exercises' : `Lesson ${index + 1} of ${LESSONS.length}`}
      </p>
      <h1>{set.title}</h1>
      <div class="lesson-progress">
        <progress aria-label="Exercises solved" value={done} max={Math.max(all, 1)} />
        <span>
          {done} of {all} solved
        </span>
        <a class="button" href={printRoute({ page: 'learn', parameters: { ...parameters, view: 'sheet' } })}>
          Sheet to print
        </a>
        <button type="button" aria-pressed={large} onClick={() => change({ view: large ? '' : 'projector' })}>
          Projector size
        </button>
      </div>
      <div class="lesson-blocks">
        {numbered(set.blocks).map(({ block, number }, i) => (
          // A block is its place in the lesson.
          <LessonBlock key={i} block={block} number={number} progress={progress} />
        ))}
      </div>
      {done === all && all > 0 && (
        <p class="lesson-done" role="status">
          <strong>Well done.</strong> {all === 1 ? 'The exercise is solved.' : `All ${all} exercises are solved.`}
        </p>
      )}
      {index !== null && <Neighbours index={index} finished={done === all} />}
    </div>
  );
}

/** The blocks; exercises are numbered from 1. */
function numbered(blocks: readonly Block[]): { readonly block: Block; readonly number: number }[] {
  let count = 0;
  return blocks.map((block) => ({ block, number: block.kind === 'exercise' ? ++count : count }));
}

interface LessonBlockProps {
  readonly block: Block;
  readonly number: number;
  readonly progress: Progress;
}

function LessonBlock({ block, number, progress }: LessonBlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p class="lesson-text">
          <Notation text={block.text} wrap={(words) => <WithTerms text={words} />} />
        </p>
      );
    case 'position':
      return <PlayablePosition sum={block.sum} caption={block.caption} />;
    case 'exercise':
      return (
        <ExerciseFigure
          exercise={block.exercise}
          number={number}
          why={block.why}
          done={progress.isDone(block.exercise)}
          onDone={() => progress.markDone(block.exercise)}
        />
      );
  }
}

function Neighbours({ index, finished }: { readonly index: number; readonly finished: boolean }) {
  const [before, after] = [LESSONS[index - 1], LESSONS[index + 1]];
  return (
    <nav class="neighbours" aria-label="Other lessons">
      {before !== undefined && (
        <a class="button" href={lessonAddress(before.id)}>
          ← {before.title}
        </a>
      )}
      {after === undefined ? (
        <a class={`button${finished ? ' primary' : ''}`} href={printRoute({ page: 'theorems', parameters: {} })}>
          On to the theorems →
        </a>
      ) : (
        <a class={`button${finished ? ' primary' : ''}`} href={lessonAddress(after.id)}>
          {after.title} →
        </a>
      )}
    </nav>
  );
}

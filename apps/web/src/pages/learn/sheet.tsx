/** Exercises on paper: a page with room for answers, and the answers, which the engine computes, on a last page. */
import { useEffect, useState } from 'preact/hooks';
import { StaticBoard } from '../../board/static-board.tsx';
import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { parseSum } from '../../sum/sum.ts';
import { useWorkers } from '../../worker/workers.ts';
import { type Ask, answerOf, CHOICES, type Exercise, questionOf, sumsOf } from './exercise.ts';
import type { LessonSet } from './lesson-set.ts';
import { Notation } from './notation.tsx';
import './sheet.css';

export function Sheet({ set }: { readonly set: LessonSet }) {
  const [parameters] = useParameters();
  const exercises = set.blocks.flatMap((block) => (block.kind === 'exercise' ? [block] : []));
  const answers = useAnswers(exercises.map(({ exercise }) => exercise));
  return (
    <div class="learn sheet">
      <div class="sheet-tools">
        <a class="button" href={printRoute({ page: 'learn', parameters: { ...parameters, view: '' } })}>
          Back
        </a>
        <button type="button" class="primary" onClick={() => print()}>
          Print
        </button>
      </div>
      <section class="sheet-page">
        <h1>{set.title}</h1>
        <p class="sheet-name">Name</p>
        <p class="sheet-rules">
          Toads (T) move right, frogs (F) move left: a slide to the next free pad, or a jump over one enemy. Whoever
          cannot move loses.
        </p>
        <ol class="sheet-exercises">
          {exercises.map(({ exercise }, i) => (
            // An exercise is its place on the sheet.
            <li key={i}>
              <SheetExercise exercise={exercise} />
            </li>
          ))}
        </ol>
      </section>
      <section class="sheet-page sheet-answers" aria-labelledby="answers-heading">
        <h2 id="answers-heading">Answers: {set.title}</h2>
        <ol>
          {exercises.map(({ exercise, why }, i) => (
            <li key={i}>
              <Notation text={questionOf(exercise)} /> <strong>{answers[i] ?? '…'}</strong>
              {why !== '' && <>. {why}</>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function SheetExercise({ exercise }: { readonly exercise: Exercise }) {
  return (
    <>
      <p>
        <Notation text={questionOf(exercise)} />
      </p>
      {sumsOf(exercise).map((sum) => (
        <SheetSum key={sum} sum={sum} />
      ))}
      {exercise.kind === 'value' || exercise.kind === 'move' ? (
        <p class="sheet-line">{exercise.kind === 'move' ? 'from … to …' : 'Value:'}</p>
      ) : (
        <ul class="sheet-choices">
          {CHOICES[exercise.kind].map(([name, words]) => (
            <li key={name}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function SheetSum({ sum }: { readonly sum: string }) {
  const parsed = parseSum(sum);
  if (!parsed.ok) return <code>{sum}</code>;
  return (
    <div class="table-boards">
      {parsed.terms.map(({ negative, board, text }, i) => (
        // A term is its place in the sum.
        <div key={i} class="table-board">
          {(i > 0 || negative) && <span class="operator">{negative ? '−' : '+'}</span>}
          {board === null ? <code class="game-term">{text}</code> : <StaticBoard board={board} size="large" />}
        </div>
      ))}
    </div>
  );
}

/** The answers, as they are computed. */
function useAnswers(exercises: readonly Exercise[]): readonly string[] {
  const { values } = useWorkers();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  useEffect(() => {
    const control = new AbortController();
    const ask: Ask = (task, input) => values.run(task, input, { signal: control.signal });
    const run = async (): Promise<void> => {
      const found: string[] = [];
      for (const exercise of exercises) {
        found.push(await answerOf(ask, exercise).catch(() => 'too large to be computed here'));
        if (control.signal.aborted) return;
        setAnswers([...found]);
      }
    };
    void run();
    return () => control.abort();
  }, [JSON.stringify(exercises)]);
  return answers;
}

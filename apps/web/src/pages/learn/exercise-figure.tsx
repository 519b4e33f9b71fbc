/** An exercise: a position to play with, a place for the answer, and what the engine says of it. */
import type { Move } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { useWorkers } from '../../worker/workers.ts';
import { type Ask, CHOICES, checkAnswer, type Exercise, questionOf, sumsOf, type Verdict } from './exercise.ts';
import { Notation } from './notation.tsx';
import { TableTopView } from './playable-position.tsx';

interface ExerciseFigureProps {
  readonly exercise: Exercise;
  /** Its number in the lesson. */
  readonly number: number;
  readonly why: string;
  readonly done: boolean;
  readonly onDone: () => void;
}

interface Answered extends Verdict {
  readonly given: string;
}

export function ExerciseFigure({ exercise, number, why, done, onDone }: ExerciseFigureProps) {
  const { values } = useWorkers();
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [round, setRound] = useState(0);
  const ask: Ask = (task, input) => values.run(task, input);
  const check = async (given: string): Promise<void> => {
    const verdict = await checkAnswer(ask, exercise, given);
    setAnswer({ ...verdict, given });
    if (verdict.right) onDone();
  };
  const onMove = exercise.kind === 'move' ? (_: Move, after: string) => void check(after) : undefined;
  return (
    <figure class={`playable question${done ? ' done' : ''}`}>
      <p class="question-line">
        <span class="question-number">{number}</span>
        <span>
          <Notation text={questionOf(exercise)} />
        </span>
        {done && <span class="badge solved">✓ solved</span>}
      </p>
      <div class="question-boards">
        {sumsOf(exercise).map((sum) => (
          <TableTopView
            key={`${round} ${sum}`}
            sum={sum}
            shown={false}
            explorable={done}
            side={exercise.kind === 'move' ? exercise.side : null}
            {...(onMove && { onMove })}
          />
        ))}
      </div>
      <figcaption>
        <AnswerField exercise={exercise} given={answer?.given ?? null} onAnswer={(given) => void check(given)} />
        <p role="status" class={answer === null ? '' : answer.right ? 'right-answer' : 'wrong-answer'}>
          {answer !== null && (answer.right ? `✓ Yes. ${why}` : `✕ No. ${answer.hint}`)}
        </p>
        {exercise.kind === 'move' && answer !== null && (
          <button
            type="button"
            onClick={() => {
              setRound(round + 1);
              setAnswer(null);
            }}
          >
            Try again
          </button>
        )}
      </figcaption>
    </figure>
  );
}

interface AnswerFieldProps {
  readonly exercise: Exercise;
  readonly given: string | null;
  readonly onAnswer: (given: string) => void;
}

function AnswerField({ exercise, given, onAnswer }: AnswerFieldProps) {
  const [text, setText] = useState('');
  // A move is answered on the board.
  if (exercise.kind === 'move') return null;
  if (exercise.kind === 'value') {
    return (
      <form
        class="value-answer"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(text);
        }}
      >
        <TextField label="Its value" value={text} placeholder="1/2, *, {3|1}" onInput={setText} />
        <button type="submit" disabled={text.trim() === ''}>
          Check
        </button>
      </form>
    );
  }
  return (
    <fieldset class="answers">
      <legend class="visually-hidden">Your answer</legend>
      {CHOICES[exercise.kind].map(([name, words]) => (
        <button key={name} type="button" class="choice" aria-pressed={given === name} onClick={() => onAnswer(name)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

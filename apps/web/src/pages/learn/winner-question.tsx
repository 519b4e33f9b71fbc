/** Who wins? Four answers, and the reason once one is given. */
import { useState } from 'preact/hooks';
import type { OutcomeName } from './lessons.ts';
import { TableTopView } from './playable-position.tsx';

interface WinnerQuestionProps {
  readonly sum: string;
  readonly outcome: OutcomeName;
  readonly why: string;
}

const ANSWERS: readonly (readonly [OutcomeName, string])[] = [
  ['L', 'Left'],
  ['R', 'Right'],
  ['N', 'whoever starts'],
  ['P', 'whoever does not start'],
];

export function WinnerQuestion({ sum, outcome, why }: WinnerQuestionProps) {
  const [answer, setAnswer] = useState<OutcomeName | null>(null);
  return (
    <figure class="playable question">
      <TableTopView sum={sum} shown={false} />
      <figcaption>
        <fieldset class="answers">
          <legend>
            Who wins <code>{sum}</code>?
          </legend>
          {ANSWERS.map(([name, words]) => (
            <button key={name} type="button" aria-pressed={answer === name} onClick={() => setAnswer(name)}>
              {words}
            </button>
          ))}
        </fieldset>
        <p role="status" class={answer === null ? '' : answer === outcome ? 'right-answer' : 'wrong-answer'}>
          {answer !== null && (answer === outcome ? `✓ Yes. ${why}` : '✕ No. Play it out and try again.')}
        </p>
      </figcaption>
    </figure>
  );
}

/** For teachers: a set of positions and questions of their own, whose address is the set. */
import { useState } from 'preact/hooks';
import { CopyButton } from '../../parts/copy-button.tsx';
import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { readSet } from './lesson-set.ts';

const KINDS: readonly (readonly [example: string, meaning: string])[] = [
  ['text Play it out first.', 'a sentence'],
  ['show TT..FF', 'a position to play with'],
  ['winner TT..FF', 'Who wins?'],
  ['value T.TF', 'What is it worth?'],
  ['move Left T.TF.F', 'Make a move that wins.'],
  ['compare T.TF with 1/4', 'Which is greater?'],
  ['hotter TT.F with TTTT.TF', 'Which is hotter?'],
];

/** The text with one more line. */
const added = (text: string, line: string): string => `${text.trimEnd()}\n${line}`;

export function TeacherPage({ text }: { readonly text: string }) {
  const [, change] = useParameters();
  const [draft, setDraft] = useState(text);
  const read = readSet(draft);
  const address = (view: string): string => printRoute({ page: 'learn', parameters: { set: draft.trim(), view } });
  const write = (next: string): void => {
    setDraft(next);
    change({ teach: next }, { replace: true });
  };
  return (
    <div class="learn teacher">
      <p class="learn-path">
        <a href={printRoute({ page: 'learn', parameters: {} })}>Learn</a>
      </p>
      <h1>A set for a class</h1>
      <p class="lead">
        Write a title and one line for each text, position or question. The address of the set holds all of it: send it
        to your class, show it on a wall, or print it. The engine checks the answers, so that you need not give any.
      </p>
      <div class="teacher-columns">
        <section class="card" aria-label="The set">
          <label for="set-text">Title, then one line each</label>
          <textarea
            id="set-text"
            rows={12}
            spellcheck={false}
            value={draft}
            aria-invalid={!read.ok}
            {...(read.ok ? {} : { 'aria-describedby': 'set-errors' })}
            onInput={(event) => write(event.currentTarget.value)}
          />
          {!read.ok && (
            <ul id="set-errors" class="input-error" role="alert">
              {read.errors.map(({ line, message }) => (
                <li key={line}>
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          )}
          {read.ok && (
            <p class="learn-actions">
              <a class="button primary" href={address('')}>
                Open the set
              </a>
              <a class="button" href={address('projector')}>
                On a projector
              </a>
              <a class="button" href={address('sheet')}>
                Sheet to print
              </a>
              <CopyButton text={new URL(address(''), location.href).href} label="Copy its address" what="its address" />
            </p>
          )}
        </section>
        <section class="card" aria-labelledby="kinds-heading">
          <h2 id="kinds-heading">What a line can be</h2>
          <p class="hint">Press one to add it, and change its position.</p>
          <dl class="kinds">
            {KINDS.map(([example, meaning]) => (
              <div key={example}>
                <dt>
                  <button
                    type="button"
                    aria-label={`Add the line ${example}`}
                    onClick={() => write(added(draft, example))}
                  >
                    <code>{example}</code>
                  </button>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

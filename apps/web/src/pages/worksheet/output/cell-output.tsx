/** What a cell gave: a line for each statement, its view, and what went wrong. */
import { useState } from 'preact/hooks';
import { CopyButton } from '../../../parts/copy-button.tsx';
import type { StatementAnswer } from '../../../worker/protocol.ts';
import { hasOutput, plainText } from '../formats/outputs.ts';
import type { CellResult } from '../model/runner.ts';
import { ShownValue } from './shown-value.tsx';
import { chosenView, viewsOf } from './views.ts';

export function CellOutput({ result }: { readonly result: CellResult }) {
  const { answer, failure, text } = result;
  if (failure !== null) return <p class="failure">{failure}</p>;
  return (
    <>
      {answer?.statements.map((statement) => (
        <StatementOutput key={`${statement.at} ${text}`} statement={statement} text={text} />
      ))}
    </>
  );
}

function StatementOutput({ statement, text }: { readonly statement: StatementAnswer; readonly text: string }) {
  const { value, error, defines, notes, end } = statement;
  const views = value === null ? [] : viewsOf(value);
  const wanted = chosenView(text, end);
  const [chosen, setChosen] = useState(wanted);
  const view = views.find((one) => one === chosen) ?? views[0];
  return (
    <div class="statement-output">
      {notes.map(({ message }) => (
        <p key={message} class="hint">
          {message}
        </p>
      ))}
      {error !== null && <p class="failure">{error.message}</p>}
      {error === null && !hasOutput(statement) && <p class="hint">{defines ?? 'A function'} is defined.</p>}
      {value !== null && hasOutput(statement) && (
        <div class="result">
          {defines !== null && <span class="defines">{defines} =</span>}
          <div class="shown">
            <ShownValue shown={value} view={view} />
          </div>
          <div class="result-tools">
            {views.length > 1 && (
              <fieldset aria-label="View">
                {views.map((one) => (
                  <button key={one} type="button" aria-pressed={one === view} onClick={() => setChosen(one)}>
                    {one}
                  </button>
                ))}
              </fieldset>
            )}
            <CopyButton text={plainText(value, 'plain')} what={defines ?? 'the result'} />
          </div>
        </div>
      )}
    </div>
  );
}

/** What a cell gave: a line for each statement, its view, and what went wrong. */
import type { Shown } from '@lilypad/sheet';
import { useState } from 'preact/hooks';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { Scroll } from '../../../parts/scroll.tsx';
import type { StatementAnswer } from '../../../worker/protocol.ts';
import { hasOutput, plainText } from '../formats/outputs.ts';
import type { CellResult } from '../model/runner.ts';
import './output.css';
import { ShownValue } from './shown-value.tsx';
import { chosenView, viewsOf } from './views.ts';

interface CellOutputProps {
  readonly result: CellResult;
  /** The number of the cell, from 1. */
  readonly number: number;
}

export function CellOutput({ result, number }: CellOutputProps) {
  const { answer, failure, text } = result;
  if (failure !== null) return <p class="failure">{failure}</p>;
  return (
    <>
      {answer?.statements.map((statement, i) => (
        <StatementOutput
          key={`${statement.at} ${text}`}
          statement={statement}
          text={text}
          name={`Result ${i + 1} of cell ${number}`}
        />
      ))}
    </>
  );
}

interface StatementOutputProps {
  readonly statement: StatementAnswer;
  /** The text of the cell. */
  readonly text: string;
  /** For screen readers. */
  readonly name: string;
}

function StatementOutput({ statement, text, name }: StatementOutputProps) {
  const { value, error, defines, notes, end } = statement;
  const views = value === null ? [] : viewsOf(value);
  const isWide = value !== null && mayBeWide(value);
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
          <div class={`shown${isWide ? ' wide' : ''}`}>
            {view !== 'plot' && isWide ? (
              <Scroll label={name}>
                <ShownValue shown={value} view={view} />
              </Scroll>
            ) : (
              <ShownValue shown={value} view={view} />
            )}
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

/** Formulas of this length fit the narrowest screen. */
const SHORT = 24;

const mayBeWide = (shown: Shown): boolean =>
  'written' in shown
    ? shown.written.plain.length > SHORT
    : !['boolean', 'text', 'function', 'thermograph'].includes(shown.kind);

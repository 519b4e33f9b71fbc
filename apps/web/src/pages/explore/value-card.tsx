/** The value of the sum: as a formula, in every notation, and in figures and words. */

import { Formula } from '../../formula/formula.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import { PlainValue } from '../../words/plain-value.tsx';
import { WithTerms } from '../../words/with-terms.tsx';
import type { ValueAnswer, Written } from '../../worker/protocol.ts';
import type { Task } from '../../worker/use-task.ts';

const OUTCOMES: Readonly<Record<ValueAnswer['outcome'], string>> = {
  L: 'Left wins, whoever starts.',
  R: 'Right wins, whoever starts.',
  N: 'Whoever moves first wins.',
  P: 'Whoever moves second wins.',
};

const NOTATIONS: readonly (readonly [keyof Written, string])[] = [
  ['unicode', 'Unicode'],
  ['plain', 'Plain text (CGSuite)'],
  ['paper', 'Braces only'],
  ['latex', 'LaTeX'],
];

export function ValueCard({ task }: { readonly task: Task<ValueAnswer> }) {
  const { output } = task;
  const stale = task.status !== 'done';
  return (
    <section class="card value-card" aria-labelledby="value-heading" aria-busy={task.status === 'running'}>
      <h2 id="value-heading">Value</h2>
      <TaskStatus task={task} what="the value" />
      {output !== null && (
        <div class={stale ? 'stale' : ''}>
          <Scroll className="big-value" label="Value as a formula">
            {output.written.latex === null || output.written.latex.length > 3000 ? (
              <Value value={output.short} />
            ) : (
              <Formula latex={output.written.latex} text={output.short.text} display />
            )}
          </Scroll>
          <p class="outcome" aria-live="polite">
            {OUTCOMES[output.outcome]}
          </p>
          <PlainValue words={output.words} />
          <dl class="facts">
            <Fact name="left stop" value={output.leftStop} />
            <Fact name="right stop" value={output.rightStop} />
            <Fact name="mean" value={output.mean} />
            <Fact name="temperature" value={output.temperature} />
            {output.more.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
          <Notations written={output.written} />
          {output.reasons.length > 0 && (
            <details>
              <summary>Where it comes from</summary>
              <ul class="reasons">
                {output.reasons.map((line) => (
                  <li key={line} class={line.startsWith('  ') ? 'inner' : ''}>
                    {line.trim()}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>
        <WithTerms text={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Notations({ written }: { readonly written: Written }) {
  return (
    <details>
      <summary>All notations</summary>
      <dl class="notations">
        {NOTATIONS.map(([style, name]) => {
          const text = written[style];
          return (
            <div key={style}>
              <dt>
                {name} {text !== null && <CopyButton text={text} what={`the value as ${name}`} />}
              </dt>
              <dd>
                <code data-testid={`value-${style}`}>{text ?? 'too long to write down'}</code>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

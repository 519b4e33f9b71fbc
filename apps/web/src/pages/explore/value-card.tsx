/** The value in figures: stops, mean, temperature and more; in every notation; and where it comes from. */

import { CopyButton } from '../../parts/copy-button.tsx';
import { WithTerms } from '../../words/with-terms.tsx';
import type { ValueAnswer, Written } from '../../worker/protocol.ts';

const NOTATIONS: readonly (readonly [keyof Written, string])[] = [
  ['unicode', 'Unicode'],
  ['plain', 'Plain text (CGSuite)'],
  ['paper', 'Braces only'],
  ['latex', 'LaTeX'],
];

export function ValueCard({ answer, stale }: { readonly answer: ValueAnswer; readonly stale: boolean }) {
  const { leftStop, rightStop, mean, temperature, more, written, reasons } = answer;
  return (
    <section class="card value-card" aria-labelledby="value-heading">
      <h2 id="value-heading">Value</h2>
      <div class={stale ? 'stale' : ''}>
        <dl class="facts">
          <Fact name="left stop" value={leftStop} />
          <Fact name="right stop" value={rightStop} />
          <Fact name="mean" value={mean} />
          <Fact name="temperature" value={temperature} />
          {more.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        <Notations written={written} />
        {reasons.length > 0 && (
          <details>
            <summary>Where it comes from</summary>
            <ul class="reasons">
              {reasons.map((line) => (
                <li key={line} class={line.startsWith('  ') ? 'inner' : ''}>
                  {line.trim()}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
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

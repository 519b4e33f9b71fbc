/** The certificate: download it, check it here, or check another one. */
import type { CheckedTheorem, ClaimView } from '@lilypad/prover';
import { useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

interface CheckCardProps {
  readonly theorem: CheckedTheorem;
  readonly view: ClaimView;
  readonly name: string;
}

export function CheckCard({ theorem, view, name }: CheckCardProps) {
  const { certificate, phrases } = theorem;
  const { report } = view;
  const [asked, setAsked] = useState<string | null>(null);
  const [other, setOther] = useState('');
  const { proofs } = useWorkers();
  const task = useTask(proofs, 'check', asked === null ? null : { certificate: asked });
  const answer = task.status === 'done' ? task.output : null;
  const check = (text: string): void => {
    if (text === asked) task.again();
    else setAsked(text);
  };
  return (
    <section class="card check-card" aria-labelledby="check-heading" aria-busy={task.status === 'running'}>
      <h2 id="check-heading">Proof</h2>
      <p>
        The certificate gives {view.strategy === undefined ? 'every word of the class ' : 'every claim '}
        {phrases.gives}. The checker verifies, from the rules of the game alone and for all sizes at once, that the
        moves of every position lead to what is said of it.
      </p>
      <div class="check-buttons">
        <button type="button" class="primary" onClick={() => check(certificate)}>
          Check {name} here
        </button>
        <button type="button" onClick={() => download(`${name}.json`, 'application/json', certificate)}>
          Save the certificate
        </button>
        {report !== null && (
          <button type="button" onClick={() => download(`${name}.md`, 'text/markdown', report())}>
            Save a report
          </button>
        )}
      </div>
      <TaskStatus task={task} what="the proof" />
      <p role="status" class={`verdict ${answer === null ? '' : answer.accepted ? 'right-answer' : 'wrong-answer'}`}>
        {answer !== null && `${answer.accepted ? '✓' : '✕'} ${answer.verdict} (${seconds(answer.milliseconds)})`}
      </p>
      <details>
        <summary>Check another certificate</summary>
        <div class="other-certificate">
          <label for="certificate-file">From a file</label>
          <input
            id="certificate-file"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setOther)}
          />
          <label for="certificate-text">or as text</label>
          <textarea
            id="certificate-text"
            rows={8}
            spellcheck={false}
            value={other}
            onInput={(event) => setOther(event.currentTarget.value)}
          />
          <button type="button" disabled={other.trim() === ''} onClick={() => check(other)}>
            Check it
          </button>
        </div>
      </details>
    </section>
  );
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

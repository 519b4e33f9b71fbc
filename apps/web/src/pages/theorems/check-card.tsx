/** From the statement to the proof: statement, certificate, checker and Rocq, each of which can be looked at here. */
import { type CheckedTheorem, type ClaimView, exportRocq } from '@lilypad/prover';
import { useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { WithTerms } from '../../words/with-terms.tsx';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

interface CheckCardProps {
  readonly theorem: CheckedTheorem;
  readonly view: ClaimView;
  readonly name: string;
}

const grouped = (n: number): string => n.toLocaleString('en-US');

export function CheckCard({ theorem, view, name }: CheckCardProps) {
  const { certificate, phrases, counts } = theorem;
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
      <ol class="chain">
        <li>
          <h3>Statement</h3>
          <p>
            It gives {view.strategy === undefined ? 'every word of the class ' : 'every claim '}
            {phrases.gives}.
          </p>
          {report !== null && (
            <button type="button" onClick={() => download(`${name}.md`, 'text/markdown', report())}>
              Save a report
            </button>
          )}
        </li>
        <li>
          <h3>Certificate</h3>
          <p>
            {grouped(counts.words)} {phrases.entries}, {grouped(counts.leaves)} ends, {grouped(certificate.length)}{' '}
            characters.
          </p>
          <button type="button" onClick={() => download(`${name}.json`, 'application/json', certificate)}>
            Save the certificate
          </button>
        </li>
        <li>
          <h3>Checker</h3>
          <p>
            <WithTerms
              text={`A separate program verifies ${grouped(counts.obligations)} obligations from the rules of the game alone, for all sizes at once.`}
            />
          </p>
          <button type="button" class="primary" onClick={() => check(certificate)}>
            Check {name} here
          </button>
        </li>
        <li>
          <h3>Rocq</h3>
          <RocqStep certificate={certificate} />
        </li>
      </ol>
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

/** The certificate as a file for Rocq, made when it is asked for. */
function RocqStep({ certificate }: { readonly certificate: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = (): void => {
    const exported = exportRocq(certificate);
    if (exported.ok) download(`${exported.name}.v`, 'text/plain', exported.text);
    else setProblem(exported.message);
  };
  return (
    <>
      <p>
        {problem === null
          ? 'The same theorem as a file for a proof assistant, whose kernel checks it again.'
          : `There is no file for Rocq: ${problem}.`}
      </p>
      <button type="button" onClick={save}>
        Save for Rocq
      </button>
    </>
  );
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** How the sum compares with another one. */

import { NotationField } from '../../parts/notation-field.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import { parseSum } from '../../sum/sum.ts';
import type { CompareAnswer } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

interface CompareCardProps {
  readonly sum: string;
  readonly other: string;
  readonly onChange: (text: string, step: 'new' | 'same') => void;
}

const SIGNS: Readonly<Record<CompareAnswer['relation'], string>> = { '=': '=', '<': '<', '>': '>', '||': '‖' };

const SENTENCES: Readonly<Record<CompareAnswer['relation'], string>> = {
  '=': 'They are equal: in the difference, whoever moves second wins.',
  '>': 'The first is greater: Left wins the difference, whoever starts.',
  '<': 'The first is less: Right wins the difference, whoever starts.',
  '||': 'They are confused: in the difference, whoever moves first wins.',
};

const METHODS: Readonly<Record<CompareAnswer['method'], string>> = {
  value: 'by values',
  thresholds: 'by a sweep of thresholds',
  search: 'by a search of the difference',
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export function CompareCard({ sum, other, onChange }: CompareCardProps) {
  const { comparisons } = useWorkers();
  const readable = other.trim() !== '' && parseSum(other).ok;
  const task = useTask(comparisons, 'compare', readable ? { left: sum, right: other } : null);
  const { output } = task;
  return (
    <section class="card compare-card" aria-labelledby="compare-heading" aria-busy={task.status === 'running'}>
      <h2 id="compare-heading">Compare</h2>
      <NotationField
        id="with"
        label="with another position, game or sum"
        value={other}
        placeholder="0, or {1|0}, or T.F + *"
        optional
        onChange={onChange}
      />
      <TaskStatus task={task} what="the comparison" />
      {output !== null && (
        <div class={task.status === 'done' ? '' : 'stale'} aria-live="polite">
          <p class="relation" data-testid="relation">
            <code>{sum}</code> <strong>{SIGNS[output.relation]}</strong> <code>{other}</code>
          </p>
          <p>{SENTENCES[output.relation]}</p>
          <p class="hint">
            {output.difference === null ? (
              `Found in ${seconds(output.milliseconds)} without values, ${METHODS[output.method]}.`
            ) : (
              <>
                Their difference is <Value value={output.difference} />.
              </>
            )}
          </p>
        </div>
      )}
    </section>
  );
}

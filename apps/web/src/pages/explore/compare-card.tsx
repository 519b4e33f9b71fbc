/** How the sum stands to another one. */
import { useEngines } from '../../engine/engines.ts';
import type { CompareAnswer } from '../../engine/protocol.ts';
import { useTask } from '../../engine/use-task.ts';
import { NotationField } from '../../parts/notation-field.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import { parseSum } from '../../sum/sum.ts';

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

export function CompareCard({ sum, other, onChange }: CompareCardProps) {
  const { values } = useEngines();
  const readable = other.trim() !== '' && parseSum(other).ok;
  const task = useTask(values, 'compare', readable ? { left: sum, right: other } : null);
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
            <Value value={output.left} /> <strong>{SIGNS[output.relation]}</strong> <Value value={output.right} />
          </p>
          <p>{SENTENCES[output.relation]}</p>
          <p class="hint">
            Their difference is <Value value={output.difference} />.
          </p>
        </div>
      )}
    </section>
  );
}

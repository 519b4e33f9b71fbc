/** A node of the game tree: a position with its value, and its options beneath it once it is unfolded. */
import { useState } from 'preact/hooks';
import { TaskStatus } from '../../parts/task-status.tsx';
import { Value } from '../../parts/value.tsx';
import type { ShortValue } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { SumView } from './sum-view.tsx';

interface TreeNodeProps {
  readonly sum: string;
  /** Who moved here; null for the root. */
  readonly side: 'left' | 'right' | null;
  readonly value: ShortValue | null;
  readonly sensible: boolean;
  readonly open?: boolean;
  readonly onChoose: (sum: string) => void;
}

export function TreeNode({ sum, side, value, sensible, open = false, onChoose }: TreeNodeProps) {
  const [unfolded, setUnfolded] = useState(open);
  const { values } = useWorkers();
  const task = useTask(values, 'moves', unfolded ? { sum } : null);
  const { output } = task;
  const options =
    output === null
      ? []
      : [
          ...output.left.map((move) => ({ ...move, side: 'left' as const })),
          ...output.right.map((move) => ({ ...move, side: 'right' as const })),
        ];
  const name = side === null ? 'the position' : `${side === 'left' ? 'Left' : 'Right'}’s move to ${sum}`;
  const shown = value ?? output?.value ?? null;
  return (
    <li class={`tree-node ${side ?? 'root'}${sensible ? '' : ' senseless'}`}>
      <div class="tree-row">
        <button
          type="button"
          class="fold"
          aria-expanded={unfolded}
          aria-label={`Options of ${name}`}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span aria-hidden="true">{unfolded ? '▾' : '▸'}</span>
        </button>
        {side !== null && <span class={`badge ${side}`}>{side === 'left' ? 'L' : 'R'}</span>}
        <button type="button" class="plain" onClick={() => onChoose(sum)} aria-label={`Go to ${sum}`}>
          <SumView sum={sum} />
        </button>
        {shown !== null && <Value value={shown} />}
      </div>
      {unfolded && <TaskStatus task={task} what="the options" />}
      {unfolded && output !== null && options.length === 0 && <p class="hint">No move for either side.</p>}
      {unfolded && options.length > 0 && (
        <ul class="tree">
          {options.map((option) => (
            <TreeNode
              key={`${option.side} ${option.term} ${option.sum}`}
              sum={option.sum}
              side={option.side}
              value={option.value}
              sensible={option.flaw === null}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

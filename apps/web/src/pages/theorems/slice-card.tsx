/** A slice through the regions of a word: two parameters are the axes, the others stay where the sliders are. */
import { useState } from 'preact/hooks';
import { Slice } from '../../charts/slice.tsx';
import { useEngines } from '../../engine/engines.ts';
import type { Instance } from '../../engine/protocol.ts';
import { useTask } from '../../engine/use-task.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { useParameters } from '../../router/use-route.ts';
import type { Point } from './affine.ts';
import { boardAt, regionAt, type WordTheorem } from './certificate.ts';
import { gameAt } from './game-formula.ts';
import { hueOf } from './region-table.tsx';

interface SliceCardProps {
  readonly word: WordTheorem;
  readonly gap: string;
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

const SIZE = 13;

export function SliceCard({ word, gap, point, onChoose }: SliceCardProps) {
  const [parameters, change] = useParameters();
  const [checked, setChecked] = useState<string | null>(null);
  const { values } = useEngines();
  const names = word.parameters;
  const across = names.find((name) => name === parameters.across) ?? names[0]!;
  const up = names.find((name) => name === parameters.up && name !== across) ?? names.find((n) => n !== across)!;
  const at = (x: number, y: number): Point => ({ ...point, [across]: x, [up]: y });
  const others = names.filter((name) => name !== across && name !== up);

  const points = Array.from({ length: SIZE * SIZE }, (_, i) => [i % SIZE, Math.floor(i / SIZE)] as const);
  const key = JSON.stringify([word.word, across, up, others.map((name) => point[name])]);
  const wanted = checked === key;
  const instanceAt = (x: number, y: number): Instance => {
    const here = at(x, y);
    return { board: boardAt(word, gap, here), game: gameAt(word.regions[regionAt(word, here)]!.game, here) };
  };
  const task = useTask(values, 'instances', wanted ? { instances: points.map(([x, y]) => instanceAt(x, y)) } : null);
  const answer = task.status === 'done' ? task.output : null;
  const wrong = points.filter((_, i) => answer?.values[i]?.agrees === false).map(([x, y]) => `${x},${y}`);
  const rest = others.map((name) => `${name} = ${point[name]}`).join(', ');

  return (
    <section class="card slice-card" aria-labelledby="slice-heading">
      <h2 id="slice-heading">A slice{rest === '' ? '' : `, at ${rest}`}</h2>
      <div class="slice-axes">
        <AxisChoice
          label="Across"
          names={names.filter((n) => n !== up)}
          value={across}
          onChange={(name) => change({ across: name })}
        />
        <AxisChoice
          label="Up"
          names={names.filter((n) => n !== across)}
          value={up}
          onChange={(name) => change({ up: name })}
        />
      </div>
      <Slice
        title={`Regions by ${across} and ${up}${rest === '' ? '' : `, at ${rest}`}`}
        across={across}
        up={up}
        size={SIZE}
        region={(x, y) => regionAt(word, at(x, y))}
        hue={hueOf}
        chosen={[Math.min(point[across]!, SIZE - 1), Math.min(point[up]!, SIZE - 1)]}
        wrong={new Set(wrong)}
        onChoose={(x, y) => onChoose(at(x, y))}
      />
      <TaskStatus task={task} what="all positions of the picture" />
      <p role="status">
        {answer !== null &&
          (wrong.length === 0
            ? `✓ All ${points.length} positions of the picture were computed directly; every value agrees.`
            : `✕ ${wrong.length} of ${points.length} positions have another value.`)}
      </p>
      {!wanted && (
        <button type="button" onClick={() => setChecked(key)}>
          Compute all {points.length} positions directly
        </button>
      )}
    </section>
  );
}

interface AxisChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function AxisChoice({ label, names, value, onChange }: AxisChoiceProps) {
  return (
    <label>
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

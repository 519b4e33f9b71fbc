/**
 * A slice through the regions or outcomes of a word: two parameters are the axes, the others stay where the sliders
 * are.
 */
import type { EntryView, Point } from '@lilypad/prover';
import { useMemo, useState } from 'preact/hooks';
import { Slice } from '../../charts/slice.tsx';
import { elementAt } from '../../element-at.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { useParameters } from '../../router/use-route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { agrees } from './agrees.ts';
import { outcomeHue, regionHue } from './hues.ts';
import { liveliestAxes } from './liveliest.ts';
import { RegionNumber } from './region-number.tsx';

interface SliceCardProps {
  readonly entry: EntryView;
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

const SIZE = 13;

export function SliceCard({ entry, point, onChoose }: SliceCardProps) {
  const [parameters, change] = useParameters();
  const [checked, setChecked] = useState<string | null>(null);
  const { values } = useWorkers();
  const names = entry.parameters;
  const look = lookOf(entry);
  // Where nothing is chosen, the slice in which most happens.
  const [usualAcross, usualUp] = useMemo(() => liveliestAxes(names, point, look.kind), [entry]);
  const across = names.find((name) => name === parameters.across) ?? elementAt(names, usualAcross);
  const besides = names.filter((name) => name !== across);
  const up =
    besides.find((name) => name === parameters.up) ??
    besides.find((name) => name === names[usualUp]) ??
    elementAt(besides, 0);
  const axes = [across, up].map((name) => names.indexOf(name));
  const at = (x: number, y: number): Point | null => {
    const sizes = new Map(axes.map((gap, i) => [gap, i === 0 ? x : y]));
    if (entry.inSliceOf !== undefined) return entry.inSliceOf(point, sizes);
    return point.map((size, i) => sizes.get(i) ?? size);
  };
  const sizeOf = (name: string): number => point[names.indexOf(name)] ?? 0;
  const others = besides.filter((name) => name !== up);

  const points = Array.from({ length: SIZE * SIZE }, (_, i) => [i % SIZE, Math.floor(i / SIZE)] as const);
  const key = JSON.stringify([entry.word, across, up, others.map(sizeOf)]);
  const wanted = checked === key;
  const claims = wanted
    ? points.flatMap(([x, y]) => {
        const there = at(x, y);
        return there === null ? [] : entry.instancesAt(there).map((claim) => ({ ...claim, place: `${x},${y}` }));
      })
    : [];
  const task = useTask(
    values,
    'instances',
    wanted ? { instances: claims.map(({ board, game }) => ({ board, game })) } : null,
  );
  const answer = task.status === 'done' ? task.output : null;
  const wrong = new Set(
    claims
      .filter(({ relation }, i) => answer !== null && !agrees(relation, answer.values[i]?.relation))
      .map(({ place }) => place),
  );
  const count = new Set(claims.map(({ place }) => place)).size;
  const isWhole = count === points.length;
  // In a slice the last two gaps follow from the others.
  const staying = entry.inSliceOf === undefined ? others : others.slice(0, -2);
  const rest = staying.map((name) => `${name} = ${sizeOf(name)}`).join(', ');

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
        title={`${look.name} by ${across} and ${up}${rest === '' ? '' : `, at ${rest}`}`}
        across={across}
        up={up}
        size={SIZE}
        region={(x, y) => look.kind(at(x, y))}
        hue={look.hue}
        {...(look.label && { label: look.label })}
        chosen={[Math.min(sizeOf(across), SIZE - 1), Math.min(sizeOf(up), SIZE - 1)]}
        wrong={wrong}
        onChoose={(x, y) => onChoose(at(x, y) ?? point)}
      />
      {entry.kind === 'questions' && (
        <ul class="slice-legend">
          {entry.outcomes.map((outcome) => (
            <li key={outcome.sign}>
              <RegionNumber hue={outcomeHue(outcome)}>{outcome.sign}</RegionNumber> {outcome.text}
            </li>
          ))}
        </ul>
      )}
      <TaskStatus task={task} what="all positions of the picture" />
      <p role="status">
        {answer !== null &&
          (wrong.size === 0
            ? `✓ All ${count} positions of the picture${isWhole ? '' : ' that the theorem tells of'} were computed directly; every ${look.what} agrees.`
            : `✕ ${wrong.size} of ${count} positions have another ${look.what}.`)}
      </p>
      {!wanted && (
        <button type="button" onClick={() => setChecked(key)}>
          {look.isWhole ? `Compute all ${points.length} positions directly` : 'Compute these positions directly'}
        </button>
      )}
    </section>
  );
}

interface Look {
  readonly name: string;
  /** What positions of one kind share. */
  readonly what: string;
  /** Whether something is claimed of every position. */
  readonly isWhole: boolean;
  /** Null where there is no position. */
  readonly kind: (point: Point | null) => number;
  readonly hue: (kind: number) => number | null;
  readonly label?: (kind: number) => string;
}

/** How points are distinguished: by regions where values are known, by outcomes elsewhere. */
function lookOf(entry: EntryView): Look {
  if (entry.kind === 'regions') {
    return {
      name: 'Regions',
      what: 'value',
      isWhole: true,
      kind: (point) => (point === null ? -1 : entry.rowAt(point)),
      hue: regionHue,
    };
  }
  return {
    name: 'Outcomes',
    what: 'outcome',
    isWhole: entry.tellsNo,
    // Where nothing is claimed of some positions, the last outcome says so.
    kind: (point) => (point === null ? entry.outcomes.length - 1 : entry.outcomes.indexOf(entry.outcomeAt(point))),
    hue: (kind) => outcomeHue(elementAt(entry.outcomes, kind)),
    label: (kind) => elementAt(entry.outcomes, kind).sign,
  };
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

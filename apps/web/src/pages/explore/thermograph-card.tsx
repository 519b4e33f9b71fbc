/** The thermograph of the value, and over it those of other positions and games. */
import { useState } from 'preact/hooks';
import { type NamedThermograph, Thermographs } from '../../charts/thermographs.tsx';
import { NotationField } from '../../parts/notation-field.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import { parseSum } from '../../sum/sum.ts';
import type { ValueAnswer } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';

interface ThermographCardProps {
  readonly sum: string;
  readonly answer: ValueAnswer;
  readonly stale: boolean;
  /** The other sums in the picture. */
  readonly others: readonly string[];
  readonly onChange: (others: readonly string[]) => void;
}

/** So many games can be told apart by colour and dashes. */
const MOST = 4;

export function ThermographCard({ sum, answer, stale, others, onChange }: ThermographCardProps) {
  const games = others.slice(0, MOST - 1);
  return (
    <section class="card thermograph-card" aria-labelledby="thermograph-heading">
      <h2 id="thermograph-heading">Thermograph</h2>
      <div class={stale ? 'stale' : ''}>
        <Overlaid first={{ name: sum, graph: answer.thermograph }} others={games} />
      </div>
      {games.length > 0 && (
        <ul class="overlaid">
          {games.map((other) => (
            <li key={other}>
              <code>{other}</code>{' '}
              <button
                type="button"
                aria-label={`Remove ${other} from the picture`}
                onClick={() => onChange(games.filter((one) => one !== other))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {games.length < MOST - 1 && <AddField onAdd={(text) => onChange([...new Set([...games, text])])} />}
    </section>
  );
}

function AddField({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      class="add-graph"
      onSubmit={(event) => {
        event.preventDefault();
        if (parseSum(text).ok) onAdd(text.trim());
        setText('');
      }}
    >
      <NotationField
        id="over"
        label="Lay another one over it"
        value={text}
        placeholder="{3|1}, or TT.F"
        optional
        onChange={setText}
      />
      <button type="submit" disabled={!parseSum(text).ok}>
        Add
      </button>
    </form>
  );
}

interface OverlaidProps {
  readonly first: NamedThermograph;
  readonly others: readonly string[];
}

/** Asks for the others one after the other: each is a question of its own. */
function Overlaid({ first, others }: OverlaidProps) {
  const { comparisons } = useWorkers();
  const [found, setFound] = useState<ReadonlyMap<string, NamedThermograph>>(new Map());
  const wanted = others.find((other) => !found.has(other)) ?? null;
  const task = useTask(comparisons, 'value', wanted === null ? null : { sum: wanted });
  if (wanted !== null && task.status === 'done' && task.output !== null) {
    setFound(new Map([...found, [wanted, { name: wanted, graph: task.output.thermograph }]]));
  }
  const games = [first, ...others.flatMap((other) => found.get(other) ?? [])];
  return (
    <>
      <TaskStatus task={task} what="the thermograph" />
      <Thermographs games={games} />
    </>
  );
}

/** The register of named results as a graph: what follows from what, and what is proved. */
import type { GraphNode, ResultGraph } from '@lilypad/register';
import { useState } from 'preact/hooks';
import { useWidth } from '../../charts/use-width.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { printRoute } from '../../router/route.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import './register.css';

const [WIDTH, HEIGHT, ACROSS, DOWN] = [120, 40, 130, 84];
/** So many results stand in one line at most; more of a level go on below. */
const MOST = 9;

export function RegisterCard() {
  const { proofs } = useWorkers();
  const task = useTask(proofs, 'register', {});
  return (
    <section class="card register-card" aria-labelledby="register-heading" aria-busy={task.status === 'running'}>
      <h2 id="register-heading">The register</h2>
      <p>
        The named results of the literature and of this project. A line leads from a result up to what follows from it.
        What is proved is computed from the certificates, here and now; what is refuted, from known values.
      </p>
      <TaskStatus task={task} what="what is proved" />
      {task.output !== null && <Graph graph={task.output} />}
    </section>
  );
}

interface Place {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
}

/** Results that need nothing are at the bottom; `most` stand in one line. */
function placesOf({ nodes, levels }: ResultGraph, most: number): Map<string, Place> {
  const places = new Map<string, Place>();
  let y = 0;
  for (let level = levels - 1; level >= 0; level--) {
    const row = nodes.filter((node) => node.level === level);
    for (const [i, node] of row.entries()) {
      const inLine = Math.min(most, row.length - Math.floor(i / most) * most);
      const x = ((most - inLine) / 2 + (i % most)) * ACROSS + ACROSS / 2;
      places.set(node.name, { node, x, y: y + Math.floor(i / most) * (HEIGHT + 14) });
    }
    y += DOWN + Math.floor((row.length - 1) / most) * (HEIGHT + 14);
  }
  return places;
}

function Graph({ graph }: { readonly graph: ResultGraph }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { place, width: room } = useWidth<HTMLDivElement>(MOST * ACROSS);
  const most = Math.max(1, Math.min(MOST, Math.floor(room / ACROSS)));
  const width = most * ACROSS;
  const places = placesOf(graph, most);
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + HEIGHT + 8;
  const touches = (name: string): boolean =>
    chosen === name ||
    graph.edges.some(({ from, to }) => (from === chosen && to === name) || (to === chosen && from === name));
  const node = chosen === null ? undefined : places.get(chosen)?.node;
  return (
    <>
      <div class="register-window" ref={place}>
        <div class="register-graph" style={{ width: `${width}px`, height: `${height}px` }}>
          <svg width={width} height={height} aria-hidden="true">
            {graph.edges.map(({ from, to, kind }) => {
              const [upper, lower] = [places.get(from), places.get(to)];
              if (upper === undefined || lower === undefined) return null;
              const [start, end] = [upper.y + HEIGHT, lower.y];
              const bend = Math.max(18, (end - start) / 2);
              return (
                <path
                  key={`${from} ${to}`}
                  class={`register-edge ${kind}${chosen === from || chosen === to ? ' chosen' : ''}`}
                  d={`M${upper.x} ${start}C${upper.x} ${start + bend} ${lower.x} ${end - bend} ${lower.x} ${end}`}
                />
              );
            })}
          </svg>
          {[...places.values()].map(({ node: { name, state }, x, y }) => (
            <button
              key={name}
              type="button"
              class={`register-node state-${state}${chosen !== null && !touches(name) ? ' aside' : ''}`}
              style={{ left: `${x - WIDTH / 2}px`, top: `${y}px`, width: `${WIDTH}px`, height: `${HEIGHT}px` }}
              aria-pressed={chosen === name}
              onClick={() => setChosen(chosen === name ? null : name)}
            >
              {name} <span class="state-sign">{SIGNS[state]}</span>
              <span class="visually-hidden">{state}</span>
            </button>
          ))}
        </div>
      </div>
      <ul class="register-legend" aria-label="States">
        {Object.entries(SIGNS).map(([state, sign]) => (
          <li key={state}>
            <span class="state-sign">{sign}</span> {state}
          </li>
        ))}
      </ul>
      <div aria-live="polite" class="register-detail">
        {node === undefined ? <p class="hint">Press a result to read what it says.</p> : <Detail node={node} />}
      </div>
    </>
  );
}

const SIGNS: Readonly<Record<GraphNode['state'], string>> = {
  proved: '✓',
  checked: '○',
  stated: '·',
  refuted: '✕',
  contradicted: '!',
};

function Detail({ node }: { readonly node: GraphNode }) {
  const found = [node.proofs, node.evidence].filter((text) => text !== '').join('; ');
  return (
    <>
      <h3>
        {node.name}: {node.kind}, {node.state}
      </h3>
      <p>
        <code>{node.statement}</code>
      </p>
      <p>
        {node.source}. In the literature: {node.literature}.{found !== '' && ` Here: ${found}.`}
      </p>
      {node.certificates.length > 0 && (
        <p>
          {node.certificates.map((name) => (
            <a key={name} class="button" href={printRoute({ page: 'theorems', parameters: { class: name } })}>
              {name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
